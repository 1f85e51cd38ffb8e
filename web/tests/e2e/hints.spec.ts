// Hints where the table allows them, and the table in words.

import { play } from './player.ts';
import { expect, test } from './saloon.ts';

test('a hint tells the chance to win of every choice, and how sure that is', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await page.getByTestId('play-wild-shots').click();
  let answers = 0;
  await play(page, 31, undefined, () => Promise.resolve((answers += 1) > 3));
  await page.getByTestId('hint').click();
  const hints = page.getByTestId('hints');
  await expect(hints).toBeVisible();
  await expect(hints.locator('li').first()).toContainText(/wins \d+ ?% ± \d+ ?%/);
  await play(page, 32, undefined, () => Promise.resolve((answers += 1) > 8));
  await expect(hints, 'what was known about another decision is gone').toBeHidden();
});

test('the table can be read', async ({ stranger }) => {
  const page = await stranger({ locale: 'fr' });
  await page.goto('/');
  await page.getByTestId('play-dice-town').click();
  await page.getByRole('tab', { name: 'En mots' }).click();
  await expect(page.getByTestId('in-words').locator('li').nth(3)).toBeVisible();
  const before = await page.getByTestId('in-words').innerText();
  let answers = 0;
  await play(page, 33, undefined, () => Promise.resolve((answers += 1) > 12));
  await expect.poll(() => page.getByTestId('in-words').innerText()).not.toBe(before);
});
