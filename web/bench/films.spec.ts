// Contact sheets of every kind of movement, a frame every 50 ms: `npm run films` writes them to web/films. Time stands still
// between frames, so that each shows exactly its moment; a frame like the one before it is left out. `FILMS_GAME` asks for one title.

import type { Page } from '@playwright/test';
import { GAMES, PHONE } from '../tests/e2e/looks.ts';
import { changes } from '../tests/e2e/laws/positions.ts';
import { TablePage } from '../tests/e2e/laws/table-page.ts';
import { test } from '../tests/e2e/saloon.ts';

const STEP = 50;
const MOST_FRAMES = 200;
const SIZES = {
  desktop: { options: { viewport: { width: 1280, height: 800 } }, shown: 380 },
  phone: { options: PHONE, shown: 190 },
};
const WANTED = process.env['FILMS_GAME'];

interface Frame {
  at: number;
  picture: Buffer;
}

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

/** Lets time pass until what was begun is done. */
async function settle(page: Page, begun: Promise<void>): Promise<void> {
  const arrival = { isOver: false };
  const arrives = begun.then(() => (arrival.isOver = true));
  do await step(page);
  while (!arrival.isOver);
  await arrives;
  // The stage rests after each position, and what flies to its place in this one is no part of the film.
  await page.clock.runFor(1000);
  await page.evaluate(() => window.laws.still());
}

async function film(page: Page, next: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const arrival = { isOver: false };
  const arrives = next().then(() => (arrival.isOver = true));
  for (let [rest, at] = [8, 0]; rest > 0 && frames.length < MOST_FRAMES; at += STEP) {
    const picture = await page.locator('.room').screenshot({ type: 'jpeg', quality: 70, scale: 'css' });
    if (!frames.at(-1)?.picture.equals(picture)) frames.push({ at, picture });
    await step(page);
    const goOn = page.getByTestId('go-on');
    if (await goOn.isVisible()) await goOn.click();
    if (arrival.isOver) rest -= 1;
  }
  await arrives;
  return frames;
}

for (const game of GAMES.filter((game) => !WANTED || game === WANTED)) {
  for (const [size, { options, shown }] of Object.entries(SIZES)) {
    test(`${game}, ${size}`, async ({ stranger, browser }) => {
      const sheet = await browser.newPage({ viewport: { width: 1600, height: 600 } });
      const page = await stranger(options, { speed: 1 });
      await page.clock.install();
      let table: TablePage | undefined;
      for (const [number, { seats, before, after, fresh }] of changes(game).entries()) {
        if (!table) {
          table = await TablePage.open(page, game, seats);
          await page.locator('main').waitFor();
          // From here on, time passes only step by step: pictures take longer than what they show.
          await page.clock.pauseAt(Date.now() + 60_000);
        }
        table.seat(seats);
        await settle(page, table.show(before));
        const frames = await film(page, () => table?.follow(after) ?? Promise.resolve());
        const figures = frames.map(
          ({ at, picture }) =>
            `<figure style="display:inline-block;margin:2px;color:#fff;font:12px sans-serif">${at}<br><img width="${shown}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`,
        );
        await sheet.setContent(
          `<body style="margin:4px;background:#222;color:#fff;font:14px sans-serif">${fresh.join(', ')}<br>${figures.join('')}`,
        );
        await sheet.screenshot({
          path: `films/${game}-${size}-${String(number).padStart(2, '0')}-${fresh.slice(0, 3).join('+')}.png`,
          fullPage: true,
        });
      }
      await sheet.close();
    });
  }
}
