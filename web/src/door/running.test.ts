import { expect, it } from 'vitest';
import type { OwnTable } from '$wire/protocol';
import { inOrder } from './running.ts';

it('tables that wait for the reader come first, else the newest', () => {
  const table = (name: string, your_turn: boolean): OwnTable => ({ sitting: { table: name }, your_turn }) as unknown as OwnTable;
  const names = inOrder([table('a', false), table('b', true), table('c', false), table('d', true)]).map(({ sitting }) => sitting.table);
  expect(names).toEqual(['b', 'd', 'a', 'c']);
});
