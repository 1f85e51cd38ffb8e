// What an event changes in a view, for the eye. Points belong to the rules: they are taken from the position that follows, or
// from what the round paid.

import type { Event, Outlaw, Payout, WireView } from '$wire/wyatt-earp';
import { byOrder } from './cards.ts';
import { fromDiscard, fromHand, fromSupply, toDiscard, toHand, withPoster, withSeat, withSet } from './moves.ts';

/** What is known of the way: the position it leads to, and what each outlaw paid if the round ended on it. */
export interface Ahead {
  after: WireView;
  payouts: readonly Payout[];
}

/** Returns the view after this event. */
export function fold(view: WireView, event: Event, ahead: Ahead): WireView {
  switch (event.type) {
    case 'round-begins':
      return roundBegun(view, event);
    case 'dealt': {
      const dealt = fromSupply({ ...view, hand: event.hand ?? [] }, event.each * view.seats.length);
      return { ...dealt, seats: dealt.seats.map((chair) => ({ ...chair, held: event.each })) };
    }
    case 'turned-up':
      return toDiscard(fromSupply(view), event.card);
    case 'draws':
      return { ...view, phase: 'drawing', actor: event.seat };
    case 'drew':
      return toHand(fromSupply(view), event.seat, event.card);
    case 'drew-discard':
      return toHand(fromDiscard(view, event.card), event.seat, event.card);
    case 'reshuffled':
      return {
        ...view,
        supply: view.supply + event.cards,
        reshuffled: true,
        discard: { ...view.discard, size: 0, top: null, cards: [] },
      };
    case 'melded': {
      const laid = withSet(
        fromHand(view, event.seat, event.outlaw, event.count),
        event.seat,
        event.outlaw,
        ({ outlaws }) => ({ outlaws: outlaws + event.count }),
      );
      return counted({ ...laid, phase: 'play' }, event.outlaw, ahead);
    }
    case 'photo':
      return counted(
        withSet(fromHand(view, event.seat, `photo-${event.outlaw}`), event.seat, event.outlaw, () => ({ photo: true })),
        event.outlaw,
        ahead,
      );
    case 'aims': {
      const left: WireView = { ...fromHand(view, event.seat, event.card), phase: 'shot', actor: event.seat };
      return event.discarded ? toDiscard(left, event.card) : { ...left, committed: event.card };
    }
    case 'shot':
      return toDiscard(fromSupply(view), event.card);
    case 'placed':
      return counted(
        withSet({ ...view, committed: null }, event.seat, event.outlaw, ({ attached }) => ({
          attached: [...attached, event.card].sort(byOrder),
        })),
        event.outlaw,
        ahead,
      );
    case 'displaced':
      return counted(
        toDiscard(
          withSet(view, event.seat, event.outlaw, ({ attached }) => ({
            attached: attached.filter((card) => card !== 'fastest-gun'),
          })),
          'fastest-gun',
        ),
        event.outlaw,
        ahead,
      );
    case 'covered':
      return counted(
        withSet({ ...view, committed: null }, event.owner, event.outlaw, () => ({ covered: true })),
        event.outlaw,
        ahead,
      );
    case 'asks':
      return toDiscard(fromHand(view, event.seat, 'most-wanted'), 'most-wanted');
    case 'answers':
      return event.gives ? toHand(fromHand(view, event.seat, event.outlaw), event.asker, event.outlaw) : view;
    case 'stolen':
      return toHand(
        counted(
          withSet(view, event.victim, event.outlaw, ({ outlaws }) => ({ outlaws: outlaws - 1 })),
          event.outlaw,
          ahead,
        ),
        event.seat,
        event.outlaw,
      );
    case 'orphaned':
      return toDiscard(
        withSeat(view, event.seat, ({ sets }) => ({ sets: sets.filter(({ outlaws, photo }) => outlaws > 0 || photo) })),
        ...event.cards,
      );
    case 'earp':
      return toDiscard(
        { ...fromHand(view, event.seat, 'wyatt-earp'), phase: 'drawing', actor: event.seat },
        'wyatt-earp',
      );
    case 'found':
      return toHand(event.pile === 'supply' ? fromSupply(view) : fromDiscard(view, event.card), event.seat, event.card);
    case 'cleared':
      return counted(
        toDiscard(
          withSet(view, event.seat, event.outlaw, () => ({ covered: false })),
          'hideout',
        ),
        event.outlaw,
        ahead,
      );
    case 'announced':
      return { ...fromHand(view, event.seat, event.card), announced: event.card };
    case 'discarded':
      return toDiscard(
        event.announced ? { ...view, announced: null } : fromHand(view, event.seat, event.card),
        event.card,
      );
    case 'scored':
      return paid(view, event.payout);
    default:
      return view;
  }
}

/** After a miss the card that was played for the shot is gone, too (WE-19). */
export function lost(view: WireView, card: WireView['committed']): WireView {
  return card === null ? view : toDiscard({ ...view, committed: null }, card);
}

/** The reward grows after its card lies there. */
export function rewarded(view: WireView, outlaw: Outlaw, reward: number): WireView {
  return withPoster(view, outlaw, () => ({ reward }));
}

function roundBegun(
  view: WireView,
  { round, dealer, first, rewards }: Extract<Event, { type: 'round-begins' }>,
): WireView {
  const free = { open: false, points: view.seats.map(() => 0), total: 0, captured: false, takes: [] };
  return {
    ...view,
    round,
    dealer,
    turn: first,
    actor: null,
    phase: 'deal',
    reshuffled: false,
    committed: null,
    announced: null,
    hand: [],
    supply: everyCard(view),
    discard: { ...view.discard, size: 0, top: null, cards: [] },
    seats: view.seats.map((chair) => ({ ...chair, held: 0, sets: [], known: [], none_of: [] })),
    outlaws: view.outlaws.map((poster) => {
      const reward = rewards.find(({ outlaw }) => outlaw === poster.outlaw)?.reward ?? poster.reward;
      return { ...poster, ...free, reward, stays: reward };
    }),
  };
}

/** All cards are gathered. */
function everyCard(view: WireView): number {
  const lying = view.seats
    .flatMap(({ sets }) => sets)
    .reduce(
      (sum, { outlaws, photo, attached, covered }) => sum + outlaws + Number(photo) + attached.length + Number(covered),
      0,
    );
  const held = view.seats.reduce((sum, chair) => sum + chair.held, 0);
  return (
    view.supply + view.discard.size + held + lying + Number(view.committed !== null) + Number(view.announced !== null)
  );
}

/** The points of an outlaw as they are after the event: the rules have counted them. */
function counted(view: WireView, outlaw: Outlaw, { after, payouts }: Ahead): WireView {
  const payout = payouts.find((one) => one.outlaw === outlaw);
  const poster = after.outlaws.find((one) => one.outlaw === outlaw);
  if (payout) {
    const points = view.seats.map((_, seat) => payout.hunters.find((hunter) => hunter.seat === seat)?.points ?? 0);
    return withPoster(view, outlaw, () => ({
      open: true,
      points,
      total: points.reduce((sum, one) => sum + one, 0),
      captured: payout.captured,
    }));
  }
  if (!poster || after.round !== view.round) return view;
  // The reward comes later, by itself.
  const seen = withPoster(view, outlaw, ({ reward }) => ({ ...poster, reward }));
  return after.seats.reduce((told, { sets }, seat) => {
    const set = sets.find((one) => one.outlaw === outlaw);
    const isThere = told.seats[seat]?.sets.some((one) => one.outlaw === outlaw) ?? false;
    return set && isThere ? withSet(told, seat, outlaw, () => ({ points: set.points })) : told;
  }, seen);
}

function paid(view: WireView, { outlaw, takes, stays }: Payout): WireView {
  const emptied = withPoster(view, outlaw, () => ({ reward: stays }));
  return takes.reduce(
    (rich, { seat, amount }) => withSeat(rich, seat, ({ money }) => ({ money: money + amount })),
    emptied,
  );
}
