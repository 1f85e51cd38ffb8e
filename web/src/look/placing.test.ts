import { expect, test } from 'vitest';
import { merged } from '$/lesson/spots.ts';
import { overlap, standBy, type Box } from './placing.ts';

const PHONE = { width: 360, height: 740 };
const COACH = { width: 344, height: 180 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const stood = (spots: Box[], others: Box[] = []): Box => {
  const { left, top } = standBy(COACH, box(0, 0, PHONE.width, PHONE.height), spots, others);
  return box(left, top, COACH.width, COACH.height);
};

test('the coach stands on the screen and not on what is spoken of, wherever that is', () => {
  for (let top = 0; top <= 640; top += 40) {
    const spot = box(150, top, 60, 100);
    const coach = stood([spot]);
    expect(overlap(coach, spot)).toBe(0);
    expect(coach.left >= 0 && coach.top >= 0 && coach.right <= PHONE.width && coach.bottom <= PHONE.height).toBe(true);
  }
});

test('of two places as near, the coach takes the one where nothing can be used', () => {
  const spot = box(150, 320, 60, 100);
  const above = box(0, 0, 360, 300);
  const below = box(0, 440, 360, 300);
  expect(stood([spot], [above]).top).toBeGreaterThan(spot.bottom);
  expect(stood([spot], [below]).bottom).toBeLessThan(spot.top);
});

test('between two things there is room, or the coach stands beside both', () => {
  const [up, down] = [box(20, 40, 60, 80), box(20, 640, 60, 80)];
  const coach = stood([up, down]);
  expect(overlap(coach, up) + overlap(coach, down)).toBe(0);
});

test('things that lie on each other share one light, others have their own', () => {
  expect(merged([box(0, 0, 10, 10), box(50, 0, 10, 10), box(5, 5, 10, 10)])).toEqual([
    box(50, 0, 10, 10),
    box(0, 0, 15, 15),
  ]);
  expect(merged([box(0, 0, 10, 10), box(20, 0, 10, 10), box(8, 0, 14, 10)])).toEqual([box(0, 0, 30, 10)]);
});
