// How a seat is told apart on posters: by a colour and by two letters; the reader's own says so.

import { callOf } from '$/table/chairs.ts';
import type { Chair } from '$/table/play.svelte.ts';

/** By seat; dark enough to be seen on paper by any light. */
const COLOURS = ['#7d261b', '#2c4d75', '#30562a', '#5c3b05'] as const;
/** Whole characters: a name may begin with more than a letter. */
const characters = new Intl.Segmenter();

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

/** What each seat is called where there is little room: two letters of its name, because one would stand for an outlaw, and other ones for
 * names that begin alike. */
export function initials(chairs: readonly Chair[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  // By seat, so that everybody is called alike by all.
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
