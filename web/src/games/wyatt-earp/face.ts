import type { Choice } from '$wire/protocol';
import type { WireView } from '$wire/wyatt-earp';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import { isOneOf } from './actions.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { perform } from './perform.ts';
import { sounds } from './sounds.ts';

const face: Face = {
  Board,
  Hand,
  aid: () => import('./Aid.svelte'),
  // What a shot may cost is on its button; a round that is ended is over for everybody (WE-13).
  isGrave: (choice: Choice) => isOneOf(choice, 'end-round'),
  perform,
  sounds,
  where: ({ round }: WireView) => t('web-we-round', { round }),
};
export default face;
