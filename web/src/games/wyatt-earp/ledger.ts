// "If the round ended now", in words: read from the view, never worked out.

import type { Poster, Take } from '$wire/wyatt-earp';
import type { Cast } from '$/words/format.ts';
import { listed, nameOf, t } from '$/words/lang.svelte.ts';

/** Dollars by seat; a seat may take in several passes. */
export function sums(takes: readonly Take[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { seat, amount } of takes) sum.set(seat, (sum.get(seat) ?? 0) + amount);
  return sum;
}

export function ifItEndedNow(poster: Poster, cast: Cast): string {
  const shares = [...sums(poster.takes)].map(([seat, money]) =>
    t('web-we-share', { name: nameOf(seat, cast), money: t('web-money', { money }) }),
  );
  const stays = t('web-money', { money: poster.stays });
  if (!poster.captured) return t('web-we-now-free', { stays });
  return shares.length > 0
    ? t('web-we-now', { shares: listed(shares), rest: poster.stays, stays })
    : t('web-we-now-nothing', { stays });
}
