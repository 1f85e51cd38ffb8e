// The houses of the street, and what leads to them.

import { PLACES, type Face, type Place } from '$wire/dice-town';

/** The places of the street in the order they are settled; the stagecoach only stops. */
export type Stop = Exclude<Place, 'end'> | 'stagecoach';
export const STREET: readonly Stop[] = ['mine', 'bank', 'stagecoach', 'store', 'saloon', 'star', 'hall', 'doctor'];

/** The clause of each stop. */
export const PLACE_RULES = {
  ...Object.fromEntries(PLACES.map(({ place, rule }) => [place, rule])),
  stagecoach: 'DT-20',
} as Readonly<Record<Stop, string>>;

/** The face that leads to a place. The town hall is drawn with an ace, though the best hand wins it. */
export const PLACE_FACES = {
  ...Object.fromEntries(PLACES.filter(({ face }) => face !== null).map(({ place, face }) => [place, face])),
  hall: 'A',
} as Readonly<Partial<Record<Stop, Face>>>;
