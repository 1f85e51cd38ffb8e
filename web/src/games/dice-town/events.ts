// What each event changes in a view. Only what the event says is changed; what only the rules know (who leads, points)
// comes from the view that the events lead to (`perform.ts`).

import type { Card, SeatView, Event, Face, Leader, Offer, Place, WireView, Town } from '$wire/dice-town';
import { isTitle } from './actions.ts';
import { PLACE_FACES } from './places.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** While something is performed, no seat decides. */
const NOBODY = { to_act: [], asked: [], previews: {}, played: null } satisfies Partial<WireView>;

const DICE = 5;

/** Returns the view after this event. */
export function after(before: WireView, event: Event): WireView {
  const view: WireView = { ...before, ...NOBODY };
  switch (event.type) {
    case 'first-sheriff':
    case 'new-sheriff':
      return withSeat({ ...view, sheriff: event.seat }, event.seat, () => ({ gained: event.type === 'new-sheriff' }));
    case 'title-turned':
      return { ...view, title_deck: view.title_deck - 1, titles: [...view.titles, event.card] };
    case 'turn-begins':
      return cleared({ ...view, turn: event.turn });
    case 'game-ends':
      return cleared(view);
    case 'roll-again':
      return rolling(view, event.seats);
    case 'rolled':
      return { ...view, rolled: event.dice };
    case 'shows':
      return {
        ...withSeat(view, event.seat, () => ({ choice: { dice: event.dice, brute: false } })),
        reveal: { ...view.reveal, revealed: true },
      };
    case 'kept':
      return withRow({ ...view, stagecoach: view.stagecoach + event.cost }, event.seat, event.row, event.cost);
    case 'kept-last':
    case 'cheated':
      return withRow(view, event.seat, event.row, 0);
    case 'played':
      return {
        ...lost(view, event.seat, event.card),
        store_discard: view.store_discard + 1,
        played: { seat: event.seat, action: event.card, card: event.card, wanting: [] },
      };
    case 'cancelled':
      return { ...lost(view, event.seat, event.with), store_discard: view.store_discard + 1 };
    case 'tie':
      return led(
        inTown(view, event.place, { tied: event.seats }),
        event.place,
        event.seats,
        diceAt(view, event.place, event.seats[0]),
      );
    case 'offered':
      return offered(view, event.seat, event.offer);
    case 'awarded':
      return awarded(view, event);
    case 'won':
      return led(
        inTown(view, event.place, { tied: [event.seat], winner: event.seat }),
        event.place,
        [event.seat],
        event.dice,
      );
    case 'nobody':
    case 'nothing-there':
      return inTown(view, event.place, view.town?.place === event.place ? view.town : {});
    case 'mined':
      return withSeat({ ...view, mine: event.left }, event.seat, ({ nuggets }) => ({
        nuggets: nuggets + event.nuggets,
        gained: true,
      }));
    case 'robbed-bank':
      return withTown(
        withSeat({ ...view, bank: view.bank - event.dollars }, event.seat, ({ dollars, gained }) => ({
          dollars: dollars + event.dollars,
          gained: gained || event.dollars > 0,
        })),
        { loot: event.dollars },
      );
    case 'shared':
      return paid(view, event.from, event.seat, event.dollars);
    case 'joe':
      return paid(view, event.victim, event.seat, event.dollars);
    case 'stagecoach':
      return { ...view, stagecoach: view.stagecoach - event.dollars, bank: event.bank };
    case 'renewed':
      return { ...view, store_deck: event.cards, store_discard: 0 };
    case 'drew':
      return drawn({ ...view, store_deck: view.store_deck - 1 }, event.card, false);
    case 'took-store':
      return put(
        received({ ...view, store_discard: view.store_discard + event.discarded }, event.seat, event.card, false),
      );
    case 'robs':
      return withTown(view, {
        visit: {
          to_come: 0,
          drawn_store: 0,
          drawn_titles: 0,
          ...view.town?.visit,
          victim: event.victim,
          draws: event.cards,
        },
      });
    case 'drew-from':
      return drawn(lost(view, event.victim, event.card, event.title), event.card, event.title);
    case 'stole':
      return stolen(view, event);
    case 'took-titles':
      return event.cards.reduce((taken, card) => received(taken, event.seat, card, true), {
        ...view,
        titles: view.titles.slice(event.cards.length),
      });
    case 'took-unseen':
      return received({ ...view, title_deck: view.title_deck - 1 }, event.seat, event.card, true);
    case 'visitors':
      return inTown(view, 'doctor', { visitors: event.seats });
    case 'wired':
      return event.cards.reduce(
        (wired, card) =>
          withSeat(lost(wired, event.seat, card, true), event.seat, (chair) => ({
            wired: [...chair.wired, card].sort(),
          })),
        view,
      );
    case 'doc-store':
      return received({ ...view, store_deck: view.store_deck - 1 }, event.seat, event.card, false);
    case 'doc-dollars':
      return event.from.reduce((given, { seat, count }) => paid(given, seat, event.seat, count), view);
    case 'doc-nuggets':
      return event.from.reduce((given, { seat, count }) => dug(given, seat, event.seat, count), view);
    case 'over':
      return { ...view, phase: 'over', winner: event.winner };
    case 'star-stays':
    case 'chooses-again':
    case 'doc-nothing':
    case 'scored':
      return view;
  }
}

function withSeat(view: WireView, seat: number, change: (chair: SeatView) => Partial<SeatView>): WireView {
  return { ...view, seats: view.seats.map((chair, at) => (at === seat ? { ...chair, ...change(chair) } : chair)) };
}

const NOWHERE: Omit<Town, 'place'> = {
  tied: [],
  bribers: [],
  winner: null,
  loot: null,
  visit: null,
  star: null,
  visitors: [],
  patient: null,
};

/** The turn goes to this place. */
function inTown(view: WireView, place: Place, town: Partial<Town>): WireView {
  return { ...view, town: { ...NOWHERE, ...town, place } };
}

function withTown(view: WireView, town: Partial<Town>): WireView {
  return view.town ? { ...view, town: { ...view.town, ...town } } : view;
}

/** Who leads at a place is known when it is settled. */
function led(view: WireView, place: Place, seats: number[], dice: Face[]): WireView {
  const leaders: Leader[] = view.leaders.map((leader) => (leader.place === place ? { place, seats, dice } : leader));
  return { ...view, leaders };
}

/** Forgets who leads: after dice of a row have moved, only the rules know. */
const nobodyLeads = ({ leaders }: WireView): Leader[] => leaders.map(({ place }) => ({ place, seats: [], dice: [] }));

/** The dice of a seat that count at a place: those of its face, or all of them (DT-26). */
function diceAt(view: WireView, place: Place, seat: number | undefined): Face[] {
  const row = view.seats[seat ?? 0]?.row ?? [];
  const face = place === 'end' || place === 'hall' ? undefined : PLACE_FACES[place];
  return face ? row.filter((die) => die === face) : row;
}

/** All dice are taken back and rolled (DT-7, DT-30). */
function cleared(view: WireView): WireView {
  const seats = view.seats.map((chair) => ({
    ...chair,
    row: [],
    free: DICE,
    kind: null,
    choice: null,
    offer: null,
    gained: false,
  }));
  return rolling(
    { ...view, seats, leaders: nobodyLeads(view), town: null },
    seats.map((_, seat) => seat),
  );
}

/** These seats roll what they have not kept, under their cups (DT-7). */
function rolling(view: WireView, seats: number[]): WireView {
  return {
    ...view,
    rolled: [],
    seats: view.seats.map((chair, seat) =>
      seats.includes(seat) ? { ...chair, cup: 'choosing', choice: null } : chair,
    ),
    reveal: { rolling: seats, next: null, last: false, revealed: false, brutes: [], bared: null },
  };
}

function withRow(view: WireView, seat: number, row: Face[], cost: number): WireView {
  const kept = withSeat(view, seat, ({ dollars }) => ({
    row,
    free: DICE - row.length,
    cup: null,
    choice: null,
    kind: null,
    dollars: dollars - cost,
  }));
  return { ...kept, leaders: nobodyLeads(view), rolled: seat === view.viewer ? [] : view.rolled };
}

/** Takes a card from a hand, face down for viewers that may not know it (DT-6). */
function lost(view: WireView, seat: number, card: Card | null, title = card !== null && isTitle(card)): WireView {
  const less = withSeat(view, seat, ({ store_cards, titles }) =>
    title ? { titles: titles - 1 } : { store_cards: store_cards - 1 },
  );
  return seat === view.viewer && card ? { ...less, hand: without(view.hand, card) } : less;
}

function received(view: WireView, seat: number, card: Card | null, title: boolean): WireView {
  const more = withSeat(view, seat, ({ store_cards, titles }) => ({
    gained: true,
    ...(title ? { titles: titles + 1 } : { store_cards: store_cards + 1 }),
  }));
  return seat === view.viewer && card ? { ...more, hand: [...view.hand, card] } : more;
}

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** Lays a card before the seat that drew it (DT-21, DT-22). */
function drawn(view: WireView, card: Card | null, title: boolean): WireView {
  const visit = view.town?.visit ?? { to_come: 0, victim: null, draws: 0, drawn_store: 0, drawn_titles: 0 };
  const more = title ? { drawn_titles: visit.drawn_titles + 1 } : { drawn_store: visit.drawn_store + 1 };
  return {
    ...withTown(view, { visit: { ...visit, ...more } }),
    drawn: card ? [...(view.drawn ?? []), card] : view.drawn,
  };
}

/** Nothing that was drawn lies there any longer. */
function put(view: WireView): WireView {
  const visit = view.town?.visit;
  return { ...(visit ? withTown(view, { visit: { ...visit, drawn_store: 0, drawn_titles: 0 } }) : view), drawn: null };
}

/** One card is kept, the others go back to whom they were drawn from (DT-22). */
function stolen(view: WireView, { seat, victim, card, title, returned }: Of<'stole'>): WireView {
  const back = withSeat(view, victim, ({ store_cards, titles }) => ({
    store_cards: store_cards + returned.store,
    titles: titles + returned.titles,
  }));
  const hand = victim === view.viewer && card && view.drawn ? [...view.hand, ...without(view.drawn, card)] : view.hand;
  return put(received({ ...back, hand }, seat, card, title));
}

function paid(view: WireView, from: number, to: number, sum: number): WireView {
  const given = withSeat(view, from, ({ dollars }) => ({ dollars: dollars - sum }));
  return withSeat(given, to, ({ dollars, gained }) => ({ dollars: dollars + sum, gained: gained || sum > 0 }));
}

function dug(view: WireView, from: number, to: number, count: number): WireView {
  const given = withSeat(view, from, ({ nuggets }) => ({ nuggets: nuggets - count }));
  return withSeat(given, to, ({ nuggets, gained }) => ({ nuggets: nuggets + count, gained: gained || count > 0 }));
}

function offered(view: WireView, seat: number, offer: Offer): WireView {
  const bribers = [...new Set([...(view.town?.bribers ?? []), seat])];
  return withTown(
    withSeat(view, seat, () => ({ offer })),
    { bribers },
  );
}

/** The sheriff has chosen, and takes that seat's offer (DT-16). */
function awarded(view: WireView, { sheriff, seat, place, offer }: Of<'awarded'>): WireView {
  let given = dug(paid(view, seat, sheriff, offer.bills), seat, sheriff, offer.nuggets);
  for (const card of offer.cards) given = received(lost(given, seat, card), sheriff, card, isTitle(card));
  const closed = { ...given, seats: given.seats.map((chair) => ({ ...chair, offer: null })) };
  return inTown(closed, place, { tied: [seat], winner: seat });
}
