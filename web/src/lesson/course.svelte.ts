// Where a lesson stands. It goes on by the answer it asks for, by the reader's leave where the coach speaks, and
// by itself elsewhere.

import type { Choice } from '$wire/protocol';
import type { Scene } from '$wire/protocol';

/** Does the lesson wait here for its reader? */
function stops({ say, asks }: Scene): boolean {
  return say !== null || asks !== null;
}

export class Course {
  at = $state(0);
  /** What was chosen instead of what the lesson asks for. */
  missed = $state.raw<Choice | null>(null);
  readonly #scenes: readonly Scene[];

  constructor(scenes: readonly Scene[]) {
    if (scenes.length === 0) throw new Error('a lesson has scenes');
    this.#scenes = scenes;
  }

  get scene(): Scene {
    return this.#scenes[this.at] as Scene;
  }

  get length(): number {
    return this.#scenes.length;
  }

  get isLast(): boolean {
    return this.at === this.#scenes.length - 1;
  }

  /** Goes on by itself after a while: nothing is asked, and nobody speaks. */
  get passes(): boolean {
    return !this.isLast && !stops(this.scene);
  }

  /** The action that is asked for. */
  get asked(): Choice | undefined {
    return this.scene.actions.find(({ text }) => text === this.scene.asks);
  }

  /** What the coach said last: it stays until he speaks again. */
  get say(): string | null {
    return this.#scenes.slice(0, this.at + 1).findLast(({ say }) => say !== null)?.say ?? null;
  }

  answer(action: string): void {
    const { asks, actions } = this.scene;
    if (asks === null) return;
    if (action === asks) this.#move(this.at + 1);
    else this.missed = actions.find(({ text }) => text === action) ?? null;
  }

  /** Goes on where nothing is asked. */
  on(): void {
    if (this.scene.asks === null) this.#move(this.at + 1);
  }

  /** To where the lesson waited last. */
  back(): void {
    this.#move(Math.max(0, this.#scenes.slice(0, this.at).findLastIndex(stops)));
  }

  restart(): void {
    this.#move(0);
  }

  #move(to: number): void {
    this.missed = null;
    this.at = Math.min(to, this.#scenes.length - 1);
  }
}
