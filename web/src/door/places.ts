// Who came where.

import type { GameResult } from '$wire/protocol';

interface Fared {
  place: number | null;
  score: number | null;
}

export interface Ranked {
  seat: number;
  place: number;
  score: number;
}

/** Seats, the best first; none of a game that was given up. */
export function ranked(seats: readonly Fared[]): Ranked[] {
  const placed = seats.flatMap(({ place, score }, seat) =>
    place === null || score === null ? [] : [{ seat, place, score }],
  );
  return placed.sort((a, b) => a.place - b.place);
}

export function ranking({ places, scores }: GameResult): Ranked[] {
  return ranked(places.map((place, seat) => ({ place, score: scores[seat] ?? 0 })));
}
