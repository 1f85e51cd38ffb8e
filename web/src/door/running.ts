// A table that is under way, as lists show it.

import type { Sitting } from '$wire/protocol';

/** What a list of one's own tables tells beside the table; not every server does. */
export type Running = Sitting & { your_turn?: boolean };

export const isYourTurn = ({ your_turn }: Running): boolean => your_turn === true;

export function freeSeats({ chairs }: Sitting): number {
  return chairs.filter(({ sitter }) => sitter.kind === 'open').length;
}

/** Those that wait for the reader come first. */
export function inOrder(tables: readonly Running[]): Running[] {
  return tables.toSorted((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)));
}
