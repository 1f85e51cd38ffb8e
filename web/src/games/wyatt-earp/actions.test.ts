import { expect, test } from 'vitest';
import { cardOf, isAsk, pickOf, posterOf, seatOf } from './actions.ts';
import {
  ask,
  askNext,
  attach,
  cover,
  discard,
  DRAW_DISCARD,
  DRAW_SUPPLY,
  EARP_SEARCH,
  END_ROUND,
  HIDEOUT,
  KEEP,
  meld,
  PASS,
  photo,
  pick,
  place,
  ROB,
  take,
  uncover,
} from './choices.ts';

test('every play names the card it is done with', () => {
  expect(cardOf(meld('jesse', 3))).toBe('jesse');
  expect(cardOf(photo('wes'))).toBe('photo-wes');
  expect(cardOf(attach('stagecoach'))).toBe('stagecoach');
  expect(cardOf(attach('fastest-gun'))).toBe('fastest-gun');
  expect(cardOf(HIDEOUT)).toBe('hideout');
  expect(cardOf(ROB)).toBe('most-wanted');
  expect(cardOf(ask('bob', 2))).toBe('most-wanted');
  expect(cardOf(EARP_SEARCH)).toBe('wyatt-earp');
  expect(cardOf(discard('photo-bob'))).toBe('photo-bob');
});

test('what is done without a card of the hand names none', () => {
  for (const choice of [
    DRAW_SUPPLY,
    DRAW_DISCARD,
    END_ROUND,
    askNext(2),
    place('bob'),
    cover(1, 'bob'),
    take(1, 'bob'),
    pick('bob'),
    KEEP,
    uncover('bob'),
    PASS,
  ]) {
    expect(cardOf(choice), choice.text).toBeNull();
  }
});

test('to go on asking is not to ask for an outlaw', () => {
  expect(isAsk(ask('bob', 2))).toBe(true);
  expect(isAsk(askNext(2))).toBe(false);
});

test('actions point at a poster, and may name a seat', () => {
  expect([ask('bob', 2), cover(2, 'jesse'), take(1, 'wes'), place('bob'), uncover('bob')].map(posterOf)).toEqual([
    'bob',
    'jesse',
    'wes',
    'bob',
    'bob',
  ]);
  expect([ask('bob', 2), askNext(3), cover(2, 'jesse'), take(1, 'wes')].map(seatOf)).toEqual([2, 3, 2, 1]);
  for (const choice of [meld('bob', 3), photo('bob'), PASS, ROB])
    expect([posterOf(choice), seatOf(choice)], choice.text).toEqual([null, null]);
  expect(posterOf(askNext(2))).toBeNull();
});

test('a search takes a card', () => {
  expect(pickOf(pick('fastest-gun'))).toBe('fastest-gun');
  expect(pickOf(KEEP)).toBeNull();
});
