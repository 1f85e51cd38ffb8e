// One sound for all that happened at once. Each game says which sound goes with what, in its `sounds.ts`.

import type { WireMessage } from '$wire/protocol';
import type { Sound } from './sounds.ts';

/** The sounds of a game, by the key of the sentence that says what happened. */
export type Sounds = Readonly<Record<string, Sound>>;

const LOUDEST_FIRST: readonly Sound[] = ['chord', 'knock', 'coin', 'dice', 'card'];

export function loudest(sounds: Sounds, told: readonly WireMessage[]): Sound | null {
  const heard = new Set(told.map(({ key }) => sounds[key]));
  return LOUDEST_FIRST.find((sound) => heard.has(sound)) ?? null;
}
