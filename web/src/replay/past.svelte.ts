// A moment of the past, as a board wants it: nobody can answer any more, and any seat's eyes may be borrowed.

import type { Choice, WireMessage } from '$wire/protocol';
import { castOf, chairsOf } from '$/table/chairs.ts';
import type { Chair, Hint, Play } from '$/table/play.svelte.ts';
import type { Cast } from '$/words/format.ts';
import { seenBy } from './lines.ts';
import type { Recording } from './recording.ts';
import type { Reel } from './reel.svelte.ts';

export class PastPlay implements Play {
  picked: string | null = $state(null);
  /** Whose view it is. */
  seat = $state<number | null>(null);
  readonly choices: readonly Choice[] = [];
  readonly hints: ReadonlyMap<string, Hint> = new Map();
  readonly #recording: Recording;
  readonly #reel: Reel;

  constructor(recording: Recording, reel: Reel) {
    this.#recording = recording;
    this.#reel = reel;
    this.seat = recording.you;
  }

  readonly #seen = $derived.by(() => this.#reel.moment && seenBy(this.#reel.moment, this.seat));
  /** Is it the reader's own seat? Another seat, seen through its eyes, is called by its name. */
  readonly #isOwn = $derived.by(() => this.seat === this.#recording.you);
  readonly view: unknown = $derived.by(() => this.#seen?.view);
  readonly status: WireMessage | null = $derived.by(
    () => (this.#isOwn ? this.#seen : this.#reel.moment?.bystander)?.status ?? null,
  );
  readonly cue = null;
  readonly isPerforming = false;
  readonly told: readonly WireMessage[] = $derived.by(() =>
    this.#reel.span.flatMap((moment) => seenBy(moment, this.seat).notices.map(({ message }) => message)),
  );
  readonly cast: Cast = $derived.by(() => castOf(this.#recording.chairs, this.#isOwn ? this.seat : null));
  readonly chairs: readonly Chair[] = $derived.by(() =>
    chairsOf(this.#recording.chairs, this.cast, this.seat, this.view),
  );

  get game(): string {
    return this.#recording.game;
  }

  choose(): void {
    // What has happened has happened.
  }
}
