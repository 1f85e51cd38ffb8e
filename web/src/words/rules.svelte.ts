// The rulebooks, loaded when a clause is first looked up.

import load, { games } from 'virtual:rules';
import type { Chapter, Clause } from '../../build/rulebooks.ts';
import { language } from './lang.svelte.ts';

export async function rulebook(game: string): Promise<Chapter[]> {
  const book = load[`${game}/${language()}`] ?? load[`${game}/en`];
  return book ? (await book()).default : [];
}

/** The game that a clause belongs to, by the letters of its number: `WS-8` is a clause of Wild Shots. */
export function gameOf(number: string): string | undefined {
  return games[number.split('-')[0] ?? ''];
}

export async function clause(number: string): Promise<Clause | undefined> {
  const game = gameOf(number);
  if (game === undefined) return undefined;
  const clauses = (await rulebook(game)).flatMap((chapter) => chapter.clauses);
  return clauses.find((clause) => clause.number === number);
}
