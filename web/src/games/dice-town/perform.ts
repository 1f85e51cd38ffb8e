// What happened at a table of Dice Town, beat by beat: cups are shaken, dice slide to the rows together, and the street is
// settled house by house.

import type { Event, Leader, WireView } from '$wire/dice-town';
import type { Beat } from '$/stage/stage.svelte.ts';
import type { Cue } from './cues.ts';
import { after as afterEvent } from './events.ts';
import type { Stop } from './places.ts';

interface DiceTownBeat extends Beat {
  view: WireView;
  cue?: Cue;
}

/** How long each thing is shown, in milliseconds. */
const SHAKES = 600;
const LIFTS = 250;
const SLIDES = 300;
const LAMP = 250;
const GLOWS = 300;
const FLIES = 400;
const SWINGS = 400;
const OPENS = 400;
const DRAWS = 250;
const PLAYED = 500;
const READ = 500;

/** Events that are one thing to look at happen together. */
const TOGETHER: ReadonlySet<Event['type']> = new Set([
  'kept',
  'shows',
  'kept-last',
  'offered',
  'drew',
  'drew-from',
  'title-turned',
  'scored',
]);

/** The beats between two positions: all that happened but for what `after` itself shows. */
export function perform(before: WireView, after: WireView, events: readonly Event[]): DiceTownBeat[] {
  const beats: DiceTownBeat[] = [];
  let view = before;
  const groups = grouped(events);
  groups.forEach((group, i) => {
    const was = view;
    view = known(group.reduce(afterEvent, view), after, groups.slice(i + 1).flat());
    const isLast = i === groups.length - 1;
    beats.push(...beatsOf(was, view, group, isLast).map((beat) => ({ ...beat, event: group.at(-1) })));
  });
  return beats;
}

function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.type === event.type && TOGETHER.has(event.type)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Takes from `after` what only the rules know. It holds while no more dice of a row move. */
function known(view: WireView, after: WireView, rest: readonly Event[]): WireView {
  if (rest.some(({ type }) => MOVES_DICE.has(type))) return view;
  const isSame = view.seats.every(({ row }, seat) => row.join() === after.seats[seat]?.row.join());
  if (!isSame) return view;
  return {
    ...view,
    leaders: after.leaders,
    seats: view.seats.map((chair, seat) => ({ ...chair, kind: after.seats[seat]?.kind ?? null })),
  };
}

const MOVES_DICE: ReadonlySet<Event['type']> = new Set(['turn-begins', 'kept', 'kept-last', 'cheated', 'game-ends']);

/** The beats of one thing. What it leads to needs no beat where the next position shows it. */
function beatsOf(was: WireView, view: WireView, group: readonly Event[], isLast: boolean): DiceTownBeat[] {
  const [event] = group;
  if (!event) return [];
  const unlessLast = (beat: DiceTownBeat): DiceTownBeat[] => (isLast ? [] : [beat]);
  switch (event.type) {
    case 'turn-begins':
      return [{ view, ms: SHAKES, cue: { type: 'shake', seats: view.reveal.rolling } }];
    case 'roll-again':
      return [{ view, ms: SHAKES, cue: { type: 'shake', seats: event.seats } }];
    case 'rolled':
      return [{ view, ms: LIFTS, cue: { type: 'lift' } }];
    case 'kept':
    case 'kept-last':
    case 'shows':
    case 'cheated':
    case 'title-turned':
      return unlessLast({ view, ms: SLIDES });
    // Nothing moves, but a player must read why.
    case 'nothing-there':
    case 'doc-nothing':
    case 'star-stays':
    case 'renewed':
      return unlessLast({ view, ms: READ });
    case 'played':
    case 'cancelled':
      return unlessLast({ view, ms: PLAYED, cue: { type: 'card', seat: event.seat } });
    case 'tie':
      return [
        ...lamp(was, view, event.place),
        { view, ms: SWINGS, cue: { type: 'tie', place: event.place, seats: event.seats } },
      ];
    case 'offered':
      return [{ view, ms: OPENS, cue: { type: 'open' } }];
    case 'won':
      return event.place === 'end'
        ? []
        : [
            ...lamp(was, view, event.place),
            { view, ms: GLOWS, cue: { type: 'glow', place: event.place, seats: [event.seat] } },
          ];
    case 'nobody':
      return lamp(was, view, event.place);
    case 'visitors':
      return event.seats.length > 0 ? lamp(was, view, 'doctor') : [];
    case 'stagecoach':
      return [
        { view: was, ms: LAMP, cue: { type: 'lamp', place: 'stagecoach' } },
        ...(event.dollars > 0 ? [award(view, 'stagecoach', null)] : []),
      ];
    case 'drew':
    case 'drew-from':
      return unlessLast({ view, ms: DRAWS });
    case 'mined':
    case 'robbed-bank':
    case 'shared':
    case 'took-store':
    case 'stole':
    case 'joe':
    case 'new-sheriff':
    case 'took-titles':
    case 'took-unseen':
    case 'wired':
    case 'doc-store':
    case 'doc-dollars':
    case 'doc-nuggets':
    case 'awarded':
      return unlessLast(award(view, placeOf(view), event.seat));
    default:
      return [];
  }
}

const placeOf = ({ town }: WireView): Stop => (town === null || town.place === 'end' ? 'hall' : town.place);

const award = (view: WireView, place: Stop, seat: number | null): DiceTownBeat => ({
  view,
  ms: FLIES,
  cue: { type: 'award', place, seat },
});

/** The lamp of a house is lit once, before anybody has won there. */
function lamp(was: WireView, view: WireView, place: Leader['place']): DiceTownBeat[] {
  if (place === 'end' || was.town?.place === place) return [];
  const open = view.town ? { ...view, town: { ...view.town, winner: null, tied: [] } } : view;
  return [{ view: open, ms: LAMP, cue: { type: 'lamp', place } }];
}
