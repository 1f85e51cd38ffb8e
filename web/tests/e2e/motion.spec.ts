// Things are seen on their way from where they were to where they are: every flight of whole rounds, stepped through its
// time. People who want no motion see none.

import type { Page } from '@playwright/test';
import { boxes, lateFigures, lead, twoTricks } from './laws/flights.ts';
import { gameOf, SEATS, type Sent, noticesOf } from './laws/positions.ts';
import { TablePage } from './laws/table-page.ts';
import { GAMES, PHONE } from './looks.ts';
import { sitDown, someAnswers } from './player.ts';
import { expect, test } from './saloon.ts';

/** How many changes of a game are watched. */
const CHANGES = Number(process.env['MOTION_CHANGES'] ?? 40);
const STEP = 50;
/** A figure runs for 400 ms, whatever else happens meanwhile. */
const FIGURES = 10;
/** A performance that takes longer than this many steps has stopped. */
const MOST_STEPS = 600;
/** Where more are watched, a line tells how far it is. */
const TOLD = 100;
const FIRST_SEATS = 3;
const SIZES = [
  { name: 'desktop', options: {} },
  { name: 'phone', options: PHONE },
];

/** One game after another, for each number of seats in turn. */
function* games(game: string): Generator<{ seats: number; positions: Sent[] }> {
  const counts = SEATS[game] ?? [FIRST_SEATS];
  for (let i = counts.indexOf(FIRST_SEATS); ; i += 1) {
    const seats = counts[i % counts.length] ?? FIRST_SEATS;
    yield { seats, positions: gameOf(game, seats, 76 + i) };
  }
}

/** Shows the next position, and looks at everything that flies until it is there. */
async function perform(page: Page, next: () => Promise<void>): Promise<{ faults: string[]; flown: number }> {
  let before = await page.evaluate(boxes);
  const faults: string[] = [];
  let flown = 0;
  const arrival = { isOver: false };
  const arrives = next().then(() => (arrival.isOver = true));
  for (let steps = 0; !arrival.isOver; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('the performance does not end');
    const seen = await page.evaluate(lead, { before, step: STEP });
    faults.push(...seen.faults, ...(await page.evaluate(twoTricks)), ...(await page.evaluate(lateFigures, FIGURES)));
    flown += seen.flown;
    before = await page.evaluate(boxes);
    await page.clock.runFor(STEP);
    const goOn = page.getByTestId('go-on');
    if (await goOn.isVisible()) await goOn.click();
  }
  await arrives;
  const seen = await page.evaluate(lead, { before, step: STEP });
  return { faults: [...faults, ...seen.faults], flown: flown + seen.flown };
}

for (const game of GAMES) {
  for (const { name, options } of SIZES) {
    test(`${game} on a ${name}: whatever travels sets out where it was, comes nearer with each step, and ends where it is`, async ({
      stranger,
    }) => {
      test.setTimeout(Math.max(240_000, 4_000 * CHANGES));
      const page = await stranger(options, { speed: 1 });
      await page.clock.install();
      const table = await TablePage.open(page, game, FIRST_SEATS);
      let isPaused = false;
      const found: string[] = [];
      let flown = 0;
      let watched = 0;
      for (const { seats, positions } of games(game)) {
        const [first, ...rest] = positions;
        if (!first || watched >= CHANGES || found.length > 10) break;
        table.seat(seats);
        const shown = table.show(first);
        if (isPaused) await perform(page, () => shown);
        else await shown;
        // From here on, time passes only step by step: a slow machine would miss a change between two looks.
        if (!isPaused) await page.clock.pauseAt(Date.now() + 60_000);
        isPaused = true;
        for (const position of rest.slice(0, CHANGES - watched)) {
          const seen = await perform(page, () => table.follow(position));
          watched += 1;
          flown += seen.flown;
          const what = noticesOf(position)
            .map(({ message }) => message.key)
            .join(', ');
          const wrong = seen.faults.map((fault) => `change ${watched} (${what}): ${fault}`);
          found.push(...wrong);
          // Of a long run that is broken off, this is known.
          if (wrong.length > 0) console.log(wrong.join('\n'));
          if (found.length > 10) break;
        }
        if (CHANGES > TOLD)
          console.log(`${game} on a ${name}: ${watched} changes of ${CHANGES}, ${found.length} faults`);
      }
      expect(found.join('\n')).toBe('');
      expect(flown).toBeGreaterThan(CHANGES / 4);
    });
  }

  test(`${game}: nothing travels where that is not wanted, or at instant speed`, async ({ stranger }) => {
    for (const [options, settings] of [
      [{ reducedMotion: 'reduce' }, { speed: 1 }],
      [{}, { speed: 0 }],
    ] as const) {
      const page = await stranger(options, settings);
      await page.addInitScript(() => {
        // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its element.
        const { animate } = Element.prototype;
        (window as { flights?: string[] }).flights = [];
        Element.prototype.animate = function (frames, timing): Animation {
          const flight = animate.call(this, frames, timing);
          if (flight.id.startsWith('flight ')) (window as { flights?: string[] }).flights?.push(flight.id);
          return flight;
        };
      });
      await sitDown(page, game);
      await someAnswers(page, 21, 6);
      expect(await page.evaluate(() => (window as { flights?: string[] }).flights)).toEqual([]);
    }
  });
}

test("players who want only the result are told in a line what was done to them, and it hides nobody's plate", async ({
  stranger,
}) => {
  for (const game of GAMES) {
    const positions = gameOf(game, FIRST_SEATS, 77);
    const at = positions.findIndex(
      (position) =>
        position.decision !== null &&
        noticesOf(position)
          .slice(1)
          .some(({ message }) => JSON.stringify(message).includes('"seat":0')),
    );
    const [before, after] = positions.slice(at - 1);
    if (!before || !after) throw new Error('nothing is done to seat 0');
    for (const [options, speed] of [
      [{}, 0],
      [PHONE, 0],
      [{}, 1],
    ] as const) {
      const page = await stranger(options, { speed });
      const table = await TablePage.open(page, game, FIRST_SEATS);
      await table.show(before);
      await table.follow(after);
      const line = page.getByTestId('happened');
      if (speed === 1) {
        await expect(line).toHaveCount(0);
        continue;
      }
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line).toContainText(/you/i);
      const hides = await line.evaluate((told) => {
        const box = told.getBoundingClientRect();
        return [...document.querySelectorAll('.room .plate')]
          .filter((plate) => {
            const { left, top, right, bottom } = plate.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map((plate) => plate.textContent);
      });
      expect(hides, `${game} hides a plate`).toEqual([]);
    }
  }
});

test('the log never runs ahead of the table', async ({ stranger }) => {
  const page = await stranger({}, { speed: 1 });
  await page.clock.install();
  const table = await TablePage.open(page, 'wild-shots', 3);
  const positions = gameOf('wild-shots', 3, 77);
  const ends = positions.findIndex((position) =>
    noticesOf(position).some(({ event }) => (event as { type: string }).type === 'scored'),
  );
  const [before, played, scored] = positions.slice(ends - 2);
  if (!before || !played || !scored) throw new Error('no round ends');
  await table.show(before);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(1000);
  const lines = page.getByTestId('log').locator('[data-line]');
  const told = await lines.count();
  // The first is shown at once; its lines are still on their way when the end of the round begins to be performed.
  const over = played.news.slice(-1).map(({ version, notices }) => ({
    version,
    notices: notices.slice(-1).map((notice) => ({ ...notice, event: { type: 'over' } })),
  }));
  await table.follow({ ...played, news: over });
  const follows = table.follow(scored);
  const goOn = page.getByTestId('go-on');
  for (let ms = 0; !(await goOn.isVisible()); ms += STEP) {
    await page.clock.runFor(STEP);
    expect(ms, 'the round ends').toBeLessThan(10_000);
  }
  await page.clock.runFor(1000);
  expect(await lines.count(), 'nothing of what is not shown yet').toBeLessThanOrEqual(told + 1);
  await goOn.click();
  for (let ms = 0; ms < 5000; ms += STEP) await page.clock.runFor(STEP);
  await follows;
  expect(await lines.count()).toBeGreaterThan(told + noticesOf(scored).length - 1);
});

test('a flight that is over hangs on nothing that is still there: Chromium would run the next one on the main thread', async ({
  stranger,
}) => {
  const page = await stranger({}, { speed: 2 });
  await sitDown(page, 'dice-town');
  await someAnswers(page, 21, 6);
  const hanging = (): Promise<number> =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ id, playState }) => id.startsWith('flight ') && playState === 'finished')
          .length,
    );
  await expect.poll(hanging).toBe(0);
});
