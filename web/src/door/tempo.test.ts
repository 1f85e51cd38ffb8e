import { expect, it } from 'vitest';
import { TEMPOS } from './tempo.ts';

/** What the server allows: see `Setup::wished`. */
const LONGEST = 14 * 24 * 3600;

it('every tempo is one that a table can have, and no two are alike', () => {
  for (const { tempo } of TEMPOS) {
    expect(tempo.decision).toBeGreaterThan(0);
    expect(tempo.decision).toBeLessThanOrEqual(LONGEST);
    expect(tempo.bank).toBeLessThanOrEqual(LONGEST);
  }
  expect(new Set(TEMPOS.map(({ tempo }) => `${tempo.decision}+${tempo.bank}`)).size).toBe(TEMPOS.length);
});
