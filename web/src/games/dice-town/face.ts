import type { Shown } from '$wire/dice-town';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import { isGrave } from './acts.ts';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { placeName } from './words.ts';

const where = ({ turn, town }: Shown): string => t('web-dt-where', { turn: turn ?? 1, place: placeName(town?.place ?? 'dice') });

const face: Face = { Board, Hand, Aid, isGrave, where };
export default face;
