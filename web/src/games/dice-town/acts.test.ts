import { expect, test } from 'vitest';
import type { Choice } from '$wire/protocol';
import { cardsOf, choicesOf, diceOf, keepsOf, mayJoin, named, plainOf, seatOf, turnsOf } from './acts.ts';

const offered = (...texts: string[]): Choice[] => texts.map((text, code) => ({ text, code, said: { key: 'x' } }));
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

test('a die may join where only a Brute pays for it', () => {
  expect(mayJoin(offered('keep 9', 'keep J', 'keep 9J brute'), ['9'], 'J')).toBe(true);
});

test('actions on seats name the seat, and Joe the card that is picked up first', () => {
  expect(seatOf('award 2')).toEqual({ seat: 2, card: null });
  expect(seatOf('joe 1')).toEqual({ seat: 1, card: 'joe' });
  expect(seatOf('doc store')).toBeNull();
});

test('a card knows what it can do', () => {
  const choices = offered('doc wire title-1 title-4', 'doc wire title-4 title-4', 'doc store', 'pass');
  expect(textsOf(choicesOf(choices, 'title-1'))).toEqual(['doc wire title-1 title-4']);
  expect(choicesOf(choices, 'title-4')).toHaveLength(2);
  expect(choicesOf(choices, 'joe')).toEqual([]);
  expect(cardsOf('cheat 9 A')).toEqual(['cheater']);
});

test('every action has exactly one way to be done', () => {
  const all = offered(
    'keep 9J brute', 'cheat 9 A', 'wanted', 'offer bill', 'offer title-3', 'offer done', 'award 0', 'dynamite', 'sharing', 'credits',
    'girls', 'rob 1', 'take joe', 'marshal', 'joe 2', 'corruption', 'elixir', 'visit 3', 'doc wire title-2', 'doc store', 'doc dollars', 'doc nuggets', 'pass',
  );
  expect(textsOf(plainOf(all))).toEqual(['doc store', 'doc dollars', 'doc nuggets']);
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
