// Every card, symbol and place explains itself: by hovering, by focus, by a long press. `Bubble.svelte` shows it.

import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** The clause behind it, such as `WS-8`. */
  rule?: string | undefined;
}

interface Shown extends Explanation {
  box: DOMRect;
}

const PATIENCE = 450;

let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const bubble = {
  get shown(): Shown | null {
    return shown;
  },
};

export function hush(): void {
  clearTimeout(timer);
  shown = null;
}

/** Explains an element: `{@attach explains(() => ({ title, text, rule }))}`. */
export function explains(what: () => Explanation): Attachment {
  return (element) => {
    const show = (): void => void (shown = { ...what(), box: element.getBoundingClientRect() });
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, PATIENCE);
    };
    const over = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      soon();
    };
    // A finger that stays asks what it is; the click that follows is not meant.
    let asked = false;
    const press = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
      asked = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        asked = true;
        show();
      }, PATIENCE);
    };
    const release = (): void => clearTimeout(timer);
    const click = (event: Event): void => {
      if (asked) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else hush();
      asked = false;
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) soon();
    };
    const heard: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', over, false],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && hush(), false],
      ['pointerdown', press, false],
      ['pointerup', release, false],
      ['pointercancel', release, false],
      ['focus', focus, false],
      // What is taken away while it has the focus blurs in the midst of drawing, where nothing may change.
      ['blur', () => queueMicrotask(hush), false],
      ['contextmenu', (event) => event.preventDefault(), false],
      ['click', click, true],
    ];
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture);
      hush();
    };
  };
}
