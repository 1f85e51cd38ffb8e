import { expect, test } from './saloon.ts';

test('an address leads to its clause, and so does a click in another', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/rules/wild-shots#WS-9');
  await expect(page.locator('#WS-9')).toBeInViewport();
  await page.locator('#WS-9').getByRole('link', { name: 'WS-2' }).click();
  await expect(page.locator('#WS-2')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#WS-2');
});

test('a search leaves only clauses that have its words, until a link leads elsewhere', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/rules/wild-shots');
  await expect(page.locator('#WS-1')).toBeVisible();
  await page.getByRole('searchbox').fill('snake oil leader');
  await expect(page.locator('#WS-6')).toBeVisible();
  await expect(page.locator('#WS-1')).toHaveCount(0);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('xyzzy')).toBeVisible();
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.locator('#WS-1')).toBeInViewport();
});

for (const game of ['wild-shots', 'wyatt-earp', 'dice-town']) {
  test(`${game}: the rules are read on a phone, in French`, async ({ stranger }) => {
    const page = await stranger({ locale: 'fr', viewport: { width: 360, height: 740 } });
    await page.goto(`/rules/${game}`);
    await expect(page.locator('article[id]').first()).toBeVisible();
    await expect(page.getByText('Arbitrage').first()).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide, 'the page scrolls sideways').toBe(false);
  });
}
