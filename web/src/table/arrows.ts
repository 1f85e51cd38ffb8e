// Arrow keys lead from one thing that can be picked or chosen to the next in that direction; digits choose, and each choice
// shows its own.

/** Everything a player can pick, choose or ask about at a table. */
const STOPS = '[data-pick], [data-choice], [data-stop]';

/** As many choices as there are keys for. */
const DIGITS = 9;

type Way = readonly [x: number, y: number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const stopsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility() && stop.tabIndex >= 0);

const centre = (element: Element): Way => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Handles an arrow or a digit in this room, if it has a meaning there. */
export function onArrow(event: KeyboardEvent, root: HTMLElement): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    (event.target instanceof Element && event.target.closest('input, select, textarea, [role=tablist]'))
  )
    return;
  const way = WAYS[event.key];
  if (way) lead(event, root, way);
  else if (/^[1-9]$/.test(event.key)) choose(event, root);
}

function lead(event: KeyboardEvent, root: HTMLElement, way: Way): void {
  const here = document.activeElement;
  const isInside = here !== null && root.contains(here);
  // Elsewhere on the page arrows scroll.
  if (!isInside && here !== document.body) return;
  const next =
    isInside && here.matches(STOPS)
      ? nearest(here, stopsIn(root), way)
      : stopsIn(root.querySelector('[data-zone=tray]') ?? root)[0];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
}

/** The nearest one in this direction; a step aside counts double. */
export function nearest<E extends Element>(here: Element, all: readonly E[], [dx, dy]: Way): E | undefined {
  const [x, y] = centre(here);
  let best: { element: E; far: number } | undefined;
  for (const element of all) {
    if (element === here) continue;
    const [ox, oy] = centre(element);
    const along = (ox - x) * dx + (oy - y) * dy;
    if (along < 4) continue;
    const far = along + 2 * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (!best || far < best.far) best = { element, far };
  }
  return best?.element;
}

/** Gives each choice in sight the digit that takes it, and returns those. The tray comes first in the document, then the board. */
export function numberChoices(root: HTMLElement): HTMLElement[] {
  // A picked thing that can be pressed again stands for a choice that has a button of its own.
  const choices = [...root.querySelectorAll<HTMLElement>('[data-choice]:not([aria-pressed=true])')].filter((choice) =>
    choice.checkVisibility(),
  );
  for (const old of root.querySelectorAll<HTMLElement>('[data-key]')) {
    delete old.dataset['key'];
    old.removeAttribute('aria-keyshortcuts');
  }
  for (const [i, choice] of choices.slice(0, DIGITS).entries()) {
    choice.dataset['key'] = String(i + 1);
    choice.setAttribute('aria-keyshortcuts', String(i + 1));
  }
  return choices;
}

function choose(event: KeyboardEvent, root: HTMLElement): void {
  const chosen = root.querySelector<HTMLElement>(`[data-key="${event.key}"]`);
  if (!chosen) return;
  event.preventDefault();
  chosen.click();
}
