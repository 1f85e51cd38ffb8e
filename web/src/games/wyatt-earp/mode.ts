// What the viewer's question is about. On a phone that is large, and the rest of the board shrinks to chips; the same while
// others act, so that the board keeps still.

import type { WireView } from '$wire/wyatt-earp';
import type { Cue } from './perform.ts';

export type Mode = 'draw' | 'search' | 'prompt' | 'duel' | 'posters';

const MODES: Readonly<Partial<Record<WireView['phase'], Mode>>> = {
  draw: 'draw',
  drawing: 'draw',
  pick: 'search',
  react: 'prompt',
  'photo-react': 'prompt',
  immediate: 'prompt',
};

/** Returns what is large. While posters pay, they are, whichever seat acts next. A duel concerns everybody. */
export function modeOf({ phase, actor, duel }: WireView, seat: number | null, cue: Cue | null): Mode {
  if (cue?.type === 'payout' || cue?.type === 'round') return 'posters';
  if (duel) return 'duel';
  return (actor !== null && actor === seat && MODES[phase]) || 'posters';
}
