// The offered actions, read from their parts, never from their text.

import type { Choice } from '$wire/protocol';
import type { ActionParts } from '$wire/wild-shots';

/** Returns the action that plays this card. */
export const playOf = (choices: readonly Choice[], card: string | null): Choice | undefined =>
  choices.find(({ parts }) => (parts as ActionParts).card === card);
