// Who sits where, for sentences and for boards: the same at live tables, in replays and in lessons.

import type { SeatInfo, SeatClock } from '$wire/protocol';
import type { Cast } from '$/words/format.ts';
import { nameOf, t } from '$/words/lang.svelte.ts';
import type { Chair } from './play.svelte.ts';

/** The names of those in these chairs, to somebody in seat `you`. */
export function castOf(chairs: readonly SeatInfo[], you: number | null): Cast {
  const names = chairs.map(({ occupant }) => {
    if (occupant.kind === 'bot') return occupant.name;
    return occupant.kind === 'person' ? occupant.nickname : null;
  });
  return { names, you };
}

/** The chairs around a board that shows this view, seen from this seat. */
export function chairsOf(
  chairs: readonly SeatInfo[],
  cast: Cast,
  from: number | null,
  view: unknown,
  clocks: readonly SeatClock[] = [],
): Chair[] {
  const acting = (view as { to_act?: number[] } | undefined)?.to_act ?? [];
  return chairs.map(({ occupant, present, stand_in, left = false }, seat) => ({
    seat,
    name: nameOf(seat, { ...cast, you: null }),
    occupant,
    present,
    standIn: stand_in,
    left,
    clock: clocks[seat] ?? null,
    acts: acting.includes(seat),
    you: seat === cast.you,
    own: seat === from,
  }));
}

/** What a occupant is called on the board. */
export function callOf({ you, name }: Chair): string {
  return you ? t('web-you') : name;
}
