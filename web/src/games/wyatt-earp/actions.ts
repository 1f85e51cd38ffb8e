// What an offered action is about: the card it is played with, and what on the table it points at. It is read from the parts of
// the action, never from its text. Only legal actions are offered, so no rule lives here.

import type { ActionParts, Card, Outlaw } from '$wire/wyatt-earp';
import type { Choice } from '$wire/protocol';

/** Returns the parts of an action, in the shape of this game. */
export const partsOf = ({ parts }: Choice): ActionParts => parts as ActionParts;

type Verb = ActionParts['verb'];

/** Is this action of one of these kinds? */
export const isOneOf = (choice: Choice, ...verbs: readonly Verb[]): boolean => verbs.includes(partsOf(choice).verb);

/** Returns the card of the hand that this is done with. */
export function cardOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return 'card' in parts && parts.verb !== 'pick' ? parts.card : null;
}

/** Does this name an outlaw to ask for (WE-26)? To ask the next seat only goes on asking (WE-27). */
export const isAsk = (choice: Choice): boolean => isOneOf(choice, 'ask');

/** Returns the outlaw whose poster stands for what this points at: an outlaw to ask for, or a set. */
export function posterOf(choice: Choice): Outlaw | null {
  const parts = partsOf(choice);
  return 'outlaw' in parts && parts.verb !== 'meld' && parts.verb !== 'photo' ? parts.outlaw : null;
}

/** Returns the seat that this names. */
export function seatOf(choice: Choice): number | null {
  const parts = partsOf(choice);
  return 'seat' in parts ? parts.seat : null;
}

/** Returns the card of a searched pile that this takes (WE-32). */
export function pickOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return parts.verb === 'pick' ? parts.card : null;
}
