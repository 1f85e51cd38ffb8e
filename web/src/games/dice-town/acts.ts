// The offered actions, read by what they are done with: dice, cards and seats. No rule lives here, only the
// notation of `RULES.md`.

import { CARDS, FACES, type Card, type Face, type Kind } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';

export { FACES };

const PRINTED = new Map(CARDS.map((printed) => [printed.card, printed]));

export const isTitle = (card: Card): boolean => PRINTED.get(card)?.title ?? false;

/** The number on an equipment card or a title. */
export const worthOf = (card: Card): number | null => PRINTED.get(card)?.worth ?? null;

/** The clause that explains the card. */
export const ruleOf = (card: Card): string => PRINTED.get(card)?.rule ?? '';

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

/** The dice that this action keeps; none where it keeps no dice. */
const keptBy = (choice: Choice): Face[] => (isKeep(choice) ? diceOf(choice.text.split(' ')[1] ?? '') : []);

/** The ways to keep exactly these dice, the plain one first and the one with a Brute second, as offered. */
export function keepsOf(choices: readonly Choice[], chosen: readonly Face[]): Choice[] {
  return choices.filter(
    (choice) => isKeep(choice) && keptBy(choice).length === chosen.length && covers(keptBy(choice), chosen),
  );
}

/** Is there a choice that keeps these dice and one more of this face? */
export function mayJoin(choices: readonly Choice[], chosen: readonly Face[], face: Face): boolean {
  return choices.some((choice) => isKeep(choice) && covers(keptBy(choice), [...chosen, face]));
}

/** The choices that keep at least so many dice of this face. */
export function keepsWith(choices: readonly Choice[], face: Face, many: number): Choice[] {
  return choices.filter((choice) => countOf(keptBy(choice), face) >= many);
}

/** Must exactly one die be kept? */
export function keepsOne(choices: readonly Choice[]): boolean {
  return choices.filter(isKeep).every((choice) => keptBy(choice).length === 1);
}

/** Would it take long to pick some of the dice one by one? Then one click picks all of them, and others put back what is too many. */
export function offersAll(choices: readonly Choice[], rolled: number): boolean {
  return rolled > 3 && choices.some((choice) => keptBy(choice).length > 3);
}

export function isBrute(choice: Choice): boolean {
  return choice.text.endsWith(' brute');
}

/** The seat named by an action that is done on a seat. */
export function seatOf(text: string): number | null {
  const found = /^(?:award|rob|visit|joe) (\d+)$/.exec(text);
  return found ? Number(found[1]) : null;
}

const PLAYED: Readonly<Record<string, Card>> = {
  cheat: 'cheater',
  dynamite: 'dynamite',
  sharing: 'sharing',
  credits: 'credits',
  girls: 'girls',
  marshal: 'marshal',
  joe: 'joe',
  corruption: 'corruption',
  elixir: 'elixir',
  wanted: 'wanted',
};

/** The card of the hand that this action plays. */
export function cardOf(text: string): Card | null {
  return PLAYED[text.split(' ')[0] ?? ''] ?? null;
}

/** The titles that this action puts behind barbed wire. */
export function wiredBy(text: string): Card[] {
  const [first, second, ...titles] = text.split(' ');
  return first === 'doc' && second === 'wire' ? (titles as Card[]) : [];
}

/** The ways to wire this title together with another, by that other one. */
export function wiresWith(choices: readonly Choice[], title: Card): Map<Card, Choice> {
  const wires = new Map<Card, Choice>();
  for (const choice of choices) {
    const [one, two] = wiredBy(choice.text);
    if (one === undefined || two === undefined) continue;
    if (one === title) wires.set(two, choice);
    else if (two === title) wires.set(one, choice);
  }
  return wires;
}

/** Actions that are a button of their own: done neither with dice nor titles, nor a card that is drawn or offered, and no pass. */
export function buttonsOf(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ text }) => !/^(keep|cheat|take|offer) /.test(text) && text !== 'pass' && wiredBy(text).length === 0,
  );
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

/** The dice that make a hand what it is, counted by face: groups with the largest first, the ends of a straight, or the highest die
 * (DT-26). */
export function handOf(dice: readonly Face[], kind: Kind): { face: Face; count: number }[] {
  const groups = FACES.map((face) => ({ face, count: countOf(dice, face) }))
    .filter(({ count }) => count > 0)
    .reverse();
  if (kind === 'straight') return [groups.at(-1), groups[0]].flatMap((group) => group ?? []);
  if (kind === 'high-card') return groups.slice(0, 1);
  return groups.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
}

/** Equal cards, counted: titles lie on each other. */
export function stacked(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
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
