// A table that is being played, as a board wants it.

import type { Choice, WireMessage, Seen } from '$wire/protocol';
import { line } from '$/net/line.svelte.ts';
import { steady } from '$/net/share.ts';
import type { Watched } from '$/net/watched.svelte.ts';
import type { Cast } from '$/words/format.ts';
import { chairsOf } from './chairs.ts';
import type { Chair, Hint, Play } from './play.svelte.ts';
import type { Spoken } from './speech.ts';

export class LivePlay implements Play {
  picked = $state<string | null>(null);
  /** A grave action that waits to be confirmed. */
  asked = $state.raw<Choice | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Seen | null>(null);
  readonly #watched: Watched;
  readonly #isGrave: (choice: Choice) => boolean;

  constructor(watched: Watched, isGrave: (choice: Choice) => boolean) {
    this.#watched = watched;
    this.#isGrave = isGrave;
  }

  readonly view: unknown = $derived.by(() => {
    const { beat, shown } = this.#watched.stage;
    return (this.past ?? beat ?? shown)?.view;
  });
  readonly cue: unknown = $derived.by(() => (this.past === null ? (this.#watched.stage.beat?.cue ?? null) : null));
  readonly isPerforming: boolean = $derived.by(() => this.past === null && this.#watched.stage.isPerforming);
  // A decision opens when the performance has reached it.
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.past === null && line.open && this.#watched.isShown ? this.#watched.choices : [],
  );
  // While something is performed, it says what.
  readonly status: WireMessage | null = $derived.by(
    () => this.past?.status ?? this.#watched.stage.told ?? this.#watched.stage.shown?.status ?? null,
  );
  readonly hints: ReadonlyMap<string, Hint> = $derived.by(() => this.#watched.hints);

  readonly chairs: readonly Chair[] = $derived.by(() => {
    const { sitting, clocks, cast } = this.#watched;
    const chairs = chairsOf(sitting?.seats ?? [], cast, cast.you, this.view, clocks);
    return this.#steadyChairs(chairs.map((chair) => ({ ...chair, says: this.#saysAt(chair.seat) })));
  });
  readonly #steadyChairs = steady<readonly Chair[]>();

  /** What somebody has just said. A bot speaks of what the table already shows. */
  #saysAt(seat: number): Spoken | null {
    const spoken = this.#watched.spoken.get(seat);
    if (!spoken || !this.#watched.isHeard(spoken)) return null;
    return !spoken.isBot || spoken.version <= (this.#watched.stage.shown?.version ?? 0) ? spoken : null;
  }

  get game(): string {
    return this.#watched.sitting?.game ?? '';
  }

  get seat(): number | null {
    return this.#watched.cast.you;
  }

  get cast(): Cast {
    return this.#watched.cast;
  }

  choose(action: string): void {
    const choice = this.choices.find(({ text }) => text === action);
    // One answer is enough.
    if (!choice || this.#watched.pending) return;
    if (this.#isGrave(choice) && this.asked?.text !== action) this.asked = choice;
    else this.#do(action);
  }

  #do(action: string): void {
    this.asked = null;
    this.picked = null;
    this.#watched.act(action);
  }
}
