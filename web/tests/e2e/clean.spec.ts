// Every screen, by daylight and by lamplight, as axe-core sees it.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { play } from './player.ts';
import { expect, noMissingWords, test } from './saloon.ts';

const GAMES = ['wild-shots', 'wyatt-earp', 'dice-town'];

async function assertClean(page: Page): Promise<void> {
  // What moves is not yet where it will be read.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
  await noMissingWords(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the front door and what leads from it`, async ({ stranger }) => {
    const page = await stranger({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/nothing-here', ...GAMES.flatMap((game) => [`/create/${game}`, `/rules/${game}`, `/lesson/${game}`])]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await assertClean(page);
    }
  });

  for (const game of GAMES) {
    test(`${colorScheme}: a game of ${game}${colorScheme === 'light' ? ', and looking back at it' : ''}`, async ({ stranger }) => {
      const page = await stranger({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByTestId(`play-${game}`).click();
      let answers = 0;
      await play(page, 21, undefined, async () => {
        answers += 1;
        if (answers % 25 === 1) await assertClean(page);
        // To the end by daylight; by lamplight the colours are others, and the rest is the same.
        return colorScheme === 'dark' && answers > 50;
      });
      await assertClean(page);
      if (colorScheme === 'dark') return;
      await page.goto(page.url().replace('/t/', '/replay/'));
      await page.locator('.room').waitFor();
      await assertClean(page);
    });
  }
}
