// The faces of the games: the only list of them here. Each is loaded when its table is opened.

import type { Component } from 'svelte';
import type { Choice } from '$wire/protocol';
import type { Sounds } from '$/sound/loudest.ts';
import type { Perform } from '$/stage/stage.svelte.ts';
import type { Play } from '$/table/play.svelte.ts';
import { speaking } from '$/words/lang.svelte.ts';

export interface Face {
  /** Opponents, the middle, and the viewer's territory: it fills the zone it is given, and never scrolls. */
  Board: Component<{ play: Play<never> }>;
  /** What the viewer holds, and the actions that are not cards: below the status line, in a tray of constant size. */
  Hand: Component<{ play: Play<never> }>;
  /** Does this action spend or show something for good? */
  isGrave(choice: Choice, view: never): boolean;
  /** The player aid: the summary card of a real table. Loaded when it is first opened. */
  aid: () => Promise<{ default: Component }>;
  /** Where the game is, in a few words: round, trick, turn. */
  where(view: never): string;
  /** The beats between two positions; without it a position is simply shown. */
  perform?: Perform;
  /** Which sound goes with what happens. */
  sounds: Sounds;
  /** Does the lowest score win? */
  isFewestBest?: boolean;
}

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  'wild-shots': () => import('./wild-shots/face.ts'),
  'wyatt-earp': () => import('./wyatt-earp/face.ts'),
  'dice-town': () => import('./dice-town/face.ts'),
};

export const GAMES: readonly string[] = Object.keys(FACES);

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return (await speaking(game, load())).default;
}
