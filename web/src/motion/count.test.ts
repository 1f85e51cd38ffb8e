import { expect, test } from 'vitest';
import { figureAt, STEPS } from './count.ts';

const run = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => figureAt(from, to, step));

test('a figure begins with what it was and ends with what it is', () => {
  for (const [from, to] of [
    [0, 3],
    [12, 4],
    [8, 250],
  ] as const) {
    expect(run(from, to)[0]).toBe(from);
    expect(run(from, to).at(-1)).toBe(to);
  }
});

test('on its way it shows whole numbers that only go one way', () => {
  for (const [from, to] of [
    [0, 3],
    [12, 4],
    [8, 250],
  ] as const) {
    const figures = run(from, to);
    expect(figures.every(Number.isInteger)).toBe(true);
    const sorted = [...figures].sort((a, b) => (to > from ? a - b : b - a));
    expect(figures).toEqual(sorted);
  }
});
