// Choices for the tests of this game.

import type { ActionParts, Card, Outlaw } from '$wire/wyatt-earp';
import type { Choice } from '$wire/protocol';

const choice = (text: string, parts: ActionParts): Choice => ({ text, code: 0, parts, message: { key: 'x' } });

export const DRAW_SUPPLY = choice('draw supply', { verb: 'draw-supply' });
export const DRAW_DISCARD = choice('draw discard', { verb: 'draw-discard' });
export const END_ROUND = choice('end round', { verb: 'end-round' });
export const KEEP = choice('keep', { verb: 'keep' });
export const PASS = choice('pass', { verb: 'pass' });
export const ROB = choice('rob', { verb: 'rob', card: 'most-wanted' });
export const HIDEOUT = choice('hideout', { verb: 'hideout', card: 'hideout' });
export const EARP_SEARCH = choice('wyatt-earp search', { verb: 'earp-search', card: 'wyatt-earp' });
export const EARP_CLEAR = choice('wyatt-earp clear', { verb: 'earp-clear', card: 'wyatt-earp' });

export const meld = (outlaw: Outlaw, count: number): Choice =>
  choice(`meld ${outlaw} ${count}`, { verb: 'meld', card: outlaw, outlaw, count });
export const photo = (outlaw: Outlaw): Choice =>
  choice(`photo ${outlaw}`, { verb: 'photo', card: `photo-${outlaw}`, outlaw });
export const attach = (card: Card): Choice => choice(card, { verb: 'attach', card });
export const ask = (outlaw: Outlaw, seat: number): Choice =>
  choice(`ask ${outlaw} ${seat}`, { verb: 'ask', card: 'most-wanted', outlaw, seat });
export const askNext = (seat: number): Choice => choice(`ask ${seat}`, { verb: 'ask-next', seat });
export const discard = (card: Card): Choice => choice(`discard ${card}`, { verb: 'discard', card });
export const place = (outlaw: Outlaw): Choice => choice(`place ${outlaw}`, { verb: 'place', outlaw });
export const cover = (seat: number, outlaw: Outlaw): Choice =>
  choice(`cover ${seat} ${outlaw}`, { verb: 'cover', seat, outlaw });
export const take = (seat: number, outlaw: Outlaw): Choice =>
  choice(`take ${seat} ${outlaw}`, { verb: 'take', seat, outlaw });
export const pick = (card: Card): Choice => choice(`pick ${card}`, { verb: 'pick', card });
export const uncover = (outlaw: Outlaw): Choice => choice(`uncover ${outlaw}`, { verb: 'uncover', outlaw });
