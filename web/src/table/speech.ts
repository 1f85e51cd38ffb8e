// What somebody has just said, in the reader's language.

import type { WireMessage } from '$wire/protocol';
import type { Mood } from '$/look/characters.ts';
import { find } from '$/words/lang.svelte.ts';

/** Something said at the table. */
export interface Spoken {
  nickname: string;
  seat: number | null;
  /** The words; those of a phrase are English. */
  text: string;
  /** A quick word, or a bot's line: every reader reads it in their own language. */
  phrase: WireMessage | null;
  isBot: boolean;
  /** Which position the reader had been sent then. A bot's line is about that one. */
  version: number;
}

export function wordsOf({ text, phrase }: Spoken): string {
  return (phrase && find(phrase.key)) ?? text;
}

const SMILES = /hello|glad|won|well-played|good-game|thanks/;
const FROWNS = /sorry|lost|ouch|hurry-up/;

/** The face that goes with it. */
export function moodOf(phrase: WireMessage | null): Mood {
  if (phrase && SMILES.test(phrase.key)) return 'smile';
  return phrase && FROWNS.test(phrase.key) ? 'frown' : 'calm';
}
