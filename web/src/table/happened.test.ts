import { expect, test } from 'vitest';
import type { WireMessage } from '$wire/protocol';
import { mostTelling } from './happened.ts';

const about = (key: string, seat: number): WireMessage => ({ key, args: { seat: { seat } } });
const robbed: WireMessage = {
  key: 'robbed',
  args: { robber: { seat: 1 }, what: [{ key: 'card', args: { of: { seat: 0 } } }] },
};
const told = (since: readonly WireMessage[], you: number | null): string[] =>
  mostTelling(since, you).map(({ key }) => key);

test('what is about the viewer is told, or else the last of all', () => {
  expect(told([about('rolls', 1), robbed, about('passes', 2)], 0)).toEqual(['robbed']);
  expect(told([about('rolls', 1), about('passes', 2)], 0)).toEqual(['passes']);
  expect(told([robbed, about('passes', 2)], null)).toEqual(['passes']);
  expect(told([], 0)).toEqual([]);
});

test('what the viewer did is no news, but what came of it is', () => {
  expect(told([about('plays', 0)], 0)).toEqual([]);
  expect(told([about('plays', 0), about('plays', 1)], 0)).toEqual(['plays']);
  expect(told([about('plays', 0), about('plays', 1), about('takes', 0), about('draws', 0)], 0)).toEqual([
    'takes',
    'draws',
  ]);
});
