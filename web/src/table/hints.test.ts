import { expect, test } from 'vitest';
import type { Choice } from '$wire/protocol';
import { hintFor, rankedHints } from './hints.ts';

const choice = (text: string): Choice => ({ text, code: 0, parts: {}, message: { key: text } });
const play = {
  choices: ['play red1', 'play red2', 'play blue3'].map(choice),
  hints: new Map([
    ['play red1', { win: { mean: 0.2, within: 0.1 } }],
    ['play blue3', { win: { mean: 0.6, within: 0.1 } }],
  ]),
};

test('the best comes first, and what nobody knows about is left out', () => {
  expect(rankedHints(play).map(({ choice: { text } }) => text)).toEqual(['play blue3', 'play red1']);
});

test('a thing is marked with the best that can be done with it', () => {
  expect(hintFor(play, ['play red1', 'play red2'])).toEqual({ win: 0.2, isBest: false });
  expect(hintFor(play, ['play red1', 'play blue3'])).toEqual({ win: 0.6, isBest: true });
  expect(hintFor(play, ['play red2'])).toBeNull();
});
