// How a seat is told apart on posters: by a colour and by its initial; the reader's own says so.

import { callOf } from '$/table/chairs.ts';
import type { Chair } from '$/table/play.svelte.ts';

/** By seat; dark enough to be seen on paper by any light. */
const COLOURS = ['#7d261b', '#2c4d75', '#30562a', '#5c3b05'] as const;
/** Whole characters: a name may begin with more than a letter. */
const characters = new Intl.Segmenter();

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

export function initialOf(chair: Chair): string {
  const name = callOf(chair);
  return chair.you ? name : (characters.segment(name).containing(0)?.segment ?? '');
}
