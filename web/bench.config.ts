import base from './playwright.config.ts';

// What is measured, and pictures of every table: `npm run measure`, `npm run shots`.
export default { ...base, testDir: 'bench', workers: 1, timeout: 1_800_000 };
