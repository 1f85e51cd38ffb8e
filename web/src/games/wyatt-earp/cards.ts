// The cards as they are drawn: whose they are, what stands in their corner, which clause tells of them.

import type { Card, Outlaw } from '$wire/wyatt-earp';

/** Everything that is drawn of an outlaw alike. Four of them begin with a B: the letters are chosen to differ. */
export const OUTLAWS: Readonly<Record<Outlaw, { letter: string; colour: string }>> = {
  belle: { letter: 'B', colour: '#96276b' },
  billy: { letter: 'K', colour: '#a5341c' },
  bob: { letter: 'D', colour: '#0f5e63' },
  butch: { letter: 'C', colour: '#3d5f1e' },
  jesse: { letter: 'J', colour: '#24477f' },
  sundance: { letter: 'S', colour: '#854e00' },
  wes: { letter: 'W', colour: '#3b3a41' },
};

/** The kinds of cards, in the order of the rules, with how many there are (WE-2) and where they are explained. */
export const KINDS = {
  outlaw: { copies: 49, rule: 'WE-16' },
  photo: { copies: 7, rule: 'WE-18' },
  stagecoach: { copies: 2, rule: 'WE-22' },
  bank: { copies: 4, rule: 'WE-22' },
  'fastest-gun': { copies: 3, rule: 'WE-24' },
  'most-wanted': { copies: 3, rule: 'WE-26' },
  hideout: { copies: 3, rule: 'WE-25' },
  'wyatt-earp': { copies: 7, rule: 'WE-31' },
} as const;

export type Kind = keyof typeof KINDS;

/** The canonical order of cards: outlaws, photos, then the others as the kinds come. */
const ORDER: readonly Card[] = [
  ...(Object.keys(OUTLAWS) as Outlaw[]),
  ...(Object.keys(OUTLAWS) as Outlaw[]).map((outlaw): Card => `photo-${outlaw}`),
  ...(Object.keys(KINDS).slice(2) as Card[]),
];

export function byOrder(a: Card, b: Card): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

const isOutlaw = (word: string): word is Outlaw => word in OUTLAWS;

/** Whom a card shows: on an outlaw card or a photo. */
export function outlawOn(card: Card): Outlaw | null {
  const name = card.startsWith('photo-') ? card.slice('photo-'.length) : card;
  return isOutlaw(name) ? name : null;
}

export function kindOf(card: Card): Kind {
  if (isOutlaw(card)) return 'outlaw';
  return card.startsWith('photo-') ? 'photo' : (card as Kind);
}

export interface Group {
  card: Card;
  count: number;
}

/** Equal cards together, in the order in which they come: hands come sorted. */
export function grouped(cards: readonly Card[]): Group[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
