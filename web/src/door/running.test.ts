import { expect, it } from 'vitest';
import type { OwnTable, TableInfo } from '$wire/protocol';
import { inOrder, joinableFirst, without } from './running.ts';

it('tables that wait for the reader come first, else the newest', () => {
  const table = (name: string, your_turn: boolean): OwnTable =>
    ({ info: { table: name }, your_turn }) as unknown as OwnTable;
  const names = inOrder([table('a', false), table('b', true), table('c', false), table('d', true)]).map(
    ({ info }) => info.table,
  );
  expect(names).toEqual(['b', 'd', 'a', 'c']);
});

it('a table of the reader is no open table to him', () => {
  const sitting = (table: string): TableInfo => ({ table, you: null }) as unknown as TableInfo;
  const mine: OwnTable[] = [{ info: sitting('a'), your_turn: false }];
  expect(without(mine, [sitting('a'), sitting('b')]).map(({ table }) => table)).toEqual(['b']);
});

it('tables that can be joined come before those that can only be watched', () => {
  const table = (name: string, status: string, kind: string): TableInfo =>
    ({ table: name, status, seats: [{ occupant: { kind } }] }) as unknown as TableInfo;
  const tables = [
    table('a', 'playing', 'bot'),
    table('b', 'gathering', 'open'),
    table('c', 'gathering', 'bot'),
    table('d', 'gathering', 'open'),
  ];
  expect(joinableFirst(tables).map(({ table }) => table)).toEqual(['b', 'd', 'a', 'c']);
});
