// What a log is made of; a moment is one of the reader's own at a live table, a step in a replay. `Log.svelte` shows it.

import type { Notice, WireMessage } from '$wire/protocol';

/** A notice, and the number of its moment. */
export interface Line extends Notice {
  moment: number;
}

/** Where a new part of the game begins. */
interface Heading {
  moment: number;
  title: string;
}

/** Lines that are not here yet, and how they come. */
interface Gap {
  moment: number;
  load: () => void;
}

export type Entry = Line | Heading | Gap;

/** So many of the latest lines are shown at least, and so many more each time. */
export const RECENT = 50;

/** The first line to show of so many. It moves by leaps, so that most of the time a new line changes no other. */
export function recent(count: number, earlier: number): number {
  return Math.max(0, (Math.floor(count / RECENT) - 1 - earlier) * RECENT);
}

/** Which entries begin a moment. */
export function beginnings(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry, i) => entries[i - 1]?.moment !== entry.moment);
}

/** Which moment is marked: the latest one of which something was told, up to `current`. */
export function marked(entries: readonly Entry[], current: number): number | null {
  return entries.findLast((entry) => 'message' in entry && entry.moment <= current)?.moment ?? null;
}

/** The log as text, a line for each sentence. */
export function asText(entries: readonly Entry[], say: (said: WireMessage) => string): string {
  const lines = entries.flatMap((entry) =>
    'message' in entry
      ? say(entry.message) + (entry.rule === '' ? '' : ` (${entry.rule})`)
      : 'title' in entry
        ? ['', entry.title]
        : [],
  );
  return lines.join('\n').trimStart();
}
