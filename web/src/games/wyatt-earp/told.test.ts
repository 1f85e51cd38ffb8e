import { expect, test } from 'vitest';
import type { Said } from '$wire/protocol';
import { reckoningIn, shotIn } from './told.ts';

const named = (kind: string, word: string): Said => ({ key: `wyatt-earp-${kind}`, args: { [kind]: { word } }, word });
const shot = (seat: number, card: string, hit: string): Said => ({
  key: 'wyatt-earp-shot',
  args: { seat: { seat }, card: named('card', card), hit: { word: hit } },
});
const take = (seat: number, money: number): Said => ({ key: 'wyatt-earp-takes', args: { seat: { seat }, money, pass: 1 } });
const END: Said = { key: 'wyatt-earp-round-ends', args: { reason: { word: 'empty' } } };

test('the last shot is the one that is seen', () => {
  expect(shotIn([shot(1, 'bank', 'no'), shot(2, 'jesse', 'yes')])).toEqual({ seat: 2, card: 'jesse', hit: true });
  expect(shotIn([{ key: 'wyatt-earp-discarded' }])).toBeNull();
});

test('a round has paid what was told, pass upon pass', () => {
  const captured: Said = {
    key: 'wyatt-earp-captured',
    args: { outlaw: named('outlaw', 'belle'), reward: 7000, takes: [take(0, 2000), take(1, 1000), take(0, 1000)], stays: 3000 },
  };
  const escaped: Said = { key: 'wyatt-earp-escaped', args: { outlaw: named('outlaw', 'billy'), points: [], reward: 1000 } };
  expect(reckoningIn([END, captured, escaped])?.payouts).toEqual([
    { outlaw: 'belle', reward: 7000, captured: true, takes: new Map([[0, 3000], [1, 1000]]) },
    { outlaw: 'billy', reward: 1000, captured: false, takes: new Map() },
  ]);
});

test('nothing is reckoned while the round goes on', () => {
  expect(reckoningIn([shot(1, 'bank', 'no')])).toBeNull();
});

test('a duel is told after the round', () => {
  const duel: Said = { key: 'wyatt-earp-duel-begins', args: { seats: [{ seat: 0 }, { seat: 1 }] } };
  expect(reckoningIn([END, duel])?.duel).toEqual([duel]);
});
