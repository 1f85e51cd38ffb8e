import { expect, test } from 'vitest';
import type { WireView } from '$wire/dice-town';
import { Purse, Riches } from './purse.ts';
import recorded from './perform.recorded.json';

test('a piece keeps its name where it lies and on its way', () => {
  const purse = new Purse();
  const [mine, bank] = purse.lay([3, 1]);
  expect(mine).toHaveLength(3);
  const [left, full] = purse.lay([1, 3]);
  expect(left).toEqual(mine?.slice(0, 1));
  expect(full).toEqual([...(bank ?? []), ...(mine ?? []).slice(1)]);
});

test('a pile that nobody touches stays the same', () => {
  const purse = new Purse();
  const [, , bank] = purse.lay([3, 1, 4]);
  expect(purse.lay([1, 3, 4])[2]).toBe(bank);
});

test('no piece lies in two places', () => {
  const purse = new Purse();
  for (const counts of [
    [8, 8, 3, 0],
    [5, 6, 3, 5],
    [5, 9, 0, 5],
    [19, 0, 0, 0],
    [0, 0, 19, 0],
  ]) {
    const pieces = purse.lay(counts);
    expect(pieces.map(({ length }) => length)).toEqual(counts);
    expect(new Set(pieces.flat()).size).toBe(19);
  }
});

test('a card that is drawn and kept is one of the deck, and nobody else holds it', () => {
  const { award } = recorded as unknown as Record<'award', { before: WireView; after: WireView }>;
  const riches = new Riches();
  const before = riches.lay(award.before);
  const after = riches.lay(award.after);
  const taker = award.after.seats.findIndex(
    ({ store_cards }, seat) => store_cards > (award.before.seats[seat]?.store_cards ?? 0),
  );
  const [taken] = (after.store[taker] ?? []).filter((piece) => !before.store[taker]?.includes(piece));
  expect(before.deck).toContain(taken);
  expect(after.store.flat()).toHaveLength(new Set(after.store.flat()).size);
  expect(riches.lay(award.after)).toBe(after);
});
