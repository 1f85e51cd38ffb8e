// Faces turn to the seat that acts. Where several act at once, nobody turns.

import { SvelteSet } from 'svelte/reactivity';
import type { Turn } from '$/look/characters.ts';

const acting = new SvelteSet<HTMLElement>();

/** The sitter of this plate acts until the answer is called. */
export function actsAt(plate: HTMLElement): () => void {
  acting.add(plate);
  return () => acting.delete(plate);
}

/** The plate of the only one who acts. */
export function actor(): HTMLElement | null {
  const [first, ...others] = acting;
  return others.length > 0 ? null : (first ?? null);
}

/** Where that plate is, seen from this one. It measures the page, so ask with a frame. */
export function turnTo(to: HTMLElement, from: HTMLElement): Turn {
  const by = middle(to) - middle(from);
  return Math.abs(by) < 8 ? null : by < 0 ? 'left' : 'right';
}

function middle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
