// The one connection to the server: it comes back by itself, and says again what was not answered.
// What is said on it is `watched.svelte.ts`'s affair.

import type { ClientMessage, ServerMessage } from '$wire/protocol';
import { introduce } from './person.svelte.ts';

const PROTOCOL = 1;
/** Milliseconds between tries, longer each time. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000];
/** How long the line may be silent until somebody asks whether it is still there. */
const SILENCE = 20_000;

/** A part of the page that hears what comes from a table. */
export interface Listener {
  table: string;
  /** The line is there, for the first time or again. */
  opened(): void;
  heard(message: ServerMessage): void;
}

type State = 'closed' | 'opening' | 'open';

let state = $state<State>('closed');
let socket: WebSocket | undefined;
let failed = $state(0);
/** Which try is the present one: a call that comes back to an earlier one is not listened to. */
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let pulse: ReturnType<typeof setTimeout> | undefined;
/** How far the server's clock is before ours, in milliseconds. */
let ahead = 0;
const listeners = new Set<Listener>();

export const line = {
  get open(): boolean {
    return state === 'open';
  },
  /** Was it there, or tried for in vain? */
  get lost(): boolean {
    return state !== 'open' && failed > 0;
  },
  /** Now, on the server's clock. */
  now(): number {
    return Date.now() + ahead;
  },
};

export function tell(message: ClientMessage): boolean {
  if (state !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Joins the line; the answer leaves it. */
export function join(listener: Listener): () => void {
  listeners.add(listener);
  if (state === 'open') listener.opened();
  else if (state === 'closed') void connect();
  return () => {
    listeners.delete(listener);
    tell({ type: 'unwatch', table: listener.table });
    if (listeners.size === 0) hangUp();
  };
}

async function connect(): Promise<void> {
  clearTimeout(timer);
  state = 'opening';
  const mine = (attempt += 1);
  const isKnown = await introduce().then(
    () => true,
    () => false,
  );
  if (mine !== attempt) return;
  if (!isKnown) {
    again();
    return;
  }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket = opened;
  opened.onopen = () => opened.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage));
  opened.onmessage = (event) => hear(JSON.parse(String(event.data)) as ServerMessage);
  opened.onclose = () => {
    if (socket === opened) again();
  };
}

function hear(message: ServerMessage): void {
  listenOn();
  switch (message.type) {
    case 'welcome':
      ahead = message.now - Date.now();
      failed = 0;
      state = 'open';
      for (const listener of listeners) listener.opened();
      break;
    case 'farewell':
      again(message.retry_ms);
      break;
    case 'pong':
      break;
    default: {
      const { table } = message;
      for (const listener of listeners) if (listener.table === table) listener.heard(message);
    }
  }
}

/** A line that broke without a word is noticed by its silence. */
function listenOn(): void {
  clearTimeout(pulse);
  pulse = setTimeout(() => {
    if (!tell({ type: 'ping', id: 0 })) return;
    pulse = setTimeout(() => again(0), SILENCE / 4);
  }, SILENCE);
}

function again(wait?: number): void {
  drop();
  state = 'opening';
  const due = wait ?? TRIES[Math.min(failed, TRIES.length - 1)] ?? 0;
  failed += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void connect(), due);
}

function drop(): void {
  clearTimeout(pulse);
  const old = socket;
  socket = undefined;
  old?.close();
}

function hangUp(): void {
  clearTimeout(timer);
  attempt += 1;
  drop();
  state = 'closed';
}

/** Tries at once when the reader returns to the page or to the network. */
export function wake(): void {
  const now = (): void => {
    if (state === 'opening' && socket === undefined && listeners.size > 0) void connect();
  };
  addEventListener('online', now);
  addEventListener('offline', () => state === 'open' && again());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now());
}
