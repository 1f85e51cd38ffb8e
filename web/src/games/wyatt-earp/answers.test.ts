import { expect, test } from 'vitest';
import type { Choice } from '$wire/protocol';
import type { WireView } from '$wire/wyatt-earp';
import { inTray, mostPlaces, onPoster, pickedIn, picking, places, setsIn, shownOf } from './answers.ts';
import {
  ask,
  cover,
  discard,
  DRAW_DISCARD,
  DRAW_SUPPLY,
  EARP_CLEAR,
  END_ROUND,
  KEEP,
  meld,
  PASS,
  pick,
  place,
  ROB,
} from './choices.ts';

const OUTLAWS = ['belle', 'billy', 'bob'].map((outlaw) => ({ outlaw }));
const asked = (
  phase: string,
  choices: Choice[],
  picked: string | null = null,
): { view: WireView; choices: Choice[]; picked: string | null } => ({
  view: { phase, outlaws: OUTLAWS } as unknown as WireView,
  choices,
  picked,
});
const texts = (choices: readonly Choice[]): string[] => choices.map(({ text }) => text);
const PLAY = [
  meld('bob', 1),
  meld('bob', 2),
  ask('belle', 1),
  ask('belle', 3),
  ask('bob', 1),
  ask('bob', 3),
  ROB,
  discard('bob'),
  discard('most-wanted'),
];

test('a card is picked first, then what it can do is offered', () => {
  expect(inTray(asked('play', PLAY))).toEqual([]);
  expect(texts(inTray(asked('play', PLAY, 'bob')))).toEqual(['meld bob 1', 'meld bob 2', 'discard bob']);
});

test('an outlaw is asked for by the poster, then a seat is chosen; the buttons that were there stay first', () => {
  expect(onPoster(asked('play', PLAY), 'bob')).toEqual([]);
  const wanted = asked('play', PLAY, 'most-wanted');
  expect(texts(onPoster(wanted, 'bob'))).toEqual(['ask bob 1', 'ask bob 3']);
  expect(texts(inTray(wanted))).toEqual(['rob', 'discard most-wanted']);
  const picked = asked('play', PLAY, picking(wanted, 'poster-bob'));
  expect(texts(inTray(picked))).toEqual(['rob', 'discard most-wanted', 'ask bob 1', 'ask bob 3']);
  expect(places(wanted)).toBe(4);
  expect(places(picked)).toBe(4);
});

test('a poster that leaves no choice does it at once', () => {
  const covers = asked('cover', [cover(1, 'belle'), cover(1, 'bob'), cover(2, 'bob')]);
  expect(texts(onPoster(covers, 'belle'))).toEqual(['cover 1 belle']);
  expect(inTray(covers)).toEqual([]);
  expect(inTray({ ...covers, picked: 'poster-belle' })).toEqual([]);
  expect(texts(inTray({ ...covers, picked: 'poster-bob' }))).toEqual(['cover 1 bob', 'cover 2 bob']);
});

test('the tray keeps room for what may be picked, and none where all is answered elsewhere', () => {
  for (const picked of [null, 'bob', 'most-wanted', 'most-wanted poster-bob'])
    expect(mostPlaces(asked('play', PLAY, picked))).toBe(4);
  expect(mostPlaces(asked('draw', [DRAW_SUPPLY, DRAW_DISCARD]))).toBe(0);
  expect(mostPlaces(asked('place', [place('belle'), place('bob')]))).toBe(1);
});

test('only sets that can be chosen are lit, of a picked poster only its own', () => {
  const covers = asked('cover', [cover(1, 'belle'), cover(1, 'bob'), cover(2, 'bob')]);
  expect([...setsIn(covers)]).toEqual(['1 belle', '1 bob', '2 bob']);
  expect([...setsIn({ ...covers, picked: 'poster-bob' })]).toEqual(['1 bob', '2 bob']);
  const placing = asked('place', [place('belle')]);
  expect([...setsIn({ ...placing, view: { ...placing.view, actor: 3 } })]).toEqual(['3 belle']);
  expect(setsIn(asked('play', PLAY, 'most-wanted poster-bob')).size).toBe(0);
});

test('a question about one card needs no picking', () => {
  expect(texts(inTray(asked('react', [EARP_CLEAR, PASS])))).toEqual(['wyatt-earp clear', 'pass']);
  const found = asked('immediate', [ask('bob', 1), ask('bob', 3), ROB, KEEP]);
  expect(texts(inTray(found))).toEqual(['rob', 'keep']);
  expect(onPoster(found, 'bob')).toHaveLength(2);
});

test('piles and searched cards are no buttons', () => {
  expect(inTray(asked('draw', [DRAW_SUPPLY, DRAW_DISCARD]))).toEqual([]);
  expect(inTray(asked('draw', [DRAW_DISCARD, END_ROUND]))).toEqual([]);
  expect(inTray(asked('pick', [pick('bob'), pick('bank')]))).toEqual([]);
});

test('a second click puts back what was picked, and only that', () => {
  const play = asked('play', PLAY);
  expect(picking(play, 'bob')).toBe('bob');
  expect(picking({ ...play, picked: 'bob' }, 'bob')).toBeNull();
  expect(picking({ ...play, picked: 'bob' }, 'most-wanted')).toBe('most-wanted');
  expect(picking({ ...play, picked: 'most-wanted poster-bob' }, 'poster-bob')).toBe('most-wanted');
  expect(picking({ ...play, picked: 'most-wanted poster-bob' }, 'poster-belle')).toBe('most-wanted poster-belle');
  expect(pickedIn('most-wanted poster-belle')).toEqual({ card: 'most-wanted', outlaw: 'belle', isMore: false });
});

test('of many buttons the rest is one click away', () => {
  const all = Array.from({ length: 8 }, (_, i) => ({ text: String(i) }) as Choice);
  expect(texts(shownOf(all, false))).toEqual(['0', '1', '2', '3', '4']);
  expect(texts(shownOf(all, true))).toEqual(['5', '6', '7']);
  expect(shownOf(all.slice(0, 6), false)).toHaveLength(6);
  expect(picking(asked('play', PLAY, 'bob'), 'more')).toBe('bob more');
  expect(picking(asked('play', PLAY, 'bob more'), 'more')).toBe('bob');
});
