// Things travel from where they were to where they are: by difference, after the table has been redrawn.
// A thing is an element with `data-thing`, a place one with `data-place`. A thing that was not there comes
// from the place in its `data-from`; one that is gone flies to the place in its `data-to`.

export type Before = Map<string, { box: DOMRect; element: HTMLElement; to: string | undefined }>;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const LASTS = 320;
const LARGEST = 3;

export function measure(root: HTMLElement): Before {
  const before: Before = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const { thing, to } = element.dataset;
    if (thing) before.set(thing, { box: element.getBoundingClientRect(), element, to });
  }
  return before;
}

/** Lets everything that moved travel. Input is never blocked: what flies cannot be touched, what it is can. */
export function travel(root: HTMLElement, before: Before): void {
  const moves: [HTMLElement, DOMRect, DOMRect, number][] = [];
  const here = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const { thing, from } = element.dataset;
    if (!thing) continue;
    here.add(thing);
    const was = before.get(thing)?.box;
    const start = was ?? (from ? place(root, from) : undefined);
    const end = element.getBoundingClientRect();
    if (start && end.width > 0 && moved(start, end)) moves.push([element, start, end, was ? LARGEST : 1]);
  }
  // All is measured before anything is moved, so that the page is laid out once.
  const gone: [HTMLElement, DOMRect, DOMRect][] = [];
  for (const [thing, { box, element, to }] of before) {
    const end = to && !here.has(thing) && box.width > 0 ? place(root, to) : undefined;
    if (end) gone.push([element, box, end]);
  }
  for (const [element, start, end, most] of moves) {
    element.animate([{ transform: shift(end, start, most), zIndex: 10 }, { transform: 'none', zIndex: 10 }], { duration: LASTS, easing: EASE });
  }
  for (const [element, start, end] of gone) leave(root, element, start, end);
}

function place(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
}

function moved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 4;
}

/** From the box `at` to look as if it were in the box `as`; a place is larger than what comes from it. */
function shift(at: DOMRect, as: DOMRect, most: number): string {
  const scale = Math.max(0.2, Math.min(most, as.width / at.width));
  const x = as.x + as.width / 2 - (at.x + at.width / 2);
  const y = as.y + as.height / 2 - (at.y + at.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** What is gone leaves a likeness that flies away. */
function leave(root: HTMLElement, element: HTMLElement, start: DOMRect, end: DOMRect): void {
  const likeness = element.cloneNode(true) as HTMLElement;
  delete likeness.dataset['thing'];
  likeness.inert = true;
  likeness.setAttribute('aria-hidden', 'true');
  Object.assign(likeness.style, {
    position: 'fixed', left: `${start.x}px`, top: `${start.y}px`, width: `${start.width}px`, height: `${start.height}px`, margin: '0', pointerEvents: 'none', zIndex: '10',
  });
  root.append(likeness);
  const flight = likeness.animate([{ transform: 'none', opacity: 1 }, { transform: shift(start, end, 1), opacity: 0.2 }], { duration: LASTS, easing: EASE });
  const done = (): void => likeness.remove();
  flight.finished.then(done, done);
}
