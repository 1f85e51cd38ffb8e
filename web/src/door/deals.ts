// Tables that are to be dealt as soon as nobody is missing. The browser that asked for it remembers, and deals.

import type { TableInfo } from '$wire/protocol';

const KEPT = 'saloon-deals';
/** Tables that never fill up are forgotten in time. */
const MOST = 20;

function kept(): string[] {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
  } catch {
    // Somebody else's text: as if there were none.
    return [];
  }
}

export function dealsWhenFull(table: string): boolean {
  return kept().includes(table);
}

export function dealWhenFull(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...kept(), table].slice(-MOST)));
}

/** Is nobody missing? Who is here has added to the luck, too. */
export function isComplete({ seats, entropy }: TableInfo): boolean {
  return seats.every(
    ({ occupant, present }, seat) =>
      occupant.kind === 'bot' || (occupant.kind === 'person' && (!present || entropy.includes(seat))),
  );
}
