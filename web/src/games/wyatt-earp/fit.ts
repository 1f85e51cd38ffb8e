// Where the piles of a hand lie: in rows, side by side, and only where there are too many one over the other.

export interface Area {
  width: number;
  height: number;
}

export interface Box extends Area {
  left: number;
  top: number;
}

export interface Layout {
  /** The size of one card. */
  card: Area;
  /** How far equal cards of a pile lie apart; nothing where they lie on each other. */
  fan: number;
  /** What can be touched of each pile. */
  boxes: Box[];
  /** How far a picked card is lifted: not at all where it would cover the row above. */
  lift: number;
}

interface Rows {
  columns: number;
  card: Area;
  /** From one pile to the next, and from one row to the next: less than a card where they overlap. */
  stepX: number;
  stepY: number;
}

/** A card is 5 by 7. */
const TALL = 7 / 5;
/** Between two cards there is room for their rings; where they lie over each other, a seam keeps their touch apart. */
const GAP = 6;
const SEAM = 1.5;
/** The largest card that looks right in a tray, and the smallest that is readable: in a hand, and in a pile that is searched on a
 * phone, where a smaller card is better than a half-covered one. */
const MOST_HEIGHT = 168;
export const LEAST_HEIGHT = { hand: 76, search: 63 };
/** What is left for a finger where piles lie over each other. */
const LEAST_STEP = 44 + SEAM;
const MOST_ROWS = 4;
/** The part of a card by which equal ones lie apart where there is room, and the least that is worth it. */
const FAN = 0.28;
const LEAST_FAN = 5;
const LIFT = 6;

/** Places for piles of so many equal cards each. */
export function lay(counts: readonly number[], area: Area, least = LEAST_HEIGHT.hand): Layout {
  const { columns, card, stepX, stepY } = best(counts.length, area, least);
  const isOneRow = columns >= counts.length;
  const doubles = counts.reduce((sum, count) => sum + count - 1, 0);
  const used = (columns - 1) * stepX + card.width;
  const apart = isOneRow && doubles > 0 ? Math.min(FAN * card.width, (area.width - used) / doubles) : 0;
  const fan = apart >= LEAST_FAN ? apart : 0;
  const begin = Math.max(0, (area.width - used - fan * doubles) / 2);
  const lowest = Math.ceil(counts.length / columns) - 1;
  const above = Math.max(0, (area.height - lowest * stepY - card.height) / 2);
  let fanned = 0;
  const boxes = counts.map((count, i) => {
    const left = begin + (i % columns) * stepX + fanned;
    const isLast = i % columns === columns - 1 || i === counts.length - 1;
    fanned += fan * (count - 1);
    // Nothing lies over the last of a row, and over the lowest row.
    const seen = isLast ? area.width - left - fan * (count - 1) : stepX - SEAM;
    const row = Math.floor(i / columns);
    const top = above + row * stepY;
    const high = row < lowest ? stepY - SEAM : area.height - top;
    return { left, top, width: Math.min(card.width, seen) + fan * (count - 1), height: Math.min(card.height, high) };
  });
  return { card, fan, boxes, lift: stepY < card.height ? 0 : LIFT };
}

/** The rows in which most of every pile is seen, and a finger can touch each. */
function best(piles: number, area: Area, least: number): Rows {
  const all = Array.from({ length: MOST_ROWS }, (_, i) => inRows(piles, i + 1, area, least));
  // Large and whole: what is hidden counts against it twice.
  const seen = ({ stepX, stepY, card }: Rows): number =>
    (Math.min(stepX, card.width) * Math.min(stepY, card.height)) ** 2 / (card.width * card.height);
  const touchable = all.filter(isTouchable);
  return (touchable.length > 0 ? touchable : all).reduce((one, other) => (seen(other) > seen(one) ? other : one));
}

function inRows(piles: number, rows: number, area: Area, least: number): Rows {
  const columns = Math.max(1, Math.ceil(piles / rows));
  const room = { x: (area.width - GAP * (columns - 1)) / columns, y: (area.height - GAP * (rows - 1)) / rows };
  // As large as there is room for all of them side by side, but never too small to be read.
  const height = Math.max(least, Math.min(MOST_HEIGHT, room.y, room.x * TALL));
  const card = { width: height / TALL, height };
  return { columns, card, stepX: step(columns, card.width, area.width), stepY: step(rows, card.height, area.height) };
}

const isTouchable = ({ stepX, stepY }: Rows): boolean => Math.min(stepX, stepY) >= LEAST_STEP;

/** A card and a gap, or as much of it as there is room for. The last is cut off where nothing else helps. */
function step(many: number, size: number, room: number): number {
  if (many === 1 || many * (size + GAP) - GAP <= room + 0.01) return size + GAP;
  const overlapped = (room - size) / (many - 1);
  return overlapped >= LEAST_STEP ? overlapped : room / many;
}
