// Who sits at this browser. There are no accounts: the first thing that needs one makes a device, with the
// name on the front door.

import { api } from './api.ts';

const KEPT = 'saloon-nickname';

/** Names a stranger gets until he takes his own. */
const FIRST = ['Dusty', 'Calamity', 'Lucky', 'Silver', 'Buck', 'Ruby', 'Copper', 'Sage', 'Juniper', 'Marlow', 'Wren', 'Tex'];
const LAST = ['Flint', 'Hawk', 'Brook', 'Holliday', 'Mesa', 'Quill', 'Rowan', 'Canyon', 'Spur', 'Birch', 'Vale', 'Fox'];

const pick = (names: string[]): string => names[Math.floor(Math.random() * names.length)] ?? '';

let nickname = $state(localStorage.getItem(KEPT) ?? `${pick(FIRST)} ${pick(LAST)}`);
let known = $state(false);
/** The question under way whether the server knows this browser, and the wish to be known. */
let meeting: Promise<void> | undefined;
let introduction: Promise<void> | undefined;

export const person = {
  get nickname(): string {
    return nickname;
  },
  /** Does the server know this browser? */
  get known(): boolean {
    return known;
  },
};

/** Has this browser been here before? Then the server knows it, most likely. */
export async function greet(): Promise<void> {
  if (localStorage.getItem(KEPT) !== null) await meet();
}

/** Asks the server whether it knows this browser. A call that fails is not a no: a new device would lose its seats. */
async function ask(): Promise<void> {
  const account = await api.me();
  if (account) isKnownAs(account.nickname);
}

/** However many ask at a time, the server is asked once. */
function meet(): Promise<void> {
  meeting ??= ask().finally(() => (meeting = undefined));
  return meeting;
}

async function enrol(): Promise<void> {
  if (!known) await meet();
  if (!known) isKnownAs((await api.enrol(nickname)).nickname);
}

/** Before anything that needs a device. */
export function introduce(): Promise<void> {
  introduction ??= enrol().finally(() => (introduction = undefined));
  return introduction;
}

export async function rename(wish: string): Promise<void> {
  await (introduction ?? meeting)?.catch(() => undefined);
  if (known) isKnownAs((await api.rename(wish)).nickname);
  else keep(wish);
}

function keep(name: string): void {
  nickname = name;
  localStorage.setItem(KEPT, name);
}

function isKnownAs(name: string): void {
  keep(name);
  known = true;
}
