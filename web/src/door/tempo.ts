// How much time a table gives: a few choices with names.

import type { Tempo } from '$wire/protocol';
import { t } from '$/words/lang.svelte.ts';

const DAY = 24 * 3600;

interface NamedTempo {
  word: string;
  tempo: Tempo;
  name: () => string;
  about: () => string;
}

/** The first is what a table has if nothing is said. */
export const TEMPOS: readonly [NamedTempo, ...NamedTempo[]] = [
  {
    word: 'live',
    tempo: { decision: 60, bank: 300 },
    name: () => t('web-tempo-live'),
    about: () => t('web-tempo-live-about'),
  },
  {
    word: 'quick',
    tempo: { decision: 15, bank: 90 },
    name: () => t('web-tempo-quick'),
    about: () => t('web-tempo-quick-about'),
  },
  {
    word: 'days',
    tempo: { decision: 2 * DAY, bank: 7 * DAY },
    name: () => t('web-tempo-days'),
    about: () => t('web-tempo-days-about'),
  },
];

export function tempoName({ decision, bank }: Tempo): string {
  const named = TEMPOS.find(({ tempo }) => tempo.decision === decision && tempo.bank === bank);
  return named?.name() ?? t('web-tempo-own', { decision, bank });
}
