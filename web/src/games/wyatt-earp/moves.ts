// Cards and money that go from one place of a view to another. Each function returns a new view and leaves the old one as it
// was. No rule lives here.

import type { Card, SeatView, Outlaw, OutlawSet, Poster, WireView } from '$wire/wyatt-earp';
import { byOrder } from './cards.ts';

export function withSeat(view: WireView, seat: number, change: (chair: SeatView) => Partial<SeatView>): WireView {
  return { ...view, seats: view.seats.map((chair, i) => (i === seat ? { ...chair, ...change(chair) } : chair)) };
}

export function withPoster(view: WireView, outlaw: Outlaw, change: (poster: Poster) => Partial<Poster>): WireView {
  return {
    ...view,
    outlaws: view.outlaws.map((poster) => (poster.outlaw === outlaw ? { ...poster, ...change(poster) } : poster)),
  };
}

/** Changes a set, or a new one where there was none. A set without a card is removed. */
export function withSet(
  view: WireView,
  seat: number,
  outlaw: Outlaw,
  change: (set: OutlawSet) => Partial<OutlawSet>,
): WireView {
  return withSeat(view, seat, ({ sets }) => {
    const old = sets.find((set) => set.outlaw === outlaw) ?? {
      outlaw,
      outlaws: 0,
      photo: false,
      attached: [],
      covered: false,
      points: 0,
    };
    const set = { ...old, ...change(old) };
    const rest = sets.filter((other) => other.outlaw !== outlaw);
    const isThere = set.outlaws > 0 || set.photo || set.attached.length > 0;
    return { sets: (isThere ? [...rest, set] : rest).sort((a, b) => byOrder(a.outlaw, b.outlaw)) };
  });
}

/** Adds cards to a hand; their faces are known only if it is the viewer's. */
export function toHand(view: WireView, seat: number, ...cards: (Card | null)[]): WireView {
  const known = seat === view.viewer ? cards.filter((card) => card !== null) : [];
  const hand = known.length > 0 ? [...view.hand, ...known].sort(byOrder) : view.hand;
  return withSeat({ ...view, hand }, seat, ({ held }) => ({ held: held + cards.length }));
}

export function fromHand(view: WireView, seat: number, card: Card, count = 1): WireView {
  const hand = [...view.hand];
  if (seat === view.viewer)
    for (let i = 0; i < count; i += 1) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return withSeat({ ...view, hand }, seat, ({ held }) => ({ held: held - count }));
}

/** Lays cards on the discard, the last on top. */
export function toDiscard(view: WireView, ...cards: Card[]): WireView {
  const { discard } = view;
  return {
    ...view,
    discard: {
      ...discard,
      size: discard.size + cards.length,
      top: cards.at(-1) ?? discard.top,
      cards: [...discard.cards, ...cards],
    },
  };
}

/** Takes a card out of the discard: the topmost of its kind, or one that no other seat knows. */
export function fromDiscard(view: WireView, card: Card | null): WireView {
  const { discard } = view;
  const cards = [...discard.cards];
  const at = card === null ? -1 : cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
  const size = discard.size - 1;
  return { ...view, discard: { ...discard, size, cards, top: size > 0 ? (cards.at(-1) ?? null) : null } };
}

export function fromSupply(view: WireView, count = 1): WireView {
  return { ...view, supply: view.supply - count };
}
