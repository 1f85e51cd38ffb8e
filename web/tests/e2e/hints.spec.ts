// Hints where the table allows them, and the table in words.

import { GAMES, PHONE } from './looks.ts';
import { play, sitDown, someAnswers, toTop } from './player.ts';
import { expect, test } from './saloon.ts';

for (const [i, game] of GAMES.entries()) {
  test(`${game}: a hint is at the things themselves, best one in brass, and tells how sure it is`, async ({
    stranger,
  }) => {
    for (const look of [{}, PHONE]) {
      const page = await stranger(look);
      await sitDown(page, game);
      await someAnswers(page, 31 + i, 3);
      await page.getByTestId('hint').click();
      const line = page.getByTestId('hints');
      await expect(line).toContainText(/\d+ ?%/);
      await expect(line).toBeInViewport({ ratio: 1 });
      const marks = page.locator('.room :is([data-choice], [data-pick]) [data-hint]');
      await expect(marks.first()).toContainText(/\d+ ?%/);
      for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 1 });
      await expect(marks.filter({ hasText: '★' }).first()).toBeVisible();
      await toTop(page);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      await expect(
        page.locator('[data-zone=tray] :focus'),
        'three Tabs lead to the hand, past the buttons of the hint',
      ).toBeVisible();
      await page.getByTestId('all-hints').click();
      await expect(page.getByRole('dialog').locator('li').first()).toContainText(/\d+\s?%\s±\s\d+\s?%/);
      await page.keyboard.press('Escape');
      // Things may be picked and put back; only an answer brings another version.
      const version = page.locator('.room').getAttribute('data-version');
      const isAnswered = async (): Promise<boolean> =>
        ![null, await version].includes(await page.locator('.room').getAttribute('data-version'));
      await play(page, 32, undefined, isAnswered);
      await expect(line, 'what was known about another decision is gone').toBeHidden();
      await expect(marks).toHaveCount(0);
    }
  });
}

test('the table can be read', async ({ stranger }) => {
  const page = await stranger({ locale: 'fr' });
  await sitDown(page, 'dice-town');
  await page.getByRole('tab', { name: 'En mots' }).click();
  await expect(page.getByTestId('in-words').locator('li').nth(3)).toBeVisible();
  const before = await page.getByTestId('in-words').innerText();
  await someAnswers(page, 33, 12);
  await expect.poll(() => page.getByTestId('in-words').innerText()).not.toBe(before);
});
