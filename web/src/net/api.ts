// The calls around playing. Each answers with what the protocol says, or throws a `Trouble` that can be shown.

import type {
  Account,
  Best,
  TableList,
  CreatedTable,
  History,
  Lesson,
  Memories,
  Menu,
  Moments,
  NewTable,
  OwnTables,
  Problem,
  Profile,
  Records,
  Replay,
  WireMessage,
  SeatTaken,
  TableInfo,
  TableLog,
  Verdict,
} from '$wire/protocol';

/** A call that failed: why, in words without a language. */
export class Trouble extends Error {
  constructor(
    readonly why: WireMessage,
    readonly status: number,
  ) {
    super(why.key);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const send =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return asked<T>(method, path, send);
}

async function asked<T>(method: string, path: string, send: RequestInit): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(`/api/${path}`, { method, ...send });
  } catch {
    throw new Trouble({ key: 'web-no-server' }, 0);
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Problem | null;
    throw new Trouble(problem?.why ?? { key: 'web-no-server' }, reply.status);
  }
  if (reply.status === 204) return undefined as T;
  return (await reply.json().catch(() => {
    // Something on the way answered in its place.
    throw new Trouble({ key: 'web-no-server' }, reply.status);
  })) as T;
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<Menu>('GET', 'games'),
  /** Nothing if the server does not know this browser. */
  me: () => call<Account | undefined>('GET', 'me'),
  enrol: (profile: Profile) => call<Account>('POST', 'devices', profile),
  appear: (profile: Profile) => call<Account>('PUT', 'me', profile),
  forget: () => call<undefined>('DELETE', 'me'),
  tables: () => call<TableList>('GET', 'tables'),
  mine: () => call<OwnTables>('GET', 'me/tables'),
  finished: (after?: string) => call<History>('GET', `me/history${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  /** The best results since this moment, in milliseconds since 1970. */
  best: (since: number) => call<Best>('GET', `best?since=${since}`),
  records: () => call<Records>('GET', 'me/records'),
  create: (wish: NewTable) => call<CreatedTable>('POST', 'tables', wish),
  table: (table: string) => call<TableInfo>('GET', at(table)),
  sit: (table: string, seat?: number) =>
    call<SeatTaken>('POST', `${at(table)}/sit${seat === undefined ? '' : `/${seat}`}`),
  leave: (table: string) => call<undefined>('POST', `${at(table)}/leave`),
  entropy: (table: string, entropy: string) => call<undefined>('POST', `${at(table)}/entropy`, { entropy }),
  /** Bots for one seat, or for every free one. */
  fill: (table: string, strength: string, seat?: number) =>
    call<undefined>('POST', `${at(table)}/bots`, { strength, ...(seat === undefined ? {} : { seat }) }),
  dismiss: (table: string, seat: number) => call<undefined>('DELETE', `${at(table)}/bots/${seat}`),
  start: (table: string) => call<undefined>('POST', `${at(table)}/start`),
  rematch: (table: string) => call<CreatedTable>('POST', `${at(table)}/rematch`),
  story: (table: string) => call<TableLog>('GET', `${at(table)}/log`),
  memory: (table: string, moment: number) => call<Memories>('GET', `${at(table)}/memories?from=${moment}&count=1`),
  moments: (table: string, from: number, count: number) =>
    call<Moments>('GET', `${at(table)}/moments?from=${from}&count=${count}`),
  verdict: (table: string) => call<Verdict>('GET', `${at(table)}/verdict`),
  /** A transcript from elsewhere, checked and shown; it is sent again for every page. */
  replay: (transcript: string, from: number, count: number) =>
    asked<Replay>('POST', `replays?from=${from}&count=${count}`, {
      body: transcript,
      headers: { 'content-type': 'application/jsonl' },
    }),
  lesson: (game: string) => call<Lesson>('GET', `games/${encodeURIComponent(game)}/lesson`),
  transcript: (table: string) => `/api/${at(table)}/transcript`,
};
