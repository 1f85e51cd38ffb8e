// What each event changes in a view. Only what the event says is changed; what only the rules know comes from the
// view that the events lead to (`perform.ts`).

import {
  HURTS,
  type Card,
  type CardSymbol,
  type SeatView,
  type Colour,
  type Event,
  type WireView,
} from '$wire/wild-shots';
import { COLOURS, costOf, lastTrick, printed, SYMBOLS } from './cards.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** While something is performed, no seat decides. */
const NOBODY = { to_act: [], turn: null, must_follow: null, previews: {} } satisfies Partial<WireView>;

/** Returns the view after this event. */
export function after(view: WireView, event: Event): WireView {
  switch (event.type) {
    case 'round-begins':
      return gathered(view, event);
    case 'dealt':
      return dealt(view, event);
    case 'trump':
      return drawn(view, event);
    case 'played':
      return laid(view, event.seat, event.card, null);
    case 'discarded':
      return laid(view, event.seat, event.card, event.void);
    case 'taken':
      return taken(view, event);
    case 'scored':
      return scored(view, event);
    case 'over':
      return { ...view, ...NOBODY, phase: 'over' };
  }
}

function withSeat(view: WireView, seat: number, change: (chair: SeatView) => Partial<SeatView>): SeatView[] {
  return view.seats.map((chair, at) => (at === seat ? { ...chair, ...change(chair) } : chair));
}

/** All cards and all Snake Oil are together again (WS-4). */
function gathered(view: WireView, { round, leader }: Of<'round-begins'>): WireView {
  const oil = [...view.snake_oil, ...view.tricks.flatMap(({ trump }) => trump ?? [])];
  return {
    ...view,
    ...NOBODY,
    phase: 'deal',
    round,
    trick_number: 1,
    opener: leader,
    leader,
    turn: leader,
    trump: null,
    hurts: [...(HURTS[round - 1] ?? [])],
    snake_oil: SYMBOLS.flatMap((symbol) => oil.filter((one) => one === symbol)),
    before: lastTrick(view),
    tricks: [],
    hand: [],
    seats: view.seats.map((chair) => ({ ...chair, held: 0, this_round: 0, voids: [] })),
  };
}

function dealt(view: WireView, { each, hand, aside }: Of<'dealt'>): WireView {
  return {
    ...view,
    phase: 'symbol',
    hand: hand ?? [],
    undealt: aside,
    seats: view.seats.map((chair) => ({ ...chair, held: each })),
  };
}

function drawn(view: WireView, { seat, symbol }: Of<'trump'>): WireView {
  return {
    ...view,
    phase: 'play',
    to_act: [seat],
    leader: seat,
    turn: seat,
    trump: symbol,
    trick_number: view.tricks.length + 1,
    snake_oil: without(view.snake_oil, symbol),
  };
}

function laid(view: WireView, seat: number, card: Card, missing: Colour | null): WireView {
  return {
    ...view,
    ...NOBODY,
    led: view.led ?? printed(card).colour,
    trick: [...view.trick, { seat, card }],
    holder: null,
    at_stake: view.at_stake + costOf(card, view.hurts),
    hand: without(view.hand, card),
    seats: withSeat(view, seat, ({ held, voids }) => ({
      held: held - 1,
      voids: missing === null ? voids : inOrder([...voids, missing]),
    })),
  };
}

/** The winner has the cards and leads the next trick (WS-10); until its trump is drawn there is none. */
function taken(view: WireView, { seat, points }: Of<'taken'>): WireView {
  const { trump, led, trick } = view;
  // Of the earlier tricks a viewer may look at their own (WS-11).
  const earlier = view.tricks.map((one) => ({ ...one, open: one.taker === view.viewer }));
  return {
    ...view,
    ...NOBODY,
    phase: 'symbol',
    leader: seat,
    turn: seat,
    trump: null,
    led: null,
    trick: [],
    holder: null,
    at_stake: 0,
    tricks: led === null ? earlier : [...earlier, { trump, led, taker: seat, cards: trick, open: true }],
    before: null,
    seats: withSeat(view, seat, ({ this_round }) => ({ this_round: this_round + points })),
  };
}

function scored(view: WireView, { seat, points, total }: Of<'scored'>): WireView {
  return {
    ...view,
    seats: withSeat(view, seat, ({ rounds }) => ({ penalty: total, rounds: [...rounds, points], this_round: 0 })),
  };
}

function without<T extends Card | CardSymbol>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return all.filter((_, i) => i !== at);
}

const inOrder = (colours: readonly Colour[]): Colour[] => COLOURS.filter((colour) => colours.includes(colour));
