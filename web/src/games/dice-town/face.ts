import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

const face: Face = { Board, Hand, Aid, isGrave: () => false, where: () => t('web-table') };
export default face;
