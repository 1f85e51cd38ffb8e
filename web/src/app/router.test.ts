import { afterEach, expect, test, vi } from 'vitest';
import type { Route } from './router.svelte.ts';

async function at(pathname: string): Promise<Route> {
  vi.resetModules();
  vi.stubGlobal('location', { pathname });
  return (await import('./router.svelte.ts')).route();
}

afterEach(() => vi.unstubAllGlobals());

test('an address is a page, with the part that names its table or game', async () => {
  expect(await at('/')).toEqual({ page: 'door' });
  expect(await at('/t/a%20b')).toEqual({ page: 'table', table: 'a b' });
  expect(await at('/replay')).toEqual({ page: 'replay', table: null });
  expect(await at('/rules/dice-town')).toEqual({ page: 'rules', game: 'dice-town' });
});

test('what cannot be read leads nowhere', async () => {
  expect(await at('/t/%')).toEqual({ page: 'nowhere' });
  expect(await at('/elsewhere')).toEqual({ page: 'nowhere' });
});
