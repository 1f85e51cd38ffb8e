// What to tell in one line when nothing is performed: of all that just happened, what concerns the viewer most.

import type { Said, SaidArg } from '$wire/protocol';

/** Is this seat spoken of? */
function names(arg: SaidArg, seat: number): boolean {
  if (typeof arg === 'number') return false;
  if (Array.isArray(arg)) return arg.some((one) => names(one, seat));
  if ('seat' in arg) return arg.seat === seat;
  return 'key' in arg && concerns(arg, seat);
}

function concerns({ args = {} }: Said, seat: number): boolean {
  return Object.values(args).some((arg) => names(arg, seat));
}

/** The last thing that is about the viewer, or else the last of all. `before` is what is told now: it stays where nothing newer is as
 * important. */
export function mostTelling(news: readonly Said[], you: number | null, before: Said | null): Said | null {
  const own = you === null ? undefined : news.findLast((said) => concerns(said, you));
  const isKept = own === undefined && before !== null && you !== null && concerns(before, you);
  return own ?? (isKept ? before : (news.at(-1) ?? before));
}
