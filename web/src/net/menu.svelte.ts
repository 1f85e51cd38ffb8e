// What can be played, asked for once and kept while the page is open.

import type { Menu, GameInfo } from '$wire/protocol';
import { api } from './api.ts';

let known = $state.raw<Menu | null>(null);
let asked: Promise<Menu> | undefined;

/** Asks the server, unless it has answered. */
export async function readMenu(): Promise<Menu> {
  asked ??= api.games();
  try {
    return (known = await asked);
  } catch (trouble) {
    asked = undefined;
    throw trouble;
  }
}

export const menu = {
  get strengths(): readonly string[] {
    return known?.strengths ?? [];
  },
  of: (game: string): GameInfo | undefined => known?.games.find(({ name }) => name === game),
};
