// The parts of a game: its rounds, or its turns where it has no rounds. Their number only grows.

export type Direction = 'on' | 'back';

export function partOf(view: unknown): number {
  const { round, turn } = view as { round?: number | null; turn?: number | null };
  return round ?? turn ?? 0;
}

/** Where the next part begins; back: where this one does, or the one before if that is here. */
export async function jump(part: (step: number) => Promise<number>, from: number, open: number, direction: Direction): Promise<number> {
  const here = await part(from);
  if (direction === 'on') {
    const next = await first(part, here + 1, from, open);
    return Math.min(next, open - 1);
  }
  const begin = await first(part, here, 0, from);
  if (begin < from || from === 0) return begin;
  return first(part, await part(from - 1), 0, from);
}

/** The first step from `low` on, and before `high`, that is in this part or a later one; else `high`. */
async function first(part: (step: number) => Promise<number>, wanted: number, low: number, high: number): Promise<number> {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await part(middle)) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
