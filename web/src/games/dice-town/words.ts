// The names of what lies on the table, and the clauses behind them.

import type { Card, Face, Kind, Place, Points } from '$wire/dice-town';
import type { Explanation } from '$/look/explain.svelte.ts';
import type { Args, Cast } from '$/words/format.ts';
import { listed, nameOf, number, t } from '$/words/lang.svelte.ts';
import { FACES } from './acts.ts';

/** The places of the street in the order they are settled; the stagecoach only stops. */
export type Stop = Exclude<Place, 'end'> | 'stagecoach';
export const STREET: readonly Stop[] = ['mine', 'bank', 'stagecoach', 'store', 'saloon', 'star', 'hall', 'doctor'];

export const PLACE_RULES: Readonly<Record<Stop, string>> = {
  mine: 'DT-18', bank: 'DT-19', stagecoach: 'DT-20', store: 'DT-21', saloon: 'DT-22', star: 'DT-23', hall: 'DT-24', doctor: 'DT-25',
};

/** The face that leads to a place. */
export const PLACE_FACES: Readonly<Partial<Record<Stop, Face>>> = { mine: '9', bank: 'T', store: 'J', saloon: 'Q', star: 'K', hall: 'A' };

const CARD_RULES: Readonly<Partial<Record<Card, string>>> = {
  dynamite: 'DT-18', girls: 'DT-22', brute: 'DT-10', cheater: 'DT-11', corruption: 'DT-24', credits: 'DT-21',
  joe: 'DT-23', marshal: 'DT-23', sharing: 'DT-19', wanted: 'DT-13', elixir: 'DT-25',
};

export const ACTION_CARDS = Object.keys(CARD_RULES) as Card[];

export const isTitle = (card: Card): boolean => card.startsWith('title-');

/** The number on an equipment card or a title. */
export const worthOf = (card: Card): number | null => (/-\d$/.test(card) ? Number(card.at(-1)) : null);

export const ruleOf = (card: Card): string => CARD_RULES[card] ?? 'DT-31';

export const placeName = (place: Place | Stop | 'dice'): string => t('web-dt-place', { place });

export const placeAbout = (place: Stop): string => t('web-dt-place-about', { place });

export const kindName = (kind: Kind): string => t('web-dt-kind', { kind });

export const cardName = (card: Card): string => t('dice-town-card', { card });

export const cardAbout = (card: Card): string => t('web-dt-card-about', { card, worth: worthOf(card) ?? 0 });

/** What a card tells of itself. */
export const explained = (card: Card): Explanation => ({ title: cardName(card), text: cardAbout(card), rule: ruleOf(card) });

export const diceName = (face: Face, count = 1): string => t('dice-town-dice', { face, count });

export function diceNames(dice: readonly Face[]): string {
  const counts = FACES.map((face) => ({ face, count: dice.filter((die) => die === face).length }));
  return listed(counts.filter(({ count }) => count > 0).map(({ face, count }) => diceName(face, count)));
}

export const cardNames = (cards: readonly Card[]): string => listed(cards.map(cardName));

/** What stands on the die. */
export const letterOf = (face: Face): string => (face === 'T' ? number(10) : face);

/** Where the points come from, line by line (DT-31). */
export function pointsAbout({ nuggets, dollars, star, equipment, titles }: Points): string {
  return t('web-dt-points-about', { nuggets, dollars, star, equipment, titles });
}

/** A seat for a sentence: its name, and whether it is the reader's. */
export function seatArgs(arg: string, seat: number, cast: Cast): Args {
  return { [arg]: nameOf(seat, cast), [`${arg}-is`]: seat === cast.you ? 'you' : 'other' };
}
