import type { WireView } from '$wire/wild-shots';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { perform } from './perform.ts';
import { sounds } from './sounds.ts';

const face: Face = {
  Board,
  Hand,
  aid: () => import('./Aid.svelte'),
  // A card is picked up before it is played: that is question enough.
  isGrave: () => false,
  where: ({ round, trick_number }: WireView) => t('web-ws-where', { round, trick: trick_number }),
  perform,
  sounds,
  // Points are bad (WS-14).
  isFewestBest: true,
};
export default face;
