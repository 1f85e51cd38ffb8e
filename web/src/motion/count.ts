// How a figure runs from one value to another.

/** How long it runs, in milliseconds at normal speed, and in how many steps. */
export const LASTS = 400;
export const STEPS = 10;

/** What a figure shows at one of its steps: whole numbers on the way, and its new value at the end. */
export function figureAt(from: number, to: number, step: number): number {
  return step >= STEPS ? to : from + Math.trunc(((to - from) * step) / STEPS);
}
