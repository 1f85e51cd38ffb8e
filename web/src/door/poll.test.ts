import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';

class Page extends EventTarget {
  hidden = false;

  show(shown: boolean): void {
    this.hidden = !shown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', (page = new Page()));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once and then every so often, also after a failure', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no')));
  stop = poll(ask, 10);
  await vi.advanceTimersByTimeAsync(25);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing while nobody looks, and at once when somebody comes back', async () => {
  const ask = vi.fn(() => Promise.resolve());
  stop = poll(ask, 10);
  await vi.advanceTimersByTimeAsync(1);
  page.show(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.show(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks more slowly while nobody looks, if told so', async () => {
  const ask = vi.fn(() => Promise.resolve());
  stop = poll(ask, 10, 100);
  await vi.advanceTimersByTimeAsync(1);
  page.show(false);
  await vi.advanceTimersByTimeAsync(99);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('stops, also while it asks', async () => {
  let answer = (): void => undefined;
  const ask = vi.fn(() => new Promise<void>((done) => (answer = done)));
  stop = poll(ask, 10, 10);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(1);
});
