// Where a replay stands, and how it moves. A reader who wants no spoilers is shown no end before he has seen it.

import type { Moment } from '$wire/protocol';
import type { Pages } from './pages.svelte.ts';
import { jump, partOf, type Direction } from './parts.ts';

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
  readonly atEnd = $derived.by(() => this.#isLast(this.step));
  /** Has the end been shown? Then nothing of it is a secret. */
  readonly sawEnd = $derived.by(() => this.#isLast(this.furthest));

  #isLast(step: number): boolean {
    return this.pages.open > 0 && step >= this.pages.open - 1;
  }

  async go(step: number): Promise<void> {
    // How long the game is comes with its first page.
    if (this.pages.open === 0) await this.pages.want(0);
    if (this.pages.open === 0) return;
    this.step = Math.max(0, Math.min(this.pages.open - 1, Math.floor(step)));
    this.furthest = Math.max(this.furthest, this.step);
    this.#begun = true;
    if (this.atEnd) this.playing = false;
    await this.pages.around(this.step);
  }

  by(steps: number): Promise<void> {
    return this.go(this.step + steps);
  }

  toggle(): void {
    // At the end there is only the beginning to go on with.
    if (!this.playing && this.atEnd) void this.go(0);
    this.playing = !this.playing;
  }

  /** To the next round or turn, or to the beginning of this one or of the one before. */
  async leap(direction: Direction): Promise<void> {
    const part = async (step: number): Promise<number> => {
      await this.pages.want(step);
      const moment = this.pages.moment(step);
      if (!moment) throw new Error(`step ${step} did not come`);
      return partOf(moment.bystander.view);
    };
    const found = await jump(part, this.step, this.pages.open, direction).catch(() => this.step);
    await this.go(found);
  }
}
