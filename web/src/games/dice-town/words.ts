// The names of what lies on the table, and the clauses behind them.

import {
  CARDS,
  type Card,
  type Face,
  type Kind,
  type Offer,
  type Place,
  type Points,
  type WireView,
} from '$wire/dice-town';
import type { Explanation } from '$/look/explain.svelte.ts';
import type { Args, Cast } from '$/words/format.ts';
import { listed, nameOf, number, t } from '$/words/lang.svelte.ts';
import { FACES, ruleOf, worthOf } from './actions.ts';
import type { Stop } from './places.ts';

export const ACTION_CARDS = CARDS.filter(({ worth }) => worth === null).map(({ card }) => card);

export { ruleOf };

export const placeName = (place: Place | Stop | 'dice'): string => t('web-house', { place });

export const placeAbout = (place: Stop): string => t('web-dt-place-about', { place });

export const kindName = (kind: Kind): string => t('web-dt-kind', { kind });

export const cardName = (card: Card): string => t('dice-town-card', { card });

export const cardAbout = (card: Card): string => t('web-dt-card-about', { card, worth: worthOf(card) ?? 0 });

/** Returns the explanation of a card. */
export const explained = (card: Card): Explanation => ({
  title: cardName(card),
  text: cardAbout(card),
  rule: ruleOf(card),
});

export const diceName = (face: Face, count = 1): string => t('dice-town-dice', { face, count });

export function diceNames(dice: readonly Face[]): string {
  const counts = FACES.map((face) => ({ face, count: dice.filter((die) => die === face).length }));
  return listed(counts.filter(({ count }) => count > 0).map(({ face, count }) => diceName(face, count)));
}

export const cardNames = (cards: readonly Card[]): string => listed(cards.map(cardName));

/** Returns the letter on the die. */
export const letterOf = (face: Face): string => (face === 'T' ? number(10) : face);

/** Explains where the points come from, line by line (DT-31). */
export function pointsAbout({ nuggets, dollars, star, equipment, titles }: Points): string {
  return t('web-dt-points-about', { nuggets, dollars, star, equipment, titles });
}

/** Returns the arguments of a sentence about a seat: its name, and whether it is the reader's. */
export function seatArgs(arg: string, seat: number, cast: Cast): Args {
  return { [arg]: nameOf(seat, cast), [`${arg}-is`]: seat === cast.you ? 'you' : 'other' };
}

/** Returns the seats at the doctor's: the patient first, then those that wait (DT-25). */
export function guestsOf({ town }: Pick<WireView, 'town'>): number[] {
  return [...new Set([...(town?.patient == null ? [] : [town.patient]), ...(town?.visitors ?? [])])];
}

const namesOf = (seats: readonly number[], cast: Cast): string => listed(seats.map((seat) => nameOf(seat, cast)));

/** Returns what a house offers. */
function stakeAbout(place: Stop, view: WireView, cast: Cast): string {
  switch (place) {
    case 'mine':
      return t('web-dt-stake', { place, count: view.mine });
    case 'bank':
      return t('web-dt-stake', { place, count: view.bank });
    case 'stagecoach':
      return t('web-dt-stake', { place: 'bank', count: view.stagecoach });
    case 'store': {
      const { deck, discard, held } = view.known;
      const words = t('dice-town-page-store', {
        deck: view.store_deck,
        discard: view.store_discard,
        'knows-deck': deck.length > 0 ? 'yes' : 'no',
        'in-deck': cardNames(deck),
        'knows-discard': discard.length > 0 ? 'yes' : 'no',
        'in-discard': cardNames(discard),
      });
      return held.length > 0 ? `${words} ${t('web-dt-held-elsewhere', { cards: cardNames(held) })}` : words;
    }
    case 'saloon':
      return '';
    case 'star':
      return view.sheriff === null ? '' : t('web-dt-wears-star', { seat: nameOf(view.sheriff, cast) });
    case 'hall':
      return t('web-dt-title-row', { cards: cardNames(view.titles), deck: view.title_deck });
    case 'doctor': {
      const guests = guestsOf(view);
      return guests.length > 0 ? t('web-dt-waiting-room', { seats: namesOf(guests, cast) }) : '';
    }
  }
}

function leadAbout(place: Stop, view: WireView, cast: Cast): string {
  const leader = view.leaders.find((one) => one.place === place && one.seats.length > 0);
  if (!leader) return '';
  const [seats, dice] = [namesOf(leader.seats, cast), diceNames(leader.dice)];
  const hand = place === 'hall' ? view.seats[leader.seats[0] ?? 0]?.kind : null;
  return hand
    ? t('dice-town-page-leads-hall', { seats, dice, hand })
    : t('dice-town-page-leads', { place, seats, dice });
}

/** Joins facts as sentences. */
const sentences = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => (fact.endsWith('.') ? fact : `${fact}.`))
    .join(' ');

/** Returns the whole explanation of a house. */
export function houseAbout(place: Stop, view: WireView, cast: Cast): string {
  return sentences([placeAbout(place), stakeAbout(place, view, cast), leadAbout(place, view, cast)]);
}

/** Returns the state of a house: who leads, and what it offers. */
export function houseNow(place: Stop, view: WireView, cast: Cast): string {
  return sentences([placeName(place), leadAbout(place, view, cast), stakeAbout(place, view, cast)]);
}

/** Describes the dice of a seat: those it has kept, those it shows, and whether it has chosen. */
export function rowAbout({ seats, reveal }: WireView, seat: number): string {
  const mine = seats[seat];
  if (!mine) return '';
  const shown = mine.choice && reveal.revealed ? mine.choice : null;
  const bared = reveal.bared?.seat === seat && !shown ? reveal.bared.dice : [];
  const isCovered = mine.free > (shown?.dice ?? bared).length;
  const row = t('web-dt-row', { count: mine.row.length, dice: diceNames(mine.row) });
  const kind = mine.kind && mine.row.length > 1 ? kindName(mine.kind) : '';
  const shows = shown
    ? shown.dice.length > 0
      ? t('web-dt-shows', { dice: diceNames(shown.dice) })
      : t('web-dt-shows-none')
    : '';
  const bare = bared.length > 0 ? t('web-dt-bared', { dice: diceNames(bared) }) : '';
  const cup = mine.cup && isCovered ? t('web-dt-under-cup', { ready: mine.cup === 'ready' ? 'yes' : 'no' }) : '';
  return sentences([row, kind, shows, bare, cup]);
}

/** Describes what a seat owns. */
export function purseAbout({ seats, sheriff }: WireView, seat: number): string {
  const mine = seats[seat];
  if (!mine) return '';
  return sentences([
    sheriff === seat ? t('web-dt-sheriff') : '',
    t('dice-town-bills', { count: mine.dollars }),
    t('web-dt-has-nuggets', { count: mine.nuggets }),
    t('web-dt-points-title', { points: mine.points.total, uncounted: mine.uncounted }),
  ]);
}

/** Explains where a seat's points come from, and which of its cards the viewer knows. */
export function seatAbout({ seats, known, viewer }: WireView, seat: number): Explanation {
  const mine = seats[seat];
  if (!mine) return { title: '' };
  const cards = known.hands[seat] ?? [];
  const wired = mine.wired.length > 0 ? [t('web-dt-wired', { cards: cardNames(mine.wired) })] : [];
  const held = `${t('web-dt-has-store', { count: mine.store_cards })}, ${t('web-dt-has-titles', { count: mine.titles })}.`;
  const told = [
    pointsAbout(mine.points),
    held,
    ...wired,
    ...(cards.length > 0 && seat !== viewer ? [t('web-dt-known-cards', { cards: cardNames(cards) })] : []),
  ];
  return {
    title: t('web-dt-points-title', { points: mine.points.total, uncounted: mine.uncounted }),
    text: told.join(' '),
    rule: 'DT-31',
  };
}

/** Lists an offer to the sheriff, piece by piece (DT-16). */
export function offerAbout({ bills, nuggets, cards }: Offer): string {
  const pieces = [
    ...(bills > 0 ? [t('dice-town-bills', { count: bills })] : []),
    ...(nuggets > 0 ? [t('dice-town-nuggets', { count: nuggets })] : []),
    ...cards.map(cardName),
  ];
  return pieces.length > 0 ? listed(pieces) : t('web-dt-envelope-nothing');
}
