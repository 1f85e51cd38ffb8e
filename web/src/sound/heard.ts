// Which sound goes with what was told, by the key of its sentence: the games name what happens, so nothing here
// needs a rule.

import type { WireMessage } from '$wire/protocol';
import type { Sound } from './sounds.ts';

/** The loudest first: one sound for all that was told at once. */
export const HEARD: readonly (readonly [Sound, readonly string[]])[] = [
  ['chord', ['wild-shots-scored', 'wild-shots-over', 'wyatt-earp-round-ends', 'wyatt-earp-over', 'dice-town-over']],
  [
    'knock',
    [
      'wyatt-earp-shot',
      'wyatt-earp-covered',
      'wyatt-earp-duel',
      'dice-town-cancelled',
      'dice-town-awarded',
      'dice-town-new-sheriff',
    ],
  ],
  [
    'coin',
    [
      'wyatt-earp-takes',
      'dice-town-mined',
      'dice-town-robbed-bank',
      'dice-town-shared',
      'dice-town-stagecoach',
      'dice-town-awarded-bribe',
      'dice-town-doc-dollars',
      'dice-town-doc-nuggets',
    ],
  ],
  ['dice', ['dice-town-rolled', 'dice-town-kept', 'dice-town-shows', 'dice-town-kept-last', 'dice-town-cheated']],
  [
    'card',
    [
      'wild-shots-played',
      'wild-shots-discarded',
      'wild-shots-taken',
      'wild-shots-dealt-hand',
      'wyatt-earp-drew',
      'wyatt-earp-drew-hidden',
      'wyatt-earp-melded',
      'wyatt-earp-photo',
      'wyatt-earp-placed',
      'wyatt-earp-discarded',
      'wyatt-earp-dealt-hand',
      'dice-town-played',
      'dice-town-drew',
      'dice-town-drew-hidden',
      'dice-town-took-titles',
      'dice-town-took-store',
      'dice-town-took-store-hidden',
      'dice-town-stole',
      'dice-town-stole-hidden',
    ],
  ],
];

export function soundOf(told: readonly WireMessage[]): Sound | null {
  const heard = HEARD.find(([, keys]) => told.some(({ key }) => keys.includes(key)));
  return heard?.[0] ?? null;
}
