// What the pages cost: how soon the first screen can be used, whether it jumps, and how much of the main thread a
// game with everything moving takes. Each figure stands beside one of the same run that does as little as possible.

import { expect, test } from '../tests/e2e/saloon.ts';
import { play } from '../tests/e2e/player.ts';
import { frames, quantile, traced } from './trace.ts';

const RUNS = 7;
const THROTTLE = 4;

test('the first screen, by a processor that is four times slower', async ({ browser, saloon }) => {
  const opened = async (path: string, ready: string): Promise<{ usable: number; jumps: number }> => {
    const page = await browser.newPage({ baseURL: saloon.url, locale: 'en', serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor({ timeout: 20_000 });
    const usable = await page.evaluate(() => performance.now());
    const jumps = await page.evaluate(() => new Promise<number>((resolve) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 500);
    }));
    await page.close();
    return { usable, jumps };
  };
  const door = [];
  const plain = [];
  for (let run = 0; run < RUNS; run += 1) {
    door.push(await opened('/', '[data-testid=play-wild-shots]'));
    plain.push(await opened('/api/docs', 'h1'));
  }
  const median = (runs: { usable: number }[]): number => quantile(runs.map(({ usable }) => usable), 0.5);
  const jumps = Math.max(...door.map(({ jumps }) => jumps));
  console.log(`first screen usable after ${median(door).toFixed(0)} ms (median of ${RUNS}, ${THROTTLE}x throttled); a page of plain HTML after ${median(plain).toFixed(0)} ms: ${(median(door) / median(plain)).toFixed(1)} times as long; layout shift at most ${jumps.toFixed(3)}`);
  expect(door).toHaveLength(RUNS);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a whole game of Dice Town, motion: ${reducedMotion}`, async ({ browser, saloon }) => {
    const page = await browser.newPage({ baseURL: saloon.url, locale: 'en', reducedMotion, viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    await page.getByTestId('play-dice-town').click();
    await page.locator('.room').waitFor();
    const session = await page.context().newCDPSession(page);
    const spent = frames(await traced(session, () => play(page, 7)));
    const [half, most, worst] = [0.5, 0.95, 1].map((share) => quantile(spent, share));
    console.log(`Dice Town, motion ${reducedMotion}: ${spent.length} frames, main thread ${half?.toFixed(1)} ms in the median, ${most?.toFixed(1)} ms at the 95th percentile, ${worst?.toFixed(0)} ms at worst`);
    expect(spent.length).toBeGreaterThan(100);
    await page.close();
  });
}
