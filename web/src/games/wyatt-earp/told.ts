// What is read out of the sentences that come with a view: shots, and what a round has paid. No view shows
// either, because both are over when somebody has to decide again.

import type { Said, SaidArg } from '$wire/protocol';
import type { Card, Outlaw } from '$wire/wyatt-earp';

export interface Shot {
  seat: number;
  card: Card;
  hit: boolean;
}

export interface Payout {
  outlaw: Outlaw;
  reward: number;
  captured: boolean;
  /** Dollars by seat. */
  takes: ReadonlyMap<number, number>;
}

export interface Reckoning {
  payouts: readonly Payout[];
  /** How it was shot out, if it was (WE-45). */
  duel: readonly Said[];
}

const word = (arg: SaidArg | undefined): string => (typeof arg === 'object' && 'word' in arg ? (arg.word ?? '') : '');
const seat = (arg: SaidArg | undefined): number => (typeof arg === 'object' && 'seat' in arg ? arg.seat : -1);
const figure = (arg: SaidArg | undefined): number => (typeof arg === 'number' ? arg : 0);

/** The last shot of which these sentences tell (WE-19). */
export function shotIn(told: readonly Said[]): Shot | null {
  const args = told.findLast(({ key }) => key === 'wyatt-earp-shot')?.args;
  return args ? { seat: seat(args['seat']), card: word(args['card']) as Card, hit: word(args['hit']) === 'yes' } : null;
}

/** What the last round of which these sentences tell has paid (WE-38 to WE-41). */
export function reckoningIn(told: readonly Said[]): Reckoning | null {
  const end = told.findLastIndex(({ key }) => key === 'wyatt-earp-round-ends');
  if (end < 0) return null;
  const since = told.slice(end + 1);
  return {
    payouts: since.flatMap((said) => payout(said) ?? []),
    duel: since.filter(({ key }) => key.startsWith('wyatt-earp-duel')),
  };
}

function payout({ key, args = {} }: Said): Payout | null {
  const captured = key === 'wyatt-earp-captured';
  if (!captured && key !== 'wyatt-earp-escaped') return null;
  const takes = new Map<number, number>();
  for (const take of Array.isArray(args['takes']) ? args['takes'] : []) {
    if (typeof take !== 'object' || !('key' in take)) continue;
    const who = seat(take.args?.['seat']);
    takes.set(who, (takes.get(who) ?? 0) + figure(take.args?.['money']));
  }
  return { outlaw: word(args['outlaw']) as Outlaw, reward: figure(args['reward']), captured, takes };
}
