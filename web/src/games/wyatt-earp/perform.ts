// What happened at a table of Wyatt Earp, beat by beat. A beat shows a view that was true; its cue says what the board tells
// meanwhile. Cards fly by themselves, because they have names (`follow.ts`).

import type { Card, Event, Outlaw, Payout, Shown } from '$wire/wyatt-earp';
import type { Beat } from '$/stage/stage.svelte.ts';
import { fold, lost, rewarded, type Ahead } from './fold.ts';

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

/** A poster is reckoned up: bars are compared and the stamp falls, then it pays. */
export interface PayoutCue {
  type: 'payout';
  step: 'compare' | 'pay';
  payout: Payout;
}

/** The round is over: what all posters have paid. */
export interface RoundCue {
  type: 'round';
  payouts: readonly Payout[];
}

export type Cue = ShotCue | SaysCue | RewardCue | PayoutCue | RoundCue;

/** What an outlaw pays or has paid while this is told. */
export function payoutOf(cue: Cue | null, outlaw: Outlaw): Payout | null {
  if (cue?.type === 'payout' && cue.payout.outlaw === outlaw) return cue.payout;
  return (cue?.type === 'round' && cue.payouts.find((payout) => payout.outlaw === outlaw && payout.captured)) || null;
}

/** How long each thing is shown, in milliseconds. */
const MS = {
  draw: 250, card: 300, reward: 400, cocks: 300, turns: 350, held: 500, says: 500, pass: 300, roundEnds: 500, compare: 350, pay: 350, gather: 300, deal: 700,
} as const;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function perform(before: Shown, after: Shown, events: readonly Event[]): Beat[] {
  const payouts = events.flatMap((event) => (event.type === 'scored' ? [event.payout] : []));
  const stager = new Stager(before, { after, payouts });
  for (const event of events) stager.tell(event);
  return stager.beats;
}

class Stager {
  readonly beats: Beat[] = [];

  constructor(
    private view: Shown,
    private readonly ahead: Ahead,
  ) {}

  tell(event: Event): void {
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
        this.beat(MS.cocks, { type: 'shot', step: 'cocks', seat: event.seat, card: null, hit: false });
        this.shoot({ ...event, type: 'duel' });
        break;
      case 'asks':
        this.show(event, MS.says, { type: 'says', seat: event.seat, what: 'asks', outlaw: event.outlaw });
        break;
      case 'answers':
        this.show(event, MS.says, { type: 'says', seat: event.seat, what: event.gives ? 'gives' : 'has-none', outlaw: event.outlaw });
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
        break;
      case 'round-begins':
        this.beats.push({ view: this.view, ms: 0, holds: true, cue: { type: 'round', payouts: this.ahead.payouts } satisfies Cue });
        this.show(event, MS.gather);
        break;
      case 'dealt':
        this.show(event, MS.deal);
        break;
      default:
        this.show(event, MS.card);
    }
  }

  /** Shows the view as it is. */
  private beat(ms: number, cue?: Cue): void {
    this.beats.push({ view: this.view, ms, ...(cue ? { cue } : {}) });
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

  /** The card turns before it lies on the discard. In a duel it comes from a deck of its own. */
  private shoot(event: Of<'shot' | 'duel'>): void {
    const { seat, card, hit } = event;
    this.beat(MS.turns, { type: 'shot', step: 'turns', seat, card, hit });
    this.show(event, MS.held, { type: 'shot', step: 'held', seat, card, hit });
    if (event.type === 'duel' || event.lost === null) return;
    this.view = lost(this.view, event.lost);
    this.beat(MS.card);
  }

  /** What nobody hunted pays nothing, and is passed over. */
  private pay(event: Of<'scored'>): void {
    const { payout } = event;
    if (payout.hunters.length === 0) return;
    this.beat(MS.compare, { type: 'payout', step: 'compare', payout });
    this.show(event, MS.pay, { type: 'payout', step: 'pay', payout });
  }
}
