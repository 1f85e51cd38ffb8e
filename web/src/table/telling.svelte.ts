// Tells a screen reader what happens at a table, in the order in which it happens: what was done, then what is asked. The log on
// the page is `Log.svelte`; the regions that are spoken are in `App.svelte`.

import { onDestroy, untrack } from 'svelte';
import { announce, insist } from '$/app/announce.svelte.ts';
import { lagging } from '$/app/lag.ts';
import type { Watched } from '$/net/watched.svelte.ts';
import { percent, say, t } from '$/words/lang.svelte.ts';
import { rankedHints } from './hints.ts';
import type { Play } from './play.svelte.ts';

/** Of a game that has just begun everything is told, of an older one only the latest. */
const [BEGINNING, LATEST] = [12, 4];
/** So long, in milliseconds, the first words wait for the log. Without it a table can still be played. */
const PATIENCE = 2000;

/** Called once while the page of a table is set up; `title` tells which game it is and where it stands, once its sentences are loaded. */
export function tellTable(watched: Watched, play: Play, title: () => string | null): void {
  let untold: string[] = [];
  let isUnasked = false;
  const tell = lagging(() => {
    // What has been answered meanwhile, such as a pass that goes by itself, is no question any more.
    if (isUnasked && !watched.pending) untold.push(question);
    announce(untold.filter((text) => text !== '').join(' '));
    untold = [];
    isUnasked = false;
  });
  const add = (...texts: string[]): void => {
    untold.push(...texts);
    tell();
  };
  onDestroy(tell.stop);

  /** Has the player heard where they are? Nothing is told before that. */
  let isGreeted = $state(false);
  const greet = (): void => {
    const { lines } = watched.story;
    add(
      `${title()}.`,
      ...lines.slice(lines.length > BEGINNING ? -LATEST : 0).map(({ message }) => say(message, watched.cast)),
    );
    isGreeted = true;
  };
  $effect(() => {
    if (isGreeted || !watched.position || title() === null) return;
    if (watched.story.lines.length > 0) return untrack(greet);
    const timer = setTimeout(greet, PATIENCE);
    return () => clearTimeout(timer);
  });
  const isGathering = $derived(watched.sitting?.status === 'gathering');
  $effect(() => {
    if (isGathering && title() !== null) untrack(() => add(`${title()}.`));
  });

  $effect(() => {
    const { news } = watched;
    untrack(() => {
      if (isGreeted && news.length > 0) add(...news.map((said) => say(said, watched.cast)));
    });
  });

  // A question is told when it can be answered: after a performance, or a sheet that covers the table.
  const decision = $derived(watched.position?.decision ?? null);
  const question = $derived(
    isGreeted && watched.isShown && (watched.position?.actions.length ?? 0) > 0 && watched.position
      ? say(watched.position.status, watched.cast)
      : '',
  );
  $effect(() => {
    void decision;
    if (question === '') return;
    isUnasked = true;
    untrack(tell);
  });

  $effect(() => {
    const [best] = rankedHints(play);
    if (best)
      untrack(() =>
        add(
          t('web-hint-best', {
            action: say(best.choice.message, play.cast),
            win: percent(best.win.mean),
            within: percent(best.win.within),
          }),
        ),
      );
  });
  $effect(() => {
    const { refusal } = watched;
    if (refusal) untrack(() => insist(say(refusal.why, watched.cast)));
  });
}
