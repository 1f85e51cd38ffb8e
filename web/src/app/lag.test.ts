import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LAG, lagging } from './lag.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who asks again and again puts nothing off', () => {
  const work = vi.fn();
  const ask = lagging(work);
  for (let passed = 0; passed < 3 * LAG; passed += LAG / 4) {
    ask();
    vi.advanceTimersByTime(LAG / 4);
  }
  expect(work).toHaveBeenCalledTimes(3);
});

test('many who ask at once are served by one', () => {
  const work = vi.fn();
  const ask = lagging(work);
  ask();
  ask();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what nobody needs any more is not done, and can be asked for again', () => {
  const work = vi.fn();
  const ask = lagging(work);
  ask();
  ask.stop();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  ask();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
