// What a screen reader is told without being asked: turns and events. `App.svelte` has the regions.

import { untrack } from 'svelte';

let polite = $state('');
let urgent = $state('');

/** The same sentence twice is told twice. */
const anew = (text: string, last: string): string => (text === last ? `${text}\u200B` : text);

/** Something happened. */
export function announce(text: string): void {
  polite = anew(text, untrack(() => polite));
}

/** Something is asked of the reader, or was refused. */
export function insist(text: string): void {
  urgent = anew(text, untrack(() => urgent));
}

export const spoken = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};
