import base from './playwright.config.ts';

// The laws of the table on 3,000 positions per title and size, where `cargo verify` looks at 50: `npm run laws`.
process.env['LAWS_POSITIONS'] ??= '3000';

export default { ...base, testMatch: ['laws.spec.ts', 'contrast.spec.ts'] };
