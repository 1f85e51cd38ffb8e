import { expect, test } from 'vitest';
import type { Card } from '$wire/wyatt-earp';
import { byOrder, grouped, kindOf, KINDS, outlawOn, OUTLAWS } from './cards.ts';

const SHERIFFS: Card[] = ['stagecoach', 'bank', 'fastest-gun', 'most-wanted', 'hideout', 'wyatt-earp'];

test('no two outlaws have the same letter or the same colour', () => {
  const all = Object.values(OUTLAWS);
  expect(new Set(all.map(({ letter }) => letter)).size).toBe(7);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(7);
});

test('a card shows its outlaw, and a photo does, too', () => {
  expect(outlawOn('jesse')).toBe('jesse');
  expect(outlawOn('photo-jesse')).toBe('jesse');
  expect(SHERIFFS.map(outlawOn)).toEqual(SHERIFFS.map(() => null));
});

test('every card is of one kind', () => {
  expect(kindOf('wes')).toBe('outlaw');
  expect(kindOf('photo-wes')).toBe('photo');
  expect(SHERIFFS.map(kindOf)).toEqual(SHERIFFS);
  expect(Object.values(KINDS).reduce((sum, { copies }) => sum + copies, 0)).toBe(78);
});

test('equal cards lie together, in the order of the hand', () => {
  expect(grouped(['belle', 'wes', 'wes', 'photo-belle', 'bank', 'bank'])).toEqual([
    { card: 'belle', count: 1 },
    { card: 'wes', count: 2 },
    { card: 'photo-belle', count: 1 },
    { card: 'bank', count: 2 },
  ]);
  expect(grouped([])).toEqual([]);
});

test('cards are sorted as hands come', () => {
  const hand: Card[] = ['belle', 'wes', 'photo-belle', 'photo-wes', ...SHERIFFS];
  expect([...hand].reverse().sort(byOrder)).toEqual(hand);
});
