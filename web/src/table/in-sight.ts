// What lies on the board, for a bubble that should hide as little of it as can be.

const SEEN = ':is([data-pick], [data-choice], [data-stop], [data-thing], [data-place])';

/** The boxes of everything on the table that a player looks at, without what is around `except`. */
export function inSight(except: Element | null = null): DOMRect[] {
  const seen = [...document.querySelectorAll(`.room ${SEEN}`)];
  return seen
    .filter((element) => !except || !element.contains(except))
    .map((element) => element.getBoundingClientRect());
}
