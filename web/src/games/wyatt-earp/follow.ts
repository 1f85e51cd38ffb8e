// Which card is which, for the eye: by difference of views. A card that leaves one place and comes to another keeps its name,
// so it travels between them; one that was hidden comes from a place that is named.

import type { Card, OutlawSet, WireView } from '$wire/wyatt-earp';

export interface Thing {
  /** No other card of the table ever has it. */
  id: string;
  /** The place it came from, if it was not seen before. */
  from?: string;
}

/** What lies in a place is seen, or it is a back. */
type Face = Card | 'back';
interface Lying {
  face: Face;
  thing: Thing;
}

/** All cards on the table, by place: `hand`, `discard` (its top), `waiting`, `set SEAT OUTLAW`, `held SEAT`. */
export interface Things {
  view: WireView;
  places: ReadonlyMap<string, readonly Lying[]>;
  /** How many have got a name so far. */
  named: number;
}

/** The place of a seat's cards; the viewer's own lie in the hand. */
export function placeOf(seat: number | null, own: number | null): string {
  return seat !== null && seat === own ? 'hand' : `seat-${seat}`;
}

/** Names all cards of a view, given those of the view before. `own` is the seat from which the table is seen. */
export function follow(before: Things | null, now: WireView, own: number | null): Things {
  const was = before?.view ?? null;
  const isNewRound = was !== null && was.round !== now.round;
  const old: Things['places'] = isNewRound ? new Map() : (before?.places ?? new Map());
  const places = new Map<string, Lying[]>();
  const left: Lying[] = [];
  const come: { place: string; face: Face }[] = [];
  for (const [place, faces] of seen(now, own)) {
    const { stay, gone, added } = compare(place, old.get(place) ?? [], faces, was, now);
    places.set(place, stay);
    left.push(...gone);
    come.push(...added.map((face) => ({ place, face })));
  }
  // A place that holds nothing any more is not seen.
  for (const [place, lying] of old) if (!places.has(place)) left.push(...lying);
  let named = before?.named ?? 0;
  for (const { place, face } of come) {
    const known = face === 'back' ? -1 : left.findIndex((one) => one.face === face);
    const same = known < 0 ? undefined : left.splice(known, 1)[0];
    const from = was === null || same ? undefined : isNewRound ? dealtFrom(place) : origin(place, was, now, own);
    const thing = same ? { id: same.thing.id } : { id: `card-${(named += 1)}`, ...(from ? { from } : {}) };
    places.get(place)?.push({ face, thing });
  }
  return { view: now, places, named };
}

/** The cards of one face in a place, or all. */
export function thingsIn({ places }: Things, place: string, face?: Face): Thing[] {
  return (places.get(place) ?? []).filter((one) => face === undefined || one.face === face).map(({ thing }) => thing);
}

/** What lies in the places that are shown. */
function seen(view: WireView, own: number | null): [string, Face[]][] {
  const top = view.discard.top;
  const waiting = view.committed ?? view.announced;
  const backs = view.seats.map(({ held }, seat): [string, Face[]] => [
    `held ${seat}`,
    seat === own ? [] : Array.from({ length: held }, () => 'back'),
  ]);
  const sets = view.seats.flatMap(({ sets }, seat) =>
    sets.map((set): [string, Face[]] => [`set ${seat} ${set.outlaw}`, facesOf(set)]),
  );
  return [...sets, ['waiting', waiting ? [waiting] : []], ['discard', top ? [top] : []], ['hand', view.hand], ...backs];
}

function facesOf({ outlaw, outlaws, photo, attached, covered }: OutlawSet): Face[] {
  return [
    ...Array.from({ length: outlaws }, () => outlaw),
    ...(photo ? [`photo-${outlaw}` as const] : []),
    ...attached,
    ...(covered ? ['hideout' as const] : []),
  ];
}

function compare(
  place: string,
  lying: readonly Lying[],
  faces: readonly Face[],
  was: WireView | null,
  now: WireView,
): { stay: Lying[]; gone: Lying[]; added: Face[] } {
  if (place === 'discard' && was !== null && was.discard.size !== now.discard.size) {
    // A card that lands covers the one below; one that is taken shows it.
    const isTaken = now.discard.size < was.discard.size;
    return { stay: [], gone: isTaken ? [...lying] : [], added: [...faces] };
  }
  const wanted = [...faces];
  const [stay, gone]: [Lying[], Lying[]] = [[], []];
  for (const one of lying) {
    const at = wanted.indexOf(one.face);
    if (at >= 0) wanted.splice(at, 1);
    (at >= 0 ? stay : gone).push(one);
  }
  return { stay, gone, added: wanted };
}

const dealtFrom = (place: string): string | undefined =>
  place === 'hand' || place.startsWith('held ') ? 'supply' : undefined;

/** Where a card came from that was not seen before. */
function origin(place: string, was: WireView, now: WireView, own: number | null): string | undefined {
  const [kind, number = ''] = place.split(' ');
  const seat = kind === 'hand' ? own : Number(number);
  if (kind === 'set') return placeOf(seat, own);
  const giver = now.seats.findIndex(({ held }, other) => other !== seat && held < (was.seats[other]?.held ?? 0));
  if (kind === 'waiting' || kind === 'discard') {
    if (kind === 'discard' && now.discard.size <= was.discard.size) return undefined;
    return giver >= 0 ? placeOf(giver, own) : 'supply';
  }
  if (now.discard.size < was.discard.size && now.reshuffled === was.reshuffled) return 'discard';
  const robbed = now.seats.findIndex(
    ({ sets }, other) => other !== seat && outlawsIn(sets) < outlawsIn(was.seats[other]?.sets ?? []),
  );
  // A territory is beside its plate, the viewer's own, too.
  if (robbed >= 0) return `seat-${robbed}`;
  return giver >= 0 ? placeOf(giver, own) : 'supply';
}

const outlawsIn = (sets: readonly OutlawSet[]): number => sets.reduce((sum, { outlaws }) => sum + outlaws, 0);
