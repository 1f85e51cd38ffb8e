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

/** The set that this points at: of which outlaw, in whose territory. */
export function setOf(text: string, actor: number | null): { seat: number | null; outlaw: Outlaw } | null {
  const [verb = '', first = '', second = ''] = text.split(' ');
  if (verb === 'cover' || verb === 'take') return { seat: Number(first), outlaw: second as Outlaw };
  if (verb === 'place' || verb === 'uncover' || verb === 'photo') return { seat: actor, outlaw: first as Outlaw };
  return null;
}

/** The card of a searched pile that this takes (WE-32). */
export function pickOf(text: string): Card | null {
  return text.startsWith('pick ') ? (text.slice('pick '.length) as Card) : null;
}
