// Where each legal action is offered: on a pile, on a poster, in a searched pile, or as a button in the tray. What has been
// picked is a few words: a card of the hand, the poster of an outlaw, and whether the rest of many buttons is looked at.

import type { Choice } from '$wire/protocol';
import type { Card, Outlaw, WireView } from '$wire/wyatt-earp';
import type { Play } from '$/table/play.svelte.ts';
import { cardOf, isAsk, isOneOf, pickOf, posterOf, seatOf } from './actions.ts';

type Asked = Pick<Play<WireView>, 'view' | 'choices' | 'picked'>;

export interface Picked {
  card: Card | null;
  outlaw: Outlaw | null;
  isMore: boolean;
}

const POSTER = 'poster-';
const MORE = 'more';
/** Questions about one card, which need not be picked first. */
const PROMPTS = ['react', 'photo-react', 'immediate'];
/** So many buttons find room in every tray. */
export const MOST = 6;

export const pickOfPoster = (outlaw: Outlaw): string => POSTER + outlaw;
export const pickOfMore = MORE;

export function pickedIn(picked: string | null): Picked {
  const words = picked?.split(' ') ?? [];
  const poster = words.find((word) => word.startsWith(POSTER));
  const card = words.find((word) => word !== poster && word !== MORE);
  return {
    card: (card as Card | undefined) ?? null,
    outlaw: poster ? (poster.slice(POSTER.length) as Outlaw) : null,
    isMore: words.includes(MORE),
  };
}

/** Returns what is picked after a click on this. A second click puts it back. */
export function picking({ picked }: Asked, word: string): string | null {
  const { card } = pickedIn(picked);
  const isOn = picked?.split(' ').includes(word) ?? false;
  if (word.startsWith(POSTER)) return isOn ? card : [card, word].filter((one) => one !== null).join(' ');
  if (word === MORE)
    return isOn
      ? (picked
          ?.split(' ')
          .filter((one) => one !== MORE)
          .join(' ') ?? null)
      : `${picked ?? ''} ${MORE}`.trim();
  return isOn ? null : word;
}

/** Is a question asked about one card, out of turn or about a card just found? */
export function isPrompted({ view, choices }: Asked): boolean {
  return PROMPTS.includes(view.phase) && choices.length > 0;
}

/** Returns the actions that need a picked card of the hand. */
export function withCards(asked: Asked): Choice[] {
  return isPrompted(asked) ? [] : asked.choices.filter((choice) => cardOf(choice) !== null);
}

/** Returns what a click on the poster of an outlaw does: one action, or several, of which the next click chooses a seat. */
export function onPoster(asked: Asked, outlaw: Outlaw): Choice[] {
  const { card } = pickedIn(asked.picked);
  return asked.choices.filter(
    (choice) => posterOf(choice) === outlaw && (!isAsk(choice) || isPrompted(asked) || card === 'most-wanted'),
  );
}

const isOnPile = (choice: Choice): boolean => isOneOf(choice, 'draw-supply', 'draw-discard', 'end-round');

/** Returns the buttons of the tray, in an order in which none moves when more is picked. */
export function inTray(asked: Asked): Choice[] {
  const { card, outlaw } = pickedIn(asked.picked);
  const prompted = isPrompted(asked);
  const plain = asked.choices.filter((choice) => {
    if (posterOf(choice) !== null || pickOf(choice) !== null || isOnPile(choice)) return false;
    return prompted || cardOf(choice) === null || cardOf(choice) === card;
  });
  const pointed = outlaw === null ? [] : onPoster(asked, outlaw);
  return pointed.length > 1 ? [...plain, ...pointed] : plain;
}

/** Returns how many buttons there may be while only posters are picked: their places stay the same. Where a poster acts at once,
 * one place says so. */
export function places({ view, choices, picked }: Asked): number {
  // Without the poster, and whatever poster it may be.
  const asked = { view, choices, picked: pickedIn(picked).card };
  const most = Math.max(0, ...view.outlaws.map(({ outlaw }) => onPoster(asked, outlaw).length));
  return inTray(asked).length + most;
}

/** Returns the most places that the tray needs for this question, for any pick; none where all is answered elsewhere. */
export function mostPlaces(asked: Asked): number {
  const { view, choices } = asked;
  const cards = new Set([null, ...withCards(asked).map(cardOf)]);
  return Math.max(...[...cards].map((picked) => places({ view, choices, picked })));
}

export const setKey = (seat: number | null, outlaw: Outlaw): string => `${seat} ${outlaw}`;

/** Returns the sets that a question is about; of a picked poster, only its own. */
export function setsIn({ view, choices, picked }: Asked): ReadonlySet<string> {
  const { outlaw } = pickedIn(picked);
  return new Set(
    choices.flatMap((choice) => {
      const target = posterOf(choice);
      return target === null || isAsk(choice) || (outlaw ?? target) !== target
        ? []
        : setKey(seatOf(choice) ?? view.actor, target);
    }),
  );
}

/** Returns the buttons that are shown: of too many some, and the rest after a click on "more". */
export function shownOf(all: readonly Choice[], isMore: boolean): readonly Choice[] {
  if (all.length <= MOST) return all;
  return isMore ? all.slice(MOST - 1) : all.slice(0, MOST - 1);
}
