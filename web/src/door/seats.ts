// The seats of a table that is not made yet: each is `me`, free, or the strength of a bot.

import type { SeatRange } from '$wire/protocol';

export const ME = 'me';
export const FREE = 'open';
/** At how many seats a table is laid if nothing is said. */
const USUAL = 4;

/** Within what a game allows. */
export function seatCount({ least, most }: SeatRange, wished = USUAL): number {
  return Math.min(most, Math.max(least, wished));
}

/** From the fewest to the most. */
export function seatCounts({ least, most }: SeatRange): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** The reader, and everybody else alike: free seats, or bots of this strength. */
export function seatsWith(others: string, count: number): string[] {
  return [ME, ...Array.from({ length: count - 1 }, () => others)];
}

/** Returns as many seats as this. New seats are like the last; the reader keeps theirs. */
export function resized(seats: readonly string[], count: number): string[] {
  const like = seats.findLast((word) => word !== ME) ?? FREE;
  const kept = seats.slice(0, count);
  if (seats.includes(ME) && !kept.includes(ME)) kept[count - 1] = ME;
  return [...kept, ...Array.from({ length: Math.max(0, count - seats.length) }, () => like)];
}

/** Returns the seats with this one changed. A reader who sits down swaps, so nobody sits in two seats. */
export function changed(seats: readonly string[], seat: number, word: string): string[] {
  const old = seats[seat] ?? FREE;
  return seats.map((other, i) => (i === seat ? word : word === ME && other === ME ? old : other));
}
