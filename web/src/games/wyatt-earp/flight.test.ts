import { expect, test } from 'vitest';
import type { Shown } from '$wire/wyatt-earp';
import { placeOf, topCameFrom } from './flight.ts';

const view = (size: number, ...to_act: number[]): Shown => ({ discard: { size }, to_act }) as unknown as Shown;

test('the viewer plays from the hand, others from their seats', () => {
  expect(placeOf(2, 2)).toBe('hand');
  expect(placeOf(2, 0)).toBe('seat-2');
  expect(placeOf(2, null)).toBe('seat-2');
});

test('a discard comes from who had to act, a card turned over from the supply', () => {
  expect(topCameFrom(view(4, 1), view(5, 2), false, 0)).toBe('seat-1');
  expect(topCameFrom(view(4, 0), view(5, 1), false, 0)).toBe('hand');
  expect(topCameFrom(view(4, 1), view(5, 1), true, 0)).toBe('supply');
});

test('what lay there before has come from nowhere', () => {
  expect(topCameFrom(undefined, view(5, 1), false, 0)).toBeUndefined();
  expect(topCameFrom(view(6, 1), view(5, 1), false, 0)).toBeUndefined();
});
