// Asks again and again, while somebody looks at the page.

/** The answer stops it. A question that fails is asked again like any other. */
export function whileVisible(every: number, ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let asking = false;
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    if (over || asking || document.hidden) return;
    asking = true;
    await ask().catch(() => undefined);
    asking = false;
    timer = setTimeout(() => void turn(), every);
  };
  const seen = (): void => void turn();
  document.addEventListener('visibilitychange', seen);
  void turn();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
