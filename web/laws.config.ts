import base from './playwright.config.ts';

// The laws of the table on 3,000 positions per title and size, where `cargo verify` looks at 50, and on 300 changes per title and
// size, where it watches 40: `npm run laws`.
process.env['LAWS_POSITIONS'] ??= '3000';
process.env['MOTION_CHANGES'] ??= '300';

export default { ...base, testMatch: ['laws.spec.ts', 'contrast.spec.ts', 'motion.spec.ts'] };
