import { assertClean, PHONE } from './looks.ts';
import { expect, test } from './saloon.ts';

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
  await host.getByLabel('Say something').fill('Howdy!');
  await host.getByLabel('Say something').press('Enter');
  const chat = first.getByRole('tab', { name: /Chat/ });
  await expect(chat).toContainText('1 new');
  await chat.click();
  await expect(chat).not.toContainText('new');
  const heard = first.getByRole('listitem').filter({ hasText: 'Howdy!' });
  await heard.getByRole('button', { name: 'mute' }).click();
  await expect(heard).toHaveCount(0);

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
