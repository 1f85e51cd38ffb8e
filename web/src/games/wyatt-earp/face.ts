import type { Choice } from '$wire/protocol';
import type { Shown } from '$wire/wyatt-earp';
import { t } from '$/words/lang.svelte.ts';
import type { Face } from '../index.ts';
import Aid from './Aid.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

const face: Face = {
  Board,
  Hand,
  Aid,
  // What a shot decides is spent whether it hits or not (WE-19).
  isGrave: ({ text }: Choice, view: Shown) => view.previews[text]?.shot ?? false,
  where: ({ round }: Shown) => t('web-we-round', { round }),
};
export default face;
