// Who came where.

import type { Result } from '$wire/protocol';

interface Fared {
  place: number;
  score: number;
}

/** Seats, the best first. */
export function ranked(seats: readonly Fared[]): (Fared & { seat: number })[] {
  return seats.map(({ place, score }, seat) => ({ seat, place, score })).sort((a, b) => a.place - b.place);
}

export function ranking({ places, scores }: Result): (Fared & { seat: number })[] {
  return ranked(places.map((place, seat) => ({ place, score: scores[seat] ?? 0 })));
}
