// Follows the things that a tip speaks of: they travel, tables are laid out again, pages are scrolled.

import { grown, type Box } from '$/look/placing.ts';
import { boxOf, lit, merged } from './spots.ts';

/** How far the light reaches beyond a thing. */
const HALO = 6;

const isInSight = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** Tells where the spots are, now and whenever that may have changed. The answer stops it. */
export function follow(root: HTMLElement, spots: readonly string[], seen: (boxes: Box[]) => void): () => void {
  let frame = 0;
  let isNew = true;
  const look = (): void => {
    const elements = lit(root, spots);
    if (isNew)
      elements.find((element) => !isInSight(boxOf(element)))?.scrollIntoView({ block: 'center', inline: 'center' });
    isNew &&= elements.length === 0;
    seen(merged(elements.map((element) => grown(boxOf(element), HALO))));
    const isMoving = elements.some((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
    frame = isMoving ? requestAnimationFrame(look) : 0;
  };
  const again = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(again);
  changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const sizes = new ResizeObserver(again);
  sizes.observe(root.ownerDocument.body);
  const listen = { capture: true, passive: true };
  const EVENTS = ['scroll', 'resize', 'transitionrun', 'transitionend', 'animationend'] as const;
  for (const event of EVENTS) addEventListener(event, again, listen);
  again();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const event of EVENTS) removeEventListener(event, again, listen);
  };
}
