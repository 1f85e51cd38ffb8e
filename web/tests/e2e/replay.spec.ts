import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { assertClean, GAMES } from './looks.ts';
import { expect, noMissingWords, test } from './saloon.ts';

/** A game that bots have played to the end while this page watched; the name of its table. */
async function played(page: Page, game: string): Promise<string> {
  await page.goto('/');
  const table = await page.evaluate(async (wish) => {
    const post = async (path: string, body: unknown): Promise<unknown> => {
      const reply = await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return reply.status === 204 ? null : reply.json();
    };
    await post('devices', { nickname: 'Ada' });
    const { table } = (await post('tables', wish)) as { table: string };
    await post(`tables/${table}/start`, {});
    return table;
  }, { game, seats: ['random', 'random', 'random'] });
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 60_000 });
  return table;
}

const step = async (page: Page): Promise<number> => Number(await page.getByRole('slider').inputValue());

test('a game is looked back at by keys, by the log and by its links', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}#40`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('40');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('41');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('39');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await expect(page.getByRole('button', { name: 'One step on', exact: true })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');

  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => step(page)).toBeGreaterThan(40);
  const second = await step(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider).toHaveValue('0');

  const line = page.locator(`[data-moment="${second}"]`).first();
  await line.getByRole('button').first().click();
  await expect(slider).toHaveValue(String(second));
  await expect(line).toHaveAttribute('aria-current', 'step');

  await expect(page).toHaveURL(new RegExp(`#${second}$`));
  await page.reload();
  await expect(slider).toHaveValue(String(second));

  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByLabel('Link to this moment')).toHaveValue(page.url());
  await assertClean(page);
});

/** So many moments of a game are looked at. */
const MOMENTS = 20;

for (const game of GAMES) {
  test(`${game}: a game is looked back at from its beginning to its end, with the eyes of each in turn`, async ({ stranger }) => {
    const page = await stranger();
    const table = await played(page, game);
    await page.goto(`/replay/${table}`);
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue('0');
    const last = Number(await slider.getAttribute('max'));
    const eyes = page.getByLabel('Seen by');
    for (let moment = 0; moment <= MOMENTS; moment += 1) {
      const at = String(Math.round((last * moment) / MOMENTS));
      await slider.fill(at);
      await eyes.selectOption(String((moment % 4) - 1));
      await expect(slider).toHaveValue(at);
      await expect(page.locator('.board > *').first()).toBeVisible();
      await expect(page.getByTestId('status')).not.toBeEmpty();
      await noMissingWords(page);
    }
    await expect(page.getByRole('button', { name: 'One step on', exact: true })).toBeDisabled();
    await assertClean(page);
  });
}

test('a line in the log of a table shows it at that moment', async ({ stranger }) => {
  const page = await stranger();
  await played(page, 'wild-shots');
  const told = page.getByTestId('log').locator('[data-moment]').nth(3);
  const line = page.locator(`[data-moment="${(await told.getAttribute('data-moment')) ?? ''}"]`).first();
  await line.getByRole('button').first().click();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await expect(line).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'To the present' }).click();
  await expect(line).not.toHaveAttribute('aria-current', 'step');
});

test('a long log shows what is new, and the rest to who goes up', async ({ stranger }) => {
  const page = await stranger();
  await played(page, 'wild-shots');
  const log = page.getByTestId('log');
  await expect.poll(() => log.evaluate((list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 40)).toBe(true);
  const lines = log.locator('[data-moment]');
  expect(await lines.count()).toBeLessThan(110);
  await expect(log.locator('[data-moment="0"]')).toHaveCount(0);
  await expect.poll(async () => {
    await log.evaluate((list) => (list.scrollTop = 0));
    return log.locator('[data-moment="0"]').count();
  }).toBeGreaterThan(0);
  expect(await lines.count()).toBeGreaterThan(150);
});

test('a log is read on while it is fetched', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}`);
  const log = page.getByTestId('log');
  const last = log.locator('li').last();
  await expect(last).toHaveClass(/gap/);
  // A list that has just come may still be on its way to where the replay is.
  await expect(async () => {
    await log.evaluate((list) => (list.scrollTop = list.scrollHeight));
    await expect(last).not.toHaveClass(/gap/, { timeout: 1000 });
  }).toPass();
  const top = await log.evaluate((list) => list.scrollTop);
  expect(top, 'the list went back to where the replay is').toBeGreaterThan(1000);
});

test('every seat lends its eyes', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}#60`);
  const eyes = page.getByLabel('Seen by');
  await expect(eyes).toHaveValue('-1');
  const room = page.locator('.room');
  await expect(room).toBeVisible();
  const bystander = await room.innerText();
  await eyes.selectOption('1');
  await expect.poll(() => room.innerText()).not.toBe(bystander);
  // His cards are seen, and he is spoken of by his name.
  await expect(room.locator('.hand [data-thing]').first()).toBeVisible();
  await expect(room.getByText(/^You$|^Your turn/)).toHaveCount(0);
  await eyes.selectOption('-1');
  await expect.poll(() => room.innerText()).toBe(bystander);
});

test('who wants no spoilers sees no end before he comes to it', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const length = Number(await slider.getAttribute('max'));
  expect(length).toBeGreaterThan(100);
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByLabel('Hide what is to come').check();
  await expect(slider).toHaveAttribute('max', '0');
  await expect(page.getByText('The luck is fair')).toBeVisible();
  await expect(page.getByText('How it ended')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('max', '1');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('ol [data-moment]').first()).toBeVisible();
  const latest = await page.locator('ol [data-moment]').evaluateAll((lines) => Math.max(-1, ...lines.map((line) => Number((line as HTMLElement).dataset['moment']))));
  expect(latest).toBeLessThanOrEqual(1);
  expect(await page.locator('output').innerText()).not.toContain(String(length + 1));
});

test('a transcript is taken home, and dropped onto the page of somebody else', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'dice-town');
  await page.goto(`/replay/${table}`);
  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByText('The luck is fair')).toBeVisible();
  const waits = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Transcript' }).click();
  const text = readFileSync(await (await waits).path(), 'utf8');
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ saloon: 1, game: 'dice-town', seats: 3 });
  const steps = await page.getByRole('slider').getAttribute('max');

  const other = await stranger();
  await other.goto('/replay');
  await other.locator('h1').waitFor();
  const drop = async (content: string): Promise<void> => {
    const files = await other.evaluateHandle((content) => {
      const files = new DataTransfer();
      files.items.add(new File([content], 'game.jsonl'));
      return files;
    }, content);
    await other.dispatchEvent('body', 'drop', { dataTransfer: files });
  };
  await drop(text.replace('"keep ', '"keep 9'));
  await expect(other.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible();
  await drop(text);
  await expect(other.getByRole('slider')).toHaveAttribute('max', steps ?? '');
  await other.getByRole('tab', { name: 'Game' }).click();
  await expect(other.getByText('The luck is fair')).toBeVisible();
});

test('a game that goes on is not shown', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await page.getByTestId('play-wild-shots').click();
  await page.waitForURL(/\/t\//);
  await page.goto(page.url().replace('/t/', '/replay/'));
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible();
});
