// What has not changed stays the same object, so that nobody who shows it need look at it again.

/** `now`, with every part that equals its counterpart in `before` replaced by that. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isNode(before) || !isNode(now) || Array.isArray(before) !== Array.isArray(now))
    return now;
  let isSame = Object.keys(before).length === Object.keys(now).length;
  for (const [key, part] of Object.entries(now)) {
    const kept = share(before[key], part);
    (now as Record<string, unknown>)[key] = kept;
    isSame &&= Object.hasOwn(before, key) && Object.is(kept, before[key]);
  }
  return isSame ? (before as T) : now;
}

/** Gives back whatever it is given, as far as possible as what it gave back before. */
export function steady<T>(): (now: T) => T {
  let kept: T | undefined;
  return (now) => (kept = share(kept, now));
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
