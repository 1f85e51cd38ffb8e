// What hints say about choices: which is best, and what a thing on the table may be marked with.

import type { Choice } from '$wire/protocol';
import type { Hint, Play } from './play.svelte.ts';

export interface Ranked extends Hint {
  choice: Choice;
}

/** The choices about which something is known, the best first. */
export function rankedHints({ choices, hints }: Pick<Play, 'choices' | 'hints'>): Ranked[] {
  const known = choices.flatMap((choice) => {
    const hint = hints.get(choice.text);
    return hint ? [{ choice, ...hint }] : [];
  });
  return known.sort((a, b) => b.win.mean - a.win.mean);
}

/** What the best of these choices promises, and whether it is the best of all. */
export function hintFor(
  play: Pick<Play, 'choices' | 'hints'>,
  texts: readonly string[],
): { win: number; isBest: boolean } | null {
  const ranked = rankedHints(play);
  const own = ranked.find(({ choice }) => texts.includes(choice.text));
  return own ? { win: own.win.mean, isBest: own.choice === ranked[0]?.choice } : null;
}
