// What the server says about lessons.

import type { Choice, Said, Told } from '$wire/protocol';

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
