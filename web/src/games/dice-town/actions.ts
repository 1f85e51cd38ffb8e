// The offered actions, sorted by what they are done with: dice, cards and seats. They are read from their parts, never from their
// text. No rule lives here.

import { CARDS, FACES, type ActionParts, type Card, type Face, type Kind } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';

export { FACES };

const PRINTED = new Map(CARDS.map((printed) => [printed.card, printed]));

export const isTitle = (card: Card): boolean => PRINTED.get(card)?.title ?? false;

/** The number on an equipment card or a title. */
export const worthOf = (card: Card): number | null => PRINTED.get(card)?.worth ?? null;

/** The clause that explains the card. */
export const ruleOf = (card: Card): string => PRINTED.get(card)?.rule ?? '';

/** The parts of an action of this game. */
export const partsOf = ({ parts }: Choice): ActionParts => parts as ActionParts;

type Verb = ActionParts['verb'];

/** The first of these actions that is of this kind. */
export const choiceOf = (choices: readonly Choice[], verb: Verb): Choice | undefined =>
  choices.find((choice) => partsOf(choice).verb === verb);

function countOf(dice: readonly Face[], face: Face): number {
  return dice.filter((die) => die === face).length;
}

const covers = (dice: readonly Face[], few: readonly Face[]): boolean =>
  FACES.every((face) => countOf(dice, face) >= countOf(few, face));

const isKeep = (choice: Choice): boolean => partsOf(choice).verb === 'keep';

/** The dice that this action keeps; none where it keeps no dice. */
function keptBy(choice: Choice): readonly Face[] {
  const parts = partsOf(choice);
  return parts.verb === 'keep' ? parts.dice : [];
}

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

/** Are there dice to keep? */
export const mayKeep = (choices: readonly Choice[]): boolean => choices.some(isKeep);

/** Must exactly one die be kept? */
export function keepsOne(choices: readonly Choice[]): boolean {
  return choices.filter(isKeep).every((choice) => keptBy(choice).length === 1);
}

/** Would it take long to pick some of the dice one by one? Then one click picks all of them, and others put back what is too many. */
export function offersAll(choices: readonly Choice[], rolled: number): boolean {
  return rolled > 3 && choices.some((choice) => keptBy(choice).length > 3);
}

export function isBrute(choice: Choice): boolean {
  return isKeep(choice) && cardOf(choice) !== null;
}

/** The seat that an action is done on. */
export function seatOf(choice: Choice): number | null {
  const parts = partsOf(choice);
  return 'seat' in parts ? parts.seat : null;
}

/** The card of the hand that this action plays. */
export function cardOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return parts.verb === 'keep' || parts.verb === 'cheat' || parts.verb === 'play' ? parts.card : null;
}

/** The titles that this action puts behind barbed wire. */
export function wiredBy(choice: Choice): readonly Card[] {
  const parts = partsOf(choice);
  return parts.verb === 'doc-wire' ? parts.cards : [];
}

/** Does this action wire two equal titles? */
export function isPair(choice: Choice): boolean {
  const [one, two] = wiredBy(choice);
  return one !== undefined && one === two;
}

/** The action that offers this card, or wires it alone. */
export function givesCard(choices: readonly Choice[], card: Card): Choice | undefined {
  return choices.find((choice) => {
    const parts = partsOf(choice);
    if (parts.verb === 'offer-card') return parts.card === card;
    return parts.verb === 'doc-wire' && parts.cards.length === 1 && parts.cards[0] === card;
  });
}

/** The action that takes this drawn card. */
export function takesCard(choices: readonly Choice[], card: Card): Choice | undefined {
  return choices.find((choice) => {
    const parts = partsOf(choice);
    return parts.verb === 'take' && parts.card === card;
  });
}

/** The ways to wire this title together with another, by that other one. */
export function wiresWith(choices: readonly Choice[], title: Card): Map<Card, Choice> {
  const wires = new Map<Card, Choice>();
  for (const choice of choices) {
    const [one, two] = wiredBy(choice);
    if (one === undefined || two === undefined) continue;
    if (one === title) wires.set(two, choice);
    else if (two === title) wires.set(one, choice);
  }
  return wires;
}

const OFFERS: readonly Verb[] = ['offer-bill', 'offer-nugget', 'offer-card', 'offer-done'];

export const isOffer = (choice: Choice): boolean => OFFERS.includes(partsOf(choice).verb);

/** Actions that are no button among others: they are done with dice or cards, or have a place of their own. */
const ELSEWHERE: readonly Verb[] = ['keep', 'cheat', 'take', 'doc-wire', 'pass', ...OFFERS];

/** Actions that are a button of their own. */
export function buttonsOf(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !ELSEWHERE.includes(partsOf(choice).verb));
}

const DOCTOR = { 'doc-store': 'store', 'doc-dollars': 'dollars', 'doc-nuggets': 'nuggets' } as const;

/** What this action takes at the doctor's. */
export function remedyOf(choice: Choice): string | null {
  const { verb } = partsOf(choice);
  return verb in DOCTOR ? DOCTOR[verb as keyof typeof DOCTOR] : null;
}

/** The faces between which a Cheater may choose: from one of the row, to another. */
export function turnsOf(choices: readonly Choice[]): Map<Face, { to: Face; choice: Choice }[]> {
  const turns = new Map<Face, { to: Face; choice: Choice }[]>();
  for (const choice of choices) {
    const parts = partsOf(choice);
    if (parts.verb !== 'cheat') continue;
    turns.set(parts.from, [...(turns.get(parts.from) ?? []), { to: parts.to, choice }]);
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
