import type { WireView } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import { isOffer, partsOf } from './actions.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { perform } from './perform.ts';
import { sounds } from './sounds.ts';
import { placeName } from './words.ts';

const where = ({ turn, town }: WireView): string =>
  t('web-dt-where', { turn: turn ?? 1, place: placeName(town?.place ?? 'dice') });

/** Keeps and offers need no question: their button shows the price. That leaves cards that are spent, and titles that are laid
 * open for good. */
const isGrave = (choice: Choice, view: WireView): boolean =>
  partsOf(choice).verb !== 'keep' && !isOffer(choice) && (view.previews[choice.text]?.grave ?? false);

const face: Face = { Board, Hand, aid: () => import('./Aid.svelte'), isGrave, where, perform, sounds };
export default face;
