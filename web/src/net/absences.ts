// Who left and came back, as lines among those of the game.

import type { Absence } from '$wire/protocol';
import type { Line } from '$/table/log.ts';

/** The lines in the order in which things happened. */
export function withAbsences(lines: readonly Line[], absences: readonly Absence[]): Line[] {
  const merged = [...lines];
  for (const { moment, message } of absences) {
    const after = merged.findIndex((line) => line.rule !== '' && line.moment >= moment);
    // It leads to the table as it was then.
    const line: Line = { moment: Math.max(0, moment - 1), rule: '', message, event: null };
    merged.splice(after < 0 ? merged.length : after, 0, line);
  }
  return merged;
}
