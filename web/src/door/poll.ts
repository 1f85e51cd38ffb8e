// Asks again and again: while somebody looks at the page, and more slowly, or not at all, while nobody does.

/** `every` and `hidden` are milliseconds. The answer stops it. A question that fails is asked again like any other. */
export function poll(ask: () => Promise<unknown>, every: number, hidden?: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let asking = false;
  const wait = (): void => {
    clearTimeout(timer);
    const time = document.hidden ? hidden : every;
    if (!over && time !== undefined) timer = setTimeout(() => void turn(), time);
  };
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    if (asking) return;
    asking = true;
    await ask().catch(() => undefined);
    asking = false;
    wait();
  };
  /** Who comes back need not wait. */
  const seen = (): void => (document.hidden ? wait() : void turn());
  document.addEventListener('visibilitychange', seen);
  if (document.hidden) wait();
  else void turn();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
