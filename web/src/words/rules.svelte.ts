// The rulebooks, loaded when somebody looks something up.

import load from 'virtual:rules';
import type { Chapter, Clause } from '../../build/rulebooks.ts';
import { language } from './lang.svelte.ts';
import { BOOKS } from './numbers.ts';

export async function rulebook(game: string): Promise<Chapter[]> {
  const book = load[`${game}/${language()}`] ?? load[`${game}/en`];
  return book ? (await book()).default : [];
}

/** Whose number this is: `WS-8` is Wild Shots'. */
export function gameOf(number: string): string | undefined {
  return BOOKS[number.split('-')[0] ?? ''];
}

export async function clause(number: string): Promise<Clause | undefined> {
  const game = gameOf(number);
  if (game === undefined) return undefined;
  const clauses = (await rulebook(game)).flatMap((chapter) => chapter.clauses);
  return clauses.find((clause) => clause.number === number);
}
