// Making a table and getting to it: what the front door, the page of options and a rematch have in common.

import type { NewTable } from '$wire/protocol';
import { go } from '$/app/router.svelte.ts';
import { api, Trouble } from '$/net/api.ts';
import { introduce } from '$/net/person.svelte.ts';
import { dealWhenFull } from './deals.ts';
import { FREE } from './seats.ts';

/** Everybody who plays adds to the luck (docs/protocol.md, Luck). */
export async function addLuck(table: string): Promise<void> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  await api.entropy(table, Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** A table with nobody to wait for is dealt at once, with the luck of who made it. */
export async function openTable(wish: NewTable, dealt = true): Promise<void> {
  await introduce();
  const { table } = await api.create(wish);
  if (wish.seats.includes(FREE)) {
    if (dealt) dealWhenFull(table);
  } else {
    await addLuck(table);
    await api.start(table);
  }
  go(`/t/${table}`);
}

/** Takes a free seat and goes there. */
export async function sitAt(table: string): Promise<void> {
  await introduce();
  await api.sit(table);
  go(`/t/${table}`);
}

/** The same once more: dealt at once if nobody has to come first. */
export async function playAgain(table: string): Promise<void> {
  const next = (await api.rematch(table)).table;
  try {
    await api.sit(next);
  } catch (no) {
    // Who asked first has his seat already.
    if (!(no instanceof Trouble)) throw no;
  }
  const { chairs } = await api.table(next);
  if (chairs.filter(({ sitter }) => sitter.kind !== 'bot').length === 1) {
    await addLuck(next);
    await api.start(next);
  } else dealWhenFull(next);
  go(`/t/${next}`);
}
