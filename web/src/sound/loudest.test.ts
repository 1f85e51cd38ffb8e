import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../build/catalogues.ts';
import { loudest, type Sounds } from './loudest.ts';

const known = messages(readFileSync(join(import.meta.dirname, '../../../lang/en.ftl'), 'utf8'));
const games = Object.values(import.meta.glob<Sounds>('../games/*/sounds.ts', { eager: true, import: 'sounds' }));

test('every sound goes with a sentence that there is', () => {
  expect(games.length).toBeGreaterThan(2);
  expect(games.flatMap((sounds) => Object.keys(sounds)).filter((key) => !known.has(key))).toEqual([]);
});

test('of all that happened at once the loudest is heard', () => {
  const sounds: Sounds = { played: 'card', scored: 'chord' };
  expect(loudest(sounds, [{ key: 'played' }, { key: 'scored' }])).toBe('chord');
  expect(loudest(sounds, [{ key: 'drawn' }])).toBeNull();
});
