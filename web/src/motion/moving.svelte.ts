// The room in which things travel when what is shown in it changes.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { moves, settings } from '$/app/settings.svelte.ts';
import './travel.css';
import { fade, measure, travel, type Before } from './travel.ts';

/** To be called by a page before it shows anything that changes with `seen`: things are measured before any of it is drawn again,
 * or the browser would have to lay out the page twice. Things travel `rate` times as fast as usual. The answer marks the room. */
export function moving(seen: () => unknown, rate = (): number => settings.speed): Attachment<HTMLElement> {
  let room: HTMLElement | undefined;
  let before: Before | undefined;
  $effect.pre(() => {
    seen();
    untrack(() => (before = settings.speed > 0 && room && !document.hidden ? measure(room) : undefined));
  });
  $effect(() => {
    seen();
    untrack(() => {
      if (!room || !before) return;
      if (moves()) travel(room, before, rate());
      else fade(room, before);
    });
  });
  return (element) => {
    room = element;
    return () => (room = undefined);
  };
}
