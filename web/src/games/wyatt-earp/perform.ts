// What happened at a table of Wyatt Earp, beat by beat. A beat shows a view that was true; its cue says what the board shows
// beside it. Cards fly by themselves, because they have names (`follow.ts`).

import type { WireMessage } from '$wire/protocol';
import type { Card, Event, Outlaw, Payout, WireView } from '$wire/wyatt-earp';
import type { Beat } from '$/stage/stage.svelte.ts';
import { fold, lost, rewarded, type Ahead } from './fold.ts';
import { sums } from './ledger.ts';

/** A card is turned over for a shot (WE-19) or in a duel (WE-45): the revolver cocks, the card turns, the result is held. */
export interface ShotCue {
  type: 'shot';
  step: 'cocks' | 'turns' | 'held';
  seat: number;
  /** Not before it turns. */
  card: Card | null;
  hit: boolean;
}

/** A seat says something. */
export interface SaysCue {
  type: 'says';
  seat: number;
  what: 'asks' | 'gives' | 'has-none' | 'finds-nothing' | 'passes';
  outlaw: Outlaw | null;
}

/** Money comes onto a poster. */
export interface RewardCue {
  type: 'reward';
  outlaw: Outlaw;
  adds: number;
}

/** A poster is settled: bars are compared, the stamp falls, then it pays. */
export interface PayoutCue {
  type: 'payout';
  step: 'compare' | 'pay';
  payout: Payout;
  /** What others have paid before: their stamps stay. */
  paid: readonly Payout[];
}

/** The round is over: what all posters have paid. */
export interface RoundCue {
  type: 'round';
  payouts: readonly Payout[];
}

export type Cue = ShotCue | SaysCue | RewardCue | PayoutCue | RoundCue;

/** Returns what an outlaw pays or has paid at this cue. */
export function payoutOf(cue: Cue | null, outlaw: Outlaw): Payout | null {
  if (cue?.type === 'payout' && cue.payout.outlaw === outlaw) return cue.payout;
  const paid = cue?.type === 'payout' ? cue.paid : cue?.type === 'round' ? cue.payouts : [];
  return paid.find((payout) => payout.outlaw === outlaw && payout.captured) ?? null;
}

/** How long each thing is shown, in milliseconds. */
const MS = {
  draw: 250,
  card: 300,
  reward: 400,
  cocks: 300,
  turns: 350,
  held: 500,
  says: 500,
  pass: 300,
  roundEnds: 500,
  compare: 350,
  pay: 550,
  settles: 500,
  gather: 300,
  deal: 700,
} as const;

/** Returns the shot of a beat. */
const shotOf = (beat: Beat | undefined): ShotCue | undefined => {
  const cue = beat?.cue as Cue | undefined;
  return cue?.type === 'shot' ? cue : undefined;
};

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function perform(before: WireView, after: WireView, events: readonly Event[]): Beat[] {
  const payouts = events.flatMap((event) => (event.type === 'scored' ? [event.payout] : []));
  const stager = new Stager(before, { after, payouts });
  events.forEach((event, i) => stager.tell(event, events[i + 1]));
  return stager.beats;
}

class Stager {
  readonly beats: Beat[] = [];
  private event: Event | null = null;
  /** What the posters before this one have paid. */
  private readonly paid: Payout[] = [];

  constructor(
    private view: WireView,
    private readonly ahead: Ahead,
  ) {}

  tell(event: Event, next: Event | undefined): void {
    this.event = event;
    switch (event.type) {
      case 'draws':
      case 'keeps':
      case 'duel-begins':
      case 'over':
        this.view = fold(this.view, event, this.ahead);
        break;
      case 'drew':
        this.show(event, MS.draw);
        break;
      case 'melded':
      case 'photo':
      case 'placed':
        this.lay(event);
        break;
      case 'aims':
        this.show(event, MS.cocks, { type: 'shot', step: 'cocks', seat: event.seat, card: null, hit: false });
        break;
      case 'shot':
        this.shoot(event);
        break;
      case 'duel':
        this.beat(MS.cocks, { type: 'shot', step: 'cocks', seat: event.seat, card: null, hit: false }, null);
        this.shoot({ ...event, type: 'duel' });
        break;
      case 'asks':
        this.show(event, MS.says, { type: 'says', seat: event.seat, what: 'asks', outlaw: event.outlaw });
        break;
      case 'answers':
        this.show(event, MS.says, {
          type: 'says',
          seat: event.seat,
          what: event.gives ? 'gives' : 'has-none',
          outlaw: event.outlaw,
        });
        break;
      case 'found-nothing':
        this.show(event, MS.says, { type: 'says', seat: event.seat, what: 'finds-nothing', outlaw: null });
        break;
      case 'passes':
        this.show(event, MS.pass, { type: 'says', seat: event.seat, what: 'passes', outlaw: null });
        break;
      case 'round-ends':
        this.beat(MS.roundEnds);
        break;
      case 'scored':
        this.pay(event);
        if (next?.type !== 'scored') this.settle();
        break;
      case 'reshuffled':
        // A shot that waits for cards goes on.
        this.show(event, MS.card, shotOf(this.beats.at(-1)));
        break;
      case 'round-begins':
        this.beats.push({
          view: this.view,
          event,
          ms: 0,
          holds: true,
          cue: { type: 'round', payouts: this.ahead.payouts } satisfies Cue,
        });
        this.show(event, MS.gather);
        break;
      case 'dealt':
        // Its sentence lists the cards, which are in sight.
        this.view = fold(this.view, event, this.ahead);
        this.beat(MS.deal, undefined, null);
        break;
      default:
        this.show(event, MS.card);
    }
  }

  /** Shows the view as it is, with the sentence of the event or with another. */
  private beat(ms: number, cue?: Cue, told?: WireMessage | null): void {
    this.beats.push({
      view: this.view,
      event: this.event,
      ms,
      ...(cue ? { cue } : {}),
      ...(told === undefined ? {} : { told }),
    });
  }

  /** Shows the view after an event. */
  private show(event: Event, ms: number, cue?: Cue): void {
    this.view = fold(this.view, event, this.ahead);
    this.beat(ms, cue);
  }

  /** Cards lie down, then the reward grows. */
  private lay(event: Of<'melded' | 'photo' | 'placed'>): void {
    this.show(event, MS.card);
    if (event.adds === 0) return;
    this.view = rewarded(this.view, event.outlaw, event.reward);
    this.beat(MS.reward, { type: 'reward', outlaw: event.outlaw, adds: event.adds });
  }

  /** The card turns, and is held, before it goes to the discard: it is never in two places. In a duel it comes from a deck of its own.
   * Nothing says what it is before it has turned. */
  private shoot(event: Of<'shot' | 'duel'>): void {
    const { seat, card, hit } = event;
    this.beat(MS.turns, { type: 'shot', step: 'turns', seat, card, hit }, null);
    this.beat(MS.held, { type: 'shot', step: 'held', seat, card, hit });
    this.show(event, MS.card);
    if (event.type === 'duel' || event.lost === null) return;
    this.view = lost(this.view, event.lost);
    this.beat(MS.card);
  }

  /** Skips an outlaw that no seat hunted: it pays nothing. */
  private pay(event: Of<'scored'>): void {
    const { payout } = event;
    if (payout.hunters.length === 0) return;
    const paid = [...this.paid];
    this.beat(MS.compare, { type: 'payout', step: 'compare', payout, paid }, null);
    this.view = fold(this.view, event, this.ahead);
    this.beat(MS.pay, { type: 'payout', step: 'pay', payout, paid }, paidOut(payout));
    this.paid.push(payout);
  }

  /** The last pay-out, too, is seen to its end: coins fly and figures run longer than the stamp falls. */
  private settle(): void {
    const payout = this.paid.at(-1);
    if (payout) this.beat(MS.settles, { type: 'payout', step: 'pay', payout, paid: this.paid.slice(0, -1) }, null);
  }
}

/** A pay-out in a line, where the sentence of the log would need several: a sum for each seat. */
function paidOut({ outlaw, captured, takes }: Payout): WireMessage {
  const paid = [...sums(takes)].map(([seat, money]) => ({
    key: 'web-we-share',
    args: { name: { seat }, money: { key: 'web-money', args: { money } } },
  }));
  return {
    key: 'web-we-pays',
    args: {
      outlaw: { key: 'wyatt-earp-outlaw', args: { outlaw: { word: outlaw } } },
      captured: { word: captured ? 'yes' : 'no' },
      paid,
    },
  };
}
