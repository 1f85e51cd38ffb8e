// Contact sheets of every kind of movement, a frame every 50 ms: `npm run films` writes them to web/films. Time stands still
// between frames, so that each shows exactly its moment.

import type { Page } from '@playwright/test';
import { GAMES, PHONE } from '../tests/e2e/looks.ts';
import { gameOf, type Sent } from '../tests/e2e/laws/positions.ts';
import { TablePage } from '../tests/e2e/laws/table-page.ts';
import { test } from '../tests/e2e/saloon.ts';

const STEP = 50;
const MOST_FRAMES = 120;
const SIZES = { desktop: { viewport: { width: 1280, height: 800 } }, phone: PHONE };

/** What happens on the way to a position: the kinds of its events. */
const kindsOf = ({ news }: Sent): string[] => [...new Set(news.map(({ event }) => (event as { type: string }).type))];

/** Lets time go on by one step: the page's timers, and everything that moves. */
async function step(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const time = Number(animation.currentTime ?? 0) + ms;
      if (Number.isFinite(end) && time >= end) animation.finish();
      else animation.currentTime = time;
    }
  }, STEP);
  await page.clock.runFor(STEP);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
}

async function film(page: Page, next: () => Promise<void>): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const arrival = { isOver: false };
  const arrives = next().then(() => (arrival.isOver = true));
  for (let rest = 8; rest > 0 && frames.length < MOST_FRAMES; ) {
    frames.push(await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' }));
    await step(page);
    const goOn = page.getByTestId('go-on');
    if (await goOn.isVisible()) await goOn.click();
    if (arrival.isOver) rest -= 1;
  }
  await arrives;
  return frames;
}

for (const game of GAMES) {
  for (const [size, options] of Object.entries(SIZES)) {
    test(`${game}, ${size}`, async ({ stranger }) => {
      const page = await stranger(options, { speed: 1 });
      const sheet = await stranger({ viewport: { width: 1600, height: 1000 } });
      await page.clock.install();
      const table = await TablePage.open(page, game, 3);
      const [first, ...rest] = gameOf(game, 3, 77);
      if (first) await table.show(first);
      const seen = new Set<string>();
      for (const position of rest) {
        const fresh = kindsOf(position).filter((kind) => !seen.has(kind));
        if (fresh.length === 0) {
          await table.show(position);
          continue;
        }
        fresh.forEach((kind) => seen.add(kind));
        const frames = await film(page, () => table.follow(position));
        const width = size === 'phone' ? 150 : 310;
        await sheet.setContent(`<body style="margin:4px;background:#222">${frames.map((frame, i) => `<figure style="display:inline-block;margin:2px;color:#fff;font:11px sans-serif">${i * STEP}<br><img width="${width}" src="data:image/jpeg;base64,${frame.toString('base64')}"></figure>`).join('')}`);
        await sheet.screenshot({ path: `films/${game}-${fresh.slice(0, 3).join('+')}-${size}.png`, fullPage: true });
      }
      await sheet.goto('about:blank');
    });
  }
}
