import { expect, test } from 'vitest';
import { Purse } from './purse.ts';

test('a piece keeps its name where it lies and on its way', () => {
  const purse = new Purse();
  const [mine, bank] = purse.lay([3, 1]);
  expect(mine).toHaveLength(3);
  const [left, full] = purse.lay([1, 3]);
  expect(left).toEqual(mine?.slice(0, 1));
  expect(full).toEqual([...(bank ?? []), ...(mine ?? []).slice(1)]);
});

test('a pile that nobody touches stays the same', () => {
  const purse = new Purse();
  const [, , bank] = purse.lay([3, 1, 4]);
  expect(purse.lay([1, 3, 4])[2]).toBe(bank);
});

test('no piece lies in two places', () => {
  const purse = new Purse();
  for (const counts of [[8, 8, 3, 0], [5, 6, 3, 5], [5, 9, 0, 5], [19, 0, 0, 0], [0, 0, 19, 0]]) {
    const pieces = purse.lay(counts);
    expect(pieces.map(({ length }) => length)).toEqual(counts);
    expect(new Set(pieces.flat()).size).toBe(19);
  }
});
