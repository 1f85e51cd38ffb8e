// A game that was played, wherever it is kept: at a table of this server, or in somebody's file.

import type { SeatInfo, Moments, Verdict } from '$wire/protocol';
import { api } from '$/net/api.ts';

export interface Recording {
  readonly game: string;
  readonly chairs: readonly SeatInfo[];
  /** The seat of the reader, if it was their game. */
  readonly you: number | null;
  /** Its name in links, if it has one. */
  readonly table: string | null;
  /** Is it finished? Else there is no verdict and no transcript yet. */
  readonly isOver: boolean;
  readonly moments: (from: number, count: number) => Promise<Moments>;
  readonly verdict: () => Promise<Verdict>;
}

export async function ofTable(table: string): Promise<Recording> {
  const sitting = await api.table(table);
  return {
    game: sitting.game,
    chairs: sitting.seats.map((chair) => ({ ...chair, present: true, stand_in: false })),
    you: sitting.you,
    table: sitting.table,
    isOver: sitting.status === 'over',
    moments: (from, count) => api.moments(table, from, count),
    verdict: () => api.verdict(table),
  };
}

export async function ofFile(file: File): Promise<Recording> {
  const text = await file.text();
  const { game, seats, verdict } = await api.replay(text, 0, 1);
  return {
    game,
    // A transcript knows no names.
    chairs: Array.from({ length: seats }, () => ({ occupant: { kind: 'open' }, present: true, stand_in: false })),
    you: null,
    table: null,
    isOver: true,
    moments: (from, count) => api.replay(text, from, count),
    verdict: () => Promise.resolve(verdict),
  };
}
