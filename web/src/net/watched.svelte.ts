// One table as this browser watches it: who sits there, how the game stands, what has been told, and what
// the person at it has answered.

import { untrack } from 'svelte';
import type {
  AutoPass,
  Choice,
  SeatClock,
  Phrase,
  Position,
  WireMessage,
  ServerMessage,
  TableInfo,
} from '$wire/protocol';
import { announce } from '$/app/announce.svelte.ts';
import { change, settings } from '$/app/settings.svelte.ts';
import type { Cast } from '$/words/format.ts';
import { castOf } from '$/table/chairs.ts';
import type { Hint } from '$/table/play.svelte.ts';
import { wordsOf, type Spoken } from '$/table/speech.ts';
import { join, line, tell, type Listener } from './line.svelte.ts';
import { isAmongBots, modeToAsk, onlyPass } from './passing.ts';
import { person } from './person.svelte.ts';
import { share, steady } from './share.ts';
import { Stage } from '$/stage/stage.svelte.ts';
import { Story } from './story.svelte.ts';

/** Something that did not happen, and why. */
export interface Refusal {
  rule: string | null;
  why: WireMessage;
}

/** An answer that the server has not confirmed. */
interface Pending {
  id: string;
  at: number;
  action: string;
  /** It has happened, but the position after it has not come: the old choices are over all the same. */
  isDone?: true;
}

/** So long, in milliseconds, an answer may be on its way until the table shows it: most come sooner, and then the choices
 * give way to the next ones at once. */
const PATIENCE = 200;

let ids = 0;
/** Names for messages that no other tab of this browser uses. */
const tab = Math.random().toString(36).slice(2, 8);
const newId = (): string => `${tab}${(ids += 1)}`;

export class Watched implements Listener {
  sitting = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  clocks = $state.raw<SeatClock[]>([]);
  /** What was told by the latest message, oldest first. */
  news = $state.raw<WireMessage[]>([]);
  readonly story: Story;
  /** Shows what is sent, one thing after another. */
  readonly stage = new Stage();
  /** Is the newest position the one that is shown? */
  readonly isShown: boolean = $derived.by(() => !this.stage.isPerforming && this.stage.shown === this.position);
  /** The decision about which something is known, and the question that has not been answered. */
  #hinted: number | null = null;
  #thinking = $state<string | null>(null);
  readonly thinking = $derived(this.#thinking !== null);
  /** The last request to take something back. */
  #regret = '';
  chat = $state.raw<Spoken[]>([]);
  /** How much of the chat has been read, who is not heard, and what is being written. */
  read = $state(0);
  muted = $state.raw<readonly string[]>([]);
  draft = $state('');
  /** By seat: what was said there last. */
  spoken = $state.raw<ReadonlyMap<number, Spoken>>(new Map());
  /** Until the decision it is about is over. */
  refusal = $state.raw<Refusal | null>(null);
  /** The table in words, as it was when they were last asked for. */
  page = $state.raw<WireMessage[]>([]);
  /** What is known about the actions of the present decision. */
  hints = $state.raw<ReadonlyMap<string, Hint>>(new Map());
  pending = $state.raw<Pending | null>(null);
  /** The same object as long as all have their names: a whole log is worded by it. */
  readonly cast: Cast = $derived.by(() =>
    this.#steadyCast(castOf(this.sitting?.seats ?? [], this.sitting?.you ?? null)),
  );
  readonly #steadyCast = steady<Cast>();
  /** Are all others bots? Then there is no clock, and the game can be given up. */
  readonly isSolo: boolean = $derived(isAmongBots(this.sitting?.seats ?? [], this.sitting?.you ?? null));
  /** Did it end without a result? */
  readonly isGivenUp: boolean = $derived(this.sitting?.status === 'given_up');
  /** When the server passes in the reader's place. */
  readonly autoPass: AutoPass = $derived(this.position?.auto_pass ?? 'off');
  /** Is a game of the reader's own under way, and can the server be told something about it? */
  readonly #isPlaying: boolean = $derived.by(
    () =>
      line.open && this.sitting?.status === 'playing' && this.sitting.you !== null && this.position?.result === null,
  );
  /** The decision that was passed without asking: if that fails, the reader is asked. */
  #passed: number | null = null;
  /** Is the answer to that taking long? */
  #isSlow = $state(false);
  #slow: ReturnType<typeof setTimeout> | undefined;
  readonly choices: Choice[] = $derived(
    (this.pending && this.#isSlow) || this.isGivenUp ? [] : (this.position?.actions ?? []),
  );

  constructor(readonly table: string) {
    this.story = new Story(table);
  }

  /** Watches from now on; the answer stops it. */
  watch(): () => void {
    const leave = join(this);
    const stop = $effect.root(() => {
      $effect(() => this.#passByItself());
      $effect(() => this.#askToPass());
      $effect(() => this.#tellPace());
    });
    return () => {
      stop();
      leave();
    };
  }

  /** Passes where the reader can do nothing else and only bots could notice, once the question has been shown. */
  #passByItself(): void {
    if (!this.#isPlaying || !this.isSolo || !this.isShown || this.pending) return;
    const { decision, actions } = this.position ?? { decision: null, actions: [] };
    const pass = onlyPass(actions);
    if (pass === null || decision === this.#passed) return;
    this.#passed = decision;
    untrack(() => this.act(pass));
  }

  #askToPass(): void {
    if (!this.#isPlaying || this.isSolo) return;
    const mode = modeToAsk(settings.passAlone, this.autoPass);
    if (mode !== null) untrack(() => this.setAutoPass(mode));
  }

  #tellPace(): void {
    if (this.#isPlaying && this.isSolo && settings.botPause !== null)
      tell({ type: 'pace', table: this.table, pause_ms: settings.botPause });
  }

  opened(): void {
    const have = this.position?.version;
    tell({ type: 'watch', table: this.table, ...(have === undefined ? {} : { have }) });
    if (this.pending) this.#send(this.pending);
    // A question that was under way has gone with the line.
    this.#thinking = null;
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.sitting = message;
        this.#meet(message);
        break;
      case 'position':
        this.#stands(message);
        break;
      case 'clocks':
        this.clocks = message.clocks;
        break;
      case 'done':
        if (message.id === this.pending?.id)
          this.pending = this.position?.decision === this.pending.at ? { ...this.pending, isDone: true } : null;
        if (message.id === this.#regret) void this.story.load().catch(() => undefined);
        break;
      case 'rejected':
        this.refusal = { rule: message.rule ?? null, why: message.why };
        if (message.id !== undefined && message.id === this.pending?.id) this.pending = null;
        if (message.id === this.#thinking) this.#thinking = null;
        break;
      case 'hints':
        if (message.at === this.position?.decision)
          this.hints = new Map(message.hints.map((hint) => [hint.text, hint]));
        this.#thinking = null;
        break;
      case 'described':
        this.page = message.page;
        break;
      case 'chat':
        this.#hear(message);
        break;
    }
  }

  /** Somebody left, or came back: the story tells of it. */
  #meet({ absences }: TableInfo): void {
    if (absences > this.story.absences) void this.story.load().catch(() => undefined);
  }

  #hear({ nickname, seat, text, phrase }: Extract<ServerMessage, { type: 'chat' }>): void {
    const isBot = seat !== null && this.sitting?.seats[seat]?.occupant.kind === 'bot';
    const spoken: Spoken = {
      nickname,
      seat,
      text,
      phrase: phrase ?? null,
      isBot,
      version: this.position?.version ?? 0,
    };
    // What a bot says is nothing that somebody must have read.
    if (isBot && this.read === this.chat.length) this.read += 1;
    this.chat = [...this.chat, spoken];
    if (seat !== null) this.spoken = new Map(this.spoken).set(seat, spoken);
    if (!isBot && !this.isOwn(spoken) && this.isHeard(spoken)) announce(`${nickname}: ${wordsOf(spoken)}`);
  }

  /** Did the reader say it? */
  isOwn({ seat, nickname }: Spoken): boolean {
    return seat === null ? this.cast.you === null && nickname === person.nickname : seat === this.cast.you;
  }

  /** Does the reader want to hear of it? */
  isHeard({ nickname, isBot }: Spoken): boolean {
    return !this.muted.includes(nickname) && (!isBot || settings.banter);
  }

  #stands(position: Position): void {
    const had = this.position?.version;
    const fresh =
      had === undefined ? [] : position.news.filter(({ version }) => version > had).flatMap(({ notices }) => notices);
    this.news = fresh.map(({ message }) => message);
    // Without the story a table can still be played.
    if (!this.story.add(position.news, position.version, position.complete))
      void this.story.load().catch(() => undefined);
    this.clocks = position.clocks;
    if (position.decision === null || position.decision !== this.position?.decision) this.refusal = null;
    this.position = share(this.position, position);
    this.stage.push(this.position, fresh);
    // The decision that was answered is over, whichever message arrives first.
    if (position.decision !== this.#hinted) this.forgetHints();
    if (this.pending && (this.pending.isDone || position.decision !== this.pending.at)) this.pending = null;
  }

  act(action: string): void {
    const at = this.position?.decision;
    if (at === null || at === undefined || this.pending) return;
    this.refusal = null;
    this.pending = { id: newId(), at, action };
    this.#isSlow = false;
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => (this.#isSlow = true), PATIENCE);
    this.#send(this.pending);
  }

  #send({ id, at, action }: Pending): void {
    tell({ type: 'act', table: this.table, id, at, action });
  }

  takeBack(): void {
    tell({ type: 'take_back', table: this.table, id: (this.#regret = newId()) });
  }

  /** Lets the server pass: until the end of the turn, whenever nothing else is possible, or no longer. */
  setAutoPass(mode: AutoPass): void {
    tell({ type: 'auto_pass', table: this.table, id: newId(), mode });
  }

  /** Chooses how long bots pause, here and at every later table where all others are bots. */
  setPace(ms: number): void {
    change({ botPause: ms });
  }

  /** Ends the game without a result, where all others are bots. */
  giveUp(): void {
    tell({ type: 'give_up', table: this.table, id: newId() });
  }

  comeBack(): void {
    tell({ type: 'return', table: this.table });
  }

  /** Asks what can be known about the choices. */
  hint(): void {
    const at = this.position?.decision;
    if (at === null || at === undefined || this.thinking) return;
    this.#hinted = at;
    this.#thinking = newId();
    tell({ type: 'hint', table: this.table, id: this.#thinking, at });
  }

  forgetHints(): void {
    if (this.hints.size > 0) this.hints = new Map();
    this.#hinted = null;
    this.#thinking = null;
  }

  /** Asks for the table in words. */
  describe(): void {
    tell({ type: 'describe', table: this.table });
  }

  /** Says a quick word. */
  sayPhrase(phrase: Phrase): void {
    tell({ type: 'chat', table: this.table, phrase });
  }

  /** Says what has been written; it stays written if there is no line. */
  say(): void {
    const text = this.draft.trim();
    if (text === '' || tell({ type: 'chat', table: this.table, text })) this.draft = '';
  }
}
