// Installed, and without a network: the house opens, and says what is wrong.

import { expect, test } from './saloon.ts';

test('the shell opens offline, and the manifest can be installed', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{
      name: string;
      display: string;
      icons: { src: string }[];
    }>;
  });
  expect(manifest).toMatchObject({ name: 'Saloon', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  // A worker that is ready has kept all files; a page it has not yet taken over is loaded again.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByTestId('play-wild-shots')).toBeVisible();
  await page.getByTestId('play-wild-shots').click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await page.goto('/rules/dice-town');
  await expect(page.locator('#DT-16')).toBeVisible();
});
