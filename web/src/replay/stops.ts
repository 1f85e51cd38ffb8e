// Where a replay stops: wherever somebody is about to decide, and at the end. Rolls and draws belong to the decision before them.

import type { Outline } from '$wire/protocol';

export type Direction = 'on' | 'back';

/** The steps after which somebody acts, and the last of `open` steps. */
export function stopsOf({ decisions }: Outline, open: number): number[] {
  const before = decisions.map((step) => step - 1).filter((step) => step >= 0);
  return open > 0 ? [...new Set([...before, open - 1])] : [];
}

/** The stop that is shown at this step, or has been passed before it, counted from 0. */
export function stopAt(stops: readonly number[], step: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= step),
  );
}

/** From one stop to the next, or to the one before. */
export function stopBeside(stops: readonly number[], step: number, direction: Direction): number {
  const found = direction === 'on' ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step);
  return found ?? step;
}

/** The round, or turn, to which a step belongs, from 1 on; what ends one still belongs to it. */
export function partOf({ parts }: Outline, step: number): number {
  return Math.max(1, parts.filter((part) => part < step).length);
}

/** The first stop of each part. */
export function beginnings({ parts }: Outline, stops: readonly number[]): number[] {
  return parts.flatMap((part) => stops.find((stop) => stop >= part && (part === 0 || stop > part)) ?? []);
}

/** To the beginning of the next part; back: to that of this one, or of the one before if that is here. */
export function leap(begins: readonly number[], step: number, last: number, direction: Direction): number {
  if (direction === 'on') return begins.find((begin) => begin > step) ?? last;
  return begins.findLast((begin) => begin < step) ?? begins[0] ?? 0;
}
