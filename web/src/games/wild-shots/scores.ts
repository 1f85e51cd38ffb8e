// What each round cost, found by comparing views: a view has only the sum of the rounds already scored.

import type { Shown } from '$wire/wild-shots';

export const ROUNDS: readonly number[] = [1, 2, 3, 4];

export class Scores {
  /** By round: what every seat had when it began; the last is the end of the game. */
  readonly #before = new Map<number, number[]>();

  see(view: Shown): void {
    const round = view.phase === 'over' ? ROUNDS.length + 1 : view.round;
    this.#before.set(1, view.seats.map(() => 0));
    this.#before.set(round, view.seats.map(({ penalty }) => penalty));
  }

  /** By round: what it cost a seat, or nothing where it was not seen. */
  of(seat: number): (number | null)[] {
    return ROUNDS.map((round) => {
      const before = this.#before.get(round)?.[seat];
      const after = this.#before.get(round + 1)?.[seat];
      return before === undefined || after === undefined ? null : after - before;
    });
  }
}
