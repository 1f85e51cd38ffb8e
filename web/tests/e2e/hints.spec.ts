// Hints where the table allows them, and the table in words.

import { sitDown, someAnswers } from './player.ts';
import { expect, test } from './saloon.ts';

test('a hint tells the chance to win of every choice, and how sure that is', async ({ stranger }) => {
  const page = await stranger();
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 31, 3);
  await page.getByTestId('hint').click();
  const hints = page.getByTestId('hints');
  await expect(hints).toBeVisible();
  await expect(hints.locator('li').first()).toContainText(/wins \d+ ?% ± \d+ ?%/);
  await someAnswers(page, 32, 4);
  await expect(hints, 'what was known about another decision is gone').toBeHidden();
});

test('the table can be read', async ({ stranger }) => {
  const page = await stranger({ locale: 'fr' });
  await sitDown(page, 'dice-town');
  await page.getByRole('tab', { name: 'En mots' }).click();
  await expect(page.getByTestId('in-words').locator('li').nth(3)).toBeVisible();
  const before = await page.getByTestId('in-words').innerText();
  await someAnswers(page, 33, 12);
  await expect.poll(() => page.getByTestId('in-words').innerText()).not.toBe(before);
});
