// Which sound goes with what happens, by the key of its sentence.

import type { Sounds } from '$/sound/loudest.ts';

export const sounds: Sounds = {
  'wild-shots-scored': 'chord',
  'wild-shots-over': 'chord',
  'wild-shots-played': 'card',
  'wild-shots-discarded': 'card',
  'wild-shots-taken': 'card',
  'wild-shots-dealt-hand': 'card',
};
