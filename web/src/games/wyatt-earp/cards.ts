// The cards as they are drawn: what stands in their corner, and how they are sorted and grouped.

import { CARDS, type Card, type Outlaw } from '$wire/wyatt-earp';

/** The letter and colour of each outlaw. Four names begin with a B, so the letters are chosen to differ. */
export const OUTLAWS: Readonly<Record<Outlaw, { letter: string; colour: string }>> = {
  belle: { letter: 'B', colour: '#96276b' },
  billy: { letter: 'K', colour: '#a5341c' },
  bob: { letter: 'D', colour: '#0f5e63' },
  butch: { letter: 'C', colour: '#3d5f1e' },
  jesse: { letter: 'J', colour: '#24477f' },
  sundance: { letter: 'S', colour: '#854e00' },
  wes: { letter: 'W', colour: '#3b3a41' },
};

const ORDER = new Map(CARDS.map(({ card }, order) => [card, order]));
const OUTLAW_ON = new Map(CARDS.map(({ card, outlaw }) => [card, outlaw]));

export function byOrder(a: Card, b: Card): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);
}

/** The outlaw on an outlaw card or a photo. */
export function outlawOn(card: Card): Outlaw | null {
  return OUTLAW_ON.get(card) ?? null;
}

export type Kind = 'outlaw' | 'photo' | Exclude<Card, Outlaw | `photo-${Outlaw}`>;

export function kindOf(card: Card): Kind {
  const outlaw = outlawOn(card);
  if (outlaw === null) return card as Kind;
  return card === outlaw ? 'outlaw' : 'photo';
}

/** The kinds of cards, in the order of the rules, with their number (WE-2) and the clause that explains them. */
export const KINDS = CARDS.reduce<Partial<Record<Kind, { copies: number; rule: string }>>>(
  (kinds, { card, copies, rule }) => {
    const kind = kindOf(card);
    return { ...kinds, [kind]: { copies: copies + (kinds[kind]?.copies ?? 0), rule } };
  },
  {},
) as Readonly<Record<Kind, { copies: number; rule: string }>>;

export interface Group {
  card: Card;
  count: number;
}

/** Groups equal cards, in the order in which they come: hands come sorted. */
export function grouped(cards: readonly Card[]): Group[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
