// What an eye and a finger would notice on a table page, asked of the page itself. Everything here runs in the browser and
// must stand alone: it is sent there as text.

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
}

/** Walks every pick to every choice, and looks at the page at each step. */
export async function walk({ touch, sees, letters }: Look): Promise<Seen> {
  const MOST_PICKS = 3;
  const CLICKED = '[data-pick], [data-choice]';
  const faults = new Set<string>();
  const reached = new Set<string>();
  const room = document.querySelector<HTMLElement>('.room');
  if (!room) return { faults: ['there is no table'], reached: [] };

  const nameOf = (element: Element): string => {
    const { choice, pick, see } = (element as HTMLElement).dataset;
    return choice !== undefined ? `choice "${choice}"` : pick !== undefined ? `pick "${pick}"` : see !== undefined ? `"${see}"` : `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  };
  const clicked = (): HTMLElement[] => [...room.querySelectorAll<HTMLElement>(CLICKED)].filter((element) => element.checkVisibility());
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const drawn = async (): Promise<void> => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  };

  function isInside({ left, top, right, bottom }: DOMRect): boolean {
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  }

  /** Who lies over one of its points, if anybody does. */
  function covering(element: Element): Element | null {
    const { left, top, right, bottom } = boxOf(element);
    const inset = 5;
    const points = [[(left + right) / 2, (top + bottom) / 2], [left + inset, top + inset], [right - inset, top + inset], [left + inset, bottom - inset], [right - inset, bottom - inset]];
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
      if (!isInside(box)) faults.add(`${name} is not wholly in the viewport: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);
      else {
        const over = covering(element);
        if (over) faults.add(`${name} is covered by ${nameOf(over)}`);
      }
      if (Math.min(box.width, box.height) < touch - 0.5) faults.add(`${name} is ${Math.round(box.width)}×${Math.round(box.height)} px, too small to touch`);
    }
  }

  function lookAtNeeded(): void {
    for (const see of sees) {
      const shown = [...document.querySelectorAll(`[data-see~="${see}"]`)].find((element) => element.checkVisibility() && boxOf(element).width > 0);
      if (!shown) faults.add(`"${see}" is not shown`);
      else if (!isInside(boxOf(shown))) faults.add(`"${see}" is not wholly in the viewport`);
    }
  }

  /** Text that can be read: in the document, not for ears only, not drawn as art. */
  function texts(): { node: Text; parent: HTMLElement }[] {
    const found: { node: Text; parent: HTMLElement }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.nodeValue?.trim() === '' || parent.closest('svg, script, style, .aloud, dialog:not([open]), [data-testid=log], [role=tabpanel]')) continue;
      if (parent instanceof HTMLElement && parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found.push({ node: node as Text, parent });
    }
    return found;
  }

  function lookAtText(): void {
    const rects: { rect: DOMRect; parent: HTMLElement; text: string }[] = [];
    for (const { node, parent } of texts()) {
      const text = node.data.trim().slice(0, 40);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < letters) faults.add(`"${text}" is written in ${size} px`);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        if (!isInside(rect)) faults.add(`"${text}" is cut by the edge of the screen`);
        for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const frame = boxOf(box);
          const isScrolled = /auto|scroll/.test(overflowX + overflowY);
          if (!isScrolled && (rect.right > frame.right + 1 || rect.left < frame.left - 1 || rect.top < frame.top - 3 || rect.bottom > frame.bottom + 3)) faults.add(`"${text}" is cut by ${nameOf(box)}`);
        }
        rects.push({ rect, parent, text });
      }
    }
    for (const [i, a] of rects.entries()) {
      for (const b of rects.slice(i + 1)) {
        if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        // The lines of a font are higher than its letters.
        if (wide > 2 && high > 0.4 * Math.min(a.rect.height, b.rect.height) && isSeen(a) && isSeen(b)) faults.add(`"${a.text}" and "${b.text}" overlap`);
      }
    }
  }

  /** Is this text on top of whatever lies there? */
  function isSeen({ rect, parent }: { rect: DOMRect; parent: HTMLElement }): boolean {
    const top = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    return top === null || top === parent || parent.contains(top) || top.contains(parent);
  }

  function look(): void {
    lookAtClicked();
    lookAtNeeded();
    lookAtText();
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.add('the page scrolls');
    for (const { dataset } of room?.querySelectorAll<HTMLElement>('[data-choice]') ?? []) if (dataset['choice'] !== undefined) reached.add(dataset['choice']);
  }

  const picksOf = (): string[] => [...new Set([...room.querySelectorAll<HTMLElement>('[data-pick]')].map(({ dataset }) => dataset['pick'] ?? ''))];
  const pressed = (): string => [...room.querySelectorAll('[data-pick][aria-pressed=true]')].map((element) => (element as HTMLElement).dataset['pick']).sort().join('+');
  const choicesOf = (): string => [...room.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset['choice']).sort().join('|');

  /** Picks something, and sees to it that nothing else that can be clicked has moved. */
  async function pick(name: string): Promise<boolean> {
    const target = [...(room?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])].find(({ dataset }) => dataset['pick'] === name);
    if (!target) return false;
    const before = clicked().map((element) => ({ element, box: boxOf(element) }));
    const own = boxOf(target);
    target.click();
    await drawn();
    for (const { element, box } of before) {
      if (!element.isConnected || element === target || !element.checkVisibility()) continue;
      const now = boxOf(element);
      if (Math.abs(now.x - box.x) + Math.abs(now.y - box.y) + Math.abs(now.width - box.width) + Math.abs(now.height - box.height) > 2) faults.add(`picking "${name}" moves ${nameOf(element)}`);
    }
    const there = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2);
    if (target.isConnected && there !== target && !target.contains(there)) faults.add(`after picking "${name}" something else is at its place: ${there ? nameOf(there) : 'nothing'}`);
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

  await drawn();
  look();
  const known = new Set([`${pressed()}/${choicesOf()}`]);
  let paths: string[][] = picksOf().map((name) => [name]);
  const first = new Set(picksOf());
  const tried = new Set<string>();
  for (let picks = 1; picks <= MOST_PICKS && paths.length > 0; picks += 1) {
    const next: string[][] = [];
    for (const path of paths) {
      if (!(await reach(path))) continue;
      const state = `${pressed()}/${choicesOf()}`;
      if (known.has(state)) continue;
      known.add(state);
      look();
      // A second pick of the same kind replaces the first, unless several can be picked: then all stay pressed. One that picks
      // all of them at once is followed by others that put some of them back.
      const isMany = picks > 1 || path[0] === 'all' || (await several(path));
      const more = picksOf().filter((name) => (isMany || !first.has(name)) && !path.includes(name));
      for (const longer of more.map((name) => [...path, name])) {
        // In whichever order several are picked, it is the same; but after all of them, others are put back.
        const key = (longer.includes('all') ? longer : [...longer].sort()).join();
        if (isMany && tried.has(key)) continue;
        tried.add(key);
        next.push(longer);
      }
    }
    paths = next;
  }
  await putBack();
  return { faults: [...faults], reached: [...reached].sort() };

  /** Does what is picked stay picked when something else is? */
  async function several(path: readonly string[]): Promise<boolean> {
    const other = picksOf().find((name) => first.has(name) && !path.includes(name) && name !== 'all');
    if (other === undefined) return false;
    await pick(other);
    const isMany = pressed().includes(path[0] ?? '') && pressed().includes(other);
    await reach(path);
    return isMany;
  }
}
