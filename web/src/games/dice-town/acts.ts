// The offered actions, read by what they are done with: dice, cards and seats. No rule lives here, only the
// notation of `RULES.md`.

import type { Card, Face } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';

export const FACES: readonly Face[] = ['9', 'T', 'J', 'Q', 'K', 'A'];

const isFace = (letter: string): letter is Face => (FACES as readonly string[]).includes(letter);

/** The dice of a word such as `9JJ`; `-` has none. */
export function diceOf(word: string): Face[] {
  return Array.from(word).filter(isFace);
}

function countOf(dice: readonly Face[], face: Face): number {
  return dice.filter((die) => die === face).length;
}

const covers = (dice: readonly Face[], few: readonly Face[]): boolean =>
  FACES.every((face) => countOf(dice, face) >= countOf(few, face));

const isKeep = ({ text }: Choice): boolean => text.startsWith('keep ');

const keptBy = ({ text }: Choice): Face[] => diceOf(text.split(' ')[1] ?? '');

/** The ways to keep exactly these dice, the plain one first and the one with a Brute second, as offered. */
export function keepsOf(choices: readonly Choice[], chosen: readonly Face[]): Choice[] {
  return choices.filter((choice) => isKeep(choice) && keptBy(choice).length === chosen.length && covers(keptBy(choice), chosen));
}

/** Is there a choice that keeps these dice and one more of this face? */
export function mayJoin(choices: readonly Choice[], chosen: readonly Face[], face: Face): boolean {
  return choices.some((choice) => isKeep(choice) && covers(keptBy(choice), [...chosen, face]));
}

export function isBrute(choice: Choice): boolean {
  return choice.text.endsWith(' brute');
}

/** The seat named by an action that is done on a seat, and the card picked up for it, if it needs one. */
export function seatOf(text: string): { seat: number; card: Card | null } | null {
  const found = /^(award|rob|visit|joe) (\d+)$/.exec(text);
  return found ? { seat: Number(found[2]), card: found[1] === 'joe' ? 'joe' : null } : null;
}

const PLAYED: Readonly<Record<string, Card>> = {
  cheat: 'cheater', dynamite: 'dynamite', sharing: 'sharing', credits: 'credits', girls: 'girls',
  marshal: 'marshal', joe: 'joe', corruption: 'corruption', elixir: 'elixir', wanted: 'wanted',
};

/** The cards of the hand that this action plays or lays out. */
export function cardsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(' ');
  if (first === 'doc' && rest[0] === 'wire') return rest.slice(1);
  const card = PLAYED[first];
  return card === undefined ? [] : [card];
}

/** What can be done with a card once it is picked up. */
export function choicesOf(choices: readonly Choice[], card: string): Choice[] {
  return choices.filter(({ text }) => cardsOf(text).includes(card));
}

/** Actions that are done with nothing in hand: neither dice, nor a card, nor a seat, nor a piece of an offer. */
export function plainOf(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ text }) => !/^(keep|take|offer) /.test(text) && text !== 'pass' && seatOf(text) === null && cardsOf(text).length === 0);
}

/** The faces between which a Cheater may choose: from one of the row, to another. */
export function turnsOf(choices: readonly Choice[]): Map<Face, { to: Face; choice: Choice }[]> {
  const turns = new Map<Face, { to: Face; choice: Choice }[]>();
  for (const choice of choices) {
    const [word, from = '', to = ''] = choice.text.split(' ');
    if (word !== 'cheat' || !isFace(from) || !isFace(to)) continue;
    turns.set(from, [...(turns.get(from) ?? []), { to, choice }]);
  }
  return turns;
}

/** Things that lie side by side with names that last: the second of its like is `title-3.1`. */
export function named<T extends string>(things: readonly T[], after: readonly T[] = []): { thing: T; name: string }[] {
  const seen = new Map<T, number>();
  const next = (thing: T): number => {
    const count = seen.get(thing) ?? 0;
    seen.set(thing, count + 1);
    return count;
  };
  after.forEach(next);
  return things.map((thing) => ({ thing, name: `${thing}.${next(thing)}` }));
}
