// Who sits at this browser. There are no accounts: the first thing that needs one makes a device, with the
// name and the face on the front door.

import type { Account, Character } from '$wire/protocol';
import { CHARACTERS, isCharacter } from '$/look/characters.ts';
import { api } from './api.ts';

const KEPT = 'saloon-nickname';
const KEPT_FACE = 'saloon-face';

/** Names that a stranger gets until they choose their own. */
const FIRST = [
  'Dusty',
  'Calamity',
  'Lucky',
  'Silver',
  'Buck',
  'Ruby',
  'Copper',
  'Sage',
  'Juniper',
  'Marlow',
  'Wren',
  'Tex',
];
const LAST = ['Flint', 'Hawk', 'Brook', 'Holliday', 'Mesa', 'Quill', 'Rowan', 'Canyon', 'Spur', 'Birch', 'Vale', 'Fox'];

const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(Math.random() * some.length)];

function keptFace(): Character | undefined {
  const face = localStorage.getItem(KEPT_FACE);
  return face !== null && isCharacter(face) ? face : undefined;
}

let nickname = $state(localStorage.getItem(KEPT) ?? `${pick(FIRST)} ${pick(LAST)}`);
let face = $state<Character>(keptFace() ?? pick(CHARACTERS) ?? 'trapper');
let known = $state(false);
/** The question under way whether the server knows this browser, and the request to be known. */
let meeting: Promise<void> | undefined;
let introduction: Promise<void> | undefined;

export const person = {
  get nickname(): string {
    return nickname;
  },
  get face(): Character {
    return face;
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
  if (account) isKnownAs(account);
}

/** However many ask at a time, the server is asked once. */
function meet(): Promise<void> {
  meeting ??= ask().finally(() => (meeting = undefined));
  return meeting;
}

async function enrol(): Promise<void> {
  if (!known) await meet();
  if (!known) isKnownAs(await api.enrol({ nickname, face }));
}

/** Before anything that needs a device. */
export function introduce(): Promise<void> {
  introduction ??= enrol().finally(() => (introduction = undefined));
  return introduction;
}

/** Takes another name, or another face. */
export async function appear(wish: { nickname?: string; face?: Character }): Promise<void> {
  await (introduction ?? meeting)?.catch(() => undefined);
  const profile = { nickname, face, ...wish };
  if (known) isKnownAs(await api.appear(profile));
  else keep(profile);
}

function keep(profile: { nickname: string; face: Character }): void {
  ({ nickname, face } = profile);
  localStorage.setItem(KEPT, nickname);
  localStorage.setItem(KEPT_FACE, face);
}

function isKnownAs(account: Account): void {
  keep(account);
  known = true;
}
