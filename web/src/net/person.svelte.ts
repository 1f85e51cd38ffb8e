// Who sits at this browser. There are no accounts: the first thing that needs one makes a device, with the
// name on the front door.

import { api, Trouble } from './api.ts';

const KEPT = 'saloon-nickname';

/** Names a stranger gets until he takes his own. */
const FIRST = ['Dusty', 'Calamity', 'Lucky', 'Silver', 'Buck', 'Ruby', 'Copper', 'Sage', 'Juniper', 'Marlow', 'Wren', 'Tex'];
const LAST = ['Flint', 'Hawk', 'Brook', 'Holliday', 'Mesa', 'Quill', 'Rowan', 'Canyon', 'Spur', 'Birch', 'Vale', 'Fox'];

const pick = (names: string[]): string => names[Math.floor(Math.random() * names.length)] ?? '';

let nickname = $state(localStorage.getItem(KEPT) ?? `${pick(FIRST)} ${pick(LAST)}`);
let known = $state(false);

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

/** Asks the server whether it knows this browser. */
async function meet(): Promise<void> {
  try {
    nickname = (await api.me()).nickname;
    localStorage.setItem(KEPT, nickname);
    known = true;
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
  }
}

/** Before anything that needs a device. */
export async function introduce(): Promise<void> {
  if (!known) await meet();
  if (known) return;
  nickname = (await api.enrol(nickname)).nickname;
  localStorage.setItem(KEPT, nickname);
  known = true;
}

export async function rename(wish: string): Promise<void> {
  nickname = known ? (await api.rename(wish)).nickname : wish;
  localStorage.setItem(KEPT, nickname);
}
