// Nothing is lost: by a reload, by a network that goes and comes, by a server that is killed, by a second tab.

import type { Page } from '@playwright/test';
import { LAG } from '../../src/app/lag.ts';
import { GAMES } from './looks.ts';
import { sitDown, someAnswers } from './player.ts';
import { expect, guard, Saloon, test } from './saloon.ts';

const logLines = (page: Page): Promise<string[]> => page.locator('[data-testid=log] li').allInnerTexts();

for (const game of GAMES) {
  test(`${game}: a reload in the middle: the same table, the same log, and the game goes on`, async ({ stranger }) => {
    const page = await stranger();
    await sitDown(page, game);
    await someAnswers(page, 3, 12);
    await expect(page.locator('.room').locator('[data-pick], [data-choice]').first()).toBeVisible();
    // The log follows the table with a lag.
    await page.waitForTimeout(3 * LAG);
    const before = await logLines(page);
    expect(before.length).toBeGreaterThan(10);
    await page.reload();
    await expect.poll(() => logLines(page)).toEqual(before);
    await someAnswers(page, 4, 10);
  });

  test(`${game}: the network goes and comes: the page says so, comes back by itself, and the game goes on`, async ({
    stranger,
  }) => {
    const page = await stranger();
    await sitDown(page, game);
    await someAnswers(page, 5, 10);
    await page.context().setOffline(true);
    await expect(page.getByTestId('status')).toContainText('Connection lost');
    await expect(page.locator('.room [data-choice], .room [data-pick]')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByTestId('status')).not.toContainText('Connection lost');
    await someAnswers(page, 6, 10);
  });
}

test('the server is killed and started again: the page finds back to its game', async ({ browser }) => {
  await using saloon = await Saloon.opened();
  const page = await browser.newPage({ baseURL: saloon.url, locale: 'en' });
  const faults = guard(page, saloon);
  await sitDown(page, 'dice-town');
  await someAnswers(page, 8, 10);
  const before = await logLines(page);
  await saloon.kill();
  await expect(page.getByTestId('status')).toContainText('Connection lost');
  await saloon.open();
  await expect(page.getByTestId('status')).not.toContainText('Connection lost', { timeout: 30_000 });
  // What the server has kept, not what the page remembers.
  await page.reload();
  await expect.poll(async () => (await logLines(page)).slice(0, before.length)).toEqual(before);
  await someAnswers(page, 9, 10);
  expect(faults).toEqual([]);
  await page.close();
});

test('two tabs of one person stay in step', async ({ stranger }) => {
  const page = await stranger();
  await sitDown(page, 'wild-shots');
  const second = await page.context().newPage();
  await second.goto(page.url());
  const status = (tab: Page): Promise<string> => tab.getByTestId('status').innerText();
  await expect.poll(async () => (await status(second)) === (await status(page))).toBe(true);
  // Bots play on meanwhile, so both are read again until they agree.
  const agree = async (): Promise<void> =>
    expect(async () => expect(await logLines(second)).toEqual(await logLines(page))).toPass({ timeout: 15_000 });
  await someAnswers(page, 10, 12);
  await agree();
  await someAnswers(second, 11, 6);
  await agree();
});
