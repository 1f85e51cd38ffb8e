// Pictures to be looked at: `npm run shots` writes every page, and for each game one screen of every kind of question, plain and
// with something picked, of hints, sheets, a round's end and the game's end, at four sizes and in two lights, to web/shots.
// `SHOTS_GAME` asks for one title.

import type { Page } from '@playwright/test';
import { GAMES } from '../tests/e2e/looks.ts';
import { changes, questions } from '../tests/e2e/laws/positions.ts';
import { TablePage } from '../tests/e2e/laws/table-page.ts';
import { sitDown, someAnswers } from '../tests/e2e/player.ts';
import { test } from '../tests/e2e/saloon.ts';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const PAGES = {
  door: '/',
  create: '/create/wyatt-earp',
  rules: '/rules/wild-shots',
  'replay-file': '/replay',
  'not-found': '/nowhere',
  ...Object.fromEntries(GAMES.map((game) => [`lesson-${game}`, `/lesson/${game}`])),
};
const WANTED = process.env['SHOTS_GAME'];

/** Picks things until there is a choice that was not there before. */
async function pick(page: Page): Promise<boolean> {
  const picks = page.locator('.room [data-pick]:enabled');
  for (let i = 0; i < Math.min(4, await picks.count()); i += 1) {
    const before = await page.locator('.room [data-choice]').count();
    await picks.nth(i).click();
    if ((await page.locator('.room [data-choice]').count()) > before) return true;
  }
  return (await picks.count()) > 0;
}

for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = {
      ...options,
      colorScheme,
      locale: colorScheme === 'dark' ? 'fr' : 'en',
      reducedMotion: 'reduce' as const,
    };
    const shoot = (page: Page, name: string): Promise<unknown> =>
      page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png`, animations: 'disabled' });

    test(`pages, ${size}, ${colorScheme}`, async ({ stranger }) => {
      test.skip(WANTED !== undefined);
      const page = await stranger(look);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await shoot(page, `page-${name}`);
        if (name !== 'door') continue;
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await shoot(page, 'page-door-below');
      }
      await page.goto('/');
      await page.getByTestId('invite-dice-town').click();
      await page.getByTestId('table-code').waitFor();
      await shoot(page, 'page-waiting-room');
    });

    for (const game of GAMES.filter((game) => !WANTED || game === WANTED)) {
      test(`${game}, ${size}, ${colorScheme}`, async ({ stranger }) => {
        const page = await stranger(look);
        let table: TablePage | undefined;
        let isHinted = false;
        for (const [question, { seats, position }] of questions(game)) {
          table ??= await TablePage.open(page, game, seats);
          table.seat(seats);
          await table.show(position);
          await shoot(page, `${game}-${question}`);
          if (position.result) continue;
          if (await pick(page)) await shoot(page, `${game}-${question}-picked`);
          await page.keyboard.press('Escape');
          if (isHinted || position.actions.length < 3) continue;
          isHinted = true;
          await table.hint(position);
          await shoot(page, `${game}-${question}-hints`);
        }
        const roundEnd = changes(game).find(({ fresh }) => fresh.includes('scored') && fresh.includes('round-begins'));
        if (!table || !roundEnd) return;
        table.seat(roundEnd.seats);
        await table.show(roundEnd.before);
        const follows = table.follow(roundEnd.after);
        await page.getByTestId('go-on').waitFor();
        await shoot(page, `${game}-round-end`);
        await page.getByTestId('go-on').click();
        await follows;
      });

      test(`sheets of ${game}, ${size}, ${colorScheme}`, async ({ stranger }) => {
        const page = await stranger(look);
        await sitDown(page, game);
        await someAnswers(page, 5, 14);
        await page.locator('.room [data-choice], .room [data-pick]').first().waitFor();
        await shoot(page, `${game}-live`);
        const tools = page.locator('header [role=toolbar] > :is(button, a)');
        for (let i = 0; i < (await tools.count()); i += 1) {
          const tool = tools.nth(i);
          if ((await tool.getAttribute('href')) !== null || (await tool.getAttribute('data-testid')) === 'hint')
            continue;
          await tool.click();
          await shoot(page, `${game}-tool-${i}`);
          await page.keyboard.press('Escape');
        }
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await shoot(page, `${game}-tab-${await tab.innerText()}`);
        }
        await page.keyboard.press('?');
        await shoot(page, `${game}-keys`);
      });
    }
  }
}
