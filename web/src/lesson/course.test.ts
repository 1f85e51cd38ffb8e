import type { Choice } from '$wire/protocol';
import { expect, test } from 'vitest';
import type { Scene } from '$wire/protocol';
import { Course } from './course.svelte.ts';

const choice = (text: string): Choice => ({ text, code: 0, said: { key: text } });

function scene(say: string | null, asks: string | null): Scene {
  const actions = asks === null ? [] : [choice(asks), choice('other')];
  return { step: 0, view: {}, status: { key: 'status' }, actions, told: [], say, asks };
}

const SCENES = [scene('welcome', null), scene(null, null), scene('follow', 'play red7'), scene(null, null), scene('end', null)];

test('a lesson waits where the coach speaks, and passes by where nothing is asked', () => {
  const course = new Course(SCENES);
  expect(course.passes).toBe(false);
  course.on();
  expect([course.at, course.passes, course.say]).toEqual([1, true, 'welcome']);
  course.on();
  expect([course.at, course.passes, course.say]).toEqual([2, false, 'follow']);
});

test('only the answer that is asked for goes on', () => {
  const course = new Course(SCENES);
  course.on();
  course.on();
  course.on();
  expect(course.at).toBe(2);
  course.answer('other');
  expect([course.at, course.missed?.text]).toEqual([2, 'other']);
  expect(course.asked?.text).toBe('play red7');
  course.answer('play red7');
  expect([course.at, course.missed]).toEqual([3, null]);
});

test('an answer that nobody asked for does nothing', () => {
  const course = new Course(SCENES);
  course.answer('play red7');
  expect(course.at).toBe(0);
});

test('back leads to where the lesson waited last', () => {
  const course = new Course(SCENES);
  for (const step of [1, 2]) expect((course.on(), course.at)).toBe(step);
  course.answer('play red7');
  course.back();
  expect(course.at).toBe(2);
  course.back();
  expect(course.at).toBe(0);
  course.back();
  expect(course.at).toBe(0);
});

test('the last scene is the end', () => {
  const course = new Course(SCENES);
  course.on();
  course.on();
  course.answer('play red7');
  course.on();
  expect(course.isLast).toBe(true);
  course.on();
  expect(course.at).toBe(4);
  course.restart();
  expect(course.at).toBe(0);
});
