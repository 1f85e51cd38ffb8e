import { expect, test } from 'vitest';
import type { Card, OutlawSet, WireView } from '$wire/wyatt-earp';
import { follow, placeOf, thingsIn, type Things } from './follow.ts';

const set = (outlaw: OutlawSet['outlaw'], outlaws: number, more: Partial<OutlawSet> = {}): OutlawSet => ({
  outlaw,
  outlaws,
  photo: false,
  attached: [],
  covered: false,
  points: 0,
  ...more,
});

interface Table {
  hand?: Card[];
  held?: number;
  sets?: OutlawSet[];
  theirs?: OutlawSet[];
  top?: Card | null;
  size?: number;
  supply?: number;
  committed?: Card | null;
  round?: number;
}
/** The viewer sits in seat 0, somebody else in seat 1. */
function view({
  hand = [],
  held = 10,
  sets = [],
  theirs = [],
  top = 'wes',
  size = 5,
  supply = 20,
  committed = null,
  round = 1,
}: Table): WireView {
  return {
    round,
    hand,
    supply,
    reshuffled: false,
    committed,
    announced: null,
    discard: { top, size },
    seats: [
      { held: hand.length, sets },
      { held, sets: theirs },
    ],
  } as unknown as WireView;
}
const after = (...tables: Table[]): Things =>
  tables.reduce<Things | null>((things, table) => follow(things, view(table), 0), null) as Things;
const ids = (things: Things, place: string, face?: Card): string[] => thingsIn(things, place, face).map(({ id }) => id);

test('the viewer plays from the hand, others from their seats', () => {
  expect(placeOf(2, 2)).toBe('hand');
  expect(placeOf(2, 0)).toBe('seat-2');
  expect(placeOf(2, null)).toBe('seat-2');
});

test('what is there at first came from nowhere, and no two cards have one name', () => {
  const things = after({ hand: ['bob', 'bob', 'wes'], theirs: [set('bob', 3)] });
  const all = [...things.places.values()].flat();
  expect(all.every(({ thing }) => thing.from === undefined)).toBe(true);
  expect(new Set(all.map(({ thing }) => thing.id)).size).toBe(all.length);
});

test('cards that are laid keep their names, and those in the hand do, too', () => {
  const before = after({ hand: ['bob', 'bob', 'bob', 'bob', 'wes'] });
  const now = follow(before, view({ hand: ['bob', 'wes'], sets: [set('bob', 3)] }), 0);
  expect([...ids(now, 'set 0 bob'), ...ids(now, 'hand', 'bob')].sort()).toEqual(ids(before, 'hand', 'bob').sort());
  expect(ids(now, 'hand', 'wes')).toEqual(ids(before, 'hand', 'wes'));
});

test('a discard is the card that left the hand; another player’s comes from the seat', () => {
  const before = after({ hand: ['bob', 'jesse'] });
  const own = follow(before, view({ hand: ['jesse'], top: 'bob', size: 6 }), 0);
  expect(ids(own, 'discard')).toEqual(ids(before, 'hand', 'bob'));
  const theirs = follow(own, view({ hand: ['jesse'], held: 9, top: 'belle', size: 7 }), 0);
  expect(thingsIn(theirs, 'discard')[0]?.from).toBe('seat-1');
});

test('the top of the discard is the card that comes to the hand; below it lies one that was there', () => {
  const before = after({ hand: ['jesse'], top: 'bob' });
  const now = follow(before, view({ hand: ['bob', 'jesse'], top: 'wes', size: 4 }), 0);
  expect(ids(now, 'hand', 'bob')).toEqual(ids(before, 'discard'));
  expect(thingsIn(now, 'discard')[0]?.from).toBeUndefined();
});

test('what others draw comes from the pile they drew from', () => {
  const from = (table: Table): (string | undefined)[] =>
    thingsIn(after({}, table), 'held 1')
      .slice(10)
      .map((thing) => thing.from);
  expect(from({ held: 11, supply: 19 })).toEqual(['supply']);
  expect(from({ held: 11, size: 4 })).toEqual(['discard']);
});

test('a card turned over for a shot comes from the supply; the card that was played for it goes on to the set', () => {
  const hand = after({ hand: ['bank', 'bob'], sets: [set('wes', 3)] });
  const aimed = follow(hand, view({ hand: ['bob'], committed: 'bank', sets: [set('wes', 3)] }), 0);
  expect(ids(aimed, 'waiting')).toEqual(ids(hand, 'hand', 'bank'));
  const shot = follow(
    aimed,
    view({ hand: ['bob'], committed: 'bank', sets: [set('wes', 3)], top: 'belle', size: 6, supply: 19 }),
    0,
  );
  expect(thingsIn(shot, 'discard')[0]?.from).toBe('supply');
  const placed = follow(
    shot,
    view({ hand: ['bob'], sets: [set('wes', 3, { attached: ['bank'] })], top: 'belle', size: 6, supply: 19 }),
    0,
  );
  expect(ids(placed, 'set 0 wes', 'bank')).toEqual(ids(hand, 'hand', 'bank'));
});

test('a stolen card comes from the territory it lay in, a card given from the giver', () => {
  const stolen = after({ theirs: [set('bob', 3)] }, { hand: ['bob'], theirs: [set('bob', 2)] });
  expect(ids(stolen, 'hand', 'bob')).toHaveLength(1);
  expect(thingsIn(stolen, 'set 1 bob')).toHaveLength(2);
  const given = after({ held: 10 }, { hand: ['bob'], held: 9 });
  expect(thingsIn(given, 'hand')[0]?.from).toBe('seat-1');
});

test('a new round is dealt from the supply', () => {
  const dealt = after({ hand: ['bob'], sets: [set('bob', 3)] }, { hand: ['bob', 'wes'], held: 10, round: 2 });
  expect(thingsIn(dealt, 'hand').map(({ from }) => from)).toEqual(['supply', 'supply']);
  expect(thingsIn(dealt, 'held 1').every(({ from }) => from === 'supply')).toBe(true);
});
