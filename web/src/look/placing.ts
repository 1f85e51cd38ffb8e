// Where a bubble stands: never on what it belongs to, and on as little else as can be. The coach of a lesson and what is said at
// a table are such bubbles.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the bubble and what it belongs to, and the edge of where it may stand. */
const APART = 10;
const EDGE = 8;
const STEP = 12;
/** What it costs to hide so many square pixels of something that can be used, beside a pixel of distance. */
const HIDDEN = 0.05;

const reach = (from: number, to: number): number[] => {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count }, (_, i) => from + i * STEP), Math.max(from, to)];
};

/** The upper left corner of a bubble of this size within `room`. `spots` must stay in sight, `others` should. */
export function standBy(
  { width, height }: Size,
  room: Box,
  spots: readonly Box[],
  others: readonly Box[],
): { left: number; top: number } {
  const [middle, halo] = [centre(spots.length > 0 ? spots : [room]), spots.map((spot) => grown(spot, APART))];
  let best = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Infinity;
  for (const top of reach(room.top + EDGE, room.bottom - height - EDGE)) {
    for (const left of reach(room.left + EDGE, room.right - width - EDGE)) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covers = halo.reduce((sum, spot) => sum + overlap(box, spot), 0);
      const hides = others.reduce((sum, other) => sum + overlap(box, other), 0);
      const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
      const cost = covers * 1000 + hides * HIDDEN + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function centre(spots: readonly Box[]): { x: number; y: number } {
  const mean = (of: (box: Box) => number): number => spots.reduce((sum, box) => sum + of(box), 0) / spots.length;
  return { x: mean((box) => (box.left + box.right) / 2), y: mean((box) => (box.top + box.bottom) / 2) };
}
