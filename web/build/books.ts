// Which game a rulebook's letters stand for: `WS` is read from `**WS-1**` in the rulebook itself.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The games by the letters of their rulebooks. */
export function books(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const game of readdirSync(folder)) {
    const file = join(folder, game, 'RULES.md');
    const letters = existsSync(file) ? /\*\*([A-Z]+)-1\*\*/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    if (letters !== undefined) found[letters] = game;
  }
  return found;
}
