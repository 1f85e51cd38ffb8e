// The panel beside a table: its tabs, and whether there is room for it at the side. Where there is none it is a sheet,
// which `PanelButtons.svelte` opens from the top bar.

import { MediaQuery } from 'svelte/reactivity';
import type { Sign } from '$/look/Icon.svelte';

export interface PanelTab {
  id: string;
  name: string;
  /** How many things in it are new. */
  fresh?: number;
  /** Its sign in the top bar; a tab without one is reached from another. */
  sign?: Sign;
}

const wide = new MediaQuery('(min-width: 1024px) and (min-height: 481px)');

/** Is the panel at the side of the table? */
export const isBeside = (): boolean => wide.current;
