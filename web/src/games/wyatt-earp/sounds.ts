// Which sound goes with what happens, by the key of its sentence.

import type { Sounds } from '$/sound/loudest.ts';

export const sounds: Sounds = {
  'wyatt-earp-round-ends': 'chord',
  'wyatt-earp-over': 'chord',
  'wyatt-earp-shot': 'knock',
  'wyatt-earp-covered': 'knock',
  'wyatt-earp-duel': 'knock',
  'wyatt-earp-takes': 'coin',
  'wyatt-earp-drew': 'card',
  'wyatt-earp-drew-hidden': 'card',
  'wyatt-earp-melded': 'card',
  'wyatt-earp-photo': 'card',
  'wyatt-earp-placed': 'card',
  'wyatt-earp-discarded': 'card',
  'wyatt-earp-dealt-hand': 'card',
};
