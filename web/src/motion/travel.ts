// Things travel from where they were to where they are: by difference, after the table has been redrawn.
// A thing is an element with `data-thing`, a place one with `data-place`. A thing that was not there comes
// from the place in its `data-from`; one that is gone flies to the place in its `data-to`. A thing that stays in
// its place, or in its home (`data-home`), goes along with that when the table around it is laid out again.

interface Thing {
  element: HTMLElement;
  thing: string;
  /** With what it goes along. */
  home: Element | null;
}
interface Was extends Thing {
  box: DOMRect;
  to: string | null;
}
interface Move {
  element: HTMLElement;
  thing: string;
  start: DOMRect;
  end: DOMRect;
  /** How large it may look as it sets out. */
  most: number;
  delay: number;
  /** Does it set out beyond the zone, or the part of it, that would cut it off? Then it is seen above that (`travel.css`). */
  isFromElsewhere: boolean;
}
interface Leaving {
  element: HTMLElement;
  thing: string;
  start: DOMRect;
  end: DOMRect;
}
/** What lies in each home, in its order. */
type Contents = ReadonlyMap<Element, string>;
export interface Before {
  things: ReadonlyMap<string, Was>;
  homes: Boxes;
  contents: Contents;
}

/** Quick at first and gentle at the end, but never more than half the way within 50 ms. */
const EASE = 'cubic-bezier(0.3, 0.4, 0.3, 1)';
const LASTS = 320;
const FADES = 150;
const LARGEST = 3;
/** What comes to one home comes one by one, so many milliseconds apart: ten cards within 700. The last of many come together. */
const APART = 40;
const ROW = 9;

/** The boxes of homes, each asked for once. */
class Boxes {
  readonly #known = new Map<Element, DOMRect>();

  of(home: Element): DOMRect {
    let known = this.#known.get(home);
    if (!known) this.#known.set(home, (known = home.getBoundingClientRect()));
    return known;
  }
}

/** What is on its way. */
const flights = new WeakMap<Element, Animation>();

/** Where a thing lay when it was last measured at rest, in a home where nothing moves but what comes and goes. */
const rests = new WeakMap<Element, { contents: string; at: DOMRect; box: DOMRect }>();

/** All things on the table, and what lies where; nothing is measured. */
function find(root: HTMLElement): { things: Thing[]; contents: Contents } {
  const things: Thing[] = [];
  const contents = new Map<Element, string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const thing = element.getAttribute('data-thing');
    if (!thing) continue;
    const home = element.closest('[data-home], [data-place]');
    if (home) contents.set(home, `${contents.get(home) ?? ''} ${thing}`);
    things.push({ element, thing, home });
  }
  return { things, contents };
}

export function measure(root: HTMLElement): Before {
  const { things, contents } = find(root);
  const homes = new Boxes();
  const boxOf = ({ element, home }: Thing): DOMRect => {
    if (!home) return element.getBoundingClientRect();
    const at = homes.of(home);
    if (!home.hasAttribute('data-home') || flights.has(element)) return element.getBoundingClientRect();
    const lies = contents.get(home) ?? '';
    const rest = rests.get(element);
    if (rest && rest.contents === lies && rest.at.width === at.width && rest.at.height === at.height)
      return along(rest.box, rest.at, at);
    const box = element.getBoundingClientRect();
    rests.set(element, { contents: lies, at, box });
    return box;
  };
  const measured = things.map((one): [string, Was] => [
    one.thing,
    { ...one, box: boxOf(one), to: one.element.getAttribute('data-to') },
  ]);
  return { things: new Map(measured), homes, contents };
}

/** Lets everything that moved travel, so many times as fast as usual. Input is never blocked: what flies cannot be touched, what it is can. */
export function travel(root: HTMLElement, before: Before, rate: number): void {
  const moves: Move[] = [];
  const homes = new Boxes();
  const come = new Map<Element, number>();
  const { things, contents } = find(root);
  const here = new Set(things.map(({ thing }) => thing));
  // In a home where nothing came or went nothing has moved.
  const restless = things.filter(({ home }) => !home || contents.get(home) !== before.contents.get(home));
  // What is still on its way was measured there, and goes on from there to where it really is.
  for (const { element } of restless) flights.get(element)?.cancel();
  for (const { element, thing, home } of restless) {
    const from = element.getAttribute('data-from');
    const was = before.things.get(thing);
    const isAtHome = was && home && home === was.home;
    const start = isAtHome
      ? along(was.box, before.homes.of(home), homes.of(home))
      : (was?.box ?? (from ? place(root, from) : undefined));
    const end = element.getBoundingClientRect();
    if (!start || end.width === 0 || !moved(start, end)) continue;
    const ahead = isAtHome || !home ? 0 : (come.get(home) ?? 0);
    if (home && !isAtHome) come.set(home, Math.min(ROW, ahead + 1));
    const zone = element.closest('[data-clips], [data-zone]');
    moves.push({
      element,
      thing,
      start,
      end,
      most: was ? LARGEST : 1,
      delay: ahead * APART,
      isFromElsewhere: zone !== null && !isWithin(start, homes.of(zone)),
    });
  }
  // All is measured before anything is moved, so that the page is laid out once.
  const gone: Leaving[] = [];
  for (const [thing, { box, element, to }] of before.things) {
    const end = to && !here.has(thing) && box.width > 0 ? place(root, to) : undefined;
    if (end) gone.push({ element, thing, start: box, end });
  }
  for (const { element, thing, start, end, most, delay, isFromElsewhere } of moves) {
    // Above the rest; not by the animation, which would then be none for the compositor.
    element.style.zIndex = '10';
    element.toggleAttribute('data-moves', true);
    element.toggleAttribute('data-flies', isFromElsewhere);
    // What waits for its turn lies still at first.
    const away = { transform: shift(end, start, most), easing: EASE };
    const lasts = delay + LASTS;
    // Both ends are named: a single keyframe would be the end, and the thing would fly backwards.
    const flight = element.animate(
      [away, ...(delay > 0 ? [{ ...away, offset: delay / lasts }] : []), { transform: 'none' }],
      { duration: lasts / rate, id: `flight ${thing}` },
    );
    flights.set(element, flight);
    whenDone(flight, () => {
      if (flights.get(element) !== flight) return;
      flights.delete(element);
      // One that is over but still there would keep the compositor from the next one of the same thing.
      flight.cancel();
      element.style.zIndex = '';
      element.removeAttribute('data-moves');
      element.removeAttribute('data-flies');
    });
  }
  for (const one of gone) leave(root, one, rate);
}

/** Without motion: what is new, or lies elsewhere now, fades in where it is. */
export function fade(root: HTMLElement, before: Before): void {
  for (const { element, thing, home } of find(root).things) {
    const was = before.things.get(thing);
    if (was && was.home === home) continue;
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADES, id: 'fade' });
  }
}

/** Where this place is, if it can be seen: nothing flies from or to what is not shown. */
function place(root: HTMLElement, name: string): DOMRect | undefined {
  const box = root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box && isInSight(box) ? box : undefined;
}

function isInSight({ left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** Is its middle in there? */
function isWithin({ x, y, width, height }: DOMRect, { left, top, right, bottom }: DOMRect): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2];
  return middle >= left && middle <= right && centre >= top && centre <= bottom;
}

/** Where a box is after its home has gone from one place to another. */
function along(box: DOMRect, was: DOMRect, is: DOMRect): DOMRect {
  return new DOMRect(box.x + is.x - was.x, box.y + is.y - was.y, box.width, box.height);
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
function leave(root: HTMLElement, { element, thing, start, end }: Leaving, rate: number): void {
  const likeness = element.cloneNode(true) as HTMLElement;
  delete likeness.dataset['thing'];
  likeness.inert = true;
  likeness.setAttribute('aria-hidden', 'true');
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '10',
  });
  root.append(likeness);
  const flight = likeness.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: shift(start, end, 1), opacity: 0.2 },
    ],
    { duration: LASTS / rate, easing: EASE, id: `flight ${thing}` },
  );
  whenDone(flight, () => likeness.remove());
}

/** At its end, or when it is broken off. */
function whenDone(flight: Animation, done: () => void): void {
  flight.finished.then(done, done);
}
