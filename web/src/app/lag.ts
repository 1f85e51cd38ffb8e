// Work that can wait until what matters more is under way.

/** So long, in milliseconds, it waits: the first frames of a change have been drawn by then, and nobody misses it yet. */
export const LAG = 120;

/** Asks for the work to be done, once for all who ask until then. */
export interface Lagging {
  (): void;
  /** Nobody needs it any more. */
  readonly stop: () => void;
}

export function lagging(work: () => void): Lagging {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, LAG);
  };
  return Object.assign(ask, {
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
