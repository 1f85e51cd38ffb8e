// A whole game of each title by a player who neither sees nor points: keys alone, and every choice taken from what the
// accessibility tree tells.

import type { Page } from '@playwright/test';
import { GAMES } from './looks.ts';
import { dice, OVER, toTop } from './player.ts';
import { Reader, type Heard } from './reader.ts';
import { expect, test } from './saloon.ts';

/** What each title is played with, as the tree calls it. */
const HAND: Record<string, RegExp> = {
  'wild-shots': /^(black|red|green|blue) \d/,
  'wyatt-earp': /: see what it can do$/,
  'dice-town': /: (keep it|kept|turn it)/,
};
const NAMES: Record<string, string> = {
  'wild-shots': 'Wild Shots',
  'wyatt-earp': 'Wyatt Earp',
  'dice-town': 'Dice Town',
};

class Player {
  readonly roll: (sides: number) => number;
  readonly heard: string[] = [];

  constructor(
    readonly page: Page,
    readonly reader: Reader,
    seed: number,
  ) {
    this.roll = dice(seed);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** The focus is somewhere on the table or above it, never lost. */
  async focusIsKept(): Promise<void> {
    expect(await this.page.evaluate(() => document.activeElement !== document.body), 'the focus is lost').toBe(true);
  }

  /** By Tab, from wherever the focus is, to a thing of this kind; answers how often Tab was pressed. */
  async tabTo(isWanted: (thing: Heard) => boolean, most = 60): Promise<number> {
    for (let presses = 1; presses <= most; presses += 1) {
      await this.press('Tab');
      if (isWanted(await this.reader.focused())) return presses;
    }
    throw new Error('it cannot be reached by Tab');
  }

  /** Does this key lead to something else, in this part of the table? */
  async isLed(key: string, zone: string): Promise<boolean> {
    const before = await this.page.evaluateHandle(() => document.activeElement);
    await this.press(key);
    return this.page.evaluate(
      ([was, zone]) =>
        document.activeElement !== was && document.activeElement?.closest(`[data-zone=${zone}]`) !== null,
      [before, zone] as const,
    );
  }

  async listen(): Promise<void> {
    this.heard.push(...(await this.reader.said()));
  }

  /** Waits until something can be answered; false once the game is over. */
  async isAsked(): Promise<boolean> {
    const waits = this.page
      .locator(`.room [data-choice], .room [data-pick], [role=alertdialog], [data-testid=go-on], ${OVER}`)
      .first();
    await waits.waitFor({ timeout: 30_000 });
    await this.listen();
    return !(await this.page.locator(OVER).isVisible());
  }

  /** Presses what answers, and waits until the table shows it or asks once more. */
  async decide(key: string): Promise<void> {
    const version = await this.page.locator('.room').getAttribute('data-version');
    await this.press(key);
    await this.page.waitForFunction(
      (version) =>
        ![undefined, version].includes(document.querySelector<HTMLElement>('.room')?.dataset['version']) ||
        document.querySelector('[role=alertdialog], [data-testid=go-on]') !== null,
      version ?? undefined,
    );
  }

  /** One answer: a digit where a choice shows one, otherwise something is picked. */
  async answer(): Promise<void> {
    const focused = await this.reader.focused();
    // Questions above the table take the focus.
    if (['Do it', 'Go on'].includes(focused.name)) return this.press('Enter');
    const things = await this.reader.buttons();
    const choices = things.filter(({ key }) => key !== '');
    const picks = things.filter(({ pressable, states }) => pressable && !states.includes('pressed'));
    // The first choice does more than the others most of the time.
    if (choices.length > 0 && (picks.length === 0 || this.roll(3) > 0))
      return this.decide(choices[this.roll(2) * this.roll(choices.length)]?.key ?? '');
    const wanted = picks[this.roll(Math.max(1, picks.length))];
    // Nothing can be done with what is picked: back.
    if (!wanted) return this.press('Escape');
    try {
      if (focused.name !== wanted.name) await this.tabTo(({ name }) => name === wanted.name);
    } catch (error) {
      // Others play, too: what is gone cannot be reached. Tab has led around the page meanwhile, perhaps beyond its end.
      if ((await this.reader.buttons()).some(({ name }) => name === wanted.name)) throw error;
      return this.press('Tab');
    }
    await this.press(this.roll(2) > 0 ? 'Enter' : 'Space');
  }
}

/** To a table for two, by keys alone. */
async function sitDown(page: Page, game: string, seed: number): Promise<Player> {
  const reader = await Reader.at(page);
  const player = new Player(page, reader, seed);
  await page.goto('/');
  const isPlay = ({ name }: Heard): boolean => name.startsWith('Play now') && name.includes(NAMES[game] ?? '');
  await player.tabTo(isPlay);
  // Back to how many sit there, and to the least of them.
  do await player.press('Shift+Tab');
  while ((await reader.focused()).role !== 'radio');
  while ((await reader.focused()).name !== '2') await player.press('ArrowLeft');
  await player.tabTo(isPlay);
  await player.press('Enter');
  await page.waitForURL(/\/t\//);
  return player;
}

/** The hand is near, arrows go through it and on to the board, and `?` tells the keys. */
async function looksAround(player: Player, hand: RegExp): Promise<void> {
  const { page, reader } = player;
  await toTop(page);
  expect(await player.tabTo(({ name }) => hand.test(name)), 'Tabs from the top to the hand').toBeLessThanOrEqual(3);
  expect(
    (await player.isLed('ArrowRight', 'tray')) || (await player.isLed('ArrowLeft', 'tray')),
    'arrows go through the hand',
  ).toBe(true);
  const here = await reader.focused();
  await player.press('?');
  await expect.poll(async () => (await reader.focused()).name).toBe('Keys');
  await player.press('Escape');
  expect((await reader.focused()).name, 'the focus is where it was').toBe(here.name);
  await expect(
    async () => expect(await player.isLed('ArrowUp', 'board')).toBe(true),
    'arrows lead to the board',
  ).toPass({ timeout: 5000, intervals: [0] });
  const goesOn = async (): Promise<boolean> =>
    (await player.isLed('ArrowUp', 'board')) ||
    (await player.isLed('ArrowRight', 'board')) ||
    player.isLed('ArrowLeft', 'board');
  expect(await goesOn(), 'arrows go from one thing on the board to the next').toBe(true);
  expect((await reader.focused()).name, 'it has a name').not.toBe('');
}

for (const game of GAMES) {
  test(`${game}: a whole game by keys, and by ear`, async ({ stranger }) => {
    const page = await stranger({ reducedMotion: 'reduce' }, { speed: 0, strength: 'greenhorn' });
    const player = await sitDown(page, game, 29);
    const { reader } = player;
    const hand = HAND[game] ?? /./;

    let hasLooked = false;
    for (let answers = 0; await player.isAsked(); answers += 1) {
      if (!hasLooked && (await reader.buttons()).some(({ name }) => hand.test(name))) {
        hasLooked = true;
        await looksAround(player, hand);
      }
      await player.answer();
      await player.focusIsKept();
      expect(answers, 'the game never ends').toBeLessThan(800);
    }
    expect(hasLooked).toBe(true);

    // A question is told once, after what led to it.
    const asked = player.heard.filter((told) => told.includes('Your turn'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((told) => !/^((?!Your turn).)*Your turn[^.]*\.$/.test(told))).toEqual([]);

    // The end is read: who won and why.
    await expect.poll(async () => (await reader.focused()).role).toBe('dialog');
    const end = await reader.focused();
    expect(end.name).toMatch(/win/);
    expect(end.description, 'why it was won').not.toBe('');
    await player.tabTo(({ name }) => name === 'Play again', 4);
  });
}
