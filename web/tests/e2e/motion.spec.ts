// Things are seen on their way from where they were to where they are; who wishes no motion sees none.

import type { Page } from '@playwright/test';
import { GAMES } from './looks.ts';
import { sitDown, someAnswers } from './player.ts';
import { expect, test } from './saloon.ts';

interface Flight {
  /** The home it comes to, and the change of the table it sets out with. */
  with: string;
  lasts: number;
}

declare global {
  interface Window {
    flights: Flight[];
    flown: Animation[];
  }
}

/** Writes down what the page lets fly, which it does all the same. */
async function watched(page: Page): Promise<() => Promise<Flight[]>> {
  await page.addInitScript(() => {
    window.flights = [];
    window.flown = [];
    const homes: Element[] = [];
    let change = 0;
    let isOver = true;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its element.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options): Animation {
      if (isOver) change += 1;
      isOver = false;
      queueMicrotask(() => (isOver = true));
      const home = this.closest('[data-home]') ?? this;
      if (!homes.includes(home)) homes.push(home);
      const lasts = Number(typeof options === 'object' ? options.duration : options);
      window.flights.push({ with: `${change} ${homes.indexOf(home)}`, lasts });
      const flight = animate.call(this, frames, options);
      window.flown.push(flight);
      return flight;
    };
  });
  return () => page.evaluate(() => window.flights);
}

for (const game of GAMES) {
  test(`${game}: things travel`, async ({ stranger }) => {
    const page = await stranger();
    const flights = await watched(page);
    await sitDown(page, game);
    await someAnswers(page, 21, 12);
    expect((await flights()).length).toBeGreaterThan(0);
  });

  test(`${game}: nothing travels where that is not wished`, async ({ stranger }) => {
    const page = await stranger({ reducedMotion: 'reduce' });
    const flights = await watched(page);
    await sitDown(page, game);
    await someAnswers(page, 21, 12);
    expect(await flights()).toEqual([]);
  });
}

test('a flight that is over hangs on nothing that is still there: Chromium would run the next one on the main thread', async ({ stranger }) => {
  const page = await stranger();
  await watched(page);
  await sitDown(page, 'dice-town');
  await someAnswers(page, 21, 12);
  const states = (): Promise<string[]> => page.evaluate(() => {
    const there = window.flown.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.isConnected);
    return [...new Set(there.map(({ playState }) => playState))];
  });
  await expect.poll(states).toEqual(['idle']);
});

test('what comes to one pile comes piece by piece', async ({ stranger }) => {
  const page = await stranger();
  const flights = await watched(page);
  await sitDown(page, 'dice-town');
  /** How long those take that follow others: they set out later. */
  const followers = async (): Promise<number[][]> => {
    const all = await flights();
    const first = Math.min(...all.map(({ lasts }) => lasts));
    const piles = new Map<string, number[]>();
    for (const flight of all) if (flight.lasts > first) piles.set(flight.with, [...(piles.get(flight.with) ?? []), flight.lasts]);
    return [...piles.values()];
  };
  for (let seed = 30; seed < 40 && (await followers()).length < 3; seed += 1) await someAnswers(page, seed, 6);
  const late = await followers();
  expect(late.length).toBeGreaterThanOrEqual(3);
  for (const times of late) expect(new Set(times).size).toBe(Math.min(times.length, 6));
});
