// What can be played, asked for once and kept while the page is open.

import { api } from './api.ts';

export interface Menu {
  games: Playable[];
  /** Of bots, weakest first. */
  strengths: string[];
}

export interface Playable {
  name: string;
  edition: number;
  seats: SeatRange;
  minutes: number;
  options: Choosable[];
  /** The first is the default. */
  presets: Preset[];
}

export interface SeatRange {
  least: number;
  most: number;
}

export interface Choosable {
  name: string;
  rule: string;
  values: string[];
  default: string;
}

export interface Preset {
  name: string;
  /** The value of every option. */
  options: Record<string, string>;
}

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
  of: (game: string): Playable | undefined => known?.games.find(({ name }) => name === game),
};
