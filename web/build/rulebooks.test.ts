import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chapters } from './rulebooks.ts';

const BOOKS = ['wild-shots', 'wyatt-earp', 'dice-town'].flatMap((game) =>
  ['RULES.md', 'RULES.fr.md'].map((file) => join(import.meta.dirname, '../../games', game, file)),
);

test('a clause ends where the next begins, and its rulings stay with it', () => {
  const [, chapter] = chapters(
    '# Game\n\nIdea.\n\n## A round\n\n**WS-4** First.\n\n- **Ruling**: why.\n\n**WS-5** See WS-4.\n',
  );
  expect(chapter?.title).toBe('A round');
  expect(chapter?.clauses.map(({ number }) => number)).toEqual(['WS-4', 'WS-5']);
  expect(chapter?.clauses[0]?.html).toContain('<strong>Ruling</strong>');
  expect(chapter?.clauses[1]?.html).toContain('href="#WS-4"');
});

test('a heading inside a chapter belongs to no clause', () => {
  const [chapter] = chapters('## A turn\n\n**WS-4** First.\n\n### Then\n\n**WS-5** Second.\n');
  expect(chapter?.clauses.map(({ number }) => number)).toEqual(['WS-4', null, 'WS-5']);
});

test('rulings and options stand apart', () => {
  const [chapter] = chapters(
    '## Points\n\n**WS-4** A list:\n\n- plain\n- **Ruling**: why.\n- **Option `duel`**: how.\n',
  );
  const html = chapter?.clauses[0]?.html ?? '';
  expect([...html.matchAll(/<li( class="\w+")?>/g)].map((found) => found[1])).toEqual([
    undefined,
    ' class="ruling"',
    ' class="option"',
  ]);
});

test.each(BOOKS)('every number of %s has one clause', (file) => {
  const text = readFileSync(file, 'utf8');
  const numbers = chapters(text).flatMap(({ clauses }) => clauses.flatMap(({ number }) => number ?? []));
  const written = [...text.matchAll(/^(?:- )?\*\*([A-Z]+-\d+)\*\*/gm)].map((found) => found[1]);
  expect(numbers).toEqual(written);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(10);
});
