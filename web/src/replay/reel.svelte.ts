// Where a replay stands, and how it moves. A reader who wants no spoilers sees no end before they reach it.

import type { Moment } from '$wire/protocol';
import type { Pages } from './pages.svelte.ts';
import { beginnings, leap, stopAt, stopBeside, stopsOf, type Direction } from './stops.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Reel {
  step = $state(0);
  /** The furthest step that was shown. */
  furthest = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  readonly pages: Pages;
  readonly #hides: () => boolean;
  /** Is it known where to begin? */
  #begun = $state(false);
  #last: Moment | undefined;

  /** `hides`: is what is to come a secret? */
  constructor(pages: Pages, hides: () => boolean) {
    this.pages = pages;
    this.#hides = hides;
  }

  /** The table at the present step; until that is fetched, as it was shown last. */
  readonly moment = $derived.by(() => {
    if (this.#begun) this.#last = this.pages.moment(this.step) ?? this.#last;
    return this.#last;
  });
  /** The last step that the reader may know of. */
  readonly end = $derived.by(() => (this.#hides() ? this.furthest : Math.max(0, this.pages.open - 1)));
  /** The last step of which the log may tell. */
  readonly told = $derived.by(() => (this.#hides() ? this.step : this.end));
  readonly #stops = $derived.by(() => stopsOf(this.pages.outline, this.pages.open));
  readonly #begins = $derived.by(() => beginnings(this.pages.outline, this.#stops));
  /** Which stop this is, counted from 0, and which is the last that the reader may know of. */
  readonly stop = $derived.by(() => stopAt(this.#stops, this.step));
  readonly lastStop = $derived.by(() => stopAt(this.#stops, this.end));
  /** At which stops the parts of the game begin that the reader may know of. */
  readonly marks = $derived.by(() =>
    this.#begins.filter((step) => step <= this.end).map((step) => stopAt(this.#stops, step)),
  );
  /** The first of the steps that lead to this one from the stop before. */
  readonly since = $derived.by(() =>
    this.step > 0 ? (this.#stops.findLast((stop) => stop < this.step) ?? -1) + 1 : 0,
  );
  /** What happened since the stop before, as far as it has been fetched. */
  readonly span = $derived.by((): Moment[] => {
    const steps = Array.from({ length: this.step - this.since + 1 }, (_, i) => this.pages.moment(this.since + i));
    return steps.filter((moment) => moment !== undefined);
  });
  readonly atStart = $derived.by(() => this.step <= (this.#stops[0] ?? 0));
  readonly atEnd = $derived.by(() => this.#isLast(this.step));
  /** Has the end been shown? Then nothing of it is a secret. */
  readonly sawEnd = $derived.by(() => this.#isLast(this.furthest));

  #isLast(step: number): boolean {
    return this.pages.open > 0 && step >= this.pages.open - 1;
  }

  /** Without a step: to the first decision. */
  async go(step?: number): Promise<void> {
    // How long the game is comes with its first page.
    if (this.pages.open === 0) await this.pages.want(0);
    if (this.pages.open === 0) return;
    this.step = Math.max(0, Math.min(this.pages.open - 1, Math.floor(step ?? this.#stops[0] ?? 0)));
    this.furthest = Math.max(this.furthest, this.step);
    this.#begun = true;
    if (this.atEnd) this.playing = false;
    await this.pages.around(this.step, this.since);
  }

  /** From decision to decision. */
  by(direction: Direction): Promise<void> {
    return this.go(stopBeside(this.#stops, this.step, direction));
  }

  /** To the stop of this number. */
  goToStop(stop: number): Promise<void> {
    return this.go(this.#stops[stop]);
  }

  /** To the next round or turn, or to the beginning of this one or of the one before. */
  leap(direction: Direction): Promise<void> {
    return this.go(leap(this.#begins, this.step, this.pages.open - 1, direction));
  }

  toggle(): void {
    // At the end there is only the beginning to go on with.
    if (!this.playing && this.atEnd) void this.go();
    this.playing = !this.playing;
  }
}
