// What is printed on the cards, and where things lie on the table. No rule is worked out here.

import {
  CARDS,
  HURTS,
  type Card,
  type CardSymbol,
  type PrintedCard,
  type Hurting,
  type WireView,
  type Trick,
} from '$wire/wild-shots';

export { COLOURS, SYMBOLS } from '$wire/wild-shots';

/** Counted from 1. */
export const ROUNDS: readonly number[] = HURTS.map((_, i) => i + 1);

const PRINTED = new Map(CARDS.map((face, order) => [face.card, { ...face, order }]));

export function printed(card: Card): PrintedCard & { order: number } {
  const found = PRINTED.get(card);
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found;
}

/** Sorts cards by colour, then by rank. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => printed(a).order - printed(b).order);
}

export type Side = 'bottom' | 'left' | 'top' | 'right';

const SIDES: Record<number, readonly Side[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** Returns the side of a seat, as seen from `first`: play goes clockwise, so the next seat is at the left. */
export function sideOf(seat: number, first: number, seats: number): Side {
  return SIDES[seats]?.[(seat - first + seats) % seats] ?? 'top';
}

/** Counts a symbol on these cards. */
export function carrying(cards: readonly Card[], symbol: CardSymbol): number {
  return cards.filter((card) => printed(card).symbol === symbol).length;
}

/** Returns what a card costs the seat that takes it in this round. */
export function costOf(card: Card, hurts: readonly Hurting[]): number {
  return hurts.find(({ symbol }) => symbol === printed(card).symbol)?.cost ?? 0;
}

/** Counts the symbols that hurt on the cards that a seat has taken in this round. */
export function takenBy(view: WireView, seat: number): { symbol: CardSymbol; count: number }[] {
  const cards = view.tricks
    .filter(({ taker }) => taker === seat)
    .flatMap((trick) => trick.cards.map(({ card }) => card));
  return view.hurts.map(({ symbol }) => ({ symbol, count: carrying(cards, symbol) })).filter(({ count }) => count > 0);
}

/** Returns the last finished trick: of this round or, until it has one, of the round before (WS-11). */
export function lastTrick(view: WireView): Trick | null {
  return view.tricks.at(-1) ?? view.before;
}

export function roundOf(trick: Trick, view: WireView): number {
  return trick === view.before ? view.round - 1 : view.round;
}

/** Has every seat laid its card? Such a trick is only seen while it is performed: no position stops there. */
export function isFull({ trick, seats }: WireView): boolean {
  return trick.length === seats.length;
}
