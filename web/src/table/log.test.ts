import { expect, test } from 'vitest';
import { asText, beginnings, marked, RECENT, recent, type Entry } from './log.ts';

const line = (moment: number): Entry => ({ moment, rule: 'WS-7', message: { key: `said-${moment}` }, event: {} });
const ENTRIES: Entry[] = [
  { moment: 0, title: 'Round 1' },
  line(0),
  line(3),
  line(3),
  { moment: 4, load: () => undefined },
  line(9),
];

test('the marked moment is the latest of which something was told', () => {
  expect(marked(ENTRIES, 3)).toBe(3);
  expect(marked(ENTRIES, 8)).toBe(3);
  expect(marked(ENTRIES, 20)).toBe(9);
  expect(marked(ENTRIES, -1)).toBeNull();
});

test('the first line of each moment begins it', () => {
  expect(beginnings(ENTRIES)).toEqual([ENTRIES[0], ENTRIES[2], ENTRIES[4], ENTRIES[5]]);
});

test('the latest lines are shown, and more when they are wanted', () => {
  for (const count of [0, RECENT, 2 * RECENT - 1]) expect(recent(count, 0)).toBe(0);
  expect(recent(2 * RECENT, 0)).toBe(RECENT);
  expect(recent(7 * RECENT + 3, 0)).toBe(6 * RECENT);
  expect(recent(7 * RECENT + 3, 2)).toBe(4 * RECENT);
  expect(recent(7 * RECENT + 3, 9)).toBe(0);
});

test('what the table tells has no rule', () => {
  expect(asText([{ moment: 0, rule: '', message: { key: 'left' }, event: null }], ({ key }) => key)).toBe('left');
});

test('a log is copied with its headings and rules, without its gaps', () => {
  expect(asText(ENTRIES, ({ key }) => key)).toBe('Round 1\nsaid-0 (WS-7)\nsaid-3 (WS-7)\nsaid-3 (WS-7)\nsaid-9 (WS-7)');
});
