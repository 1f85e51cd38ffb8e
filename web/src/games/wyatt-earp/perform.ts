// What happened at a table of Wyatt Earp, beat by beat.

import type { Said } from '$wire/protocol';
import type { Card, Outlaw } from '$wire/wyatt-earp';

/** A card is turned over for a shot (WE-19). */
export interface ShotCue {
  type: 'shot';
  seat: number;
  card: Card;
  hit: boolean;
}

export type Cue = ShotCue;

export interface Payout {
  outlaw: Outlaw;
  reward: number;
  captured: boolean;
  /** Dollars by seat. */
  takes: ReadonlyMap<number, number>;
}

export interface Reckoning {
  payouts: readonly Payout[];
  /** How it was shot out, if it was (WE-45). */
  duel: readonly Said[];
}
