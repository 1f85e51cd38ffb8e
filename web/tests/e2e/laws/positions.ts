// Positions of random games, as the server sends them to one seat: written by `saloon positions`, the same every time.

import { execFileSync } from 'node:child_process';
import type { Notice, Position, TableInfo } from '../../../../crates/protocol/protocol.ts';
import { onlyPass } from '../../../src/net/passing.ts';
import { BINARY } from '../saloon.ts';

export type Sent = Position & { type: 'position' };

/** How many can play each game. */
export const SEATS: Readonly<Record<string, readonly number[]>> = {
  'wild-shots': [2, 3, 4],
  'wyatt-earp': [2, 3, 4],
  'dice-town': [2, 3, 4, 5],
};

const TABLE = 'sample';
/** As long as a nickname may be. */
export const LONG_NAME = 'Josephine Marcus of Erie';

/** Everything that seat 0 is sent during one game after another, in order. */
export function gameOf(game: string, seats: number, seed: number, games = 1): Sent[] {
  const lines = execFileSync(
    BINARY,
    ['positions', game, '--seats', String(seats), '--seed', String(seed), '--games', String(games)],
    { encoding: 'utf8', maxBuffer: 1 << 30 },
  );
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sent);
}

/** A game of any title asks each seat at least this often. */
const QUESTIONS = 40;

/** So many decisions of seat 0, spread evenly over seat counts, games and their phases; for each seat count the last is an end. */
export function decisionsOf(game: string, count: number, seed: number): { seats: number; position: Sent }[] {
  const counts = SEATS[game] ?? [];
  const each = Math.ceil(count / counts.length);
  return counts.flatMap((seats) => {
    const sent = gameOf(game, seats, seed, Math.max(3, Math.ceil((2 * each) / QUESTIONS)));
    const asked = sent.filter(
      ({ decision, actions }) => decision !== null && !(isAmongBots(seats) && onlyPass(actions) !== null),
    );
    const chosen = Array.from({ length: each - 1 }, (_, i) => asked[Math.floor((i * asked.length) / (each - 1))]);
    return [...chosen, sent.find(({ result }) => result !== null)].flatMap((position) =>
      position ? [{ seats, position }] : [],
    );
  });
}

/** Games in which nearly everything happens that can, one after another. */
function* sampled(game: string): Generator<{ seats: number; sent: Sent[] }> {
  const counts = SEATS[game] ?? [2];
  for (let seed = 500; seed < 500 + SAMPLED; seed += 1) {
    const seats = counts[seed % counts.length] ?? 2;
    yield { seats, sent: gameOf(game, seats, seed) };
  }
}
const SAMPLED = 60;

/** Positions in which everything is asked that the game asks: each has an answer of a kind that none before it has, or ends the
 * game. By the words that their answers begin with. */
export function questions(game: string): Map<string, { seats: number; position: Sent }> {
  const asked = new Set<string>();
  const found = new Map<string, { seats: number; position: Sent }>();
  for (const { seats, sent } of sampled(game)) {
    for (const position of sent) {
      const words = new Set(
        position.result ? ['game-over'] : position.actions.map(({ text }) => text.split(' ')[0] ?? ''),
      );
      if ([...words].every((word) => asked.has(word)) || (isAmongBots(seats) && onlyPass(position.actions) !== null))
        continue;
      for (const word of words) asked.add(word);
      found.set([...words].join('+'), { seats, position });
    }
  }
  return found;
}

/** One change from a position to the next. */
export interface Change {
  seats: number;
  before: Sent;
  after: Sent;
  /** What happens in it and in none before it: types of events. */
  fresh: string[];
}

/** What a position tells its viewer, without versions. */
export const noticesOf = ({ news }: Pick<Position, 'news'>): Notice[] => news.flatMap(({ notices }) => notices);

/** Changes in which everything happens that happens in the sampled games, each of them the first of its kind. */
export function changes(game: string): Change[] {
  const seen = new Set<string>();
  const found: Change[] = [];
  for (const { seats, sent } of sampled(game)) {
    for (const [i, after] of sent.entries()) {
      const before = sent[i - 1];
      const fresh = [...new Set(noticesOf(after).map(({ event }) => (event as { type: string }).type))].filter(
        (type) => !seen.has(type),
      );
      if (!before || fresh.length === 0) continue;
      fresh.forEach((type) => seen.add(type));
      found.push({ seats, before, after, fresh });
    }
  }
  return found;
}

/** Among bots the client passes by itself where nothing else is possible. */
const isAmongBots = (seats: number): boolean => seats !== 4;

/** The table around it: a person at seat 0 with names as long as people have, bots in the other seats; at a table of four, one
 * more person. */
export function tableOf(game: string, seats: number, you = 0): TableInfo & { type: 'table' } {
  const strengths = ['greenhorn', 'deputy', 'marshal', 'deputy'];
  const bots = [
    { name: 'Ambrose', face: 'gambler' },
    { name: 'Mabel', face: 'rancher' },
    { name: 'Mateo', face: 'vaquero' },
    { name: 'Hattie', face: 'teacher' },
    { name: 'Ike', face: 'barkeep' },
  ] as const;
  const players = Array.from({ length: seats }, (_, seat) => ({
    occupant:
      seat === you
        ? { kind: 'person' as const, nickname: 'Wilhelmina', face: 'singer' as const }
        : seat === 2 && !isAmongBots(seats)
          ? { kind: 'person' as const, nickname: LONG_NAME, face: 'prospector' as const }
          : { kind: 'bot' as const, strength: strengths[seat % 4] ?? 'deputy', ...(bots[seat % 5] ?? bots[0]) },
    present: true,
    stand_in: false,
  }));
  return {
    type: 'table',
    table: TABLE,
    code: null,
    game,
    edition: 1,
    options: {},
    status: 'playing',
    listed: false,
    seats: players,
    you,
    tempo: { decision: 60, bank: 300 },
    take_back: true,
    late_hands: false,
    hints: true,
    commitment: '',
    entropy: [],
    absences: 0,
  };
}
