// Where a lesson stands. It goes on by the answer it asks for, by the reader's leave where the coach speaks, and
// by itself elsewhere.

import type { Choice, Scene, Tip } from '$wire/protocol';

/** A scene with one of its tips, or without any; what a scene asks for is asked for with its last tip. */
interface Step {
  scene: Scene;
  tip: Tip | null;
  asks: string | null;
}

function stepsOf(scene: Scene): Step[] {
  const { tips, asks } = scene;
  if (tips.length === 0) return [{ scene, tip: null, asks }];
  return tips.map((tip, i) => ({ scene, tip, asks: i === tips.length - 1 ? asks : null }));
}

/** Does the lesson wait here for its reader? */
function stops({ tip, asks }: Step): boolean {
  return tip !== null || asks !== null;
}

export class Course {
  at = $state(0);
  /** What was chosen instead of what the lesson asks for. */
  missed = $state.raw<Choice | null>(null);
  readonly #steps: readonly Step[];

  constructor(scenes: readonly Scene[]) {
    if (scenes.length === 0) throw new Error('a lesson has scenes');
    this.#steps = scenes.flatMap(stepsOf);
  }

  get #step(): Step {
    return this.#steps[this.at] as Step;
  }

  get scene(): Scene {
    return this.#step.scene;
  }

  get tip(): Tip | null {
    return this.#step.tip;
  }

  /** The text of the action that is asked for. */
  get asks(): string | null {
    return this.#step.asks;
  }

  /** The action that is asked for. */
  get asked(): Choice | undefined {
    return this.scene.actions.find(({ text }) => text === this.asks);
  }

  /** How many tips there are, and how many of them have been given. */
  get progress(): { of: number; done: number } {
    const tips = (steps: readonly Step[]): number => steps.filter(({ tip }) => tip !== null).length;
    return { of: tips(this.#steps), done: tips(this.#steps.slice(0, this.at + 1)) };
  }

  get isLast(): boolean {
    return this.at === this.#steps.length - 1;
  }

  /** Goes on by itself after a while: nothing is asked, and nobody speaks. */
  get passes(): boolean {
    return !this.isLast && !stops(this.#step);
  }

  answer(action: string): void {
    if (this.asks === null) return;
    if (action === this.asks) this.#move(this.at + 1);
    else this.missed = this.scene.actions.find(({ text }) => text === action) ?? null;
  }

  /** Goes on where nothing is asked. */
  on(): void {
    if (this.asks === null) this.#move(this.at + 1);
  }

  /** To where the lesson waited last. */
  back(): void {
    this.#move(Math.max(0, this.#steps.slice(0, this.at).findLastIndex(stops)));
  }

  restart(): void {
    this.#move(0);
  }

  #move(to: number): void {
    this.missed = null;
    this.at = Math.min(to, this.#steps.length - 1);
  }
}
