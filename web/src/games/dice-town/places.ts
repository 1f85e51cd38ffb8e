// The houses of the street, and what leads to them.

import type { Face, Place } from '$wire/dice-town';

/** The places of the street in the order they are settled; the stagecoach only stops. */
export type Stop = Exclude<Place, 'end'> | 'stagecoach';
export const STREET: readonly Stop[] = ['mine', 'bank', 'stagecoach', 'store', 'saloon', 'star', 'hall', 'doctor'];

export const PLACE_RULES: Readonly<Record<Stop, string>> = {
  mine: 'DT-18',
  bank: 'DT-19',
  stagecoach: 'DT-20',
  store: 'DT-21',
  saloon: 'DT-22',
  star: 'DT-23',
  hall: 'DT-24',
  doctor: 'DT-25',
};

/** The face that leads to a place. */
export const PLACE_FACES: Readonly<Partial<Record<Stop, Face>>> = {
  mine: '9',
  bank: 'T',
  store: 'J',
  saloon: 'Q',
  star: 'K',
  hall: 'A',
};
