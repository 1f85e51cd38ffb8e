import { describe, expect, it } from 'vitest';
import { FACES, type Shown } from '$wire/wild-shots';
import example from '../../../../games/wild-shots/tests/wire/example.json';
import { COLOURS, lastName, onTable, sideOf, sorted, SYMBOLS, takenBy } from './cards.ts';
import { SHAPES } from './symbols.ts';

const view = example as unknown as Shown;

describe('the hand', () => {
  it('goes by colour, then by rank, with the ten last', () => {
    expect(sorted(['blue2', 'red10', 'black3', 'red9', 'green1', 'red1'])).toEqual(['black3', 'red1', 'red9', 'red10', 'green1', 'blue2']);
  });

  it('is not changed by sorting', () => {
    const hand = Object.freeze(['red2', 'red1'] as const);
    expect(sorted(hand)).toEqual(['red1', 'red2']);
  });
});

describe('the symbols', () => {
  it('are all those that are printed, each with a shape of its own', () => {
    const found = new Set(FACES.map(({ symbol }) => symbol).filter((symbol) => symbol !== null));
    expect(new Set(SYMBOLS)).toEqual(found);
    expect(new Set(COLOURS)).toEqual(new Set(FACES.map(({ colour }) => colour)));
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

describe('the trick in the middle', () => {
  const between: Shown = { ...view, trick: [], led: null, holder: null, at_stake: 0 };

  it('is the one being played, once it has a card', () => {
    expect(onTable(view, null)).toMatchObject({ finished: false, led: 'red', holder: 1, trump: 'star', cards: [{ card: 'red6', to: null }] });
  });

  it('is the finished one until it is swept', () => {
    expect(onTable(between, null)).toMatchObject({ finished: true, led: 'red', holder: 1, trump: 'hat', cards: [{ card: 'red3', to: 1 }, { card: 'blue1', to: 1 }] });
    expect(onTable(between, lastName(between))).toMatchObject({ finished: false, cards: [], trump: 'star' });
  });

  it('is the finished one again when another one was swept', () => {
    expect(onTable(between, lastName({ ...between, round: 2 })).finished).toBe(true);
  });

  it('is the last one of the round before, until it is swept', () => {
    const next: Shown = { ...between, round: 2, hurts: [{ symbol: 'hat', cost: 3 }], tricks: [], before: between.tricks[0] ?? null };
    expect(onTable(next, null)).toMatchObject({ finished: true, round: 1, hurts: view.hurts, led: 'red', holder: 1, trump: 'hat', cards: [{ card: 'red3', to: 1 }, { card: 'blue1', to: 1 }] });
    expect(onTable(next, lastName(next))).toMatchObject({ finished: false, round: 2, cards: [] });
  });

  it('is empty before the first', () => {
    expect(onTable({ ...between, tricks: [] }, null)).toMatchObject({ finished: false, cards: [] });
  });
});

describe('what a seat has taken', () => {
  it('counts only what hurts in this round', () => {
    expect(takenBy(view, 1)).toEqual([]);
    expect(takenBy({ ...view, hurts: [{ symbol: 'hat', cost: 3 }] }, 1)).toEqual([{ symbol: 'hat', count: 2 }]);
    expect(takenBy({ ...view, hurts: [{ symbol: 'hat', cost: 3 }] }, 0)).toEqual([]);
  });
});
