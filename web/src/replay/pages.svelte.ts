// The moments of a game, fetched page by page and kept. What is near the present step comes before it is asked for.

import type { Moment, Moments, Outline } from '$wire/protocol';

/** As many as the server gives at a time. */
export const PAGE = 24;
/** So near the edge of a page the next one is fetched. */
const NEAR = 8;

export class Pages {
  /** By page, from page 0 on. */
  loaded = $state.raw<ReadonlyMap<number, readonly Moment[]>>(new Map());
  /** How many steps there are to look back at. */
  open = $state(0);
  /** The decisions and parts of all of them. */
  outline = $state.raw<Outline>({ decisions: [], parts: [] });
  /** Why the last page did not come. */
  trouble = $state.raw<unknown>(null);
  readonly #asked = new Map<number, Promise<void>>();
  readonly #fetch: (from: number, count: number) => Promise<Moments>;

  constructor(fetch: (from: number, count: number) => Promise<Moments>) {
    this.#fetch = fetch;
  }

  moment(step: number): Moment | undefined {
    return this.loaded.get(Math.floor(step / PAGE))?.[step % PAGE];
  }

  /** Fetches the page of this step, once. */
  want(step: number): Promise<void> {
    const page = Math.floor(step / PAGE);
    const asked = this.#asked.get(page) ?? this.#load(page);
    this.#asked.set(page, asked);
    return asked;
  }

  async #load(page: number): Promise<void> {
    try {
      const { open_steps: open, outline, moments } = await this.#fetch(page * PAGE, PAGE);
      this.loaded = new Map(this.loaded).set(page, moments);
      if (open !== this.open) [this.open, this.outline] = [open, outline];
      this.trouble = null;
    } catch (trouble) {
      this.#asked.delete(page);
      this.trouble = trouble;
    }
  }

  /** Fetches what the steps from `first` to `step` need, and what those beside them will. */
  async around(step: number, first = step): Promise<void> {
    await this.want(step);
    for (let earlier = first; earlier < step; earlier += PAGE) await this.want(earlier);
    for (const near of [step + NEAR, step - NEAR]) {
      if (near >= 0 && near < this.open) await this.want(near);
    }
  }
}
