// What a screen reader is told without being asked: turns and events. `App.svelte` has the regions.

import { untrack } from 'svelte';

/** One sentence or several that were told together. */
interface Told {
  id: number;
  text: string;
}

/** So many of the latest can still be read in the region. */
const LATEST = 5;
let ids = 0;
let polite = $state.raw<readonly Told[]>([]);
let urgent = $state.raw<readonly Told[]>([]);

/** Each is an element of its own. Nothing replaces what has not been spoken yet, and the same sentence twice is told twice. */
const adding = (told: readonly Told[], text: string): readonly Told[] =>
  text === '' ? told : [...told, { id: (ids += 1), text }].slice(-LATEST);

/** Something happened, or something is asked: it waits until the reader has finished. */
export function announce(text: string): void {
  polite = adding(
    untrack(() => polite),
    text,
  );
}

/** Something was refused, or the connection is lost: it interrupts. */
export function insist(text: string): void {
  urgent = adding(
    untrack(() => urgent),
    text,
  );
}

export const spoken = {
  get polite(): readonly Told[] {
    return polite;
  },
  get urgent(): readonly Told[] {
    return urgent;
  },
};
