// Work that can wait until what matters more has been drawn.

/** A page that is not looked at draws no frames, and does not wait for one longer than this, in milliseconds. */
const PATIENCE = 200;

/** Does something once the next frame is drawn; the answer calls it off. */
export function afterFrame(work: () => void): () => void {
  let timer = setTimeout(work, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
