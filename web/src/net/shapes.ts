// What the server says about transcripts and lessons.

import type { Choice, Moments, Result, Said, Told } from '$wire/protocol';

/** What a check of a transcript found. */
export interface Verdict {
  /** Is every step what the rules allow? */
  legal: boolean;
  /** Is the luck what seed and entropy give? */
  fair: 'yes' | 'no' | 'not_shown';
  result: Result | null;
}

/** A transcript that was sent, looked back at. */
export interface Replayed extends Moments {
  game: string;
  verdict: Verdict;
}

/** A moment of a lesson, as the learner in seat 0 sees it. */
export interface Scene {
  step: number;
  view: unknown;
  status: Said;
  actions: Choice[];
  told: Told[];
  /** The key of what the coach says. */
  say: string | null;
  /** The action that the lesson asks for. */
  asks: string | null;
}

export interface Lesson {
  game: string;
  seats: number;
  scenes: Scene[];
}
