import { expect, test } from 'vitest';
import { share } from './share.ts';

const before = {
  round: 1,
  seats: [
    { hand: ['a', 'b'], taken: null },
    { hand: ['c'], taken: 2 },
  ],
  town: null as null | object,
};
const copy = (): typeof before => structuredClone(before);

test('what is the same is the same object', () => {
  expect(share(before, copy())).toBe(before);
});

test('what is not is told apart, and the rest around it kept', () => {
  const now = copy();
  now.round = 2;
  now.seats[1]?.hand.push('d');
  const shared = share(before, now);
  expect(shared).toEqual(now);
  expect(shared).not.toBe(before);
  expect(shared.seats).not.toBe(before.seats);
  expect(shared.seats[0]).toBe(before.seats[0]);
  expect(shared.seats[1]?.hand).not.toBe(before.seats[1]?.hand);
});

test('what comes, goes or is of another kind is never kept', () => {
  for (const now of [
    { ...copy(), more: 1 },
    { round: 1, seats: copy().seats },
    { ...copy(), town: {} },
    { ...copy(), seats: Object.fromEntries(copy().seats.entries()) },
  ]) {
    const wanted = structuredClone(now);
    expect(share(before, now)).toEqual(wanted);
    expect(share(before, now)).not.toBe(before);
  }
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share([1], null)).toBeNull();
});
