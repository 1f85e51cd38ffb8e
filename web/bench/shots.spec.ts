// Pictures of every table and page, to be looked at: `npm run shots` writes them to web/shots.

import { test } from '../tests/e2e/saloon.ts';
import { GAMES } from '../tests/e2e/looks.ts';
import { sitDown, someAnswers } from '../tests/e2e/player.ts';

const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 }, desktop: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 } };
const LIGHTS = ['light', 'dark'] as const;
const PAGES = { door: '/', create: '/create/wyatt-earp', rules: '/rules/wild-shots', lesson: '/lesson/dice-town' };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of LIGHTS) {
    const options = { viewport, colorScheme, locale: colorScheme === 'dark' ? 'fr' : 'en', reducedMotion: 'reduce' as const };

    test(`pages, ${size}, ${colorScheme}`, async ({ stranger }) => {
      const page = await stranger(options);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png` });
      }
    });

    for (const game of GAMES) {
      test(`${game}, ${size}, ${colorScheme}`, async ({ stranger }) => {
        const page = await stranger(options);
        await sitDown(page, game);
        for (const [when, many] of [['early', 4], ['later', 30]] as const) {
          await someAnswers(page, 17, many);
          await page.screenshot({ path: `shots/${game}-${when}-${size}-${colorScheme}.png` });
        }
      });
    }
  }
}
