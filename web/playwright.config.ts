import { defineConfig } from '@playwright/test';

// Real Chromium against the real server. `SALOON_CHROMIUM` and `SALOON_BIN` are set by `cargo verify`.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A whole game takes as long as it takes; a test that waits for ever must end.
  timeout: 240_000,
  // Where many share a machine; a test that passes only then is named as flaky at the end.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['SALOON_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
