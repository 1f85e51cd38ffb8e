import { expect, test } from 'vitest';
import { byTotal } from './standings.ts';

const scorecard = {
  columns: [],
  cells: [
    [3, 10],
    [1, 4],
    [0, 10],
  ],
};

test('the highest total leads, and equal totals share a place', () => {
  expect(byTotal(scorecard, false)).toEqual([
    { seat: 0, score: 10, place: 1 },
    { seat: 2, score: 10, place: 1 },
    { seat: 1, score: 4, place: 3 },
  ]);
});

test('where points are bad the lowest total leads', () => {
  expect(byTotal(scorecard, true).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});
