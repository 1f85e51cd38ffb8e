// Who is ahead at the end of a round.

import type { Scorecard } from '$wire/protocol';
import type { Ranked } from '$/door/places.ts';

/** The seats by their totals, equal totals sharing a place. */
export function byTotal({ cells }: Scorecard, isFewestBest: boolean): Ranked[] {
  const totals = cells.map((row) => row.at(-1) ?? 0);
  const isBetter = (a: number, b: number): boolean => (isFewestBest ? a < b : a > b);
  const ranked = totals.map((score, seat) => ({
    seat,
    score,
    place: 1 + totals.filter((other) => isBetter(other, score)).length,
  }));
  return ranked.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
