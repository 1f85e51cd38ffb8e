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

/** With the luck of who made the table. It is there, whatever fails: who comes to it can deal. */
async function deal(table: string): Promise<void> {
  try {
    await addLuck(table);
    await api.start(table);
  } catch (no) {
    if (!(no instanceof Trouble)) throw no;
  }
}

/** A table with nobody to wait for is dealt at once. */
export async function openTable(wish: NewTable, dealt = true): Promise<void> {
  await introduce();
  const { table } = await api.create(wish);
  if (!wish.seats.includes(FREE)) await deal(table);
  else if (dealt) dealWhenFull(table);
  go(`/t/${table}`);
}

/** A table at which everybody else is a bot: they mind no hints. */
export function openWithBots(wish: NewTable): Promise<void> {
  return openTable({ ...wish, hints: true });
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
    // The person who asked first has a seat already.
    if (!(no instanceof Trouble)) throw no;
  }
  const { seats } = await api.table(next);
  if (seats.filter(({ occupant }) => occupant.kind !== 'bot').length === 1) await deal(next);
  else dealWhenFull(next);
  go(`/t/${next}`);
}
