// What an offered action is about: the card it is played with, and what on the table it points at. It is read from the parts of
// the action, never from its text. Only legal actions are offered, so no rule lives here.

import type { ActionParts, Card, Outlaw } from '$wire/wyatt-earp';
import type { Choice } from '$wire/protocol';

/** The parts of an action of this game. */
export const partsOf = ({ parts }: Choice): ActionParts => parts as ActionParts;

type Verb = ActionParts['verb'];

/** Is this action of one of these kinds? */
export const isOneOf = (choice: Choice, ...verbs: readonly Verb[]): boolean => verbs.includes(partsOf(choice).verb);

/** The card of the hand by which this is done. */
export function cardOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return 'card' in parts && parts.verb !== 'pick' ? parts.card : null;
}

/** Does this name an outlaw to ask for (WE-26)? To ask the next seat only goes on asking (WE-27). */
export const isAsk = (choice: Choice): boolean => isOneOf(choice, 'ask');

/** The outlaw whose poster stands for what this points at: an outlaw to ask for, or a set. */
export function posterOf(choice: Choice): Outlaw | null {
  const parts = partsOf(choice);
  return 'outlaw' in parts && parts.verb !== 'meld' && parts.verb !== 'photo' ? parts.outlaw : null;
}

/** The seat that this names. */
export function seatOf(choice: Choice): number | null {
  const parts = partsOf(choice);
  return 'seat' in parts ? parts.seat : null;
}

/** The card of a searched pile that this takes (WE-32). */
export function pickOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return parts.verb === 'pick' ? parts.card : null;
}
