// What the board shows beside the view while something is performed; `perform.ts` makes these.

import type { Face, WireView } from '$wire/dice-town';
import type { Play } from '$/table/play.svelte.ts';
import { PLACE_FACES, STREET, type Stop } from './places.ts';

export type Cue =
  /** Cups are shaken over free dice (DT-7). */
  | { type: 'shake'; seats: readonly number[] }
  /** The viewer's cup is lifted off the roll. */
  | { type: 'lift' }
  /** The lamp of a house is lit: it is settled now. */
  | { type: 'lamp'; place: Stop }
  /** The dice that count at a house glow at their owners. */
  | { type: 'glow'; place: Stop; seats: readonly number[] }
  /** What is won there goes to its winner. */
  | { type: 'award'; place: Stop; seat: number | null }
  /** Seats that are tied wear a mark (DT-16). */
  | { type: 'tie'; place: Stop | 'end'; seats: readonly number[] }
  /** All envelopes open together. */
  | { type: 'open' }
  /** A card is played, or cancels one (DT-12, DT-13). */
  | { type: 'card'; seat: number };

type Seen = Pick<Play<WireView>, 'view' | 'cue'>;

export const cueOf = ({ cue }: Pick<Play, 'cue'>): Cue | null => cue as Cue | null;

/** Is this seat's cup being shaken? */
export function isShaking(play: Seen, seat: number): boolean {
  const cue = cueOf(play);
  return cue?.type === 'shake' && cue.seats.includes(seat);
}

/** Is this seat one of those between whom the sheriff chooses? */
export function isTied(play: Seen, seat: number): boolean {
  const cue = cueOf(play);
  if (cue?.type === 'tie') return cue.seats.includes(seat);
  const { town } = play.view;
  return town !== null && town.winner === null && town.tied.length > 1 && town.tied.includes(seat);
}

/** The house that is settled now. */
export function litPlace(play: Seen): Stop | null {
  const cue = cueOf(play);
  if (cue && 'place' in cue) return cue.place === 'end' ? null : cue.place;
  const place = play.view.town?.place ?? null;
  return place === 'end' ? null : place;
}

/** Has this house had its turn? The town is settled in the order of the street. */
export function isDone({ town }: Pick<WireView, 'town'>, place: Stop): boolean {
  return town !== null && (town.place === 'end' || STREET.indexOf(place) < STREET.indexOf(town.place));
}

/** Does a die of this face count for its owner at the house that is settled now? At the town hall all do. */
export function glows(play: Seen, seat: number, face: Face): boolean {
  const cue = cueOf(play);
  return cue?.type === 'glow' && cue.seats.includes(seat) && (PLACE_FACES[cue.place] === face || cue.place === 'hall');
}
