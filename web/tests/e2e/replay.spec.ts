import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Moments } from '../../../crates/protocol/protocol.ts';
import { assertClean, GAMES, PHONE } from './looks.ts';
import { expect, noMissingWords, test } from './saloon.ts';

/** A game that bots have played to the end while this page watched; the name of its table. */
async function played(page: Page, game: string): Promise<string> {
  await page.goto('/');
  const table = await page.evaluate(
    async (wish) => {
      const post = async (path: string, body: unknown): Promise<unknown> => {
        const reply = await fetch(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return reply.status === 204 ? null : reply.json();
      };
      await post('devices', { nickname: 'Ada' });
      const { table } = (await post('tables', wish)) as { table: string };
      await post(`tables/${table}/start`, {});
      return table;
    },
    { game, seats: ['random', 'random', 'random'] },
  );
  // The sheet at the end of a round waits for its reader.
  await page.addLocatorHandler(page.getByTestId('go-on'), (goOn) => goOn.click(), { noWaitAfter: true });
  await page.goto(`/t/${table}`);
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 60_000 });
  return table;
}

const step = async (page: Page): Promise<number> => Number(await page.getByRole('slider').getAttribute('data-step'));

/** What happened with a step, or nothing beyond the last. */
async function happened(page: Page, table: string, number: number): Promise<string | undefined> {
  const reply = await page.request.get(`/api/tables/${table}/moments?from=${number}&count=1`);
  return ((await reply.json()) as Moments).moments[0]?.happened.kind;
}

/** Is the line in the log that tells of this moment marked, and in sight? */
async function isInStep(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const line = document.querySelector('[data-testid=log] [aria-current=step]');
    const list = line?.closest('[data-testid=log]')?.getBoundingClientRect();
    const box = line?.getBoundingClientRect();
    return list !== undefined && box !== undefined && box.top >= list.top && box.bottom <= list.bottom;
  });
}

test('arrows and buttons go from decision to decision, and the log goes along', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'One decision back', exact: true })).toBeDisabled();
  for (let stop = 0; stop < 8; stop += 1) {
    await expect(slider).toHaveValue(String(stop));
    expect(await happened(page, table, (await step(page)) + 1), `after stop ${stop} somebody acts`).toBe('act');
    if (stop > 0) await expect.poll(() => isInStep(page)).toBe(true);
    if (stop % 2 === 0) await page.keyboard.press('ArrowRight');
    else await page.getByRole('button', { name: 'One decision on', exact: true }).click();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('7');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await expect(page.getByRole('button', { name: 'One decision on', exact: true })).toBeDisabled();
  await expect.poll(() => isInStep(page)).toBe(true);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
});

test('rounds are marked on the slider, and one leaps from one to the next', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const marks = page.locator('[data-mark]');
  await expect(marks).toHaveText(['R1', 'R2', 'R3', 'R4']);
  for (const round of [1, 2, 3]) {
    await page.keyboard.press('Shift+ArrowRight');
    const mark = marks.nth(round);
    await expect(slider).toHaveValue((await mark.getAttribute('data-mark')) ?? '');
    expect(await happened(page, table, (await step(page)) + 1)).toBe('act');
    await expect(page.getByRole('banner')).toContainText(`Round ${round + 1}`);
    // The handle stands below its mark.
    const [rail, label] = [await slider.boundingBox(), await mark.boundingBox()];
    if (!rail || !label) throw new Error('both are shown');
    const part = Number(await slider.inputValue()) / Number(await slider.getAttribute('max'));
    expect(Math.abs(rail.x + 8 + part * (rail.width - 16) - (label.x + label.width / 2))).toBeLessThan(3);
  }
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider).toHaveValue((await marks.nth(2).getAttribute('data-mark')) ?? '');
});

test('a moment is reached by the log and by its link', async ({ stranger }) => {
  const page = await stranger();
  const table = await played(page, 'wild-shots');
  await page.goto(`/replay/${table}#40`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('data-step', '40');
  const line = page.locator('[data-moment]').nth(20);
  const moment = (await line.getAttribute('data-moment')) ?? '';
  await line.getByRole('button').first().click();
  await expect(slider).toHaveAttribute('data-step', moment);
  await expect(page.locator(`[data-moment="${moment}"]`).first()).toHaveAttribute('aria-current', 'step');

  await expect(page).toHaveURL(new RegExp(`#${moment}$`));
  await page.reload();
  await expect(slider).toHaveAttribute('data-step', moment);

  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByLabel('Link to this moment')).toHaveValue(page.url());
  await assertClean(page);
});

for (const [size, options] of [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const) {
  for (const game of GAMES) {
    test(`${game}: all hands are shown at once on ${size}, each as its seat saw it`, async ({ stranger }) => {
      const page = await stranger({ ...options, reducedMotion: 'reduce' });
      const table = await played(page, game);
      await page.goto(`/replay/${table}`);
      await page.getByRole('button', { name: 'One decision on', exact: true }).click();
      await expect(page.getByRole('slider')).toHaveValue('1');
      const toggle = page.getByRole('button', { name: 'All hands' });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      const held = page.getByTestId('hands').locator('[data-hand]').getByRole('img');
      await expect(held).toHaveCount(3);
      const labels = await held.evaluateAll((hands) => hands.map((hand) => hand.getAttribute('aria-label')));
      expect(new Set(labels).size, 'no two hands are the same').toBe(3);
      for (const hand of await held.all())
        expect(await hand.locator('svg').count(), 'cards or dice are drawn').toBeGreaterThan(0);
      const box = await page.getByTestId('hands').boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(
        box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5,
      ).toBe(true);
      await assertClean(page);
      // They go along with the replay.
      for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => held.evaluateAll((hands) => hands.map((hand) => hand.getAttribute('aria-label'))))
        .not.toEqual(labels);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('hands')).toHaveCount(0);
    });
  }
}

/** So many moments of a game are looked at. */
const MOMENTS = 20;

for (const game of GAMES) {
  test(`${game}: a game is looked back at from its beginning to its end, with the eyes of each in turn`, async ({
    stranger,
  }) => {
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
    await expect(page.getByRole('button', { name: 'One decision on', exact: true })).toBeDisabled();
    await assertClean(page);
  });
}

test('a line in the log of a table shows it at that moment', async ({ stranger }) => {
  const page = await stranger();
  await played(page, 'wild-shots');
  const lines = page.getByTestId('log').locator('[data-moment]');
  // The log follows the table a moment later, and keeps only its last lines on the page.
  await expect(async () => {
    const moment = (await lines.nth(3).getAttribute('data-moment')) ?? '';
    const line = page.locator(`[data-moment="${moment}"]`).first();
    await line.getByRole('button').first().click({ timeout: 1000 });
    await expect(line).toHaveAttribute('aria-current', 'step');
  }).toPass();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await page.getByRole('button', { name: 'To the present' }).click();
  // The log goes to its end, where that line may not be any more.
  await expect(page.locator('[data-moment][aria-current=step]')).toHaveCount(0);
});

test('a long log shows what is new, and the rest to who goes up', async ({ stranger }) => {
  const page = await stranger();
  await played(page, 'wild-shots');
  const log = page.getByTestId('log');
  await expect
    .poll(() => log.evaluate((list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 40))
    .toBe(true);
  const lines = log.locator('[data-moment]');
  expect(await lines.count()).toBeLessThan(110);
  await expect(log.locator('[data-moment="0"]')).toHaveCount(0);
  await expect
    .poll(async () => {
      await log.evaluate((list) => (list.scrollTop = 0));
      return log.locator('[data-moment="0"]').count();
    })
    .toBeGreaterThan(0);
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
  // The cards of that seat are seen, and it is called by its name.
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
  const first = await step(page);
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByLabel('Hide what is to come').check();
  await expect(slider).toHaveAttribute('max', '0');
  await expect(page.locator('[data-mark]')).toHaveText(['R1']);
  await expect(page.getByText('The luck is fair')).toBeVisible();
  await expect(page.getByText('How it ended')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('max', '1');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('ol [data-moment]').first()).toBeVisible();
  const latest = await page
    .locator('ol [data-moment]')
    .evaluateAll((lines) => Math.max(-1, ...lines.map((line) => Number((line as HTMLElement).dataset['moment']))));
  expect(latest).toBeLessThanOrEqual(await step(page));
  expect(await step(page)).toBeGreaterThan(first);
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
