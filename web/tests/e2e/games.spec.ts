// Whole games: by clicking, on a phone (by keys: `keyboard.spec.ts`); and what is seen of them on the way.

import type { Page } from '@playwright/test';
import { assertClean, GAMES, PHONE } from './looks.ts';
import { answer, byClick, dice, OVER, play } from './player.ts';
import { expect, test } from './saloon.ts';

/** Looks at the table every so many answers, and stops after `most`. */
function looking(page: Page, every: number, most = Infinity): () => Promise<boolean> {
  let answers = 0;
  return async () => {
    answers += 1;
    if (answers % every === 1) await assertClean(page);
    return answers > most;
  };
}

/** A table for two, and both who sit there. */
async function two(stranger: () => Promise<Page>, game: string): Promise<[Page, Page]> {
  const host = await stranger();
  await host.goto('/');
  await host
    .getByRole('article')
    .filter({ has: host.getByTestId(`invite-${game}`) })
    .getByText('2', { exact: true })
    .click();
  await host.getByTestId(`invite-${game}`).click();
  await host.getByTestId('table-code').waitFor();
  const guest = await stranger();
  await guest.goto(host.url());
  await guest.getByTestId('sit-1').click();
  await guest.getByTestId('status').waitFor();
  return [host, guest];
}

/** The figures at the end, whatever language they are written in. */
const scores = (page: Page): Promise<string[]> =>
  page
    .locator(`${OVER} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => (row.lastElementChild?.textContent ?? '').replaceAll(/\D/g, '')));

for (const game of GAMES) {
  test(`${game}: two clicks from a cold start, then to the end by clicking`, async ({ stranger }) => {
    const page = await stranger();
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await play(page, 7, undefined, looking(page, 40));
    await expect(page.locator(OVER)).toBeVisible();
    await assertClean(page);
    const beyond = (): Promise<number> =>
      page.getByTestId('log').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    await expect.poll(beyond, 'the log has fallen behind').toBeLessThan(40);
  });

  test(`${game}: on a phone, in French, by lamplight`, async ({ stranger }) => {
    const page = await stranger({ ...PHONE, locale: 'fr', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByTestId(`play-${game}`).click();
    await play(page, 13, undefined, looking(page, 20, 60));
  });
}

test('wild-shots: two browsers at one table, by an invite link, to the same end', async ({ stranger }) => {
  const [host, guest] = await two(stranger, 'wild-shots');
  await Promise.all([play(host, 17), play(guest, 19)]);
  await expect(host.locator(OVER)).toBeVisible();
  expect(await scores(guest)).toEqual(await scores(host));
});

for (const game of ['wyatt-earp', 'dice-town']) {
  test(`${game}: two browsers at one table, by an invite link, see each other play`, async ({ stranger }) => {
    const pages = await two(stranger, game);
    const roll = dice(23);
    const given = [0, 0];
    await expect(async () => {
      for (const [seat, page] of pages.entries()) {
        if (await answer(page, roll, byClick)) given[seat] = (given[seat] ?? 0) + 1;
      }
      expect(Math.min(...given)).toBeGreaterThan(12);
    }).toPass({ timeout: 120_000, intervals: [50] });
    // Nobody could answer so often if the other had not been heard.
    const where = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => where(pages[1])).toBe(await where(pages[0]));
  });
}
