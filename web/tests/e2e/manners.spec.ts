// The manners of a table: it calls whose turn it is, asks before something grave, takes back, refuses with a rule,
// explains what is pointed at, and is silent until told otherwise.

import type { Page } from '@playwright/test';
import { gameOf } from './laws/positions.ts';
import { TablePage } from './laws/table-page.ts';
import { PHONE } from './looks.ts';
import { play, sitDown, someAnswers } from './player.ts';
import { expect, guard, Saloon, test } from './saloon.ts';

const icon = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
const asks = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('alertdialog');

async function setting(page: Page, name: string, on: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(name).setChecked(on);
  await page.keyboard.press('Escape');
}

test('a turn is called by title, and by icon and notification when nobody looks', async ({ stranger }) => {
  const page = await stranger({ permissions: ['notifications'] });
  await page.addInitScript(() => {
    // A page that can say of itself that it is hidden.
    const hidden = (): boolean => sessionStorage.getItem('hidden') !== null;
    Object.defineProperty(document, 'hidden', { get: hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden() ? 'hidden' : 'visible') });
  });
  await sitDown(page, 'wild-shots');
  await setting(page, 'Notify', true);
  const pick = page.locator('.room [data-pick]').first();
  await pick.waitFor();
  await expect(page).toHaveTitle(/● Your turn/);
  expect(await icon(page), 'who looks need not be called').not.toContain('turn');
  await page.evaluate(() => {
    sessionStorage.setItem('hidden', 'yes');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await icon(page)).toContain('turn');
  await play(
    page,
    3,
    undefined,
    async () =>
      (await page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length)) > 0,
  );
  const told = await page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body })),
  );
  expect(told[0]?.title).toBe('Your turn');
  expect(told[0]?.body).toMatch(/^Your turn: /);
});

test('what is grave is asked once more; Escape and no leave everything as it was, and it can be switched off', async ({
  stranger,
}) => {
  const page = await stranger({ reducedMotion: 'reduce' });
  const grave = gameOf('dice-town', 2, 0).find(({ actions }) => actions.some(({ text }) => text === 'girls'));
  if (!grave) throw new Error('nobody plays Saloon Girls');
  const table = await TablePage.open(page, 'dice-town', 2);
  await table.show(grave);
  const choice = page.locator('.room [data-choice=girls]');
  const before = await page.getByTestId('status').innerText();
  const answers: (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Not yet' }).click(),
  ];
  for (const no of answers) {
    await choice.click();
    await expect(asks(page)).toBeInViewport({ ratio: 1 });
    await no();
    await expect(asks(page)).toBeHidden();
    await expect(page.getByTestId('status')).toHaveText(before);
    expect(
      await page.evaluate(() => document.querySelector('.room')?.contains(document.activeElement)),
      'the focus is lost',
    ).toBe(true);
  }
  expect(table.acts).toEqual([]);
  await choice.click();
  await asks(page).getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => table.acts).toEqual(['girls']);

  await table.show(grave);
  await setting(page, 'Confirm before', false);
  await choice.click();
  await expect.poll(() => table.acts).toEqual(['girls', 'girls']);
});

test('what nobody has seen is taken back', async ({ browser }) => {
  // Bots that take their time: the answer is a secret until all have answered.
  await using saloon = await Saloon.opened(3000);
  const page = await browser.newPage({ baseURL: saloon.url, locale: 'en' });
  const faults = guard(page, saloon);
  await sitDown(page, 'dice-town');
  const choices = page.locator('.room [data-choice]:enabled');
  const back = page.getByRole('button', { name: 'Take back' });
  await setting(page, 'Confirm before', false);
  for (;;) {
    await choices.or(back).first().waitFor({ timeout: 60_000 });
    if (await back.isVisible()) break;
    await choices.first().click();
  }
  await expect(choices).toHaveCount(0);
  await back.click();
  await expect(choices.first()).toBeVisible();
  await expect(back).toBeHidden();
  expect(faults).toEqual([]);
  await page.close();
});

test('a refusal says which rule forbids it, and leads there', async ({ stranger }) => {
  const page = await stranger();
  let instead: string | null = null;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) =>
      server.send(instead === null ? message : String(message).replace(/"action":"[^"]*"/, `"action":"${instead}"`)),
    );
    server.onMessage((message) => socket.send(message));
  });
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 3, 4);
  // What a page never offers, a program might send: a card that is not in the hand.
  const held = await page
    .locator('.hand [data-thing^="card-"]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['thing']));
  const numbers = Array.from({ length: 10 }, (_, i) => `red${i + 1}`);
  instead = `play ${numbers.find((card) => !held.includes(`card-${card}`)) ?? ''}`;
  const rule = page.getByTestId('status').getByRole('button', { name: /^Rule WS-/ });
  let answers = 0;
  await play(page, 4, undefined, async () => (answers += 1) > 10 || (await rule.isVisible()));
  await expect(rule).toBeVisible();
  instead = null;
  await rule.click();
  await expect(page.getByRole('dialog', { name: /^WS-/ })).toBeVisible();
});

test('what is pointed at explains itself: to a mouse, to the keyboard, to a finger', async ({ stranger }) => {
  const page = await stranger();
  await sitDown(page, 'wild-shots');
  const thing = page.locator('.room .hand [data-pick]').first();
  await thing.waitFor();
  const bubble = page.locator('#bubble');
  await thing.hover();
  await expect(bubble).toContainText(/Rule WS-\d+/);
  await page.mouse.move(2, 2);
  await expect(bubble).toBeHidden();
  await thing.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: /^WS-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await thing.blur();
  await page.keyboard.press('Tab');
  await thing.focus();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();

  const phone = await stranger(PHONE);
  await sitDown(phone, 'wild-shots');
  const touched = phone.locator('.room .hand [data-pick]').first();
  await touched.waitFor();
  const box = await touched.boundingBox();
  if (!box) throw new Error('the card is nowhere');
  const session = await phone.context().newCDPSession(phone);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(phone.locator('#bubble')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.locator('#bubble').getByRole('button').tap();
  await expect(phone.getByRole('dialog', { name: /^WS-/ })).toBeVisible();
});

test('the house is silent until somebody wants to hear it', async ({ stranger }) => {
  const page = await stranger();
  await page.addInitScript(() => {
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        document.documentElement.dataset['sounds'] = 'yes';
      }
    };
  });
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 3, 5);
  await expect(page.locator('html')).not.toHaveAttribute('data-sounds');
  await setting(page, 'Sounds', true);
  await someAnswers(page, 4, 5);
  await expect(page.locator('html')).toHaveAttribute('data-sounds', 'yes');
});

test('the language is changed in the middle of a game', async ({ stranger }) => {
  const page = await stranger();
  await sitDown(page, 'wild-shots');
  await someAnswers(page, 3, 4);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('tab', { name: 'Journal' })).toBeVisible();
  await expect(page.getByTestId('log')).toContainText('joue');
});
