// Every card, symbol and place explains itself: by hovering, by focus, by a long press. `Bubble.svelte` shows it.
// A right click, or the key for it, leads to the rule.

import type { Attachment } from 'svelte/attachments';
import { lookUp } from './rule.svelte.ts';

export interface Explanation {
  title: string;
  text?: string | undefined;
  /** What a screen reader says instead of the text, where the name of the thing has told the rest. */
  aloud?: string | undefined;
  /** The clause behind it, such as `WS-8`. */
  rule?: string | undefined;
}

interface Shown extends Explanation {
  box: DOMRect;
  /** Was it asked for by a finger? Then it stays, and can be touched. */
  stays: boolean;
}

const PATIENCE = 450;
/** The id of the bubble. */
export const BUBBLE = 'bubble';

let shown = $state.raw<Shown | null>(null);
/** What is explained, or is about to be. */
let explained: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const bubble = {
  get shown(): Shown | null {
    return shown;
  },
};

/** What contains what is explained was scrolled. */
export function scrolled({ target }: Event): void {
  if (target instanceof Node && explained && target.contains(explained)) hush();
}

export function hush(): void {
  clearTimeout(timer);
  shown = null;
  explained?.removeAttribute('aria-description');
  explained = null;
}

/** Explains an element: `{@attach explains(() => ({ title, text, rule }))}`. */
export function explains(what: () => Explanation): Attachment {
  return (element) => {
    const soon = (stays: boolean): void => {
      hush();
      explained = element;
      timer = setTimeout(() => {
        shown = { ...what(), box: element.getBoundingClientRect(), stays };
      }, PATIENCE);
    };
    // A card that comes under a mouse at rest is not asked about: only a mouse that moves asks, once, and for the innermost thing.
    let isUnasked = false;
    const enter = (): void => void (isUnasked = true);
    const move = (event: Event): void => {
      if (
        !isUnasked ||
        !(event instanceof PointerEvent) ||
        event.pointerType !== 'mouse' ||
        (event.movementX === 0 && event.movementY === 0)
      )
        return;
      isUnasked = false;
      if (!explained || !element.contains(explained)) soon(false);
    };
    const press = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') soon(true);
    };
    const release = (): void => clearTimeout(timer);
    // A finger that stays asks what it is; the click that follows is not meant.
    const isAsked = (): boolean => explained === element && shown?.stays === true;
    const click = (event: Event): void => {
      if (!isAsked()) return hush();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      const { rule } = what();
      // A finger that stays has asked already.
      if ((event as PointerEvent).pointerType === 'touch' || !rule) return;
      hush();
      lookUp(rule);
    };
    // What was explained before may be left after the next thing was reached; a finger may go on to the rule.
    const leave = (): void => {
      if (explained === element && !shown?.stays) hush();
    };
    const focus = (): void => {
      if (!element.matches(':focus-visible')) return;
      soon(false);
      // A screen reader reads what is there when the focus comes, before the bubble; and not again what the name has told.
      const { text = '', aloud = text } = what();
      if (aloud !== '' && !element.ariaLabel?.includes(aloud)) element.setAttribute('aria-description', aloud);
    };
    const heard: [string, (event: Event) => void, boolean][] = [
      ['pointerenter', enter, false],
      ['pointermove', move, false],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && leave(), false],
      ['pointerdown', press, false],
      ['pointerup', release, false],
      ['pointercancel', release, false],
      ['focus', focus, false],
      // A button that is taken away loses the focus while the page is being redrawn, when nothing may be set.
      ['blur', () => queueMicrotask(leave), false],
      ['contextmenu', menu, false],
      ['click', click, true],
    ];
    for (const [name, listener, capture] of heard) element.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of heard) element.removeEventListener(name, listener, capture);
      if (explained === element) hush();
    };
  };
}
