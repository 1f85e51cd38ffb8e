import { expect, test } from 'vitest';
import { sums } from './ledger.ts';

test('what a seat takes in several passes is added up', () => {
  const takes = [
    { seat: 2, amount: 2000, pass: 1 },
    { seat: 0, amount: 1000, pass: 1 },
    { seat: 2, amount: 1000, pass: 2 },
  ];
  expect([...sums(takes)]).toEqual([
    [2, 3000],
    [0, 1000],
  ]);
});
