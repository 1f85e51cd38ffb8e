// What a blind player must hear, and when.

import type { Page } from '@playwright/test';
import { byClick, dice, play, sitDown, someAnswers } from './player.ts';
import { Reader } from './reader.ts';
import { expect, test } from './saloon.ts';

const card = (page: Page): ReturnType<Page['locator']> => page.locator('.room .hand [data-pick]').first();

/** What is told until it says this, as one text. */
async function heardUntil(reader: Reader, wanted: RegExp): Promise<string> {
  let heard = '';
  await expect.poll(async () => (heard += ` ${(await reader.said()).join(' ')}`)).toMatch(wanted);
  return heard;
}

test('a table tells where one sits, what was dealt and what is asked, in this order', async ({ stranger }) => {
  const page = await stranger();
  const reader = await Reader.at(page);
  await sitDown(page, 'wild-shots');
  await card(page).waitFor();
  expect(await heardUntil(reader, /Your turn/)).toMatch(
    /Wild Shots\. Round 1.*Your ten cards: .*trump is.*Your turn: [^.]+\./,
  );
});

test('what is picked tells what it does and by which digit; the trick tells who took it, before the next question', async ({
  stranger,
}) => {
  const page = await stranger();
  const reader = await Reader.at(page);
  await sitDown(page, 'wild-shots');
  await card(page).waitFor();
  await heardUntil(reader, /Your turn/);
  await card(page).press('Enter');
  const focused = await reader.focused();
  expect(focused.states).toContain('pressed');
  expect(await heardUntil(reader, /\S/)).toMatch(/^ 1: Play (black|red|green|blue) \d+/);
  expect((await reader.buttons()).find(({ key }) => key === '1')?.name).toMatch(/^Play /);
  await page.keyboard.press('1');
  expect(await heardUntil(reader, /Your turn/)).toMatch(
    /You play .*(You take|\w+ takes) the trick with .*trump is .*Your turn: [^.]+\.$/,
  );
});

test('the end of a round takes the focus, and the next question waits for it', async ({ stranger }) => {
  const page = await stranger();
  const reader = await Reader.at(page);
  await sitDown(page, 'wild-shots');
  const goOn = page.getByTestId('go-on');
  // It may come between a look and a press; then it is left alone.
  await play(
    page,
    5,
    async (_, what) => void ((await goOn.isVisible()) || (await byClick(page, what))),
    () => goOn.isVisible(),
  );
  expect(await heardUntil(reader, /Round 2:/)).not.toMatch(/Round 2:.*Your turn/);
  expect((await reader.focused()).name).toBe('Go on');
  await page.keyboard.press('Enter');
  await heardUntil(reader, /Your turn/);
});

test('a hint is told, and a refusal says why', async ({ stranger }) => {
  const page = await stranger();
  const reader = await Reader.at(page);
  let instead: string | null = null;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) =>
      server.send(instead === null ? message : String(message).replace(/"action":"[^"]*"/, `"action":"${instead}"`)),
    );
    server.onMessage((message) => socket.send(message));
  });
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 31, 3);
  await reader.said();
  await page.getByTestId('hint').press('Enter');
  await heardUntil(reader, /★ .*: \d+/);
  // What a page never offers.
  instead = 'play red11';
  const refused = page.getByTestId('status').locator('.no');
  let answers = 0;
  await play(page, 4, undefined, async () => (answers += 1) > 10 || refused.isVisible());
  const why = (await refused.innerText()).split('\n')[0]?.trim() ?? '';
  expect(await heardUntil(reader, /\S/)).toContain(why);
});

/** Everything that can be reached on the board, by name. */
async function names(page: Page): Promise<string[]> {
  return await page
    .locator('[data-zone] [data-stop]:visible')
    .evaluateAll((stops) => stops.map((stop) => stop.ariaLabel ?? ''));
}

test('seats, posters and houses say whose they are and how they stand', async ({ stranger }) => {
  const page = await stranger();
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 7, 6);
  expect(await names(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^You\. Penalty points: /),
      expect.stringMatching(/^[A-Z]\w+\. Penalty points: /),
      expect.stringMatching(/^Last trick, to /),
    ]),
  );
  await sitDown(page, 'wyatt-earp');
  const roll = dice(9);
  await play(page, 9, undefined, () => Promise.resolve(roll(40) === 0));
  expect(await names(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Your territory\. \$[\d,]+\. .*in hand\. /),
      expect.stringMatching(/^Territory: \w+\. \$[\d,]+\. /),
      expect.stringMatching(/^Jesse James: \$[\d,]+, \d+ of 8 capture points/),
    ]),
  );
  await sitDown(page, 'dice-town');
  await someAnswers(page, 11, 6);
  expect(await names(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^What you own\. .*\$\d+\. .*nugget/),
      expect.stringMatching(/^[A-Z]\w+\. (No dice|Row).*\$\d+\. .*nugget/),
      expect.stringMatching(/^Mine\. .*left/),
    ]),
  );
});
