import { expect, test } from 'vitest';
import { cardOf, isAsk, pickOf, posterOf, seatOf } from './notation.ts';

test('every play names the card it is done with', () => {
  expect(cardOf('meld jesse 3')).toBe('jesse');
  expect(cardOf('photo wes')).toBe('photo-wes');
  expect(cardOf('stagecoach')).toBe('stagecoach');
  expect(cardOf('fastest-gun')).toBe('fastest-gun');
  expect(cardOf('hideout')).toBe('hideout');
  expect(cardOf('rob')).toBe('most-wanted');
  expect(cardOf('ask bob 2')).toBe('most-wanted');
  expect(cardOf('wyatt-earp search')).toBe('wyatt-earp');
  expect(cardOf('discard photo-bob')).toBe('photo-bob');
});

test('what is done without a card of the hand names none', () => {
  for (const text of [
    'draw supply',
    'draw discard',
    'end round',
    'ask 2',
    'place bob',
    'cover 1 bob',
    'take 1 bob',
    'pick bob',
    'keep',
    'uncover bob',
    'pass',
  ]) {
    expect(cardOf(text), text).toBeNull();
  }
});

test('to go on asking is not to ask for an outlaw', () => {
  expect(isAsk('ask bob 2')).toBe(true);
  expect(isAsk('ask 2')).toBe(false);
});

test('actions point at a poster, and may name a seat', () => {
  expect(['ask bob 2', 'cover 2 jesse', 'take 1 wes', 'place bob', 'uncover bob'].map(posterOf)).toEqual([
    'bob',
    'jesse',
    'wes',
    'bob',
    'bob',
  ]);
  expect(['ask bob 2', 'ask 3', 'cover 2 jesse', 'take 1 wes'].map(seatOf)).toEqual([2, 3, 2, 1]);
  for (const text of ['meld bob 3', 'photo bob', 'pass', 'rob'])
    expect([posterOf(text), seatOf(text)], text).toEqual([null, null]);
  expect(posterOf('ask 2')).toBeNull();
});

test('a search takes a card', () => {
  expect(pickOf('pick fastest-gun')).toBe('fastest-gun');
  expect(pickOf('keep')).toBeNull();
});
