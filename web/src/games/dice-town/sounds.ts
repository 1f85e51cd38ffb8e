// Which sound goes with what happens, by the key of its sentence.

import type { Sounds } from '$/sound/loudest.ts';

export const sounds: Sounds = {
  'dice-town-over': 'chord',
  'dice-town-cancelled': 'knock',
  'dice-town-awarded': 'knock',
  'dice-town-new-sheriff': 'knock',
  'dice-town-mined': 'coin',
  'dice-town-robbed-bank': 'coin',
  'dice-town-shared': 'coin',
  'dice-town-stagecoach': 'coin',
  'dice-town-awarded-bribe': 'coin',
  'dice-town-doc-dollars': 'coin',
  'dice-town-doc-nuggets': 'coin',
  'dice-town-rolled': 'dice',
  'dice-town-kept': 'dice',
  'dice-town-shows': 'dice',
  'dice-town-kept-last': 'dice',
  'dice-town-cheated': 'dice',
  'dice-town-played': 'card',
  'dice-town-drew': 'card',
  'dice-town-drew-hidden': 'card',
  'dice-town-took-titles': 'card',
  'dice-town-took-store': 'card',
  'dice-town-took-store-hidden': 'card',
  'dice-town-stole': 'card',
  'dice-town-stole-hidden': 'card',
};
