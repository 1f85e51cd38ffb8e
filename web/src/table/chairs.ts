// Who sits where, for sentences and for boards: the same at live tables, in replays and in lessons.

import type { Chair as Sat, ClockShown } from '$wire/protocol';
import type { Cast } from '$/words/format.ts';
import { nameOf, t } from '$/words/lang.svelte.ts';
import type { Chair } from './play.svelte.ts';

/** The names of those in these chairs, to somebody in seat `you`. */
export function castOf(chairs: readonly Sat[], you: number | null): Cast {
  const names = chairs.map(({ sitter }) => {
    if (sitter.kind === 'bot') return sitter.name;
    return sitter.kind === 'person' ? sitter.nickname : null;
  });
  return { names, you };
}

/** The chairs around a board that shows this view, seen from this seat. */
export function chairsOf(
  chairs: readonly Sat[],
  cast: Cast,
  from: number | null,
  view: unknown,
  clocks: readonly ClockShown[] = [],
): Chair[] {
  const acting = (view as { to_act?: number[] } | undefined)?.to_act ?? [];
  return chairs.map(({ sitter, present, stand_in, left = false }, seat) => ({
    seat,
    name: nameOf(seat, { ...cast, you: null }),
    sitter,
    present,
    standIn: stand_in,
    left,
    clock: clocks[seat] ?? null,
    acts: acting.includes(seat),
    you: seat === cast.you,
    own: seat === from,
  }));
}

/** What a sitter is called on the board. */
export function callOf({ you, name }: Chair): string {
  return you ? t('web-you') : name;
}
