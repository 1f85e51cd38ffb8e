// One table as this browser watches it: who sits there, how the game stands, what has been told, and what
// the person at it has answered.

import type { Choice, ClockShown, News, Position, Said, ServerMessage, Sitting } from '$wire/protocol';
import type { Cast } from '$/words/format.ts';
import { find } from '$/words/lang.svelte.ts';
import type { Hint } from '$/table/play.svelte.ts';
import { join, tell, type Listener } from './line.svelte.ts';

/** Something that did not happen, and why. */
export interface Refusal {
  rule: string | null;
  why: Said;
}

export interface Spoken {
  nickname: string;
  seat: number | null;
  text: string;
}

/** An answer that the server has not confirmed. */
interface Pending {
  id: string;
  at: number;
  action: string;
}

let ids = 0;
/** Names for messages that no other tab of this browser uses. */
const tab = Math.random().toString(36).slice(2, 8);
const newId = (): string => `${tab}${(ids += 1)}`;

export class Watched implements Listener {
  sitting = $state.raw<Sitting | null>(null);
  position = $state.raw<Position | null>(null);
  clocks = $state.raw<ClockShown[]>([]);
  news = $state.raw<News[]>([]);
  chat = $state.raw<Spoken[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  page = $state.raw<Said[] | null>(null);
  /** What is known about the actions of the present decision. */
  hints = $state.raw<ReadonlyMap<string, Hint>>(new Map());
  pending = $state.raw<Pending | null>(null);
  /** Positions of this sitting by version: what this browser has seen. */
  readonly seen = new Map<number, Position>();
  readonly cast: Cast = $derived(castOf(this.sitting));
  readonly choices: Choice[] = $derived(this.pending ? [] : (this.position?.actions ?? []));

  constructor(readonly table: string) {}

  /** Watches from now on; the answer stops it. */
  watch(): () => void {
    return join(this);
  }

  opened(): void {
    const have = this.position?.version;
    tell({ type: 'watch', table: this.table, ...(have === undefined ? {} : { have }) });
    if (this.pending) this.#send(this.pending);
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.sitting = message;
        break;
      case 'position':
        this.#stands(message);
        break;
      case 'clocks':
        this.clocks = message.clocks;
        break;
      case 'done':
        // The position that it led to is on its way; until it is here, nothing old may be offered again.
        break;
      case 'refused':
        this.refusal = { rule: message.rule ?? null, why: message.why };
        if (message.id !== undefined && message.id === this.pending?.id) this.pending = null;
        break;
      case 'said':
        this.chat = [...this.chat, { nickname: message.nickname, seat: message.seat, text: message.text }];
        break;
    }
  }

  #stands(position: Position): void {
    const known = this.news.at(-1)?.version ?? -1;
    this.news = [...this.news, ...position.news.filter((news) => news.version > known)];
    this.clocks = position.clocks;
    if (position.version !== this.position?.version) this.page = null;
    this.position = position;
    this.seen.set(position.version, position);
    // The decision that was answered is over, whoever tells of it first.
    if (this.pending && position.decision !== this.pending.at) this.pending = null;
  }

  act(action: string): void {
    const at = this.position?.decision;
    if (at === null || at === undefined || this.pending) return;
    this.refusal = null;
    this.pending = { id: newId(), at, action };
    this.#send(this.pending);
  }

  #send({ id, at, action }: Pending): void {
    tell({ type: 'act', table: this.table, id, at, action });
  }

  takeBack(): void {
    tell({ type: 'take_back', table: this.table, id: newId() });
  }

  comeBack(): void {
    tell({ type: 'return', table: this.table });
  }

  say(text: string): void {
    tell({ type: 'say', table: this.table, text });
  }
}

function castOf(sitting: Sitting | null): Cast {
  const names = (sitting?.chairs ?? []).map(({ sitter }, seat) => {
    if (sitter.kind === 'person') return sitter.nickname;
    if (sitter.kind !== 'bot') return null;
    return find('web-bot', { strength: find(`strength-${sitter.strength}`) ?? sitter.strength, number: seat }) ?? null;
  });
  return { names, you: sitting?.you ?? null };
}
