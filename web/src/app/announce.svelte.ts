// What a screen reader is told without being asked: turns and events. `App.svelte` has the regions.

let polite = $state('');
let urgent = $state('');

/** Something happened. */
export function announce(text: string): void {
  // The same sentence twice is told twice.
  polite = text === polite ? `${text}\u200B` : text;
}

/** Something is asked of the reader, or was refused. */
export function insist(text: string): void {
  urgent = text === urgent ? `${text}\u200B` : text;
}

export const spoken = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};
