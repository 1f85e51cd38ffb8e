// A whole game of each title by somebody who neither sees nor points: keys alone, and every choice taken from what the
// accessibility tree tells.

import type { Page } from '@playwright/test';
import { GAMES } from './looks.ts';
import { dice, OVER } from './player.ts';
import { Reader, type Heard } from './reader.ts';
import { expect, test } from './saloon.ts';

/** What each title is played with, as the tree calls it. */
const HAND: Record<string, RegExp> = {
  'wild-shots': /^(black|red|green|blue) \d/,
  'wyatt-earp': /: see what it can do$/,
  'dice-town': /^(Push|Put back|Keep|All|Turn)/,
};
const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

const isChoice = ({ key }: Heard): boolean => key !== '';

class Player {
  readonly roll: (sides: number) => number;
  readonly heard: string[] = [];

  constructor(readonly page: Page, readonly reader: Reader, seed: number) {
    this.roll = dice(seed);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** The focus is somewhere on the table or above it, never lost. */
  async focusIsKept(): Promise<void> {
    const where = await this.page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
    expect(where, 'the focus is lost').not.toBe('BODY');
  }

  /** By Tab, from wherever the focus is, to a thing of this kind. */
  async tabTo(isWanted: (thing: Heard) => boolean, most = 60): Promise<number> {
    for (let presses = 1; presses <= most; presses += 1) {
      await this.press('Tab');
      if (isWanted(await this.reader.focused())) return presses;
    }
    throw new Error('it cannot be reached by Tab');
  }

  async listen(): Promise<void> {
    this.heard.push(...(await this.reader.said()));
  }

  /** Waits until something can be answered; false once the game is over. */
  async isAsked(): Promise<boolean> {
    const waits = this.page.locator(`.room [data-choice], .room [data-pick], [role=alertdialog], [data-testid=go-on], ${OVER}`).first();
    await waits.waitFor({ timeout: 30_000 });
    await this.listen();
    return !(await this.page.locator(OVER).isVisible());
  }

  /** One answer: a digit where a choice shows one, otherwise something is picked. */
  async answer(): Promise<void> {
    const focused = await this.reader.focused();
    // Questions that cover the table take the focus.
    if (['Do it', 'Go on'].includes(focused.name)) return this.press('Enter');
    const things = await this.reader.all();
    const choices = things.filter(isChoice);
    if (choices.length > 0 && this.roll(4) > 0) return this.press(choices[this.roll(choices.length)]?.key ?? '');
    const picks = things.filter(({ role, states, pressable }) => role === 'button' && pressable && !states.includes('pressed'));
    const wanted = picks[this.roll(Math.max(1, picks.length))];
    if (!wanted) return choices[0] ? this.press(choices[0].key) : undefined;
    if (focused.name !== wanted.name) await this.tabTo(({ name }) => name === wanted.name).catch(() => undefined);
    return this.press(this.roll(2) > 0 ? 'Enter' : 'Space');
  }
}

/** To a table for two, by keys alone. */
async function sitDown(page: Page, reader: Reader, game: string, seed: number): Promise<Player> {
  const player = new Player(page, reader, seed);
  await page.goto('/');
  const title = { 'wild-shots': 'Wild Shots', 'wyatt-earp': 'Wyatt Earp', 'dice-town': 'Dice Town' }[game] ?? '';
  // From the game's own button back to how many sit there, and to the least of them.
  await player.tabTo(({ name }) => name.startsWith('Play now') && name.includes(title));
  for (;;) {
    await player.press('Shift+Tab');
    if ((await reader.focused()).role === 'radio') break;
  }
  while ((await reader.focused()).name !== '2') await player.press('ArrowLeft');
  await player.tabTo(({ name }) => name.startsWith('Play now') && name.includes(title));
  await player.press('Enter');
  await page.waitForURL(/\/t\//);
  return player;
}

/** From the top of the page. */
async function tabsToHand(player: Player, game: string): Promise<number> {
  await player.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.setPosition(document.body, 0);
  });
  return player.tabTo(({ name }) => HAND[game]?.test(name) ?? false);
}

for (const game of GAMES) {
  test(`${game}: a whole game by keys, and by ear`, async ({ stranger }) => {
    const page = await stranger({ reducedMotion: 'reduce' });
    const reader = await Reader.at(page);
    const player = await sitDown(page, reader, game, 29);

    // The hand is near, arrows go through it, and `?` tells the keys.
    let isLookedAt = false;
    for (let answers = 0; await player.isAsked(); answers += 1) {
      const hasHand = (await reader.all()).some(({ name, role }) => role === 'button' && (HAND[game]?.test(name) ?? false));
      if (!isLookedAt && hasHand) {
        isLookedAt = true;
        expect(await tabsToHand(player, game), 'Tabs from the top to the hand').toBeLessThanOrEqual(3);
        const first = await reader.focused();
        await player.press('ArrowRight');
        const second = await reader.focused();
        expect(second.name, 'arrows move in the hand').not.toBe(first.name + second.description);
        expect(await page.evaluate(() => document.activeElement?.closest('[data-zone=tray]') !== null)).toBe(true);
        await player.press('?');
        await expect.poll(async () => (await reader.focused()).name).toBe('Keys');
        await player.press('Escape');
        expect((await reader.focused()).name, 'the focus is where it was').toBe(second.name);
        // To the board and its posters, houses or cards, and on from one to the next.
        for (const key of ARROWS.slice(2)) for (let i = 0; i < 4; i += 1) await player.press(key);
        await player.focusIsKept();
      }
      await player.answer();
      expect(answers, 'the game never ends').toBeLessThan(600);
      await player.focusIsKept();
    }
    expect(isLookedAt).toBe(true);

    // The end is told, and read: who won and why.
    await expect.poll(async () => (await reader.focused()).role).toBe('dialog');
    const end = await reader.focused();
    expect(end.name).toMatch(/win/);
    expect(end.description, 'why it was won').not.toBe('');
    await expect.poll(async () => (await player.listen(), player.heard.join(' '))).toMatch(/Won by|wins with|win with/);
    expect(player.heard.filter((told) => told.includes('Your turn')).length, 'questions are told').toBeGreaterThan(5);
    await player.tabTo(({ name }) => name === 'Play again', 4);
  });
}
