import { expect, test } from 'vitest';
import { lay, type Area, type Box } from './fit.ts';

const PHONE = { width: 354, height: 163 };
const TURNED_PHONE = { width: 284, height: 163 };
const DESKTOP = { width: 620, height: 150 };
const ones = (piles: number): number[] => Array.from({ length: piles }, () => 1);

const isInside = (box: Box, area: Area): boolean =>
  box.left >= 0 &&
  box.top >= 0 &&
  box.left + box.width <= area.width + 0.01 &&
  box.top + box.height <= area.height + 0.01;
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('a usual hand lies side by side, nearly all of each card in sight', () => {
  for (const [area, most] of [
    [PHONE, 12],
    [DESKTOP, 10],
    [TURNED_PHONE, 8],
  ] as const) {
    for (let piles = 1; piles <= most; piles += 1) {
      const { card, boxes } = lay(ones(piles), area);
      expect(card.width).toBeGreaterThanOrEqual(54);
      for (const box of boxes) {
        expect(box.width).toBeGreaterThanOrEqual(0.7 * card.width);
        expect(box.height).toBe(card.height);
        expect(isInside(box, area)).toBe(true);
      }
    }
  }
});

test('few cards are as large as there is room', () => {
  expect(lay(ones(5), DESKTOP).card.height).toBe(150);
  expect(lay(ones(3), PHONE).card.height).toBeGreaterThan(155);
});

test('no card lies over another while there is room for all', () => {
  for (const [area, most] of [
    [PHONE, 10],
    [DESKTOP, 9],
    [TURNED_PHONE, 8],
  ] as const) {
    for (let piles = 1; piles <= most; piles += 1) {
      const { card, boxes } = lay(ones(piles), area);
      for (const box of boxes) {
        expect(box.width).toBeCloseTo(card.width);
        expect(box.height).toBe(card.height);
      }
    }
  }
});

test('cards are never smaller than can be read, and a finger can touch each of many, none over another', () => {
  for (const area of [PHONE, TURNED_PHONE, DESKTOP]) {
    for (let piles = 1; piles <= 18; piles += 1) {
      const { card, boxes } = lay(ones(piles), area);
      expect(card.height).toBeGreaterThanOrEqual(76);
      for (const [i, box] of boxes.entries()) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(isInside(box, area)).toBe(true);
        expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false);
      }
    }
  }
});

test('equal cards are fanned where there is room, and lie on each other elsewhere', () => {
  const { fan, boxes, card } = lay([1, 3, 1], DESKTOP);
  expect(fan).toBeGreaterThan(20);
  expect(boxes[1]?.width).toBeCloseTo(card.width + 2 * fan);
  expect(boxes.every((box) => isInside(box, DESKTOP))).toBe(true);
  expect(lay([1, 1, 1, 4, 1, 1, 1, 2], PHONE).fan).toBe(0);
});
