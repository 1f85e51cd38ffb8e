// How long a moment stays while a replay runs by itself.

import type { Happened, Seen } from '$wire/protocol';

const ACT = 1300;
const CHANCE = 600;
/** Of what the viewer was not told anything there is little to see: a card for somebody else, say. */
const UNTOLD = 120;

/** Milliseconds. */
export function stay(happened: Happened, seen: Seen, speed: number): number {
  const long = seen.told.length === 0 ? UNTOLD : happened.kind === 'act' ? ACT : CHANCE;
  return long / speed;
}
