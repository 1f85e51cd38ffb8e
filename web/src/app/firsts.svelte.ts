// What this browser has seen before, and keeps. A reader who has learnt or finished a game here is no newcomer.

const LEARNT = 'saloon-learnt';
const PLAYED = 'saloon-played';
const SOUND = 'saloon-sound-offered';

let learnt = $state.raw<readonly string[]>(
  (localStorage.getItem(LEARNT) ?? '').split(' ').filter((game) => game !== ''),
);
let played = $state(localStorage.getItem(PLAYED) !== null);
let knowsOfSound = $state(localStorage.getItem(SOUND) !== null);

export const firsts = {
  /** Has this browser seen neither the end of a lesson nor that of a game? */
  get isNewcomer(): boolean {
    return learnt.length === 0 && !played;
  },
  /** Has sound been offered? */
  get knowsOfSound(): boolean {
    return knowsOfSound;
  },
};

/** A lesson has been seen to its end. */
export function hasLearnt(game: string): void {
  if (learnt.includes(game)) return;
  learnt = [...learnt, game];
  localStorage.setItem(LEARNT, learnt.join(' '));
}

/** A game has been played to its end. */
export function hasPlayed(): void {
  if (played) return;
  played = true;
  localStorage.setItem(PLAYED, 'yes');
}

/** Sound has been offered, and taken or not. */
export function hasHeardOfSound(): void {
  knowsOfSound = true;
  localStorage.setItem(SOUND, 'yes');
}
