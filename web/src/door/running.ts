// Tables that are not over, as lists show them.

import type { OwnTable, Sitting } from '$wire/protocol';

export function freeSeats({ chairs }: Sitting): number {
  return chairs.filter(({ sitter }) => sitter.kind === 'open').length;
}

/** Those that wait for the reader come first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));
}
