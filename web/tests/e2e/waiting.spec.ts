// The waiting room: faces, talk, a code for telephones, and bots seat by seat.

import type { Page } from '@playwright/test';
import { assertClean, PHONE } from './looks.ts';
import { expect, test } from './saloon.ts';

/** Opens a table for friends, and waits for them. */
async function openTable(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.getByTestId(`invite-${game}`).click();
  await page.getByTestId('table-code').waitFor();
  return page.url();
}

const faceOf = (page: Page, name: string): Promise<string | null> =>
  page.getByRole('listitem').filter({ hasText: name }).locator('[data-face]').first().getAttribute('data-face');

test('a face is chosen beside the name, kept, and seen by others at once', async ({ stranger }) => {
  const host = await stranger();
  await host.goto('/');
  await host.getByTestId('nickname').fill('Ada');
  await host.getByTestId('nickname').press('Enter');
  await host.getByTestId('face').click();
  await assertClean(host);
  await host.getByRole('radio', { name: 'the vaquero' }).click();
  await expect(host.getByRole('radio', { name: 'the vaquero' })).toBeHidden();
  await expect(host.getByTestId('face')).toHaveAccessibleName('Your face: the vaquero');
  await host.reload();
  await expect(host.getByTestId('face')).toHaveAccessibleName('Your face: the vaquero');

  await host.getByTestId('invite-wild-shots').click();
  await host.getByTestId('table-code').waitFor();
  const friend = await stranger(PHONE);
  await friend.goto(host.url());
  await expect.poll(() => faceOf(friend, 'Ada')).toBe('vaquero');
  // By keys alone, and everybody sees it.
  await host.getByTestId('face').focus();
  await host.keyboard.press('Enter');
  await host.keyboard.press('Tab');
  await host.keyboard.press('ArrowRight');
  await expect(host.getByTestId('face')).toHaveAccessibleName('Your face: the teacher');
  await expect.poll(() => faceOf(friend, 'Ada')).toBe('teacher');
});

test('bots are put into seats, changed and sent away one by one', async ({ stranger }) => {
  const host = await stranger(PHONE);
  const link = await openTable(host, 'dice-town');
  const friend = await stranger();
  await friend.goto(link);
  await expect(friend.getByTestId('add-bot-1'), 'only those who sit there choose bots').toHaveCount(0);

  await host.getByTestId('add-bot-1').click();
  await host.getByTestId('add-bot-2').click();
  await host.getByTestId('bot-2').selectOption({ label: 'Legend' });
  await expect(friend.getByRole('listitem').filter({ hasText: 'Legend' })).toBeVisible();
  const faces = await friend
    .locator('li [data-face]')
    .evaluateAll((all) => all.map((face) => face.getAttribute('data-face')));
  expect(new Set(faces).size, 'everybody has another face').toBe(faces.length);
  expect(faces).toHaveLength(3);
  await assertClean(host);

  await host.getByTestId('remove-bot-1').click();
  await friend.getByTestId('sit-1').click();
  await expect(host.getByTestId('add-bot-1')).toHaveCount(0);
  // The last free seat: now nobody is missing, and the cards are dealt.
  await friend.getByTestId('add-bot-3').click();
  await expect(host.getByTestId('status')).toBeVisible();
  await expect(friend.getByTestId('status')).toBeVisible();
});

test('those who wait talk, each in their own language, and nobody mutes themselves', async ({ stranger }) => {
  const host = await stranger();
  const link = await openTable(host, 'wyatt-earp');
  const friend = await stranger({ ...PHONE, locale: 'fr' });
  await friend.goto(link);
  await friend.getByTestId('sit-1').click();

  await host.getByTestId('phrase-well_played').click();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Bien joué' })).toBeVisible();
  const own = host.getByRole('listitem').filter({ hasText: 'Well played!' });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  await friend.getByLabel('Dire quelque chose').fill('Bonjour !');
  await friend.getByLabel('Dire quelque chose').press('Enter');
  const heard = host.getByRole('listitem').filter({ hasText: 'Bonjour !' });
  await heard.getByRole('button', { name: 'mute' }).click();
  await expect(heard).toHaveCount(0);
  await assertClean(friend);
  await assertClean(host);
});

test('a telephone finds the table by its code', async ({ stranger }) => {
  const host = await stranger();
  await openTable(host, 'wild-shots');
  const code = host.getByTestId('qr');
  await expect(code).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThan(120);
  // A link of this length needs 33 modules or more, about half of them dark.
  const dark = await code.locator('path').evaluate((path) => (path.getAttribute('d') ?? '').split('M').length - 1);
  expect(dark).toBeGreaterThan(300);
});
