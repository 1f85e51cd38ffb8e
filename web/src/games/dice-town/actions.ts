// The offered actions, sorted by what they are done with: dice, cards and seats. They are read from their parts, never from their
// text. No rule lives here.

import { CARDS, FACES, type ActionParts, type Card, type Face, type Kind } from '$wire/dice-town';
import type { Choice } from '$wire/protocol';

export { FACES };

const PRINTED = new Map(CARDS.map((printed) => [printed.card, printed]));

export const isTitle = (card: Card): boolean => PRINTED.get(card)?.title ?? false;

/** Returns the number on an equipment card or a title. */
export const worthOf = (card: Card): number | null => PRINTED.get(card)?.worth ?? null;

/** Returns the clause that explains the card. */
export const ruleOf = (card: Card): string => PRINTED.get(card)?.rule ?? '';

/** Returns the parts of an action, in the shape of this game. */
export const partsOf = ({ parts }: Choice): ActionParts => parts as ActionParts;

type Verb = ActionParts['verb'];

/** Returns the first of these actions with this verb. */
export const choiceOf = (choices: readonly Choice[], verb: Verb): Choice | undefined =>
  choices.find((choice) => partsOf(choice).verb === verb);

function countOf(dice: readonly Face[], face: Face): number {
  return dice.filter((die) => die === face).length;
}

const covers = (dice: readonly Face[], few: readonly Face[]): boolean =>
  FACES.every((face) => countOf(dice, face) >= countOf(few, face));

const isKeep = (choice: Choice): boolean => partsOf(choice).verb === 'keep';

/** Returns the dice that this action keeps; none where it keeps no dice. */
function keptBy(choice: Choice): readonly Face[] {
  const parts = partsOf(choice);
  return parts.verb === 'keep' ? parts.dice : [];
}

/** Returns the ways to keep exactly these dice: the plain one first, then the one with a Brute. */
export function keepsOf(choices: readonly Choice[], chosen: readonly Face[]): Choice[] {
  return choices.filter(
    (choice) => isKeep(choice) && keptBy(choice).length === chosen.length && covers(keptBy(choice), chosen),
  );
}

/** Is there a choice that keeps these dice and one more of this face? */
export function mayJoin(choices: readonly Choice[], chosen: readonly Face[], face: Face): boolean {
  return choices.some((choice) => isKeep(choice) && covers(keptBy(choice), [...chosen, face]));
}

/** Returns the choices that keep at least so many dice of this face. */
export function keepsWith(choices: readonly Choice[], face: Face, many: number): Choice[] {
  return choices.filter((choice) => countOf(keptBy(choice), face) >= many);
}

/** Are there dice to keep? */
export const mayKeep = (choices: readonly Choice[]): boolean => choices.some(isKeep);

/** Must exactly one die be kept? */
export function keepsOne(choices: readonly Choice[]): boolean {
  return choices.filter(isKeep).every((choice) => keptBy(choice).length === 1);
}

/** Would it take long to pick the dice one by one? Then one click picks all, and further clicks put some back. */
export function offersAll(choices: readonly Choice[], rolled: number): boolean {
  return rolled > 3 && choices.some((choice) => keptBy(choice).length > 3);
}

export function isBrute(choice: Choice): boolean {
  return isKeep(choice) && cardOf(choice) !== null;
}

/** Returns the seat that this action is done on. */
export function seatOf(choice: Choice): number | null {
  const parts = partsOf(choice);
  return 'seat' in parts ? parts.seat : null;
}

/** Returns the card of the hand that this action plays. */
export function cardOf(choice: Choice): Card | null {
  const parts = partsOf(choice);
  return parts.verb === 'keep' || parts.verb === 'cheat' || parts.verb === 'play' ? parts.card : null;
}

/** Returns the titles that this action puts behind barbed wire. */
export function wiredBy(choice: Choice): readonly Card[] {
  const parts = partsOf(choice);
  return parts.verb === 'doc-wire' ? parts.cards : [];
}

/** Does this action wire two equal titles? */
export function isPair(choice: Choice): boolean {
  const [one, two] = wiredBy(choice);
  return one !== undefined && one === two;
}

/** Returns the action that offers this card, or wires it alone. */
export function givesCard(choices: readonly Choice[], card: Card): Choice | undefined {
  return choices.find((choice) => {
    const parts = partsOf(choice);
    if (parts.verb === 'offer-card') return parts.card === card;
    return parts.verb === 'doc-wire' && parts.cards.length === 1 && parts.cards[0] === card;
  });
}

/** Returns the action that takes this drawn card. */
export function takesCard(choices: readonly Choice[], card: Card): Choice | undefined {
  return choices.find((choice) => {
    const parts = partsOf(choice);
    return parts.verb === 'take' && parts.card === card;
  });
}

/** Returns the ways to wire this title together with another, by that other one. */
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

/** Returns the actions that have a button of their own. */
export function buttonsOf(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !ELSEWHERE.includes(partsOf(choice).verb));
}

const DOCTOR = { 'doc-store': 'store', 'doc-dollars': 'dollars', 'doc-nuggets': 'nuggets' } as const;

/** Returns what this action takes at the doctor's. */
export function remedyOf(choice: Choice): string | null {
  const { verb } = partsOf(choice);
  return verb in DOCTOR ? DOCTOR[verb as keyof typeof DOCTOR] : null;
}

/** Returns what a Cheater may turn: from each face of the row, to which others. */
export function turnsOf(choices: readonly Choice[]): Map<Face, { to: Face; choice: Choice }[]> {
  const turns = new Map<Face, { to: Face; choice: Choice }[]>();
  for (const choice of choices) {
    const parts = partsOf(choice);
    if (parts.verb !== 'cheat') continue;
    turns.set(parts.from, [...(turns.get(parts.from) ?? []), { to: parts.to, choice }]);
  }
  return turns;
}

/** Returns the dice that make a hand, counted by face: groups with the largest first, the ends of a straight, or the highest die
 * (DT-26). */
export function handOf(dice: readonly Face[], kind: Kind): { face: Face; count: number }[] {
  const groups = FACES.map((face) => ({ face, count: countOf(dice, face) }))
    .filter(({ count }) => count > 0)
    .reverse();
  if (kind === 'straight') return [groups.at(-1), groups[0]].flatMap((group) => group ?? []);
  if (kind === 'high-card') return groups.slice(0, 1);
  return groups.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
}

/** Counts equal cards: titles lie on each other. */
export function stacked(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Gives lasting names to things that lie side by side: the second equal one is `title-3.1`. */
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
