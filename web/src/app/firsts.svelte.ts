// What a newcomer has not done yet, kept by the browser: whoever has learnt or finished a game here is none.

const LEARNT = 'saloon-learnt';
const PLAYED = 'saloon-played';

function kept(): string[] {
  return (localStorage.getItem(LEARNT) ?? '').split(' ').filter((game) => game !== '');
}

let learnt = $state.raw<readonly string[]>(kept());
let played = $state(localStorage.getItem(PLAYED) !== null);

export const firsts = {
  /** Has this browser seen neither the end of a lesson nor that of a game? */
  get isNewcomer(): boolean {
    return learnt.length === 0 && !played;
  },
  learnt: (game: string): boolean => learnt.includes(game),
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
