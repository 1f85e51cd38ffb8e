// People and bots at a table: their faces, what they say, and who is away.

import { PHONE } from './looks.ts';
import { someAnswers } from './player.ts';
import { expect, test } from './saloon.ts';

test('a quick word is a bubble at its seat for three seconds, and stays in the chat', async ({ stranger }) => {
  const host = await stranger();
  await host.goto('/');
  await host.getByTestId('nickname').fill('Ada');
  await host.getByTestId('invite-wild-shots').click();
  await host.getByTestId('table-code').waitFor();
  const friend = await stranger({ ...PHONE, locale: 'fr' });
  await friend.goto(host.url());
  await friend.getByTestId('sit-1').click();
  await friend.getByTestId('fill').click();
  await expect(host.getByTestId('status')).toBeVisible();
  await friend.getByTestId('status').waitFor();

  await host.getByRole('tab', { name: /Chat/ }).click();
  await host.getByTestId('phrase-ouch').click();
  const bubble = friend.getByTestId('bubble').filter({ hasText: 'Aïe' });
  await expect(bubble).toBeVisible();
  const [there, plate] = [
    await bubble.boundingBox(),
    await friend.locator('.plate', { hasText: 'Ada' }).first().boundingBox(),
  ];
  if (!there || !plate) throw new Error('both are there');
  // Beside the plate of the player who said it, wholly in sight, and on nobody's plate or card.
  const gap = Math.max(
    there.x - plate.x - plate.width,
    plate.x - there.x - there.width,
    there.y - plate.y - plate.height,
    plate.y - there.y - there.height,
  );
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
  expect(there.x).toBeGreaterThanOrEqual(0);
  expect(there.x + there.width).toBeLessThanOrEqual(360);
  for (const thing of await friend.locator('.room :is(.plate, .laid)').all()) {
    const other = await thing.boundingBox();
    const isApart =
      !other ||
      there.x >= other.x + other.width ||
      other.x >= there.x + there.width ||
      there.y >= other.y + other.height ||
      other.y >= there.y + there.height;
    expect(isApart, 'the bubble hides a plate or a card').toBe(true);
  }
  await expect(friend.locator('.plate', { hasText: 'Ada' }).first().locator('[data-mood=frown]')).toHaveCount(1);
  await expect(bubble).toHaveCount(0, { timeout: 6000 });
  await friend.getByRole('button', { name: /Discussion/ }).click();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Aïe' })).toBeVisible();
});

test('bots have faces, names and strengths of their own, and say something now and then', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await page.getByTestId('play-dice-town').click();
  await page.locator('.plate').first().waitFor();
  const faces = await page
    .locator('.plate [data-face]')
    .evaluateAll((all) => all.map((face) => face.getAttribute('data-face')));
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces).toHaveLength(4);
  await expect(page.locator('.plate', { hasText: 'Deputy' })).toHaveCount(3);
  await page.getByRole('tab', { name: /Chat/ }).click();
  // A bot greets those who sit down; a person who comes later greets first.
  await page.getByTestId('phrase-hello').click();
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(0);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('saloon-settings') ?? '{}') as object;
    localStorage.setItem('saloon-settings', JSON.stringify({ ...kept, banter: false }));
  });
  await page.reload();
  await page.locator('.plate').first().waitFor();
  await someAnswers(page, 5, 12);
  await page.getByRole('tab', { name: /Chat/ }).click();
  await expect(page.getByText('Nobody has said anything.')).toBeVisible();
});

test('who leaves the game is seen to have left, and so is the return', async ({ stranger }) => {
  const host = await stranger();
  await host.goto('/');
  await host.getByTestId('invite-wild-shots').click();
  await host.getByTestId('table-code').waitFor();
  const link = host.url();
  const friend = await stranger();
  await friend.goto('/');
  await friend.getByTestId('nickname').fill('Bo');
  await friend.getByTestId('nickname').press('Enter');
  await friend.goto(link);
  await friend.getByTestId('sit-1').click();
  await friend.getByTestId('fill').click();
  await expect(host.getByTestId('status')).toBeVisible();
  const plate = host.locator('.plate[data-place=seat-1]');
  await friend.goto('/');
  await expect(plate).toContainText('away');
  await friend.evaluate(
    async (table) => fetch(`/api/tables/${table}/leave`, { method: 'POST' }),
    new URL(link).pathname.slice('/t/'.length),
  );
  await expect(plate).toContainText('left, stand-in');
  const log = host.getByTestId('log');
  await expect(log).toContainText('Bo leaves the game; a stand-in plays.');
  await friend.goto(link);
  await expect(plate).not.toContainText('stand-in');
  await expect(log).toContainText('Bo is back and plays again.');
  // Also for a person who comes later.
  await host.reload();
  await expect(log).toContainText('Bo leaves the game; a stand-in plays.');
});
