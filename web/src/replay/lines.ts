// The log of a replay: what one viewer was told, step by step, as far as it has been fetched.

import type { Moment, Seen } from '$wire/protocol';
import type { Entry, Line } from '$/table/log.ts';
import { PAGE, type Pages } from './pages.svelte.ts';
import { partOf } from './stops.ts';

export function seenBy(moment: Moment, viewer: number | null): Seen {
  return (viewer === null ? undefined : moment.seats[viewer]) ?? moment.bystander;
}

/** Lines stay the same objects, so that a log need not be drawn again. */
const kept = new WeakMap<Seen, Line[]>();

function told(seen: Seen, step: number): Line[] {
  const lines = kept.get(seen) ?? seen.notices.map((notice) => ({ ...notice, moment: step }));
  kept.set(seen, lines);
  return lines;
}

/** All entries up to step `last`; `title` names a part of the game. */
export function entries(pages: Pages, viewer: number | null, last: number, title: (part: number) => string): Entry[] {
  const all: Entry[] = [];
  let named: number | null = null;
  for (let from = 0; from <= last; from += PAGE) {
    const moments = pages.loaded.get(from / PAGE);
    if (!moments) all.push({ moment: from, load: () => void pages.want(from) });
    for (const moment of moments ?? []) {
      if (moment.step > last) break;
      const lines = told(seenBy(moment, viewer), moment.step);
      const part = partOf(pages.outline, moment.step);
      if (lines.length === 0) continue;
      if (part !== named) all.push({ moment: moment.step, title: title(part) });
      named = part;
      all.push(...lines);
    }
  }
  return all;
}
