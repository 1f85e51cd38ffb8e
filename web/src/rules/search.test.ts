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
];
const found = (query: string): (string | null)[] =>
  matching(BOOK, query).flatMap(({ clauses }) => clauses.map(({ number }) => number));

test('an empty query finds everything', () => {
  expect(found(' ')).toEqual(['WS-4', 'WS-5', 'WS-8']);
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

test('markup is not text', () => {
  expect(found('em')).toEqual(['WS-8']);
});

test('a chapter without a match is left out', () => {
  expect(matching(BOOK, 'couleur').map(({ title }) => title)).toEqual(['La manche']);
});
