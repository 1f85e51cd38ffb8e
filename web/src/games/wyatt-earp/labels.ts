// What stands on a button: short, because the card or the poster it is about has just been picked. The whole sentence is
// what a screen reader says.

import type { Choice } from '$wire/protocol';
import type { ActionParts, Card, OutlawSet, WireView } from '$wire/wyatt-earp';
import type { Cast } from '$/words/format.ts';
import { listed, nameOf, t } from '$/words/lang.svelte.ts';
import { cardOf, isOneOf, partsOf, posterOf, seatOf } from './actions.ts';

export interface Label {
  /** What is done. */
  main: string;
  /** With what; left out where there is little room. */
  thing: string;
  /** What it brings. */
  gain: string;
  /** What is known of the seat that it concerns; also left out. */
  about: string;
  /** Does a shot decide (WE-19)? */
  isShot: boolean;
}

/** The word for what is done, where it is not the verb itself. */
const WORDS: Readonly<Partial<Record<ActionParts['verb'], string>>> = {
  attach: 'play',
  hideout: 'play',
  'ask-next': 'ask',
  'earp-draw': 'draw',
  'earp-search': 'search',
  'earp-clear': 'clear',
};

export function labelOf(choice: Choice, view: WireView, cast: Cast): Label {
  const parts = partsOf(choice);
  const seat = seatOf(choice);
  const preview = view.previews[choice.text];
  const main = t('web-we-do', {
    what: WORDS[parts.verb] ?? parts.verb,
    count: parts.verb === 'meld' ? parts.count : 0,
    name: seat === null ? '' : nameOf(seat, cast),
  });
  return {
    main,
    thing: thingOf(choice),
    gain: preview && preview.adds > 0 ? t('web-we-adds', { money: t('web-money', { money: preview.adds }) }) : '',
    about: aboutSeat(choice, view),
    isShot: preview?.shot ?? false,
  };
}

function thingOf(choice: Choice): string {
  const parts = partsOf(choice);
  if (parts.verb === 'meld') return `× ${t('wyatt-earp-outlaw', { outlaw: parts.outlaw })}`;
  const card = isOneOf(choice, 'discard', 'attach', 'hideout') ? cardOf(choice) : null;
  return card === null ? '' : cardName(card);
}

/** Describes what a robbed, covered or asked seat has. */
function aboutSeat(choice: Choice, view: WireView): string {
  const known = view.seats[seatOf(choice) ?? -1];
  if (!known) return '';
  if (isOneOf(choice, 'ask', 'ask-next')) return t('web-we-held', { held: known.held });
  const set = known.sets.find(({ outlaw }) => outlaw === posterOf(choice));
  return set ? t('web-we-set-points', { points: set.points }) : '';
}

export const cardName = (card: Card): string => t('wyatt-earp-card', { card });

/** Describes a set: its cards and what they count. */
export function setAbout({ outlaw, outlaws, photo, attached, points, covered }: OutlawSet): string {
  const counted = outlaws > 0 ? [`${outlaws} × ${t('wyatt-earp-outlaw', { outlaw })}`] : [];
  const cards: Card[] = [...attached, ...(photo ? [`photo-${outlaw}` as const] : [])];
  return t('web-we-set', {
    cards: listed([...counted, ...cards.map(cardName)]),
    points,
    covered: covered ? 'yes' : 'no',
  });
}

/** Describes what lies open at a seat: money, cards in hand, sets. */
export function seatAbout(seat: number, { seats }: WireView): string {
  const known = seats[seat];
  if (!known) return '';
  const sets = known.sets.length > 0 ? known.sets.map(setAbout) : [t('web-we-no-sets')];
  return [t('web-money', { money: known.money }), t('web-we-held', { held: known.held }), ...sets].join('. ');
}
