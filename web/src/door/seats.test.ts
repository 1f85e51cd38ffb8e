import { describe, expect, it } from 'vitest';
import { changed, resized, seatCount, seatCounts, seatsWith } from './seats.ts';

describe('seats', () => {
  it('are four, or as near as the game allows', () => {
    expect(seatCount({ least: 2, most: 5 })).toBe(4);
    expect(seatCount({ least: 2, most: 3 })).toBe(3);
    expect(seatCount({ least: 5, most: 6 })).toBe(5);
    expect(seatCount({ least: 2, most: 5 }, 9)).toBe(5);
    expect(seatCounts({ least: 2, most: 4 })).toEqual([2, 3, 4]);
  });

  it('are the reader and others alike', () => {
    expect(seatsWith('open', 3)).toEqual(['me', 'open', 'open']);
  });

  it('become more like the last, and fewer without losing the reader', () => {
    expect(resized(['me', 'open', 'deputy'], 5)).toEqual(['me', 'open', 'deputy', 'deputy', 'deputy']);
    expect(resized(['deputy', 'open', 'me'], 2)).toEqual(['deputy', 'me']);
    expect(resized(['me', 'open', 'deputy'], 2)).toEqual(['me', 'open']);
  });

  it('have the reader once: sitting down elsewhere is a swap', () => {
    expect(changed(['me', 'open', 'deputy'], 2, 'me')).toEqual(['deputy', 'open', 'me']);
    expect(changed(['me', 'open'], 1, 'legend')).toEqual(['me', 'legend']);
  });
});
