// Performs what the server sends. Positions arrive at once; the stage shows what happened between two of them as a
// series of beats, one after another. Where things move on the screen is `motion/`; what a game's beats are is
// `games/*/perform.ts`.

import type { Position, WireMessage } from '$wire/protocol';
import { settings } from '$/app/settings.svelte.ts';

/** One board on the way from a position to the next, and how long it is shown. */
export interface Beat {
  /** A view in the shape of its game; it was true at some moment between the two positions. */
  view: unknown;
  /** At normal speed, in milliseconds. */
  ms: number;
  /** What the board tells meanwhile, in a shape of its game: a shot, a lamp on a house. */
  cue?: unknown;
  /** The beat lasts until the player goes on: the end of a round. */
  holds?: boolean;
  /** Which of the events is shown: its sentence stands in the status line meanwhile. */
  event?: unknown;
  /** A sentence instead of that; or none yet, and the one before stays. */
  told?: WireMessage | null;
}

/** Something that happened, as data and in words. */
export interface Happening {
  event: unknown;
  message: WireMessage;
}

/** The beats between two views, given what happened. The view after them needs no beat. */
export type Perform = (before: never, after: never, events: readonly never[]) => Beat[];

interface Act {
  position: Position;
  news: readonly Happening[];
  beats: Beat[];
  /** The sentence of what happens last, where no beat shows it. */
  last: WireMessage | null;
}

/** How long the last board of an act is shown before the next act begins: a flight and a breath. */
const REST = 400;
/** Further behind than this, in milliseconds, everything runs at double speed. */
const LATE = 5000;
/** How often a covered stage looks whether it is still covered. */
const PATIENCE = 150;

/** Is something open that the player reads instead of the table? */
const isCovered = (): boolean => document.querySelector('dialog[open], [popover]:popover-open') !== null;

export class Stage {
  /** The position that is shown, or on from which the beats lead. */
  shown = $state.raw<Position | null>(null);
  /** The beat that is shown instead. */
  beat = $state.raw<Beat | null>(null);
  /** The sentence of what is performed. */
  told = $state.raw<WireMessage | null>(null);
  /** What the current act leads to: the scorecard of a round's end is in it. */
  ahead = $state.raw<Position | null>(null);
  /** The game's own way to perform; without it a position is simply shown. */
  perform: Perform | null = null;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;

  readonly isPerforming: boolean = $derived(this.beat !== null);

  /** Takes the next position, and what happened on the way to it. */
  push(position: Position, news: readonly Happening[]): void {
    const before = this.#acts.at(-1)?.position ?? this.shown;
    if (before === null || document.hidden) {
      this.#showNow(position);
      return;
    }
    const beats =
      this.perform && news.length > 0
        ? this.perform(before.view as never, position.view as never, news.map(({ event }) => event) as never)
        : [];
    const last = news.at(-1);
    this.#acts.push({
      position,
      news,
      beats: settings.speed === 0 ? beats.filter(({ holds }) => holds) : beats,
      last: last && settings.speed > 0 && beats.every(({ event }) => event !== last.event) ? last.message : null,
    });
    if (this.#acts.length === 1 && this.beat === null && !this.#isResting) this.#next();
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.#acts.at(-1);
    if (last) this.#showNow(last.position);
  }

  /** Ends a beat that holds. */
  goOn(): void {
    if (this.beat?.holds) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
  }

  #showNow(position: Position): void {
    this.stop();
    this.#isResting = false;
    this.#show(position);
  }

  #show(position: Position): void {
    this.beat = null;
    this.told = null;
    this.ahead = null;
    this.shown = position;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#isResting = false;
    const act = this.#acts[0];
    if (!act) {
      this.told = null;
      return;
    }
    this.ahead = act.position;
    const beat = act.beats.shift();
    if (beat) {
      this.beat = beat;
      if (beat.told !== null)
        this.told = beat.told ?? act.news.find(({ event }) => event === beat.event)?.message ?? this.told;
      if (!beat.holds) this.#wait(beat.ms);
      return;
    }
    this.#acts.shift();
    this.#show(act.position);
    // What no beat has shown flies now.
    this.told = act.last;
    if (settings.speed === 0 && this.#acts.length > 0) {
      this.#next();
      return;
    }
    this.#isResting = true;
    this.#wait(REST);
  }

  /** So many times as fast as usual everything runs now. */
  get rate(): number {
    return settings.speed * (this.#behind() > LATE ? 2 : 1);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => this.#resume(), ms / (this.rate || Infinity));
  }

  /** Goes on once nothing covers the table. */
  #resume(): void {
    if (isCovered()) this.#timer = setTimeout(() => this.#resume(), PATIENCE);
    else this.#next();
  }

  /** How long the acts last that wait for the one on the stage, which may take its time. */
  #behind(): number {
    return this.#acts.slice(1).reduce((sum, { beats }) => sum + REST + beats.reduce((all, { ms }) => all + ms, 0), 0);
  }
}
