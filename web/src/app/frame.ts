// Work that can wait until what matters more has been drawn.

/** Does something once the next frame is drawn; the answer calls it off. A page that is hidden draws none, and does it at once. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => void (timer = setTimeout(work));
  if (document.hidden) soon();
  const frame = document.hidden ? 0 : requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
