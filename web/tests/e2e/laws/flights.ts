// How things travel, asked of the page: every flight is stopped and led through its time in steps. Everything here runs in the
// browser and must stand alone: it is sent there as text.

export interface Boxes {
  things: Record<string, [x: number, y: number]>;
}

/** Where every thing lies. */
export function boxes(): Boxes {
  const things: Boxes['things'] = {};
  for (const element of document.querySelectorAll<HTMLElement>('.room [data-thing]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0) things[element.dataset['thing'] ?? ''] = [x + width / 2, y + height / 2];
  }
  return { things };
}

/** Leads all flights through their time and says what is wrong with them; then they are over. */
export function lead({ before, step }: { before: Boxes; step: number }): {
  faults: string[];
  flown: number;
  kinds: string[];
} {
  /** A card that can be played lifts a little, and may be on its way down. */
  const LIFT = 16;
  const faults: string[] = [];
  const kinds = new Set<string>();
  const flights = document.getAnimations().filter(({ id }) => id.startsWith('flight '));
  const pointOf = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
    Math.hypot(ax - bx, ay - by);
  const isSeen = ([x, y]: readonly [number, number]): boolean =>
    x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  /** Does something around it cut off what lies there? */
  const isHidden = (element: Element, [x, y]: readonly [number, number]): boolean => {
    for (let around = element.parentElement; around && !around.matches('.room'); around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  for (const flight of flights) flight.pause();
  for (const flight of flights) {
    const element = flight.effect instanceof KeyframeEffect ? flight.effect.target : null;
    const lasts = Number(flight.effect?.getComputedTiming().duration ?? 0);
    if (!element) continue;
    const thing = flight.id.slice('flight '.length);
    kinds.add(thing.replace(/[-.:\d].*$/, ''));
    const path: [number, number][] = [];
    for (let time = 0; time < lasts; time += step) {
      flight.currentTime = time;
      path.push(pointOf(element));
    }
    flight.currentTime = lasts - 0.01;
    path.push(pointOf(element));
    const [start, end] = [path[0] ?? pointOf(element), path.at(-1) ?? pointOf(element)];
    const whole = far(start, end);
    const was = before.things[thing];
    const isLeaving = !(element as HTMLElement).dataset['thing'];
    if (was && far(was, start) > LIFT)
      faults.push(`${thing} sets out ${Math.round(far(was, start))} px from where it was`);
    if (!isSeen(start) || !isSeen(end)) faults.push(`${thing} flies from or to a place that is not shown`);
    else if (isHidden(element, start)) faults.push(`${thing} is hidden where it sets out`);
    path.forEach((point, i) => {
      const next = path[i + 1];
      if (!next || whole < 8) return;
      if (far(next, end) > far(point, end) + 1) faults.push(`${thing} flies away from its goal`);
      // The last step is shorter than the others, and a flight of two steps cannot be gentler.
      if (far(point, next) > whole / 2 + 1)
        faults.push(`${thing} covers ${Math.round((100 * far(point, next)) / whole)} % of its way in one step`);
    });
    flight.currentTime = 0;
    if (!isLeaving) {
      const style = getComputedStyle(element).transform;
      flight.cancel();
      const rest = pointOf(element);
      if (far(rest, end) > 2)
        faults.push(`${thing} ends ${Math.round(far(rest, end))} px from where it lies (${style})`);
    } else flight.finish();
  }
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  return { faults, flown: flights.length, kinds: [...kinds] };
}

/** The cards of the trick on the table: never of two tricks, so no seat has two. */
export function twoTricks(): string[] {
  const laid = [...document.querySelectorAll<HTMLElement>('[data-see~=trick] [data-thing^="card-"]')].map(
    ({ dataset }) => dataset['from'] ?? '',
  );
  return laid.filter((seat, i) => laid.indexOf(seat) !== i).map((seat) => `two cards of ${seat} lie on the table`);
}

/** Figures that run to a new value and are not there after so many looks. What a screen reader hears is that value at once. */
export function lateFigures(most: number): string[] {
  const faults: string[] = [];
  const { looks } = window.laws;
  for (const figure of document.querySelectorAll('.room .figures[aria-hidden=true]')) {
    const [shown, goal] = [figure.textContent, figure.nextElementSibling?.textContent];
    // Some are told in words of their own: those are never equal.
    if (shown === goal) looks.set(figure, 0);
    const late = looks.get(figure);
    if (late === undefined || shown === goal) continue;
    looks.set(figure, late + 1);
    if (late + 1 === most) faults.push(`${shown} has not become ${goal ?? ''} in time`);
  }
  return faults;
}
