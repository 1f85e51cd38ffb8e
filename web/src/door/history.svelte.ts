// The reader's finished games, the latest first, page by page.

import type { FinishedTable } from '$wire/protocol';
import { hasPlayed } from '$/app/firsts.svelte.ts';
import { api } from '$/net/api.ts';
import { Wish } from '$/net/wish.svelte.ts';

export class FinishedGames {
  tables = $state.raw<readonly FinishedTable[]>([]);
  /** Where the next page begins, if there is one. */
  next = $state<string>();
  readonly wish = new Wish();

  /** Asks for the next page, or for the first. */
  more(): Promise<void> {
    return this.wish.for(async () => {
      const page = await api.finished(this.next);
      this.tables = [...this.tables, ...page.tables];
      this.next = page.next;
      if (this.tables.some(({ given_up }) => !given_up)) hasPlayed();
    });
  }
}
