// How long a stop is shown while a replay runs by itself.

const TOLD = 1300;
/** Of what the viewer was not told anything there is little to see: somebody else's secret choice, say. */
const UNTOLD = 120;

/** Milliseconds, for so many sentences that the viewer was told. */
export function stay(told: number, speed: number): number {
  return (told === 0 ? UNTOLD : TOLD) / speed;
}
