// What every screen has to be, for every reader.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, noMissingWords } from './saloon.ts';

export const GAMES = ['wild-shots', 'wyatt-earp', 'dice-town'];
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** As axe-core sees it; all its words are there, and nothing has to be scrolled sideways. */
export async function assertClean(page: Page): Promise<void> {
  // What moves is not yet where it will be read.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
  await noMissingWords(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the page scrolls sideways').toBe(0);
}
