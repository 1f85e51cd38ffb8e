// Pages that are no tables, by daylight and by lamplight. Tables are looked at while they are played (games.spec.ts), and
// looked back at (replay.spec.ts).

import { assertClean, GAMES } from './looks.ts';
import { test } from './saloon.ts';

const READY: [string, string][] = [
  ['/', '[data-testid=play-wild-shots]:enabled'],
  ['/nothing-here', 'h1'],
  ['/replay', 'main .drop'],
  ...GAMES.flatMap((game): [string, string][] => [
    [`/create/${game}`, '[data-testid=create]:enabled'],
    [`/rules/${game}`, 'article[id]'],
    [`/lesson/${game}`, '.room'],
  ]),
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the front door and what leads from it`, async ({ stranger }) => {
    const page = await stranger({ colorScheme, reducedMotion: 'reduce' });
    for (const [path, ready] of READY) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await assertClean(page);
    }
  });
}
