import { expect, test } from 'vitest';
import { cardOf, isAsk, pickOf, setOf } from './notation.ts';

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
  for (const text of ['draw supply', 'draw discard', 'end round', 'ask 2', 'place bob', 'cover 1 bob', 'take 1 bob', 'pick bob', 'keep', 'uncover bob', 'pass']) {
    expect(cardOf(text), text).toBeNull();
  }
});

test('to go on asking is not to ask for an outlaw', () => {
  expect(isAsk('ask bob 2')).toBe(true);
  expect(isAsk('ask 2')).toBe(false);
});

test('actions point at a set of somebody else, or of the one who acts', () => {
  expect(setOf('cover 2 jesse', 0)).toEqual({ seat: 2, outlaw: 'jesse' });
  expect(setOf('take 1 wes', 0)).toEqual({ seat: 1, outlaw: 'wes' });
  expect(setOf('place bob', 3)).toEqual({ seat: 3, outlaw: 'bob' });
  expect(setOf('uncover bob', 3)).toEqual({ seat: 3, outlaw: 'bob' });
  expect(setOf('photo bob', 3)).toEqual({ seat: 3, outlaw: 'bob' });
  expect(setOf('meld bob 3', 3)).toBeNull();
  expect(setOf('pass', 3)).toBeNull();
});

test('a search takes a card', () => {
  expect(pickOf('pick fastest-gun')).toBe('fastest-gun');
  expect(pickOf('keep')).toBeNull();
});
