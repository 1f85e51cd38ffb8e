// Cards, colours and symbols in words.

import type { Card, CardSymbol, Colour } from '$wire/wild-shots';
import { t } from '$/words/lang.svelte.ts';
import { printed } from './cards.ts';

export const colourWord = (colour: Colour): string => t('wild-shots-colour', { colour });
export const symbolWord = (symbol: CardSymbol): string => t('wild-shots-symbol', { symbol });
/** One letter for a colour: no two are the same. */
export const letter = (colour: Colour): string => t('web-ws-letter', { colour });

export function cardWord(card: Card): string {
  const { colour, rank, symbol } = printed(card);
  return t('wild-shots-card', { colour: colourWord(colour), rank, symbol: symbol ?? 'plain' });
}
