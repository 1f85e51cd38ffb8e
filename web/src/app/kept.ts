// What this browser keeps for the reader. All our keys begin with the same word.

const OURS = 'saloon-';

/** As if nobody had ever been here. */
export function forgetKept(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  for (const key of keys) if (key.startsWith(OURS)) localStorage.removeItem(key);
}
