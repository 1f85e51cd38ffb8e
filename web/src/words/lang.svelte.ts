// The reader's language: chosen by the browser, changed by the reader, loaded when it is needed.

import { untrack } from 'svelte';
import load from 'virtual:languages';
import type { WireMessage } from '$wire/protocol';
import { Catalogue, NOBODY, type Args, type Cast } from './format.ts';

const KEPT = 'saloon-language';
const FALLBACK = 'en';

export const LANGUAGES: readonly string[] = Object.keys(load);

let current = $state.raw(new Catalogue(FALLBACK, ''));

function preferred(): string {
  const wished = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  const codes = wished.map((locale) => locale.split('-')[0] ?? '');
  return codes.find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

/** The parts of a catalogue that are spoken: what every page needs, and what was learnt since. */
const parts = new Set(['']);
/** Texts by language and part, so that of two parts that are learnt at once none is lost. */
const texts = new Map<string, string>();

/** Speaks this language from now on. */
export async function speak(code: string = preferred()): Promise<void> {
  const catalogue = load[code] ?? load[FALLBACK];
  if (catalogue === undefined) return;
  const idOf = (part: string): string => `${code}/${part}`;
  await Promise.all([...parts].map(async (part) => texts.set(idOf(part), (await catalogue[part]?.())?.default ?? '')));
  current = new Catalogue(code, [...parts].map((part) => texts.get(idOf(part)) ?? '').join('\n'));
  document.documentElement.lang = code;
}

/** Something that is loaded, with the part of the catalogue that it speaks. */
export async function speaking<T>(part: string, loaded: Promise<T>): Promise<T> {
  const [something] = await Promise.all([loaded, learn(part)]);
  return something;
}

/** Parts that are loaded or on their way: a second caller waits for the same text. */
const learning = new Map<string, Promise<void>>();

/** Loads a part of the catalogue, once; what failed can be tried again. */
function learn(part: string): Promise<void> {
  const before = learning.get(part);
  if (before) return before;
  parts.add(part);
  // An effect that loads something does not load it again in another language.
  const learnt = speak(untrack(() => current.code)).catch((no: unknown) => {
    parts.delete(part);
    learning.delete(part);
    throw no;
  });
  learning.set(part, learnt);
  return learnt;
}

/** Speaks this language from now on, here and in other tabs. */
export async function choose(code: string): Promise<void> {
  localStorage.setItem(KEPT, code);
  await speak(code);
}

export function listen(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEPT && event.newValue !== null) void speak(event.newValue);
  });
}

export function language(): string {
  return current.code;
}

/** A sentence of the interface. Its key is checked when the pages are built. */
export function t(key: string, args: Args = {}): string {
  return current.text(key, args);
}

/** A sentence by a key made at run time, if there is one. */
export function find(key: string, args: Args = {}): string | undefined {
  return current.has(key) ? current.text(key, args) : undefined;
}

/** A sentence that came from the server. */
export function say(said: WireMessage, cast: Cast = NOBODY): string {
  return current.say(said, cast);
}

export function nameOf(seat: number, cast: Cast): string {
  return current.name(seat, cast);
}

export function listed(texts: string[]): string {
  return current.list(texts);
}

/** By language and options: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = current.code + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(current.code, options);
  formats.set(key, format);
  return format.format(value);
}

export function percent(share: number): string {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}
