// What an eye and a finger would notice on a table page, asked of the page itself. Everything here runs in the browser and
// must stand alone, with `window.laws` of `in-page.ts`: it is sent there as text.

export interface Seen {
  /** Everything that is wrong, in words. */
  faults: string[];
  /** The actions that can be reached. */
  reached: string[];
}

export interface Look {
  /** The least side of what is touched, in pixels. */
  touch: number;
  /** What must be in sight with the question, by `data-see`. */
  sees: string[];
  /** The least size of letters. */
  letters: number;
  /** Names as long as they may be, which a plate or a button may shorten with an ellipsis. */
  names: string[];
}

/** Walks every pick to every choice, and looks at the page at each step. */
export async function walk({ touch, sees, letters, names }: Look): Promise<Seen> {
  const MOST_PICKS = 3;
  const CLICKED = '[data-pick], [data-choice]';
  const WORDED = '.button';
  const UNREAD = 'svg, script, style, .aloud, dialog:not([open]), [data-testid=log], [role=tabpanel]';
  const SHARES = [0.1, 0.5, 0.9];
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  const faults = new Set<string>();
  const reached = new Set<string>();
  const room = document.querySelector<HTMLElement>('.room');
  if (!room) return { faults: ['there is no table'], reached: [] };

  const nameOf = (element: Element): string => {
    const { choice, pick, see } = (element as HTMLElement).dataset;
    return choice !== undefined
      ? `choice "${choice}"`
      : pick !== undefined
        ? `pick "${pick}"`
        : see !== undefined
          ? `"${see}"`
          : `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  };
  const clicked = (): HTMLElement[] =>
    [...room.querySelectorAll<HTMLElement>(CLICKED)].filter((element) => element.checkVisibility());
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const { drawnOver, isResizing, still } = window.laws;
  // The client draws in microtasks. A frame, which takes a hundred times longer, is waited for only where the page follows a size.
  const drawn = async (): Promise<void> => {
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
    still();
    if (!isResizing()) return;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    still();
  };

  function isInside({ left, top, right, bottom }: DOMRect): boolean {
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  }

  /** Does this text lie in this box? The lines of a font are higher than its letters. */
  function isWithin(text: DOMRect, box: DOMRect): boolean {
    return (
      text.right <= box.right + 1 &&
      text.left >= box.left - 1 &&
      text.top >= box.top - 3 &&
      text.bottom <= box.bottom + 3
    );
  }

  /** Who lies over one of its points, if anybody does. */
  function covering(element: Element): Element | null {
    const { left, top, right, bottom } = boxOf(element);
    const inset = 5;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ];
    for (const [x = 0, y = 0] of points) {
      const top = document.elementFromPoint(x, y);
      if (top !== null && top !== element && !element.contains(top)) return top;
    }
    return null;
  }

  function lookAtClicked(): void {
    for (const element of clicked()) {
      const box = boxOf(element);
      const name = nameOf(element);
      if (!isInside(box))
        faults.add(
          `${name} is not wholly in the viewport: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        );
      else {
        const over = covering(element);
        if (over) faults.add(`${name} is covered by ${nameOf(over)}`);
      }
      if (Math.min(box.width, box.height) < touch - 0.5)
        faults.add(`${name} is ${Math.round(box.width)}×${Math.round(box.height)} px, too small to touch`);
    }
  }

  function lookAtNeeded(): void {
    for (const see of sees) {
      const shown = [...document.querySelectorAll(`[data-see~="${see}"]`)].find(
        (element) => element.checkVisibility() && boxOf(element).width > 0,
      );
      if (!shown) faults.add(`"${see}" is not shown`);
      else if (!isInside(boxOf(shown))) faults.add(`"${see}" is not wholly in the viewport`);
    }
  }

  /** Text that can be read: in the document, not for ears only, not drawn as art. */
  function texts(): { node: Text; parent: HTMLElement }[] {
    const found: { node: Text; parent: HTMLElement }[] = [];
    const shown = new Map<HTMLElement, boolean>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Text
        ? NodeFilter.FILTER_ACCEPT
        : (node as Element).matches(UNREAD)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.nodeValue?.trim() === '') continue;
      const isShown = shown.get(parent) ?? parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      shown.set(parent, isShown);
      if (isShown) found.push({ node: node as Text, parent });
    }
    return found;
  }

  interface Cutter {
    box: HTMLElement;
    frame: DOMRect;
  }
  /** The boxes around an element that cut off what is beyond them; `known` is for one look. */
  function cuttersOf(element: HTMLElement | null, known: Map<HTMLElement, Cutter[]>): Cutter[] {
    if (!element || element === document.body) return [];
    const before = known.get(element);
    if (before) return before;
    const around = cuttersOf(element.parentElement, known);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutting =
      (overflowX !== 'visible' || overflowY !== 'visible') && !/auto|scroll/.test(overflowX + overflowY);
    const all = isCutting ? [...around, { box: element, frame: boxOf(element) }] : around;
    known.set(element, all);
    return all;
  }

  function lookAtText(): void {
    const rects: Line[] = [];
    const known = new Map<HTMLElement, Cutter[]>();
    const range = document.createRange();
    for (const { node, parent } of texts()) {
      const text = node.data.trim().slice(0, 40);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < letters) faults.add(`"${text}" is written in ${size} px`);
      range.selectNodeContents(node);
      const isShortened = names.includes(text) && getComputedStyle(parent).textOverflow === 'ellipsis';
      for (const rect of isShortened ? [boxOf(parent)] : range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        if (!isInside(rect)) faults.add(`"${text}" is cut by the edge of the screen`);
        const button = parent.closest(WORDED);
        if (button && !isWithin(rect, boxOf(button))) faults.add(`"${text}" stands out of ${nameOf(button)}`);
        for (const { box, frame } of cuttersOf(parent, known)) {
          if (!isWithin(rect, frame)) faults.add(`"${text}" is cut by ${nameOf(box)}`);
        }
        rects.push({ node, rect, parent, text });
      }
    }
    lookForCovered(rects);
    looks += 1;
    rects.sort((a, b) => a.rect.top - b.rect.top);
    for (const [i, a] of rects.entries()) {
      for (let j = i + 1; j < rects.length; j += 1) {
        const b = rects[j];
        if (!b || b.rect.top > a.rect.bottom) break;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const high = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
        // The lines of a font are higher than its letters.
        if (
          wide <= 2 ||
          high <= 0.4 * Math.min(a.rect.height, b.rect.height) ||
          a.parent.contains(b.parent) ||
          b.parent.contains(a.parent)
        )
          continue;
        if (isSeen(a) && isSeen(b)) faults.add(`"${a.text}" and "${b.text}" overlap`);
      }
    }
  }

  interface Line {
    node: Text;
    rect: DOMRect;
    parent: HTMLElement;
    text: string;
  }
  /** Who lies over this text, at this share of its width, if anybody does. */
  function overText({ rect, parent }: Line, share: number): Element | null {
    // Points are rounded to whole pixels: what touches a letter does not cover it.
    const inset = Math.min(rect.width / 2, 2);
    const [x, y] = [rect.x + inset + (rect.width - 2 * inset) * share, rect.y + rect.height / 2];
    return drawnOver(parent, x, y);
  }
  const isSeen = (line: Line): boolean => overText(line, 0.5) === null;

  const looked = new Map<Text, string>();
  let looks = 0;
  /** Where to look at a line: everywhere if it is new or has moved, or else at another share with each look. Asking what lies at a point is
   * most of what a look costs. */
  function sharesOf({ node, rect: { x, y, width } }: Line): readonly number[] {
    const place = `${x} ${y} ${width}`;
    if (looked.get(node) !== place) {
      looked.set(node, place);
      return SHARES;
    }
    return SHARES.slice(looks % SHARES.length, (looks % SHARES.length) + 1);
  }

  /** Text that something else lies over, be it a drawing. What the pointer goes through is hit only with `solid`. */
  function lookForCovered(lines: readonly Line[]): void {
    const suspects = lines.flatMap((line) =>
      sharesOf(line)
        .filter((share) => overText(line, share) !== null)
        .map((share) => ({ line, share })),
    );
    if (suspects.length === 0) return;
    document.adoptedStyleSheets.push(solid);
    for (const { line, share } of suspects) {
      const over = overText(line, share);
      if (over && over.closest('dialog[open], [popover]') === null)
        faults.add(`"${line.text}" is covered by ${nameOf(over)}`);
    }
    document.adoptedStyleSheets.pop();
  }

  function look(): void {
    lookAtClicked();
    lookAtNeeded();
    lookAtText();
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.add('the page scrolls');
    for (const { dataset } of room?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])
      if (dataset['choice'] !== undefined) reached.add(dataset['choice']);
  }

  const picksOf = (): string[] => [
    ...new Set([...room.querySelectorAll<HTMLElement>('[data-pick]')].map(({ dataset }) => dataset['pick'] ?? '')),
  ];
  const pressedNames = (): string[] =>
    [...room.querySelectorAll<HTMLElement>('[data-pick][aria-pressed=true]')]
      .map(({ dataset }) => dataset['pick'] ?? '')
      .sort();
  const pressed = (): string => pressedNames().join('+');
  const choicesOf = (): string =>
    [...room.querySelectorAll<HTMLElement>('[data-choice]')]
      .map(({ dataset }) => dataset['choice'])
      .sort()
      .join('|');

  /** Picks something, and sees to it that nothing else that can be clicked has moved. */
  async function pick(name: string): Promise<boolean> {
    const target = [...(room?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])].find(
      ({ dataset }) => dataset['pick'] === name,
    );
    if (!target) return false;
    const before = clicked().map((element) => ({ element, box: boxOf(element) }));
    const own = boxOf(target);
    target.click();
    await drawn();
    for (const { element, box } of before) {
      if (!element.isConnected || element === target || !element.checkVisibility()) continue;
      const now = boxOf(element);
      if (
        Math.abs(now.x - box.x) +
          Math.abs(now.y - box.y) +
          Math.abs(now.width - box.width) +
          Math.abs(now.height - box.height) >
        2
      )
        faults.add(`picking "${name}" moves ${nameOf(element)}`);
    }
    const there = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2);
    if (target.isConnected && there !== target && !target.contains(there))
      faults.add(`after picking "${name}" something else is at its place: ${there ? nameOf(there) : 'nothing'}`);
    return true;
  }

  async function putBack(): Promise<void> {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await drawn();
  }

  async function reach(path: readonly string[]): Promise<boolean> {
    await putBack();
    for (const name of path) if (!(await pick(name))) return false;
    return true;
  }

  /** Goes back to the state that a pick set out from: by a second click where that leads there, or from the beginning. */
  async function putBackOne(name: string, path: readonly string[], from: string): Promise<boolean> {
    return ((await pick(name)) && stateOf() === from) || ((await reach(path)) && stateOf() === from);
  }

  const stateOf = (): string => `${pressed()}/${choicesOf()}`;

  await drawn();
  look();
  const known = new Set([stateOf()]);
  const first = new Set(picksOf());
  const tried = new Set<string>();
  let paths: string[][] = [[]];
  for (let picks = 1; picks <= MOST_PICKS && paths.length > 0; picks += 1) {
    const next: string[][] = [];
    for (const path of paths) {
      if (!(await reach(path))) continue;
      const from = stateOf();
      // Among the first things to pick, a second one may replace the one before: then it leads to nothing new.
      let isReplacing = false;
      let last: string | null = null;
      for (const name of picksOf()) {
        if (path.includes(name) || (isReplacing && first.has(name))) continue;
        const longer = [...path, name];
        // In whichever order several are picked, it is the same; but after all of them, others are put back.
        const key = (longer.includes('all') ? longer : [...longer].sort()).join();
        if (tried.has(key)) continue;
        tried.add(key);
        if (last !== null && !(await putBackOne(last, path, from))) break;
        last = name;
        if (!(await pick(name))) continue;
        if (path.length > 0 && first.has(name) && name !== 'all' && path[0] !== 'all')
          isReplacing = !pressedNames().includes(path[0] ?? '');
        const state = stateOf();
        if (!known.has(state)) {
          known.add(state);
          look();
          next.push(longer);
        }
      }
    }
    paths = next;
  }
  await putBack();
  return { faults: [...faults], reached: [...reached].sort() };
}
