import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../build/catalogues.ts';
import { HEARD, soundOf } from './heard.ts';

const known = messages(readFileSync(join(import.meta.dirname, '../../../lang/en.ftl'), 'utf8'));

test('every sound goes with a sentence that there is', () => {
  expect(HEARD.flatMap(([, keys]) => keys).filter((key) => !known.has(key))).toEqual([]);
});

test('of all that was told at once the loudest is heard', () => {
  expect(soundOf([{ key: 'wild-shots-played' }, { key: 'wild-shots-scored' }])).toBe('chord');
  expect(soundOf([{ key: 'wild-shots-trump' }])).toBeNull();
});
