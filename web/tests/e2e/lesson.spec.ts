// Every lesson, played along to its end, in one language or the other.

import { byClick } from './player.ts';
import { expect, noMissingWords, test } from './saloon.ts';

for (const [game, locale] of [['wild-shots', 'en'], ['wyatt-earp', 'fr'], ['dice-town', 'en']] as const) {
  test(`${game} is learnt in ${locale}`, async ({ stranger }) => {
    const page = await stranger({ locale, reducedMotion: 'reduce' });
    await page.goto(`/lesson/${game}`);
    const end = page.getByTestId('lesson-end');
    const on = page.getByTestId('lesson-on');
    let asked = 0;
    for (let scene = 0; scene < 200 && !(await end.isVisible()); scene += 1) {
      await on.or(end).first().waitFor();
      if (await end.isVisible()) break;
      if ((await on.getAttribute('data-asks')) !== null) asked += 1;
      await byClick(page, on);
      if (scene % 10 === 0) await noMissingWords(page);
    }
    await expect(end).toBeVisible();
    expect(asked).toBeGreaterThan(5);
  });
}

test('a learner who does something else is told what the lesson wants, and why the rule allows it', async ({ stranger }) => {
  const page = await stranger({ reducedMotion: 'reduce' });
  await page.goto('/lesson/wild-shots');
  const on = page.getByTestId('lesson-on');
  // A scene may pass by itself before it is clicked away.
  const passing = page.locator('[data-testid=lesson-on]:not([data-asks])');
  while ((await on.getAttribute('data-asks')) === null) await passing.click({ timeout: 1000 }).catch(() => undefined);
  const asks = (await on.getAttribute('data-asks')) ?? '';
  const other = page.locator(`.room [data-pick]:not([data-pick="${asks.replace('play ', '')}"])`).first();
  await other.click();
  await page.locator('.room [data-choice]').first().click();
  await expect(page.getByTestId('lesson-wish')).toBeVisible();
  await expect(on).toHaveAttribute('data-asks', asks);
  await page.locator(`.room [data-pick="${asks.replace('play ', '')}"]`).click();
  await page.locator(`.room [data-choice="${asks}"]`).first().click();
  await expect(on).not.toHaveAttribute('data-asks', asks);
});
