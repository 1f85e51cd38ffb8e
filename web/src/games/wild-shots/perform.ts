// What happened at a table of Wild Shots, beat by beat: a full trick rests, its winner sweeps it, and only then the next
// trump is drawn.

import type { Card, Event, WireView } from '$wire/wild-shots';
import type { Beat } from '$/stage/stage.svelte.ts';
import { after as afterEvent } from './events.ts';

/** What the board shows beside the view of a beat. */
export type Cue =
  /** This card has won the trick (WS-9): it lifts. */
  | { type: 'taken'; card: Card }
  /** All hands are dealt (WS-4). */
  | { type: 'dealt' }
  /** The round is scored (WS-12). */
  | { type: 'scored' };

interface WildShotsBeat extends Beat {
  view: WireView;
  cue?: Cue;
}

/** How long each thing is shown, in milliseconds. */
const LANDS = 300;
const RESTS = 900;
const SWEPT = 350;
const TURNS = 350;
const DEALT = 700;

/** The beats between two positions: all that happened but for what `after` itself shows. */
export function perform(before: WireView, after: WireView, events: readonly Event[]): WildShotsBeat[] {
  const beats: WildShotsBeat[] = [];
  const last = events.length - 1;
  const lastTaken = events.findLastIndex(({ type }) => type === 'taken');
  let view = before;
  events.forEach((event, i) => {
    view = afterEvent(view, event);
    const next = events[i + 1];
    switch (event.type) {
      case 'played':
      case 'discarded':
        if (next?.type === 'taken') {
          view = { ...view, holder: next.seat, at_stake: next.points };
          beats.push(
            { view, event, ms: LANDS },
            { view, event: next, ms: RESTS, cue: { type: 'taken', card: next.with } },
          );
        } else if (i < last) beats.push({ view, event, ms: LANDS });
        break;
      case 'taken':
        // Only the rules know which seat has the fewest points; nothing that follows changes it.
        if (i === lastTaken) view = { ...view, ahead: after.ahead };
        beats.push({ view, event, ms: SWEPT });
        break;
      case 'scored':
        if (next?.type === 'round-begins') beats.push({ view, event, ms: 0, cue: { type: 'scored' }, holds: true });
        break;
      case 'dealt':
        // Its sentence lists the cards, which are in sight.
        beats.push({ view, event, ms: DEALT, cue: { type: 'dealt' }, told: null });
        break;
      case 'trump':
        if (i < last) beats.push({ view, event, ms: TURNS });
        break;
      case 'round-begins':
      case 'over':
        break;
    }
  });
  return beats;
}
