// Tables that are not over, as lists show them.

import type { OwnTable, TableInfo } from '$wire/protocol';

export function freeSeats({ seats }: TableInfo): number {
  return seats.filter(({ occupant }) => occupant.kind === 'open').length;
}

/** Those at which the reader does not sit: a public list does not tell. */
export function without(mine: readonly OwnTable[], tables: readonly TableInfo[]): TableInfo[] {
  const own = new Set(mine.map(({ info }) => info.table));
  return tables.filter(({ table }) => !own.has(table));
}

/** Those that wait for the reader come first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}

/** Those with a free seat come first. */
export function joinableFirst(tables: readonly TableInfo[]): TableInfo[] {
  const isJoinable = (sitting: TableInfo): boolean => sitting.status === 'gathering' && freeSeats(sitting) > 0;
  return tables.toSorted((a, b) => Number(isJoinable(b)) - Number(isJoinable(a)));
}
