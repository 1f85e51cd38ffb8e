import type { Choice, Scene } from '$wire/protocol';
import { expect, test } from 'vitest';
import { Course } from './course.svelte.ts';

const choice = (text: string): Choice => ({ text, code: 0, parts: {}, message: { key: text } });

function scene(keys: string[], asks: string | null): Scene {
  const actions = asks === null ? [] : [choice(asks), choice('other')];
  return {
    step: 0,
    view: {},
    status: { key: 'status' },
    actions,
    notices: [],
    tips: keys.map((key) => ({ key, spots: [] })),
    asks,
  };
}

const SCENES = [
  scene(['welcome'], null),
  scene([], null),
  scene(['look', 'follow'], 'play red7'),
  scene([], null),
  scene(['end'], null),
];
const keyOf = ({ tip }: Course): string | undefined => tip?.key;

test('a lesson waits where the coach speaks, and passes by where nothing is asked', () => {
  const course = new Course(SCENES);
  expect(course.passes).toBe(false);
  course.on();
  expect([course.passes, keyOf(course)]).toEqual([true, undefined]);
  course.on();
  expect([course.passes, keyOf(course)]).toEqual([false, 'look']);
});

test('a scene with several tips asks with the last of them', () => {
  const course = new Course(SCENES);
  course.on();
  course.on();
  expect([keyOf(course), course.asks, course.asked]).toEqual(['look', null, undefined]);
  const { scene } = course;
  course.on();
  expect([keyOf(course), course.asks, course.asked?.text]).toEqual(['follow', 'play red7', 'play red7']);
  expect(course.scene).toBe(scene);
});

test('only the answer that is asked for goes on', () => {
  const course = new Course(SCENES);
  for (let steps = 0; steps < 5; steps += 1) course.on();
  expect(keyOf(course)).toBe('follow');
  course.answer('other');
  expect([keyOf(course), course.missed?.text]).toEqual(['follow', 'other']);
  course.answer('play red7');
  expect([keyOf(course), course.missed]).toEqual([undefined, null]);
});

test('an answer that nobody asked for does nothing', () => {
  const course = new Course(SCENES);
  course.answer('play red7');
  expect(course.at).toBe(0);
});

test('back leads to where the lesson waited last', () => {
  const course = new Course(SCENES);
  for (let steps = 0; steps < 3; steps += 1) course.on();
  course.answer('play red7');
  for (const key of ['follow', 'look', 'welcome', 'welcome']) {
    course.back();
    expect(keyOf(course)).toBe(key);
  }
});

test('progress counts tips, and the last scene is the end', () => {
  const course = new Course(SCENES);
  expect(course.progress).toEqual({ of: 4, done: 1 });
  for (let steps = 0; steps < 3; steps += 1) course.on();
  expect(course.progress).toEqual({ of: 4, done: 3 });
  course.answer('play red7');
  course.on();
  expect([course.isLast, course.progress.done]).toEqual([true, 4]);
  course.on();
  expect(course.isLast).toBe(true);
  course.restart();
  expect(course.at).toBe(0);
});
