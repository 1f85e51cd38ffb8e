// Fields of the wire that the generated types do not have yet.
import type { News, Position, Result, Said } from '$wire/protocol';

export interface Scorecard {
  columns: Said[];
  cells: number[][];
}
export type Decided = Result & { decided?: { rule: string; said: Said } };
export const eventOf = (news: News): unknown => (news as News & { event?: unknown }).event;
export const scorecardOf = (position: Position | null): Scorecard | null => (position as { scorecard?: Scorecard } | null)?.scorecard ?? null;
