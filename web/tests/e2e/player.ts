// A player that clicks what can be clicked until the game is over. It knows no rules; what it does is chosen by a small
// generator of its own, so that a test can be repeated.

import type { Locator, Page } from '@playwright/test';

/** Chooses like dice, the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

const ROOM = '.room';
const ANSWERS = `${ROOM} [data-choice]:enabled:visible`;
const PICKS = `${ROOM} [data-pick]:enabled:visible`;
/** What comes before any answer: to confirm, or to go on after a round. */
const CONFIRM = '[role=alertdialog] .button.main, [data-testid=go-on]';
export const OVER = '[data-testid=result]';

export type Press = (page: Page, what: Locator) => Promise<void>;

export const byClick: Press = (_, what) => what.click({ timeout: 2000 });

/** One answer, or none where nothing is asked. */
export async function answer(page: Page, roll: (sides: number) => number, press: Press): Promise<boolean> {
  const chosen = await choose(page, roll);
  if (chosen) await press(page, chosen);
  return chosen !== null;
}

async function choose(page: Page, roll: (sides: number) => number): Promise<Locator | null> {
  const confirm = page.locator(CONFIRM).first();
  if (await confirm.isVisible()) return confirm;
  const answers = page.locator(ANSWERS);
  const picks = page.locator(PICKS);
  const [direct, picked] = [await answers.count(), await picks.count()];
  if (direct > 0 && (picked === 0 || roll(3) > 0)) return answers.nth(roll(direct));
  return picked > 0 ? picks.nth(roll(picked)) : null;
}

/** To a table with bots: two clicks from a cold start. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByTestId(`play-${game}`).click();
  await page.waitForURL(/\/t\//);
}

/** The focus is where it is when a page has just been opened. */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.setPosition(document.body, 0);
  });
}

/** Gives so many answers. */
export async function someAnswers(page: Page, seed: number, many: number): Promise<void> {
  let answers = 0;
  await play(page, seed, undefined, () => Promise.resolve((answers += 1) > many));
}

/** What was there a moment ago may be gone, for others play, too; but not again and again. */
const PATIENCE = 5;

/** Plays until the game is over, or `until` says so. */
export async function play(
  page: Page,
  seed: number,
  press: Press = byClick,
  until?: () => Promise<boolean>,
): Promise<void> {
  const roll = dice(seed);
  const something = page.locator(`${ANSWERS}, ${PICKS}, ${CONFIRM}, ${OVER}`).first();
  for (let missed = 0; ;) {
    await something.waitFor({ timeout: 60_000 });
    if (await page.locator(OVER).isVisible()) return;
    if (await until?.()) return;
    try {
      await answer(page, roll, press);
      missed = 0;
    } catch (error) {
      missed += 1;
      const isGone = error instanceof Error && /Timeout|detached|not attached|not visible/.test(error.message);
      if (!isGone || missed > PATIENCE) throw error;
      // Something to read may lie above it, which a person puts away.
      await page.keyboard.press('Escape');
    }
  }
}
