// Pictures to be looked at: `npm run shots` writes every page, and for each game one screen of every kind of question, of a
// round's end and of the game's end, at four sizes, to web/shots.

import { GAMES } from '../tests/e2e/looks.ts';
import { questions } from '../tests/e2e/laws/positions.ts';
import { TablePage } from '../tests/e2e/laws/table-page.ts';
import { test } from '../tests/e2e/saloon.ts';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const PAGES = { door: '/', create: '/create/wyatt-earp', rules: '/rules/wild-shots', lesson: '/lesson/dice-town' };

for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = { ...options, colorScheme, locale: colorScheme === 'dark' ? 'fr' : 'en', reducedMotion: 'reduce' as const };

    test(`pages, ${size}, ${colorScheme}`, async ({ stranger }) => {
      const page = await stranger(look);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `shots/${name}-${size}-${colorScheme}.png` });
      }
    });

    for (const game of GAMES) {
      test(`${game}, ${size}, ${colorScheme}`, async ({ stranger }) => {
        const page = await stranger(look);
        let table: TablePage | undefined;
        for (const [question, { seats, position }] of questions(game)) {
          table ??= await TablePage.open(page, game, seats);
          table.seat(seats);
          await table.show(position);
          await page.screenshot({ path: `shots/${game}-${question}-${size}-${colorScheme}.png` });
        }
      });
    }
  }
}
