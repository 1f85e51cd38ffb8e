// When this browser passes by itself, and when it asks the server to.

import type { AutoPass, SeatInfo, Choice } from '$wire/protocol';

/** Are all others at the table bots? They read nothing from the clock. */
export function isAmongBots(chairs: readonly SeatInfo[], you: number | null): boolean {
  return you !== null && chairs.every(({ occupant }, seat) => seat === you || occupant.kind === 'bot');
}

/** The action that declines, where that is all one can do. */
export function onlyPass(choices: readonly Choice[]): string | null {
  const [only, ...others] = choices;
  return only?.declines && others.length === 0 ? only.text : null;
}

/** What the server should be asked for: to pass where nothing else is possible, if that was chosen. A pass until the end of
 * the turn is left alone. */
export function modeToAsk(passAlone: boolean, inForce: AutoPass): AutoPass | null {
  if (passAlone) return inForce === 'off' ? 'only' : null;
  return inForce === 'only' ? 'off' : null;
}
