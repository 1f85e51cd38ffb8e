// The mark of a seat on posters: a colour and two letters; the reader's own seat says so.

import { callOf } from '$/table/chairs.ts';
import type { Chair } from '$/table/play.svelte.ts';

/** By seat; dark enough to be seen on paper by any light. */
const COLOURS = ['#7d261b', '#2c4d75', '#30562a', '#5c3b05'] as const;
/** Whole characters: a name may begin with more than a letter. */
const characters = new Intl.Segmenter();

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

/** Returns a short name for each seat: two letters, because one would stand for an outlaw. Names with the same beginning get
 * other letters. */
export function initials(chairs: readonly Chair[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  // By seat, so that all viewers see the same names.
  for (const chair of [...chairs].sort((a, b) => a.seat - b.seat)) {
    const [first = '', ...rest] = [...characters.segment(chair.name)]
      .map(({ segment }) => segment)
      .filter((letter) => letter.trim() !== '');
    const short =
      [...rest.map((letter) => first + letter.toLowerCase()), `${first}${chair.seat + 1}`].find(
        (one) => !taken.has(one),
      ) ?? first;
    taken.add(short);
    names.set(chair.seat, chair.you ? callOf(chair) : short);
  }
  return names;
}
