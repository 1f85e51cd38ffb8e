import { beforeEach, expect, it, vi } from 'vitest';
import { go } from '$/app/router.svelte.ts';
import { api, Trouble } from '$/net/api.ts';
import { openTable } from './tables.ts';

vi.mock('$/app/router.svelte.ts', () => ({ go: vi.fn() }));
vi.mock('$/net/person.svelte.ts', () => ({ introduce: () => Promise.resolve() }));

const WISH = { game: 'dice-town', seats: ['me', 'deputy'] };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(go).mockClear();
});

it('a table that was made is gone to, also if it could not be dealt', async () => {
  vi.spyOn(api, 'create').mockResolvedValue({ table: 'abc' } as Awaited<ReturnType<typeof api.create>>);
  vi.spyOn(api, 'entropy').mockRejectedValue(new Trouble({ key: 'server-failed' }, 500));
  await openTable(WISH);
  expect(go).toHaveBeenCalledWith('/t/abc');
});

it('where no table was made, one stays', async () => {
  vi.spyOn(api, 'create').mockRejectedValue(new Trouble({ key: 'server-tables' }, 409));
  await expect(openTable(WISH)).rejects.toThrow('server-tables');
  expect(go).not.toHaveBeenCalled();
});
