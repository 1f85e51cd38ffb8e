// What an action in the notation is about: which card it is played with, and what on the table it points at.
// Whether it may be done is never asked here; only legal ones are offered.

import type { Card, Outlaw } from '$wire/wyatt-earp';

const WITH_ITSELF = ['stagecoach', 'bank', 'fastest-gun', 'hideout', 'wyatt-earp'];

/** The card of the hand by which this is done. */
export function cardOf(text: string): Card | null {
  const [verb = '', first = '', second] = text.split(' ');
  if (verb === 'meld' || verb === 'discard') return first as Card;
  if (verb === 'photo') return `photo-${first as Outlaw}`;
  if (verb === 'rob' || isAsk(text)) return 'most-wanted';
  return WITH_ITSELF.includes(verb) && second === undefined ? (verb as Card) : null;
}

/** Does this name an outlaw to ask for (WE-26)? `ask 2` only goes on asking (WE-27). */
export function isAsk(text: string): boolean {
  return /^ask [a-z]+ \d$/.test(text);
}

/** The outlaw whose poster stands for what this points at: an outlaw to ask for, or a set. */
export function posterOf(text: string): Outlaw | null {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (isAsk(text) || verb === 'place' || verb === 'uncover') return first as Outlaw;
  return verb === 'cover' || verb === 'take' ? (second as Outlaw) : null;
}

/** The seat that this names. */
export function seatOf(text: string): number | null {
  const [verb = '', first = '', second] = text.split(' ');
  if (verb === 'cover' || verb === 'take') return Number(first);
  return verb === 'ask' ? Number(second ?? first) : null;
}

/** The card of a searched pile that this takes (WE-32). */
export function pickOf(text: string): Card | null {
  return text.startsWith('pick ') ? (text.slice('pick '.length) as Card) : null;
}
