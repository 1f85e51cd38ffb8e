// What to tell in a line when nothing is performed: of all that just happened, what concerns the viewer most.

import type { WireMessage, WireArg } from '$wire/protocol';

/** Is this seat spoken of? */
function names(arg: WireArg, seat: number): boolean {
  if (typeof arg === 'number') return false;
  if (Array.isArray(arg)) return arg.some((one) => names(one, seat));
  if ('seat' in arg) return arg.seat === seat;
  return 'key' in arg && concerns(arg, seat);
}

function concerns({ args = {} }: WireMessage, seat: number): boolean {
  return Object.values(args).some((arg) => names(arg, seat));
}

/** So many sentences are read at a glance. */
const MOST = 2;

/** Of what happened since the viewer answered, the last that is about the viewer, or else the very last. What came first is the
 * answer itself, which is no news to its author. */
export function mostTelling(since: readonly WireMessage[], you: number | null): readonly WireMessage[] {
  if (you === null) return since.slice(-1);
  const [first, ...rest] = since;
  const news = first && concerns(first, you) ? rest : since;
  const own = news.filter((said) => concerns(said, you));
  return own.length > 0 ? own.slice(-MOST) : news.slice(-1);
}
