// What a log is made of; a moment is one of the reader's own at a live table, a step in a replay. `Log.svelte` shows it.

import type { Line, Said } from '$wire/protocol';

/** Where a new part of the game begins. */
export interface Heading {
  moment: number;
  title: string;
}

/** Lines that are not here yet, and how they come. */
export interface Gap {
  moment: number;
  load: () => void;
}

export type Entry = Line | Heading | Gap;

/** Which moment is marked: the latest one of which something was told, up to `current`. */
export function marked(entries: readonly Entry[], current: number): number | null {
  return entries.findLast((entry) => 'said' in entry && entry.moment <= current)?.moment ?? null;
}

/** The log as text, a line for each sentence. */
export function asText(entries: readonly Entry[], say: (said: Said) => string): string {
  const lines = entries.flatMap((entry) => ('said' in entry ? `${say(entry.said)} (${entry.rule})` : 'title' in entry ? ['', entry.title] : []));
  return lines.join('\n').trimStart();
}
