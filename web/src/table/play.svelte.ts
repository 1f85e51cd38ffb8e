// What a board is given: one moment of one game as one viewer sees it, and the way to answer. Live tables,
// replays and lessons all make one; boards cannot tell which, and know no rules.

import type { Choice, SeatClock, WireMessage, Occupant } from '$wire/protocol';
import type { Cast } from '$/words/format.ts';
import type { Spoken } from './speech.ts';

/** What everybody sees of who sits in a seat. */
export interface Chair {
  seat: number;
  name: string;
  occupant: Occupant;
  present: boolean;
  standIn: boolean;
  /** Has its owner left the game? Then a stand-in plays. */
  left?: boolean;
  /** What its occupant has just said. */
  says?: Spoken | null;
  clock: SeatClock | null;
  acts: boolean;
  /** Is its occupant who reads this? */
  you: boolean;
  /** Is the table seen from here? In a replay one sees with others' eyes, too. */
  own: boolean;
}

/** What is known about an action, where the table allows hints. */
export interface Hint {
  win: { mean: number; within: number };
}

export interface Play<V = unknown> {
  readonly game: string;
  /** The view, in the shape of its game: `$wire/GAME`. */
  readonly view: V;
  /** What the viewer may do now, in canonical order; nothing where nobody can answer. */
  readonly choices: readonly Choice[];
  /** The seat from which the table is seen; a bystander has none. */
  readonly seat: number | null;
  /** Who is who, and who of them reads this. */
  readonly cast: Cast;
  /** From seat 0 on. */
  readonly chairs: readonly Chair[];
  /** Who must act and what is asked. */
  readonly status: WireMessage | null;
  /** What the board tells while something is performed, in a shape of its game: see `stage/`. */
  readonly cue: unknown;
  /** Does the board show something on the way to the newest position? Then nothing can be chosen yet. */
  readonly isPerforming: boolean;
  readonly hints: ReadonlyMap<string, Hint>;
  /** What the viewer has picked up and not yet played: a word of the board's own, shared by `Board` and
   * `Hand`. It is dropped when the view changes. */
  picked: string | null;
  choose(action: string): void;
}

/** Seats clockwise from the viewer, or from seat 0 for a bystander; the viewer comes first. */
export function around(play: Play): Chair[] {
  const first = play.seat ?? 0;
  return [...play.chairs.slice(first), ...play.chairs.slice(0, first)];
}
