import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '$wire/protocol';
import { dealsWhenFull, dealWhenFull, isComplete } from './deals.ts';

const person = (present: boolean): SeatInfo => ({
  occupant: { kind: 'person', nickname: 'Ada' },
  present,
  stand_in: false,
});
const bot: SeatInfo = {
  occupant: { kind: 'bot', strength: 'deputy', name: 'Pearl', face: 'singer' },
  present: true,
  stand_in: false,
};
const free: SeatInfo = { occupant: { kind: 'open' }, present: false, stand_in: false };
const table = (chairs: SeatInfo[], entropy: number[]): TableInfo =>
  ({ seats: chairs, entropy }) as unknown as TableInfo;

describe('a table is complete', () => {
  it('when no seat is free and who is here has added to the luck', () => {
    expect(isComplete(table([person(true), bot], [0]))).toBe(true);
    expect(isComplete(table([person(true), bot], []))).toBe(false);
    expect(isComplete(table([person(true), free], [0]))).toBe(false);
  });

  it('without waiting for the luck of somebody who went away', () => {
    expect(isComplete(table([person(true), person(false)], [0]))).toBe(true);
  });
});

describe('what is to be dealt', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
  });

  it('is remembered, but not for ever', () => {
    expect(dealsWhenFull('29')).toBe(false);
    for (let table = 0; table < 30; table += 1) dealWhenFull(`${table}`);
    expect(dealsWhenFull('29')).toBe(true);
    expect(dealsWhenFull('0')).toBe(false);
  });

  it('survives text that is not its own', () => {
    localStorage.setItem('saloon-deals', '{');
    expect(dealsWhenFull('a')).toBe(false);
  });
});
