// Every lesson, played along to its end: what the coach speaks of is in sight, and nothing of it is under the coach.

import type { Page } from '@playwright/test';
import type { Lesson } from '../../../crates/protocol/protocol.ts';
import { GAMES, PHONE } from './looks.ts';
import { expect, noMissingWords, test } from './saloon.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function selectorOf(spot: string): string {
  const [kind, value] = [spot.slice(0, spot.indexOf(':')), spot.slice(spot.indexOf(':') + 1)];
  const is = value.endsWith('*') ? `^="${value.slice(0, -1)}"` : `="${value}"`;
  return `[data-${kind}${is}]`;
}

/** Where the coach stands, and all that is spoken of, at rest. */
async function seen(page: Page, spots: string[]): Promise<{ coach: Box; lit: Box[]; screen: Box }> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  return page.evaluate((selector) => {
    const box = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const lit = [...document.querySelectorAll(`.room :is(${selector})`)].filter((element) => element.checkVisibility());
    const coach = document.querySelector('[data-testid=coach]');
    if (!coach) throw new Error('there is no coach');
    return {
      coach: box(coach),
      lit: lit.map(box),
      screen: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    };
  }, spots.map(selectorOf).join(', '));
}

/** Within half a pixel: a place is not always a whole one. */
const within = (box: Box, screen: Box): boolean =>
  box.left >= screen.left - 0.5 &&
  box.top >= screen.top - 0.5 &&
  box.right <= screen.right + 0.5 &&
  box.bottom <= screen.bottom + 0.5;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const SIZES = [
  { name: '360×740', options: PHONE, locales: { 'wild-shots': 'fr', 'wyatt-earp': 'en', 'dice-town': 'fr' } },
  { name: '1280×800', options: {}, locales: { 'wild-shots': 'en', 'wyatt-earp': 'fr', 'dice-town': 'en' } },
];

for (const { name, options, locales } of SIZES) {
  for (const game of GAMES) {
    test(`${game} is learnt at ${name}, with everything in sight`, async ({ stranger }) => {
      const page = await stranger({
        ...options,
        locale: locales[game as keyof typeof locales],
        reducedMotion: 'reduce',
      });
      await page.goto(`/lesson/${game}`);
      const lesson = (await (await page.request.get(`/api/games/${game}/lesson`)).json()) as Lesson;
      const tips = lesson.scenes.flatMap((scene) => scene.tips);
      const coach = page.getByTestId('coach');
      for (const { key, spots } of tips) {
        await expect(coach).toHaveAttribute('data-tip', key, { timeout: 20_000 });
        await expect(page.getByTestId('spotlight')).toBeVisible();
        await expect(async () => {
          const { coach, lit, screen } = await seen(page, spots);
          expect(lit.length, `${key}: ${spots.join(', ')} is on the table`).toBeGreaterThan(0);
          expect(within(coach, screen), `${key}: the coach is in sight`).toBe(true);
          for (const box of lit) {
            expect(within(box, screen), `${key}: it is in sight`).toBe(true);
            expect(apart(box, coach), `${key}: the coach covers it`).toBe(true);
          }
        }).toPass({ timeout: 5000 });
        await noMissingWords(page);
        if (key !== tips.at(-1)?.key) await page.getByTestId('lesson-on').click();
      }
      const end = page.getByTestId('lesson-end');
      await expect(end).toBeVisible();
      await end.getByRole('button').first().click();
      await page.waitForURL(/\/t\//);
    });
  }
}

test('a learner who does something else is told what the lesson wants, and goes on by doing it', async ({
  stranger,
}) => {
  const page = await stranger({ reducedMotion: 'reduce' });
  await page.goto('/lesson/wild-shots');
  const on = page.getByTestId('lesson-on');
  // A scene may pass by itself before it is clicked away.
  const passing = page.locator('[data-testid=lesson-on]:not([data-asks])');
  while ((await on.getAttribute('data-asks')) === null) await passing.click({ timeout: 1000 }).catch(() => undefined);
  const asks = (await on.getAttribute('data-asks')) ?? '';
  const other = page.locator(`.room [data-pick]:not([data-pick="${asks.replace('play ', '')}"])`).first();
  await other.click();
  await page.locator('.room').locator('[data-choice]').first().click();
  await expect(page.getByTestId('lesson-wish')).toBeVisible();
  await expect(on).toHaveAttribute('data-asks', asks);
  await page.locator(`.room [data-pick="${asks.replace('play ', '')}"]`).click();
  await page
    .locator('.room')
    .locator(selectorOf(`choice:${asks}`))
    .first()
    .click();
  await expect(on).not.toHaveAttribute('data-asks', asks);
});

test('a lesson is learnt by the keyboard alone', async ({ stranger }) => {
  const page = await stranger({ reducedMotion: 'reduce' });
  await page.goto('/lesson/dice-town');
  await page.getByTestId('lesson-on').focus();
  const end = page.getByTestId('lesson-end');
  const coach = page.getByTestId('coach');
  for (let presses = 0; presses < 60 && !(await end.isVisible()); presses += 1) {
    const before = await coach.innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => coach.innerText()).not.toBe(before);
  }
  await expect(end).toBeVisible();
  // A person who has learnt a game is no newcomer any more.
  await page.goto('/');
  await expect(page.getByTestId('play-dice-town')).toBeVisible();
  await expect(page.getByTestId('learn-dice-town')).toHaveCount(0);
});
