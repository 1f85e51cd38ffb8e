// What the pages cost: how soon the first screen can be used, whether it jumps, and how much of the main thread a
// game with everything moving takes. Each figure stands beside one of the same run that does as little as possible.

import { expect, Saloon, test } from '../tests/e2e/saloon.ts';
import { COUNTED, frames, quantile, traced } from './trace.ts';

const RUNS = 7;
const THROTTLE = 4;
/** Milliseconds between two answers of the player; bots take their time as at any table. */
const PACE = 600;
const PAUSE = 400;
/** So long the same is done without motion, to compare. */
const WITHOUT = 120_000;

declare global {
  interface Window {
    usable?: number;
  }
}

test('the first screen, by a processor that is four times slower', async ({ browser, saloon }) => {
  const opened = async (path: string, ready: string): Promise<{ usable: number; jumps: number }> => {
    const page = await browser.newPage({ baseURL: saloon.url, locale: 'en', serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    // Asked in the page itself, because asking from outside takes longer than what is asked.
    await page.addInitScript((ready) => {
      const look = (): void => {
        if (document.querySelector(ready)) requestAnimationFrame(() => (window.usable = performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    }, ready);
    await page.goto(path);
    await page.waitForFunction(() => window.usable !== undefined);
    const usable = await page.evaluate(() => window.usable ?? 0);
    const jumps = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    await page.close();
    return { usable, jumps };
  };
  const door = [];
  const plain = [];
  for (let run = 0; run < RUNS; run += 1) {
    door.push(await opened('/', '[data-testid=play-wild-shots]:enabled'));
    plain.push(await opened('/healthz', 'pre'));
  }
  const median = (runs: { usable: number }[]): number =>
    quantile(
      runs.map(({ usable }) => usable),
      0.5,
    );
  const jumps = Math.max(...door.map(({ jumps }) => jumps));
  console.log(
    `first screen usable after ${median(door).toFixed(0)} ms (median of ${RUNS}, ${THROTTLE}x throttled); a page of one word after ${median(plain).toFixed(0)} ms: ${(median(door) / median(plain)).toFixed(1)} times as long; layout shift at most ${jumps.toFixed(3)}`,
  );
  expect(door).toHaveLength(RUNS);
});

/** Answers what is asked, without thinking much, to the end or for so long. It runs inside the page: a question from outside would
 * take part in the frames. */
const answers = ({ pace, long }: { pace: number; long: number }): Promise<void> =>
  new Promise((resolve) => {
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      if (turn * pace > long || document.querySelector('[data-testid=result]')) {
        clearInterval(timer);
        return resolve();
      }
      const confirm = document.querySelector<HTMLElement>('[role=alertdialog] .button.main');
      const all = document.querySelectorAll<HTMLElement>('.room [data-choice]:enabled');
      const picks = document.querySelectorAll<HTMLElement>('.room [data-pick]:enabled');
      const from = picks.length > 0 && turn % 3 === 0 ? picks : all.length > 0 ? all : picks;
      (confirm ?? from[(turn * 7) % Math.max(1, from.length)])?.click();
    }, pace);
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`Dice Town, motion: ${reducedMotion}`, async ({ browser }) => {
    await using saloon = await Saloon.opened(PAUSE);
    const page = await browser.newPage({
      baseURL: saloon.url,
      locale: 'en',
      reducedMotion,
      viewport: { width: 1280, height: 800 },
    });
    await page.goto('/');
    await page.getByTestId('play-dice-town').click();
    await page.locator('.room').waitFor();
    const session = await page.context().newCDPSession(page);
    const isWhole = reducedMotion === 'no-preference';
    const events = await traced(session, () =>
      page.evaluate(answers, { pace: PACE, long: isWhole ? Infinity : WITHOUT }),
    );
    if (isWhole) await expect(page.locator('[data-testid=result]')).toBeVisible();
    for (const [which, by] of Object.entries(COUNTED)) {
      const spent = frames(events, by);
      const [half, most, worst] = [0.5, 0.95, 1].map((share) => quantile(spent, share));
      console.log(
        `Dice Town, motion ${reducedMotion}: ${spent.length} frames ${which}, main thread ${half?.toFixed(1)} ms in the median, ${most?.toFixed(1)} ms at the 95th percentile, ${worst?.toFixed(0)} ms at worst`,
      );
      expect(spent.length).toBeGreaterThan(100);
    }
    await page.close();
  });
}
