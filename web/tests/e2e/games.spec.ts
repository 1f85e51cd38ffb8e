import { byKeyboard, OVER, play } from './player.ts';
import { expect, noMissingWords, test } from './saloon.ts';

const GAMES = ['wild-shots', 'wyatt-earp', 'dice-town'];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const game of GAMES) {
  test(`${game}: two clicks from a cold start, then to the end by clicking`, async ({ stranger }) => {
    const page = await stranger();
    await page.goto('/');
    await page.getByTestId(`play-${game}`).click();
    await play(page, 7);
    await expect(page.locator(OVER)).toBeVisible();
  });

  test(`${game}: by keyboard alone`, async ({ stranger }) => {
    const page = await stranger({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByTestId(`play-${game}`).focus();
    await page.keyboard.press('Enter');
    await play(page, 11, byKeyboard);
  });

  test(`${game}: on a phone, in French, by lamplight`, async ({ stranger }) => {
    const page = await stranger({ ...PHONE, locale: 'fr', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByTestId(`play-${game}`).click();
    let moves = 0;
    await play(page, 13, undefined, async () => {
      moves += 1;
      if (moves % 10 === 1) {
        await noMissingWords(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        expect(wide, 'the page scrolls sideways').toBe(false);
      }
      return moves > 60;
    });
  });
}
