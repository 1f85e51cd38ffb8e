// Where the coach stands: never on what is spoken of, and on as little else as can be.

import { grown, overlap, type Box } from './spots.ts';

interface Size {
  width: number;
  height: number;
}

/** Between the coach and what is spoken of, and the edge of the screen. */
const APART = 10;
const EDGE = 8;
const STEP = 12;
/** What it costs to hide so many square pixels of something that can be used, beside a pixel of distance. */
const HIDDEN = 0.05;

const reach = (from: number, to: number): number[] => {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count }, (_, i) => from + i * STEP), Math.max(from, to)];
};

/** The upper left corner. `spots` must stay in sight, `others` should. */
export function standBy(coach: Size, screen: Size, spots: readonly Box[], others: readonly Box[]): { left: number; top: number } {
  const [middle, halo] = [centre(spots, screen), spots.map((spot) => grown(spot, APART))];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const top of reach(EDGE, screen.height - coach.height - EDGE)) {
    for (const left of reach(EDGE, screen.width - coach.width - EDGE)) {
      const box = { left, top, right: left + coach.width, bottom: top + coach.height };
      const covers = halo.reduce((sum, spot) => sum + overlap(box, spot), 0);
      const hides = others.reduce((sum, other) => sum + overlap(box, other), 0);
      const far = Math.hypot(left + coach.width / 2 - middle.x, top + coach.height / 2 - middle.y);
      const cost = covers * 1000 + hides * HIDDEN + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function centre(spots: readonly Box[], screen: Size): { x: number; y: number } {
  if (spots.length === 0) return { x: screen.width / 2, y: screen.height / 2 };
  const mean = (of: (box: Box) => number): number => spots.reduce((sum, box) => sum + of(box), 0) / spots.length;
  return { x: mean((box) => (box.left + box.right) / 2), y: mean((box) => (box.top + box.bottom) / 2) };
}
