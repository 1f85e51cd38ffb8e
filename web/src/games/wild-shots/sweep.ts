// The winner sweeps the trick: its cards slide to his seat.

import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moves } from '$/app/settings.svelte.ts';

/** To the place named by the element's `data-to`; where there is none it is gone at once. */
export function sweep(node: HTMLElement): TransitionConfig {
  const { to } = node.dataset;
  const place = to === undefined ? null : document.querySelector(`[data-place="${CSS.escape(to)}"]`);
  if (!moves() || place === null) return { duration: 0 };
  const from = node.getBoundingClientRect();
  const end = place.getBoundingClientRect();
  const x = end.x + end.width / 2 - from.x - from.width / 2;
  const y = end.y + end.height / 2 - from.y - from.height / 2;
  return {
    duration: 320,
    easing: cubicIn,
    css: (_, gone) => `transform: translate(${gone * x}px, ${gone * y}px) scale(${1 - gone * 0.6}); opacity: ${1 - gone * 0.7}; pointer-events: none`,
  };
}
