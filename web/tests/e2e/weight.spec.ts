// How much has to be loaded until the first table is there.

import { gzipSync } from 'node:zlib';
import { expect, test } from './saloon.ts';

const MOST_KILOBYTES = 120;

test('the first table needs at most 120 KB of JavaScript, gzipped', async ({ stranger }) => {
  const page = await stranger({ serviceWorkers: 'block' });
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response.body());
  });
  for (const game of ['wild-shots', 'wyatt-earp', 'dice-town']) {
    scripts.clear();
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await page.locator('.room').waitFor();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.values());
    const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
    console.log(`${game}: ${scripts.size} scripts, ${kilobytes.toFixed(1)} KB gzipped`);
    expect(kilobytes).toBeGreaterThan(20);
    expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
  }
});
