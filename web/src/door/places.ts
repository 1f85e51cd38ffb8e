// Who came where.

import type { Result } from '$wire/protocol';

interface Fared {
  place: number;
  score: number;
}

export interface Ranked extends Fared {
  seat: number;
}

/** Seats, the best first. */
export function ranked(seats: readonly Fared[]): Ranked[] {
  return seats.map(({ place, score }, seat) => ({ seat, place, score })).sort((a, b) => a.place - b.place);
}

export function ranking({ places, scores }: Result): Ranked[] {
  return ranked(places.map((place, seat) => ({ place, score: scores[seat] ?? 0 })));
}
