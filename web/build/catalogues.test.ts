import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, messages, named, partOf } from './catalogues.ts';

const LANG = join(import.meta.dirname, '../../lang');
const SOURCES = join(import.meta.dirname, '../src');

const catalogue = (code: string): Map<string, string> => messages(readFileSync(join(LANG, `${code}.ftl`), 'utf8'));

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(join(SOURCES, file), 'utf8'));
}

test('a message of several lines is taken whole', () => {
  const found = messages('# a remark\na = one\nb = { $n ->\n    [one] x\n   *[other] y\n}\n\n## a heading\nc = two');
  expect([...found.keys()]).toEqual(['a', 'b', 'c']);
  expect(found.get('b')).toContain('*[other] y\n}');
});

test('keys are found where they are used', () => {
  expect(named("t('web-a') + t(\n 'web-b', { n: 1 })")).toEqual(['web-a', 'web-b']);
  expect(named("find('you') ?? say({ key: 'web-c' }); set('nothing-of-ours')")).toEqual(['you', 'web-c']);
});

test('what only one table or a lesson says is a part of its own', () => {
  expect(
    ['web-a', 'wild-shots', 'wild-shots-about', 'wild-shots-played', 'web-ws-hand', 'lesson-wild-shots-1'].map(partOf),
  ).toEqual(['', '', '', 'wild-shots', 'wild-shots', 'lesson']);
});

test('the pictures of the front page say nothing that comes with a table', () => {
  const pictures = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Picture.svelte'),
  );
  const keys = pictures.flatMap((file) => named(readFileSync(join(SOURCES, file), 'utf8')));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => partOf(key) !== '')).toEqual([]);
});

test('every key that the code names is in every catalogue', () => {
  const keys = new Set(sources().flatMap(named));
  expect(keys.size).toBeGreaterThan(50);
  for (const code of languages(LANG)) {
    const known = catalogue(code);
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  }
});

test('no sentence of the web is left over', () => {
  const all = sources().join('\n');
  const unused = [...catalogue('en').keys()].filter((key) => key.startsWith('web-') && !all.includes(`'${key}'`));
  expect(unused).toEqual([]);
});
