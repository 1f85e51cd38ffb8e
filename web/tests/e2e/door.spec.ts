import type { Page } from '@playwright/test';
import type { ClientMessage, ServerMessage } from '../../../crates/protocol/protocol.ts';
import { assertClean, GAMES, PHONE } from './looks.ts';
import { expect, test } from './saloon.ts';

/** Answers for a seat until the game is over, always with the first choice. */
function playOut(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (table) =>
      new Promise<void>((over) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
        socket.onopen = () => {
          send({ type: 'hello', protocol: 1 });
          send({ type: 'watch', table });
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.type !== 'position') return;
          const [first] = message.actions;
          if (first && message.decision != null)
            send({ type: 'act', table, id: String(message.decision), at: message.decision, action: first.text });
          if (message.result) over();
        };
      }),
    table,
  );
}

async function post(page: Page, path: string, data: unknown = {}): Promise<unknown> {
  const reply = await page.request.post(`/api/${path}`, { data });
  expect(reply.ok(), path).toBe(true);
  return reply.status() === 204 ? null : reply.json();
}

/** A game of two people, so that a person wins it; the name of its table. */
async function wonByAPerson(host: Page, friend: Page): Promise<string> {
  await friend.goto('/');
  await post(host, 'devices', { nickname: 'Ada' });
  await post(friend, 'devices', { nickname: 'Bo' });
  const { table } = (await post(host, 'tables', { game: 'wild-shots', seats: ['me', 'open'] })) as { table: string };
  await post(friend, `tables/${table}/sit`);
  await post(host, `tables/${table}/start`);
  await Promise.all([playOut(host, table), playOut(friend, table)]);
  return table;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en', 'fr']) {
    test(`the front door, ${colorScheme}, ${locale}`, async ({ stranger }) => {
      const page = await stranger({ ...PHONE, colorScheme, locale });
      await page.goto('/');
      await expect(page.getByTestId('code')).toBeVisible();
      await expect(page.getByTestId('nickname')).not.toHaveValue('');
      await assertClean(page);
    });
  }
}

for (const [size, options] of [
  ['360×740', PHONE],
  ['1280×800', {}],
] as const) {
  test(`the front page ends where its content ends, at ${size}`, async ({ stranger }) => {
    const page = await stranger(options);
    await page.goto('/');
    await expect(page.getByTestId('best')).toContainText('Nobody has won a game today.');
    await expect(page.getByTestId('code')).toBeVisible();
    const empty = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main section *')].map((element) => element.getBoundingClientRect());
      const end = Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY;
      return document.documentElement.scrollHeight - Math.max(end, innerHeight);
    });
    expect(empty, 'pixels below the last line').toBeLessThan(60);
  });
}

test('a newcomer is offered the lessons, and sound once', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  for (const game of GAMES) await expect(page.getByTestId(`learn-${game}`)).toContainText('Learn it in three minutes');
  const offer = page.getByTestId('sound-offer');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('code')).toBeVisible();
  await expect(offer).toHaveCount(0);

  const other = await stranger();
  await other.goto('/');
  await other.getByTestId('sound-offer').getByRole('button', { name: 'Turn sound on' }).click();
  await expect(other.getByTestId('sound-offer')).toHaveCount(0);
  await other.getByRole('button', { name: 'Settings' }).click();
  await expect(other.getByRole('checkbox', { name: 'Sounds' })).toBeChecked();
});

test('the front page shows the last game and the best of today, and no lesson stands out any more', async ({
  stranger,
}) => {
  const page = await stranger({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByTestId('nickname').fill('Ada');
  await page.getByTestId('nickname').press('Enter');
  const table = await wonByAPerson(page, await stranger());
  await page.goto('/');
  const last = page.getByTestId('last-game');
  await expect(last).toContainText('Wild Shots');
  await expect(page.getByTestId('best').getByRole('link')).toHaveAttribute('href', `/replay/${table}`);
  await expect(page.getByTestId('learn-wild-shots')).toHaveCount(0);
  await last.getByRole('link', { name: 'Look back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}`));
});

for (const [locale, name] of [
  ['en', 'Settings'],
  ['fr', 'Réglages'],
] as const) {
  test(`the settings are whole rows on a phone, ${locale}`, async ({ stranger }) => {
    const page = await stranger({ ...PHONE, locale });
    await page.goto('/');
    await page.getByRole('button', { name }).click();
    const menu = page.getByTestId('settings');
    await expect(menu).toBeVisible();
    const sheet = await menu.boundingBox();
    expect(sheet && sheet.x >= 0 && sheet.x + sheet.width <= 360 && sheet.y + sheet.height <= 740).toBe(true);
    const rows = menu.locator('label');
    await expect.poll(() => rows.count()).toBeGreaterThan(7);
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height, await row.innerText()).toBeGreaterThanOrEqual(44);
    for (const box of await menu.getByRole('checkbox').all()) {
      const size = await box.boundingBox();
      expect(size?.width).toBeGreaterThanOrEqual(20);
      expect(size?.width).toBe(size?.height);
    }
    await assertClean(page);
  });
}

test('a name is kept, and no name is none', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const name = page.getByTestId('nickname');
  await name.fill('Ada');
  await name.press('Enter');
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await name.fill('  ');
  await name.press('Enter');
  await expect(name).toHaveValue('Ada');
});

test('friends come by code and by link, and the last one to sit down starts the game', async ({ stranger }) => {
  const host = await stranger();
  await host.goto('/');
  await host.getByTestId('invite-wyatt-earp').click();
  const code = await host.getByTestId('table-code').innerText();
  await assertClean(host);
  const link = host.url();

  const first = await stranger(PHONE);
  await first.goto('/');
  await first.getByTestId('code').fill(code.toLowerCase());
  await first.getByTestId('code').press('Enter');
  await first.getByTestId('sit-2').click();
  await expect(first.getByTestId('sit-1')).toHaveCount(0);
  await assertClean(first);

  for (const seat of [1, 3]) {
    const friend = await stranger();
    await friend.goto(link);
    await friend.getByTestId(`sit-${seat}`).click();
  }
  await expect(host.getByTestId('status')).toBeVisible();
  await expect(first.getByTestId('status')).toBeVisible();

  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'Say something' }).fill('Howdy!');
  await host.getByRole('textbox', { name: 'Say something' }).press('Enter');
  // On a phone the chat is a sheet; its button tells that there is something new.
  const chat = first.getByRole('button', { name: 'Chat, 1 new' });
  await expect(chat).toContainText('1');
  await chat.click();
  const heard = first.getByRole('listitem').filter({ hasText: 'Howdy!' });
  await expect(heard).toBeInViewport();
  await heard.getByRole('button', { name: 'mute' }).click();
  await expect(heard).toHaveCount(0);
  await first.keyboard.press('Escape');
  await expect(first.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

  await host.goto('/');
  await expect(host.locator(`#mine a[href="${new URL(link).pathname}"]`)).toBeVisible();
});

test('two who wait for nobody else give the free seats to bots', async ({ stranger }) => {
  const host = await stranger();
  await host.goto('/');
  await host.getByTestId('invite-wild-shots').click();
  await host.getByTestId('table-code').waitFor();
  const friend = await stranger();
  await friend.goto(host.url());
  await friend.getByTestId('sit-1').click();
  await friend.getByTestId('fill').click();
  await expect(friend.getByTestId('status')).toBeVisible();
  await expect(host.getByTestId('status')).toBeVisible();
});

test('who wants is forgotten', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await page.getByTestId('nickname').fill('Ada');
  await page.getByTestId('play-wild-shots').click();
  await page.waitForURL(/\/t\//);
  const known = (): Promise<number> => page.evaluate(async () => (await fetch('/api/me')).status);
  expect(await known()).toBe(200);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByTestId('nickname')).not.toHaveValue('Ada');
  expect(await known()).not.toBe(200);
});

test('a table with options', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/create/wyatt-earp');
  await expect(page.getByTestId('create')).toBeVisible();
  await assertClean(page);
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await page.getByTestId('create').click();
  await expect(page.getByTestId('table-code')).toBeVisible();
  const link = new URL(page.url()).pathname;

  const friend = await stranger();
  await friend.goto('/');
  const listed = friend.locator('li', { has: friend.locator(`[data-table="${link.slice('/t/'.length)}"]`) });
  await listed.getByRole('button').click();
  // One friend was missing; bots have the other seats.
  await expect(friend.getByTestId('status')).toBeVisible();
});
