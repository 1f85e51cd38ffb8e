// A lesson, as a board wants it: scenes one after the other, with a choice only where the lesson asks for one.

import type { SeatInfo, Choice, WireMessage } from '$wire/protocol';
import type { Lesson, Scene } from '$wire/protocol';
import { person } from '$/net/person.svelte.ts';
import { castOf, chairsOf } from '$/table/chairs.ts';
import type { Entry } from '$/table/log.ts';
import type { Chair, Hint, Play } from '$/table/play.svelte.ts';
import type { Cast } from '$/words/format.ts';
import { Course } from './course.svelte.ts';

const LEARNER = 0;
/** Those who sit with the learner. */
const FELLOWS = [
  { name: 'Pearl', face: 'singer' },
  { name: 'Mabel', face: 'rancher' },
  { name: 'Otis', face: 'prospector' },
  { name: 'Mateo', face: 'vaquero' },
  { name: 'Hattie', face: 'teacher' },
] as const;
const NOTHING: readonly Choice[] = [];

export class LessonPlay implements Play {
  picked: string | null = $state(null);
  readonly course: Course;
  readonly hints: ReadonlyMap<string, Hint> = new Map();
  readonly seat = LEARNER;
  readonly #lesson: Lesson;
  readonly #sat: SeatInfo[];

  constructor(lesson: Lesson, nickname: string) {
    this.#lesson = lesson;
    this.course = new Course(lesson.scenes);
    // Nobody else has the learner's face.
    const fellows = FELLOWS.filter(({ face }) => face !== person.face);
    this.#sat = Array.from({ length: lesson.seats }, (_, seat) => ({
      occupant:
        seat === LEARNER
          ? { kind: 'person', nickname, face: person.face }
          : { kind: 'bot', strength: 'greenhorn', ...(fellows[seat % fellows.length] ?? FELLOWS[0]) },
      present: true,
      stand_in: false,
    }));
  }

  readonly #scene: Scene = $derived.by(() => this.course.scene);
  readonly view: unknown = $derived.by(() => this.#scene.view);
  readonly status: WireMessage | null = $derived.by(() => this.#scene.status);
  readonly cue = null;
  readonly isPerforming = false;
  readonly told: readonly WireMessage[] = $derived.by(() => this.#scene.notices.map(({ message }) => message));
  readonly choices: readonly Choice[] = $derived.by(() => (this.course.asks === null ? NOTHING : this.#scene.actions));
  readonly cast: Cast = $derived.by(() => castOf(this.#sat, LEARNER));
  readonly chairs: readonly Chair[] = $derived.by(() => chairsOf(this.#sat, this.cast, LEARNER, this.view));
  /** What has been told so far. */
  readonly lines: Entry[] = $derived.by(() =>
    this.#lesson.scenes
      .slice(0, this.#lesson.scenes.indexOf(this.#scene) + 1)
      .flatMap(({ notices }, moment) => notices.map((notice) => ({ ...notice, moment }))),
  );

  get game(): string {
    return this.#lesson.game;
  }

  choose(action: string): void {
    this.picked = null;
    this.course.answer(action);
  }
}
