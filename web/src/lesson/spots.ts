// What a tip speaks of, as it is found on the table: `place:mine` is the element with `data-place="mine"`.

import { overlap, type Box } from '$/look/placing.ts';

/** A value that ends with `*` stands for all that begin with it. */
export function selectorOf(spot: string): string {
  const at = spot.indexOf(':');
  const [kind, value] = [spot.slice(0, at), spot.slice(at + 1)];
  const is = value.endsWith('*') ? `^="${CSS.escape(value.slice(0, -1))}"` : `="${CSS.escape(value)}"`;
  return `[data-${kind}${is}]`;
}

/** All elements of these spots that are shown. */
export function lit(root: ParentNode, spots: readonly string[]): HTMLElement[] {
  if (spots.length === 0) return [];
  return [...root.querySelectorAll<HTMLElement>(spots.map(selectorOf).join(', '))].filter((element) =>
    element.checkVisibility(),
  );
}

/** Where an element is to be seen, with the pieces that lie on it and may reach beyond it. */
export function boxOf(element: HTMLElement): Box {
  const pieces = [element, ...element.querySelectorAll('[data-thing]')].map((piece) => piece.getBoundingClientRect());
  return pieces.reduce<Box>(around, pieces[0] as Box);
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Boxes that touch each other become one, so that no light lies on another. */
export function merged(boxes: readonly Box[]): Box[] {
  const apart: Box[] = [];
  for (let box of boxes) {
    for (
      let i = apart.findIndex((other) => overlap(other, box) > 0);
      i >= 0;
      i = apart.findIndex((other) => overlap(other, box) > 0)
    ) {
      box = around(box, apart[i] as Box);
      apart.splice(i, 1);
    }
    apart.push(box);
  }
  return apart;
}
