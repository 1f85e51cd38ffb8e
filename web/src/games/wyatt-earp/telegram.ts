// What a telegram says: why a seat is asked, read from the view.

import type { Card, WireView } from '$wire/wyatt-earp';
import type { Cast } from '$/words/format.ts';
import { nameOf, t } from '$/words/lang.svelte.ts';

export interface Urgent {
  text: string;
  rule: string;
  /** The card in question. */
  card: Card | null;
}

export function urgent(view: WireView, cast: Cast): Urgent {
  const name = view.turn === null ? '' : nameOf(view.turn, { ...cast, you: null });
  if (view.phase === 'immediate') {
    const card = view.found;
    return { text: t('web-we-found', { card: card ? t('wyatt-earp-card', { card }) : '' }), rule: 'WE-33', card };
  }
  if (view.phase === 'photo-react') {
    return {
      text: t('web-we-opened', { name, outlaw: outlaw(view.wanted) }),
      rule: 'WE-37',
      card: view.wanted && `photo-${view.wanted}`,
    };
  }
  if (view.reaction?.to === 'hideout') {
    return { text: t('web-we-hidden', { name, outlaw: outlaw(view.reaction.outlaw) }), rule: 'WE-35', card: 'hideout' };
  }
  return { text: t('web-we-announced', { name }), rule: 'WE-35', card: view.announced };
}

const outlaw = (wanted: WireView['wanted']): string =>
  wanted === null ? '' : t('wyatt-earp-outlaw', { outlaw: wanted });
