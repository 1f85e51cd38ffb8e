import { describe, expect, it } from 'vitest';
import { CARDS, type WireView } from '$wire/wild-shots';
import example from '../../../../games/wild-shots/tests/wire/example.json';
import { COLOURS, isFull, lastTrick, roundOf, sideOf, sorted, SYMBOLS, takenBy } from './cards.ts';
import { SHAPES } from './symbols.ts';

const view = example as unknown as WireView;

describe('the hand', () => {
  it('goes by colour, then by rank, with the ten last', () => {
    expect(sorted(['blue2', 'red10', 'black3', 'red9', 'green1', 'red1'])).toEqual([
      'black3',
      'red1',
      'red9',
      'red10',
      'green1',
      'blue2',
    ]);
  });

  it('is not changed by sorting', () => {
    const hand = Object.freeze(['red2', 'red1'] as const);
    expect(sorted(hand)).toEqual(['red1', 'red2']);
  });
});

describe('the symbols', () => {
  it('are all those that are printed, each with a shape of its own', () => {
    const found = new Set(CARDS.map(({ symbol }) => symbol).filter((symbol) => symbol !== null));
    expect(new Set(SYMBOLS)).toEqual(found);
    expect(new Set(COLOURS)).toEqual(new Set(CARDS.map(({ colour }) => colour)));
    expect(new Set(SYMBOLS.map((symbol) => SHAPES[symbol].d)).size).toBe(SYMBOLS.length);
  });
});

describe('seats', () => {
  it.each([
    [2, ['bottom', 'top']],
    [3, ['bottom', 'left', 'right']],
    [4, ['bottom', 'left', 'top', 'right']],
  ])('of %i go clockwise from whoever looks', (seats, sides) => {
    for (let first = 0; first < seats; first += 1) {
      const seen = sides.map((_, i) => sideOf((first + i) % seats, first, seats));
      expect(seen).toEqual(sides);
    }
  });
});

describe('the last trick', () => {
  it('is the one taken last in this round', () => {
    expect(lastTrick(view)?.cards.map(({ card }) => card)).toEqual(['red3', 'blue1']);
  });

  it('is that of the round before until this one has any', () => {
    const next: WireView = { ...view, round: 2, trick: [], tricks: [], before: view.tricks[0] ?? null };
    const last = lastTrick(next);
    expect(last).toBe(view.tricks[0]);
    expect(last && roundOf(last, next)).toBe(1);
  });

  it('is none before the first', () => {
    expect(lastTrick({ ...view, tricks: [] })).toBeNull();
  });
});

describe('a trick', () => {
  it('is full when every seat has laid a card', () => {
    expect(isFull(view)).toBe(false);
    expect(isFull({ ...view, trick: [...view.trick, { seat: 0, card: 'blue2' }] })).toBe(true);
  });
});

describe('what a seat has taken', () => {
  it('counts only what hurts in this round', () => {
    expect(takenBy(view, 1)).toEqual([]);
    expect(takenBy({ ...view, hurts: [{ symbol: 'hat', cost: 3 }] }, 1)).toEqual([{ symbol: 'hat', count: 2 }]);
    expect(takenBy({ ...view, hurts: [{ symbol: 'hat', cost: 3 }] }, 0)).toEqual([]);
  });
});
