import { expect, test } from 'vitest';
import { asText, marked, type Entry } from './log.ts';

const line = (moment: number): Entry => ({ moment, rule: 'WS-7', said: { key: `said-${moment}` } });
const ENTRIES: Entry[] = [{ moment: 0, title: 'Round 1' }, line(0), line(3), line(3), { moment: 4, load: () => undefined }, line(9)];

test('the marked moment is the latest of which something was told', () => {
  expect(marked(ENTRIES, 3)).toBe(3);
  expect(marked(ENTRIES, 8)).toBe(3);
  expect(marked(ENTRIES, 20)).toBe(9);
  expect(marked(ENTRIES, -1)).toBeNull();
});

test('a log is copied with its headings and rules, without its gaps', () => {
  expect(asText(ENTRIES, ({ key }) => key)).toBe('Round 1\nsaid-0 (WS-7)\nsaid-3 (WS-7)\nsaid-3 (WS-7)\nsaid-9 (WS-7)');
});
