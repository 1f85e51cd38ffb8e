// Where cards come from, for the eye: by difference of views.

import type { Shown } from '$wire/wyatt-earp';

/** The place of a seat's cards; the viewer's own lie in the hand. */
export function placeOf(seat: number | null, own: number | null): string {
  return seat === own ? 'hand' : `seat-${seat}`;
}

/** The place from which the top of the discard came, if it is new there: a hit shows a card of the supply. */
export function topCameFrom(before: Shown | undefined, now: Shown, hit: boolean, own: number | null): string | undefined {
  if (before === undefined || now.discard.size <= before.discard.size) return undefined;
  const by = before.to_act[0];
  return hit || by === undefined ? 'supply' : placeOf(by, own);
}
