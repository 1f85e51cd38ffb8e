// Whole games: by clicking, by the keyboard alone, on a phone; and what is seen of them on the way.

import { assertClean, GAMES, PHONE } from './looks.ts';
import { byKeyboard, OVER, play } from './player.ts';
import { expect, test } from './saloon.ts';

/** Looks at the table every so many answers, and stops after `most`. */
function looking(page: Parameters<typeof assertClean>[0], every: number, most = Infinity): () => Promise<boolean> {
  let answers = 0;
  return async () => {
    answers += 1;
    if (answers % every === 1) await assertClean(page);
    return answers > most;
  };
}

for (const game of GAMES) {
  test(`${game}: two clicks from a cold start, then to the end by clicking`, async ({ stranger }) => {
    const page = await stranger();
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await play(page, 7, undefined, looking(page, 40));
    await expect(page.locator(OVER)).toBeVisible();
    await assertClean(page);
    const beyond = (): Promise<number> => page.getByTestId('log').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    await expect.poll(beyond, 'the log has fallen behind').toBeLessThan(40);
  });

  test(`${game}: by keyboard alone`, async ({ stranger }) => {
    const page = await stranger({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByTestId(`play-${game}`).focus();
    await page.keyboard.press('Enter');
    await play(page, 11, byKeyboard);
    await expect(page.locator(OVER)).toBeVisible();
  });

  test(`${game}: on a phone, in French, by lamplight`, async ({ stranger }) => {
    const page = await stranger({ ...PHONE, locale: 'fr', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByTestId(`play-${game}`).click();
    await play(page, 13, undefined, looking(page, 20, 60));
  });
}
