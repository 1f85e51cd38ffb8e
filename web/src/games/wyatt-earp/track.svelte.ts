// The cards of a table with their names, as the views come. Everything on one page that tracks the same play gives the same
// card the same name: each sees every view once, and names are given in order.

import type { WireView } from '$wire/wyatt-earp';
import type { Play } from '$/table/play.svelte.ts';
import { follow, type Things } from './follow.ts';

export function trackCards(play: Play<WireView>): { readonly things: Things } {
  let last: Things | null = null;
  const things = $derived.by(() => (last = follow(last, play.view, play.seat)));
  return {
    get things() {
      return things;
    },
  };
}
