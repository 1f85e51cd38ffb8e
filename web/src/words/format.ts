// Sentences without a language become text: what crate `lang` does for the terminal, for the browser.
// No sentence lives here, and nothing that changes: see `lang.svelte.ts`.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { WireMessage, WireArg } from '$wire/protocol';

/** Who sits where, for sentences that name a seat. */
export interface Cast {
  /** By seat; one without a name is called by its number. */
  names: (string | null)[];
  /** The reader's seat. */
  you: number | null;
}

export const NOBODY: Cast = { names: [], you: null };

export type Args = Record<string, string | number>;

/** So many texts are remembered: a table says nearly the same with every view, and making a text takes long. */
const MEMORY = 2000;

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #made = new Map<string, string>();

  constructor(
    readonly code: string,
    text: string,
  ) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A sentence by its key; the key itself where there is none, which tests look for. */
  text(key: string, args: Args = {}): string {
    const id = idOf(key, args);
    let made = this.#made.get(id);
    if (made === undefined) {
      const pattern = this.#bundle.getMessage(key)?.value;
      made = pattern ? this.#bundle.formatPattern(pattern, args, []) : `⟦${key}⟧`;
      if (this.#made.size >= MEMORY) this.#made.clear();
      this.#made.set(id, made);
    }
    return made;
  }

  say(said: WireMessage, cast: Cast): string {
    const args: Args = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) {
      if (isSeat(arg)) args[`${name}-is`] = arg.seat === cast.you ? 'you' : 'other';
      args[name] = typeof arg === 'number' ? arg : this.#words(arg, cast);
    }
    return this.text(said.key, args);
  }

  name(seat: number, cast: Cast): string {
    if (seat === cast.you) return this.text('you');
    return cast.names[seat] ?? this.text('seat', { number: seat });
  }

  #words(arg: WireArg, cast: Cast): string {
    if (typeof arg === 'number') return String(arg);
    if (Array.isArray(arg)) return this.list(arg.map((item) => this.#words(item, cast)));
    if ('key' in arg) return this.say(arg, cast);
    return isSeat(arg) ? this.name(arg.seat, cast) : arg.word;
  }

  /** Joined as the language joins a list. */
  list(texts: string[]): string {
    const [first, ...rest] = texts;
    if (first === undefined) return this.text('list-empty');
    return rest.reduce((list, next, i) => {
      const key = i === rest.length - 1 ? 'list-last' : 'list-next';
      return this.text(key, { list, next });
    }, first);
  }
}

/** A number is not the same as its digits: it has a plural. */
function idOf(key: string, args: Args): string {
  let id = key;
  for (const name in args) id += `\n${name}${typeof args[name] === 'number' ? '#' : '='}${args[name]}`;
  return id;
}

function isSeat(arg: WireArg): arg is { seat: number } {
  return typeof arg === 'object' && !Array.isArray(arg) && 'seat' in arg;
}
