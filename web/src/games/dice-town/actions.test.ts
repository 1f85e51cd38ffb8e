import { expect, test } from 'vitest';
import type { ActionParts, Card, Face } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';
import {
  buttonsOf,
  cardOf,
  givesCard,
  handOf,
  keepsOf,
  keepsOne,
  keepsWith,
  mayJoin,
  named,
  offersAll,
  seatOf,
  stacked,
  takesCard,
  turnsOf,
  wiredBy,
  wiresWith,
} from './actions.ts';

const choice = (text: string, parts: ActionParts): Choice => ({ text, code: 0, parts, message: { key: 'x' } });
const textsOf = (choices: readonly Choice[]): string[] => choices.map(({ text }) => text);

const keep = (...dice: Face[]): Choice => choice(`keep ${dice.join('') || '-'}`, { verb: 'keep', dice, card: null });
const keepBrute = (...dice: Face[]): Choice =>
  choice(`keep ${dice.join('')} brute`, { verb: 'keep', dice, card: 'brute' });
const cheat = (from: Face, to: Face): Choice =>
  choice(`cheat ${from} ${to}`, { verb: 'cheat', card: 'cheater', from, to });
const play = (card: Card): Choice => choice(card, { verb: 'play', card, seat: null });
const joe = (seat: number): Choice => choice(`joe ${seat}`, { verb: 'play', card: 'joe', seat });
const award = (seat: number): Choice => choice(`award ${seat}`, { verb: 'award', seat });
const rob = (seat: number): Choice => choice(`rob ${seat}`, { verb: 'rob', seat });
const visit = (seat: number): Choice => choice(`visit ${seat}`, { verb: 'visit', seat });
const offerCard = (card: Card): Choice => choice(`offer ${card}`, { verb: 'offer-card', card });
const take = (card: Card): Choice => choice(`take ${card}`, { verb: 'take', card });
const wire = (...cards: Card[]): Choice => choice(`doc wire ${cards.join(' ')}`, { verb: 'doc-wire', cards });

const OFFER_BILL = choice('offer bill', { verb: 'offer-bill' });
const OFFER_DONE = choice('offer done', { verb: 'offer-done' });
const DOC_STORE = choice('doc store', { verb: 'doc-store' });
const DOC_DOLLARS = choice('doc dollars', { verb: 'doc-dollars' });
const DOC_NUGGETS = choice('doc nuggets', { verb: 'doc-nuggets' });
const PASS = choice('pass', { verb: 'pass' });

const ROLL = [
  keep(),
  keep('9'),
  keep('J'),
  keep('9', 'J'),
  keep('J', 'J'),
  keep('9', 'J', 'J'),
  keepBrute('9', 'J'),
  keepBrute('J', 'J'),
];

test('chosen dice find their choice in whatever order they were tapped', () => {
  expect(textsOf(keepsOf(ROLL, ['J', '9']))).toEqual(['keep 9J', 'keep 9J brute']);
  expect(textsOf(keepsOf(ROLL, []))).toEqual(['keep -']);
  expect(textsOf(keepsOf(ROLL, ['J', 'J', '9']))).toEqual(['keep 9JJ']);
});

test('dice that make no offered choice find none', () => {
  expect(keepsOf(ROLL, ['9', '9'])).toEqual([]);
  expect(keepsOf([keep('9'), keep('J')], [])).toEqual([]);
});

test('a die joins if some offered choice has it beside those chosen', () => {
  expect(mayJoin(ROLL, ['J'], 'J')).toBe(true);
  expect(mayJoin(ROLL, ['9', 'J'], '9')).toBe(false);
  // Without money exactly one die is kept (DT-8).
  expect(mayJoin([keep('9'), keep('J')], ['9'], 'J')).toBe(false);
});

test('the second die of a face leads to what keeps two of it', () => {
  expect(textsOf(keepsWith(ROLL, 'J', 2))).toEqual(['keep JJ', 'keep 9JJ', 'keep JJ brute']);
  expect(textsOf(keepsWith(ROLL, '9', 2))).toEqual([]);
});

test('without money, and without a Brute, exactly one die is kept', () => {
  expect(keepsOne([keep('9'), keep('J')])).toBe(true);
  expect(keepsOne([keep('9'), keep('J'), keepBrute('9', 'J')])).toBe(false);
});

test('a die may join where only a Brute pays for it', () => {
  expect(mayJoin([keep('9'), keep('J'), keepBrute('9', 'J')], ['9'], 'J')).toBe(true);
});

test('all dice can be picked at once where some choice keeps nearly all of them', () => {
  expect(offersAll([keep('9'), keep('9', '9', 'J', 'J')], 5)).toBe(true);
  expect(offersAll([keep('9'), keep('9', '9', 'J')], 5)).toBe(false);
  expect(offersAll([keep('9'), keep('9', '9', 'J')], 3)).toBe(false);
});

test('actions on seats name the seat', () => {
  expect(seatOf(award(2))).toBe(2);
  expect(seatOf(joe(1))).toBe(1);
  expect(seatOf(DOC_STORE)).toBeNull();
});

test('a title knows with which others it can be wired', () => {
  const choices = [wire('title-1', 'title-4'), wire('title-4', 'title-4'), DOC_STORE, PASS];
  expect([...wiresWith(choices, 'title-1').keys()]).toEqual(['title-4']);
  expect([...wiresWith(choices, 'title-4').keys()]).toEqual(['title-1', 'title-4']);
  expect(wiredBy(wire('title-2'))).toEqual(['title-2']);
  expect(wiredBy(DOC_STORE)).toEqual([]);
});

test('an action knows the card it plays', () => {
  expect(cardOf(cheat('9', 'A'))).toBe('cheater');
  expect(cardOf(keepBrute('9', 'J'))).toBe('brute');
  expect(cardOf(keep('9'))).toBeNull();
  expect(cardOf(take('joe'))).toBeNull();
});

test('a card of the hand can be offered or wired alone, and a drawn one is taken', () => {
  const choices = [OFFER_BILL, offerCard('title-3'), wire('title-2'), wire('title-1', 'title-4'), take('joe')];
  expect(givesCard(choices, 'title-3')?.text).toBe('offer title-3');
  expect(givesCard(choices, 'title-2')?.text).toBe('doc wire title-2');
  expect(givesCard(choices, 'title-1')).toBeUndefined();
  expect(givesCard(choices, 'joe')).toBeUndefined();
  expect(takesCard(choices, 'joe')?.text).toBe('take joe');
  expect(takesCard(choices, 'title-3')).toBeUndefined();
});

test('what is done neither with dice nor with cards is a button of its own', () => {
  const all = [
    keepBrute('9', 'J'),
    cheat('9', 'A'),
    play('wanted'),
    OFFER_BILL,
    offerCard('title-3'),
    OFFER_DONE,
    award(0),
    play('dynamite'),
    rob(1),
    play('sharing'),
    take('joe'),
    play('marshal'),
    joe(2),
    visit(3),
    wire('title-2'),
    DOC_STORE,
    DOC_DOLLARS,
    DOC_NUGGETS,
    PASS,
  ];
  expect(textsOf(buttonsOf(all))).toEqual([
    'wanted',
    'award 0',
    'dynamite',
    'rob 1',
    'sharing',
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
  const turns = turnsOf([cheat('9', 'T'), cheat('9', 'A'), cheat('K', '9'), PASS]);
  expect([...turns.keys()]).toEqual(['9', 'K']);
  expect(turns.get('9')?.map(({ to }) => to)).toEqual(['T', 'A']);
});

test('like things are told apart, and numbered on after those that lie elsewhere', () => {
  expect(named(['9', '9', 'A']).map(({ name }) => name)).toEqual(['9.0', '9.1', 'A.0']);
  expect(named(['9', 'A'], ['9']).map(({ name }) => name)).toEqual(['9.1', 'A.0']);
});
