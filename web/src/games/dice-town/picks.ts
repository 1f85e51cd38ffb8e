// What is picked up and not yet played. The board and the hand share it as a word in `play.picked`.

import type { Card, Face } from '$wire/dice-town';

const SEPARATOR = ' ';

const rest = (picked: string | null, kind: string): string[] | null => {
  const [first, ...words] = picked?.split(SEPARATOR) ?? [];
  return first === kind ? words : null;
};

/** The names of the dice of a roll that are pushed forward. */
export const pickedDice = (picked: string | null): readonly string[] => rest(picked, 'dice') ?? [];

export const pickDice = (names: readonly string[]): string | null =>
  names.length > 0 ? ['dice', ...names].join(SEPARATOR) : null;

/** The face of the row that a Cheater is about to turn. */
export const pickedFace = (picked: string | null): Face | null =>
  (rest(picked, 'face')?.[0] as Face | undefined) ?? null;

export const pickFace = (face: Face): string => ['face', face].join(SEPARATOR);

/** The title that is about to be wired together with another. */
export const pickedTitle = (picked: string | null): Card | null =>
  (rest(picked, 'title')?.[0] as Card | undefined) ?? null;

export const pickTitle = (card: Card): string => ['title', card].join(SEPARATOR);
