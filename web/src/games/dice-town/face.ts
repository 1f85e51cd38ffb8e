import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

const face: Face = { Board, Hand, isGrave: () => false, where: () => t('web-table') };
export default face;
