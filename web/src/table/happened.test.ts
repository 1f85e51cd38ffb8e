import { expect, test } from 'vitest';
import type { Said } from '$wire/protocol';
import { mostTelling } from './happened.ts';

const about = (key: string, seat: number): Said => ({ key, args: { seat: { seat } } });
const robbed: Said = { key: 'robbed', args: { robber: { seat: 1 }, what: [{ key: 'card', args: { of: { seat: 0 } } }] } };

test('the last thing that is about the viewer is told, or else the last of all', () => {
  expect(mostTelling([robbed, about('passes', 2)], 0, null)).toBe(robbed);
  expect(mostTelling([about('rolls', 1), about('passes', 2)], 0, null)?.key).toBe('passes');
  expect(mostTelling([robbed, about('passes', 2)], null, null)?.key).toBe('passes');
});

test('it is told until something newer is as important', () => {
  expect(mostTelling([about('passes', 2)], 0, robbed)).toBe(robbed);
  expect(mostTelling([about('passes', 2)], 0, about('rolls', 1))?.key).toBe('passes');
  expect(mostTelling([], 0, robbed)).toBe(robbed);
  expect(mostTelling([about('wins', 0)], 0, robbed)?.key).toBe('wins');
});
