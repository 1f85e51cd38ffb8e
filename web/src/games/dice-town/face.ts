import type { Shown } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { placeName } from './words.ts';

const where = ({ turn, town }: Shown): string => t('web-dt-where', { turn: turn ?? 1, place: placeName(town?.place ?? 'dice') });

const isGrave = ({ text }: Choice, view: Shown): boolean => view.previews[text]?.grave ?? false;

const face: Face = { Board, Hand, Aid, isGrave, where };
export default face;
