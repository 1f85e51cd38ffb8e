import { expect, it } from 'vitest';
import type { GameResult } from '$wire/protocol';
import { ranked, ranking } from './places.ts';

it('the best come first, who share a place in the order of seats', () => {
  const result: GameResult = {
    places: [3, 1, 1],
    scores: [2, 9, 9],
    decided: { rule: 'WS-14', message: { key: 'decided' } },
  };
  expect(ranking(result)).toEqual([
    { seat: 1, place: 1, score: 9 },
    { seat: 2, place: 1, score: 9 },
    { seat: 0, place: 3, score: 2 },
  ]);
});

it('a game that was given up has no places', () => {
  expect(ranked([{ place: null, score: null }])).toEqual([]);
});
