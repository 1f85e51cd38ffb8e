import { expect, test } from 'vitest';
import { matching } from './search.ts';

const BOOK = [
  {
    title: 'A round',
    clauses: [
      { number: 'WS-4', html: '<p>A game has <em>four</em> rounds.</p>' },
      { number: 'WS-5', html: '<p>It&#39;s the leader.</p>' },
    ],
  },
  { title: 'La manche', clauses: [{ number: 'WS-8', html: '<p>Il faut suivre la couleur demandée.</p>' }] },
  { title: 'L’atout', clauses: [{ number: 'WS-9', html: '<p>L’atout gagne\u00a0: 1\u202f000\u00a0$.</p>' }] },
];
const found = (query: string): (string | null)[] =>
  matching(BOOK, query).flatMap(({ clauses }) => clauses.map(({ number }) => number));

test('an empty query finds everything', () => {
  expect(found(' ')).toEqual(['WS-4', 'WS-5', 'WS-8', 'WS-9']);
});

test('all words must occur, across tags, in any order', () => {
  expect(found('rounds FOUR')).toEqual(['WS-4']);
  expect(found('four leader')).toEqual([]);
});

test('accents, entities and numbers are found as they are typed', () => {
  expect(found('demandee')).toEqual(['WS-8']);
  expect(found("it's")).toEqual(['WS-5']);
  expect(found('it’s')).toEqual(['WS-5']);
  expect(found('ws-8')).toEqual(['WS-8']);
});

test('apostrophes and spaces are found as they are typed or printed', () => {
  for (const query of ["l'atout", 'l’atout', 'gagne :', 'gagne\u00a0: 1 000 $']) expect(found(query)).toEqual(['WS-9']);
});

test('markup is not text', () => {
  expect(found('em')).toEqual(['WS-8']);
});

test('a chapter without a match is left out', () => {
  expect(matching(BOOK, 'couleur').map(({ title }) => title)).toEqual(['La manche']);
});
