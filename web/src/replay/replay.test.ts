import type { Moment, Moments } from '$wire/protocol';
import { expect, test, vi } from 'vitest';
import { commandOf } from './keys.ts';
import { entries } from './lines.ts';
import { stay } from './pace.ts';
import { PAGE, Pages } from './pages.svelte.ts';
import { Reel } from './reel.svelte.ts';
import { beginnings, leap, partOf, stopAt, stopBeside, stopsOf } from './stops.ts';

/** Steps of which each tells a line; a round has 30, of which ten are dealt and every second of the others is an action. */
const OPEN = 100;
const isAct = (step: number): boolean => step % 30 >= 10 && step % 2 === 0;
const OUTLINE = { decisions: Array.from({ length: OPEN }, (_, step) => step).filter(isAct), parts: [0, 29, 59, 89] };

function moment(step: number): Moment {
  const seen = {
    view: {},
    status: { key: 'status' },
    notices: [{ rule: 'WS-7', message: { key: `told-${step}` }, event: {} }],
  };
  return { step, happened: { kind: 'chance', text: 'card' }, seats: [{ ...seen, notices: [] }], bystander: seen };
}

function server(): ReturnType<typeof vi.fn<(from: number, count: number) => Promise<Moments>>> {
  return vi.fn((from: number, count: number) => {
    if (from > OPEN) return Promise.reject(new Error('beyond the end'));
    const there = Math.min(count, OPEN - from);
    return Promise.resolve({
      open_steps: OPEN,
      outline: OUTLINE,
      moments: Array.from({ length: there }, (_, i) => moment(from + i)),
    });
  });
}

test('a page is fetched once, and the next one before it is needed', async () => {
  const fetch = server();
  const pages = new Pages(fetch);
  await pages.around(3);
  await pages.around(4);
  expect(fetch.mock.calls).toEqual([[0, PAGE]]);
  expect(pages.moment(4)?.step).toBe(4);
  await pages.around(20);
  expect(fetch.mock.calls).toEqual([
    [0, PAGE],
    [PAGE, PAGE],
  ]);
  expect(pages.open).toBe(OPEN);
});

test('nothing is fetched beyond the end', async () => {
  const fetch = server();
  await new Pages(fetch).around(OPEN - 1);
  expect(fetch.mock.calls).toEqual([
    [96, PAGE],
    [72, PAGE],
  ]);
});

test('a page that did not come is asked for again', async () => {
  const fetch = server();
  fetch.mockRejectedValueOnce(new Error('no'));
  const pages = new Pages(fetch);
  await pages.want(0);
  expect(pages.trouble).toBeInstanceOf(Error);
  await pages.want(0);
  expect(pages.trouble).toBeNull();
  expect(pages.moment(0)?.step).toBe(0);
});

test('a reel stays between the first step and the last', async () => {
  const reel = new Reel(new Pages(server()), () => false);
  await reel.go(0);
  await reel.by('back');
  expect(reel.step).toBe(0);
  await reel.go(1000);
  expect(reel.step).toBe(OPEN - 1);
  expect(reel.atEnd).toBe(true);
  await reel.by('on');
  expect(reel.step).toBe(OPEN - 1);
});

test('a link beyond the end leads to the end', async () => {
  const reel = new Reel(new Pages(server()), () => false);
  await reel.go(5000);
  expect(reel.step).toBe(OPEN - 1);
  expect(reel.moment?.step).toBe(OPEN - 1);
});

test('without spoilers no end is known before it is seen, and it can be reached', async () => {
  const reel = new Reel(new Pages(server()), () => true);
  await reel.go();
  expect([reel.end, reel.lastStop, reel.marks]).toEqual([9, 0, [0]]);
  await reel.by('on');
  expect([reel.end, reel.lastStop]).toEqual([11, 1]);
  await reel.go(2);
  expect([reel.end, reel.told]).toEqual([11, 2]);
  expect(reel.sawEnd).toBe(false);
  await reel.go(OPEN - 1);
  expect([reel.end, reel.sawEnd]).toEqual([OPEN - 1, true]);
  await reel.go(0);
  expect([reel.atEnd, reel.sawEnd]).toEqual([false, true]);
});

test('playing stops at the end and begins anew from there', async () => {
  const reel = new Reel(new Pages(server()), () => false);
  await reel.go(OPEN - 2);
  reel.toggle();
  expect(reel.playing).toBe(true);
  await reel.by('on');
  expect(reel.playing).toBe(false);
  reel.toggle();
  expect([reel.playing, reel.step]).toEqual([true, 9]);
});

const STOPS = stopsOf(OUTLINE, OPEN);

test('a replay stops before every decision and at the end, and never at a draw', () => {
  expect(STOPS.slice(0, 4)).toEqual([9, 11, 13, 15]);
  expect(STOPS.at(-1)).toBe(OPEN - 1);
  expect(STOPS.slice(0, -1).every((stop) => isAct(stop + 1))).toBe(true);
  expect([stopBeside(STOPS, 9, 'on'), stopBeside(STOPS, 27, 'on'), stopBeside(STOPS, 39, 'back')]).toEqual([
    11, 39, 27,
  ]);
  expect([stopBeside(STOPS, 9, 'back'), stopBeside(STOPS, OPEN - 1, 'on')]).toEqual([9, OPEN - 1]);
  expect([stopAt(STOPS, 0), stopAt(STOPS, 9), stopAt(STOPS, 12)]).toEqual([0, 0, 1]);
  expect(stopsOf({ decisions: [0, 1], parts: [0] }, 2)).toEqual([0, 1]);
});

test('a leap goes to the next round, to the beginning of this one, then to the one before', () => {
  const begins = beginnings(OUTLINE, STOPS);
  expect(begins).toEqual([9, 39, 69, 99]);
  expect([leap(begins, 11, 99, 'on'), leap(begins, 39, 99, 'on'), leap(begins, 99, 99, 'on')]).toEqual([39, 69, 99]);
  expect([leap(begins, 45, 99, 'back'), leap(begins, 39, 99, 'back'), leap(begins, 9, 99, 'back')]).toEqual([39, 9, 9]);
  expect([partOf(OUTLINE, 0), partOf(OUTLINE, 29), partOf(OUTLINE, 30)]).toEqual([1, 1, 2]);
});

test('a stop brings with it what happened since the one before, however many pages that takes', async () => {
  const reel = new Reel(new Pages(server()), () => false);
  await reel.go();
  expect(reel.step).toBe(9);
  await reel.leap('on');
  expect([reel.step, reel.since]).toEqual([39, 28]);
  expect(reel.span.map(({ step }) => step)).toEqual([28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
});

test('the log has gaps where nothing is fetched, headings by round, and ends where it must', async () => {
  const pages = new Pages(server());
  await pages.want(24);
  const log = entries(pages, null, 35, (part) => `Round ${part}`);
  expect(log[0]).toMatchObject({ moment: 0, load: expect.any(Function) as unknown });
  const titles = log.flatMap((entry) => ('title' in entry ? [[entry.title, entry.moment]] : []));
  // Step 29 ends round 1, and is told there.
  expect(titles).toEqual([
    ['Round 1', 24],
    ['Round 2', 30],
  ]);
  expect(log.at(-1)).toMatchObject({ moment: 35 });
  if (log[0] && 'load' in log[0]) log[0].load();
  await pages.want(0);
  expect(entries(pages, null, 35, String).some((entry) => 'load' in entry)).toBe(false);
});

test('a log tells what the viewer was told, and nothing else', async () => {
  const pages = new Pages(server());
  await pages.want(0);
  expect(entries(pages, 0, 20, String)).toEqual([]);
});

test('keys belong to what has the focus, if it wants them', () => {
  const key = (key: string, more = {}): Parameters<typeof commandOf>[0] => ({
    key,
    defaultPrevented: false,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  const on = (tag: string): { closest(of: string): boolean } => ({ closest: (of) => of.split(', ').includes(tag) });
  for (const name of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '])
    expect(commandOf(key(name), null)).toBeTypeOf('function');
  expect(commandOf(key('ArrowLeft', { shiftKey: true }), null)).toBeTypeOf('function');
  expect(commandOf(key('ArrowLeft', { altKey: true }), null)).toBeUndefined();
  expect(commandOf(key('ArrowLeft', { defaultPrevented: true }), null)).toBeUndefined();
  expect(commandOf(key('ArrowLeft'), on('select'))).toBeUndefined();
  expect(commandOf(key(' '), on('button'))).toBeUndefined();
  expect(commandOf(key('ArrowLeft'), on('button'))).toBeTypeOf('function');
  expect(commandOf(key('x'), null)).toBeUndefined();
});

test('what a viewer was not told goes by quickly', () => {
  expect(stay(0, 1)).toBeLessThan(stay(1, 1));
  expect(stay(3, 2)).toBe(stay(1, 1) / 2);
});
