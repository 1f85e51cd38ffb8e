import { expect, test } from 'vitest';
import type { Event, Outlaw, Payout, WireView } from '$wire/wyatt-earp';
import type { Beat } from '$/stage/stage.svelte.ts';
import { payoutOf, perform, type Cue } from './perform.ts';

const view = {
  round: 1,
  viewer: 0,
  hand: [],
  supply: 9,
  reshuffled: false,
  committed: 'bank',
  announced: null,
  discard: { top: 'wes', size: 5, cards: ['wes'] },
  seats: [
    { held: 3, money: 0, sets: [] },
    { held: 3, money: 0, sets: [] },
  ],
  outlaws: [
    { outlaw: 'bob', reward: 3000 },
    { outlaw: 'jesse', reward: 2000 },
    { outlaw: 'wes', reward: 1000 },
  ],
} as unknown as WireView;
const performed = (...events: Event[]): (Beat & { view: WireView; cue: Cue | null })[] =>
  perform(view, view, events).map(({ view: shown, cue, ...beat }) => ({
    ...beat,
    view: shown as WireView,
    cue: (cue as Cue | undefined) ?? null,
  }));

const aims: Event = { type: 'aims', seat: 0, card: 'bank', discarded: false };
const shot: Event = { type: 'shot', seat: 0, card: 'belle', hit: true, lost: null };
const payout = (outlaw: Outlaw, hunters: number): Payout =>
  ({
    outlaw,
    hunters: Array.from({ length: hunters }, (_, seat) => ({ seat, points: 8 })),
    captured: true,
    reward: 1000,
    takes: [{ seat: 0, amount: 1000 }],
    stays: 0,
  }) as unknown as Payout;
const scored = (outlaw: Outlaw, hunters = 1): Event => ({ type: 'scored', round: 1, payout: payout(outlaw, hunters) });

test('a card that is shot at is not on the discard as long as it is held up', () => {
  const beats = performed(aims, shot);
  expect(beats.map(({ cue, view: { discard } }) => [cue?.type === 'shot' ? cue.step : null, discard.top])).toEqual([
    ['cocks', 'wes'],
    ['turns', 'wes'],
    ['held', 'wes'],
    [null, 'belle'],
  ]);
});

test('a shot goes on while the discard is shuffled', () => {
  const steps = performed(aims, { type: 'reshuffled', cards: 5 }, shot).map(({ cue }) =>
    cue?.type === 'shot' ? cue.step : null,
  );
  expect(steps).toEqual(['cocks', 'cocks', 'turns', 'held', null]);
});

test('stamps stay while others pay, and the last pay-out has time to arrive', () => {
  const beats = performed(scored('bob'), scored('jesse'), scored('wes', 0));
  const stamped = beats.map(({ cue }) =>
    (['bob', 'jesse', 'wes'] as const).filter((outlaw) => payoutOf(cue, outlaw) !== null),
  );
  expect(stamped).toEqual([['bob'], ['bob'], ['bob', 'jesse'], ['bob', 'jesse'], ['bob', 'jesse']]);
  expect(beats.at(-1)?.ms).toBeGreaterThanOrEqual(400);
});

test('every beat tells of its event', () => {
  expect(performed(aims, shot).map(({ event }) => event)).toEqual([aims, shot, shot, shot]);
});

test('nothing tells what a shot hits before its card has turned', () => {
  const told = performed(aims, shot).map(({ told }) => told === null);
  expect(told).toEqual([false, true, false, false]);
});

test('a pay-out is told in one short line, when it is paid', () => {
  const told = performed(scored('bob')).map(({ told }) => told?.key ?? null);
  expect(told).toEqual([null, 'web-we-pays', null]);
});
