// What stands on a button: short, because the card or the poster it is about has just been picked. The whole sentence is
// what a screen reader says.

import type { Card, OutlawSet, WireView } from '$wire/wyatt-earp';
import type { Cast } from '$/words/format.ts';
import { listed, nameOf, t } from '$/words/lang.svelte.ts';
import { posterOf, seatOf } from './notation.ts';

export interface Label {
  /** What is done. */
  main: string;
  /** With what; it is left away where there is little room. */
  thing: string;
  /** What it brings. */
  gain: string;
  /** What is known of whom it concerns; also left away. */
  about: string;
  /** Does a shot decide (WE-19)? */
  isShot: boolean;
}

const EARP: Readonly<Record<string, string>> = { draw: 'draw', search: 'search', clear: 'clear' };
const PLAIN: readonly string[] = ['photo', 'rob', 'ask', 'cover', 'take', 'keep', 'pass', 'discard', 'meld'];

export function labelOf(text: string, view: WireView, cast: Cast): Label {
  const [verb = '', first = '', count = ''] = text.split(' ');
  const what = EARP[first] ?? (PLAIN.includes(verb) ? verb : 'play');
  const seat = seatOf(text);
  const preview = view.previews[text];
  const main = t('web-we-do', { what, count, name: seat === null ? '' : nameOf(seat, cast) });
  return {
    main,
    thing: thingOf(verb, what, first),
    gain: preview && preview.adds > 0 ? t('web-we-adds', { money: t('web-money', { money: preview.adds }) }) : '',
    about: aboutSeat(text, view),
    isShot: preview?.shot ?? false,
  };
}

function thingOf(verb: string, what: string, first: string): string {
  if (what === 'meld') return `× ${t('wyatt-earp-outlaw', { outlaw: first })}`;
  if (what === 'discard') return cardName(first as Card);
  return what === 'play' ? cardName(verb as Card) : '';
}

/** What a seat has that is robbed, covered or asked. */
function aboutSeat(text: string, view: WireView): string {
  const known = view.seats[seatOf(text) ?? -1];
  if (!known) return '';
  if (text.startsWith('ask ')) return t('web-we-held', { held: known.held });
  const set = known.sets.find(({ outlaw }) => outlaw === posterOf(text));
  return set ? t('web-we-set-points', { points: set.points }) : '';
}

export const cardName = (card: Card): string => t('wyatt-earp-card', { card });

/** A set in words: its cards and what they count. */
export function setAbout({ outlaw, outlaws, photo, attached, points, covered }: OutlawSet): string {
  const counted = outlaws > 0 ? [`${outlaws} × ${t('wyatt-earp-outlaw', { outlaw })}`] : [];
  const cards: Card[] = [...attached, ...(photo ? [`photo-${outlaw}` as const] : [])];
  return t('web-we-set', {
    cards: listed([...counted, ...cards.map(cardName)]),
    points,
    covered: covered ? 'yes' : 'no',
  });
}

/** All that lies open at a seat, in words: money, cards in hand, sets. */
export function seatAbout(seat: number, { seats }: WireView): string {
  const known = seats[seat];
  if (!known) return '';
  const sets = known.sets.length > 0 ? known.sets.map(setAbout) : [t('web-we-no-sets')];
  return [t('web-money', { money: known.money }), t('web-we-held', { held: known.held }), ...sets].join('. ');
}
