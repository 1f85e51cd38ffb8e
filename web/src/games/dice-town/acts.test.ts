import { expect, test } from 'vitest';
import type { Choice } from '$wire/protocol';
import {
  buttonsOf,
  cardOf,
  diceOf,
  handOf,
  keepsOf,
  keepsOne,
  keepsWith,
  mayJoin,
  named,
  offersAll,
  seatOf,
  stacked,
  turnsOf,
  wiredBy,
  wiresWith,
} from './acts.ts';

const offered = (...texts: string[]): Choice[] =>
  texts.map((text, code) => ({ text, code, parts: {}, message: { key: 'x' } }));
const textsOf = (choices: Choice[]): string[] => choices.map(({ text }) => text);

const ROLL = offered('keep -', 'keep 9', 'keep J', 'keep 9J', 'keep JJ', 'keep 9JJ', 'keep 9J brute', 'keep JJ brute');

test('dice are read from their word', () => {
  expect(diceOf('9TQQA')).toEqual(['9', 'T', 'Q', 'Q', 'A']);
  expect(diceOf('-')).toEqual([]);
});

test('chosen dice find their choice in whatever order they were tapped', () => {
  expect(textsOf(keepsOf(ROLL, ['J', '9']))).toEqual(['keep 9J', 'keep 9J brute']);
  expect(textsOf(keepsOf(ROLL, []))).toEqual(['keep -']);
  expect(textsOf(keepsOf(ROLL, ['J', 'J', '9']))).toEqual(['keep 9JJ']);
});

test('dice that make no offered choice find none', () => {
  expect(keepsOf(ROLL, ['9', '9'])).toEqual([]);
  expect(keepsOf(offered('keep 9', 'keep J'), [])).toEqual([]);
});

test('a die joins if some offered choice has it beside those chosen', () => {
  expect(mayJoin(ROLL, ['J'], 'J')).toBe(true);
  expect(mayJoin(ROLL, ['9', 'J'], '9')).toBe(false);
  // Without money exactly one die is kept (DT-8).
  expect(mayJoin(offered('keep 9', 'keep J'), ['9'], 'J')).toBe(false);
});

test('the second die of a face leads to what keeps two of it', () => {
  expect(textsOf(keepsWith(ROLL, 'J', 2))).toEqual(['keep JJ', 'keep 9JJ', 'keep JJ brute']);
  expect(textsOf(keepsWith(ROLL, '9', 2))).toEqual([]);
});

test('without money, and without a Brute, exactly one die is kept', () => {
  expect(keepsOne(offered('keep 9', 'keep J'))).toBe(true);
  expect(keepsOne(offered('keep 9', 'keep J', 'keep 9J brute'))).toBe(false);
});

test('a die may join where only a Brute pays for it', () => {
  expect(mayJoin(offered('keep 9', 'keep J', 'keep 9J brute'), ['9'], 'J')).toBe(true);
});

test('all dice can be picked at once where some choice keeps nearly all of them', () => {
  expect(offersAll(offered('keep 9', 'keep 99JJ'), 5)).toBe(true);
  expect(offersAll(offered('keep 9', 'keep 99J'), 5)).toBe(false);
  expect(offersAll(offered('keep 9', 'keep 99J'), 3)).toBe(false);
});

test('actions on seats name the seat', () => {
  expect(seatOf('award 2')).toBe(2);
  expect(seatOf('joe 1')).toBe(1);
  expect(seatOf('doc store')).toBeNull();
});

test('a title knows with which others it can be wired', () => {
  const choices = offered('doc wire title-1 title-4', 'doc wire title-4 title-4', 'doc store', 'pass');
  expect([...wiresWith(choices, 'title-1').keys()]).toEqual(['title-4']);
  expect([...wiresWith(choices, 'title-4').keys()]).toEqual(['title-1', 'title-4']);
  expect(wiredBy('doc wire title-2')).toEqual(['title-2']);
  expect(wiredBy('doc store')).toEqual([]);
});

test('an action knows the card it plays', () => {
  expect(cardOf('cheat 9 A')).toBe('cheater');
  expect(cardOf('keep 9')).toBeNull();
});

test('what is done neither with dice nor with cards is a button of its own', () => {
  const all = offered(
    'keep 9J brute',
    'cheat 9 A',
    'wanted',
    'offer bill',
    'offer title-3',
    'offer done',
    'award 0',
    'dynamite',
    'rob 1',
    'split 2',
    'take joe',
    'marshal',
    'joe 2',
    'visit 3',
    'doc wire title-2',
    'doc store',
    'doc dollars',
    'doc nuggets',
    'pass',
  );
  expect(textsOf(buttonsOf(all))).toEqual([
    'wanted',
    'award 0',
    'dynamite',
    'rob 1',
    'split 2',
    'marshal',
    'joe 2',
    'visit 3',
    'doc store',
    'doc dollars',
    'doc nuggets',
  ]);
});

test('a hand is told by what makes it one', () => {
  expect(handOf(['9', '9', 'K', 'K', 'K'], 'full-house')).toEqual([
    { face: 'K', count: 3 },
    { face: '9', count: 2 },
  ]);
  expect(handOf(['9', '9', 'Q', 'A', 'A'], 'two-pairs').map(({ face }) => face)).toEqual(['A', '9']);
  expect(handOf(['9', 'T', 'J', 'Q', 'K'], 'straight').map(({ face }) => face)).toEqual(['9', 'K']);
  expect(handOf(['9', 'T', 'A'], 'high-card').map(({ face }) => face)).toEqual(['A']);
});

test('equal cards lie on each other', () => {
  expect(stacked(['joe', 'title-1', 'title-1'])).toEqual([
    { card: 'joe', count: 1 },
    { card: 'title-1', count: 2 },
  ]);
});

test('a Cheater turns a die of the row to another face', () => {
  const turns = turnsOf(offered('cheat 9 T', 'cheat 9 A', 'cheat K 9', 'pass'));
  expect([...turns.keys()]).toEqual(['9', 'K']);
  expect(turns.get('9')?.map(({ to }) => to)).toEqual(['T', 'A']);
});

test('like things are told apart, and numbered on after those that lie elsewhere', () => {
  expect(named(['9', '9', 'A']).map(({ name }) => name)).toEqual(['9.0', '9.1', 'A.0']);
  expect(named(['9', 'A'], ['9']).map(({ name }) => name)).toEqual(['9.1', 'A.0']);
});
