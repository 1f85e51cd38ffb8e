// What the viewer's question is about. On a phone that is large, and the rest of the board shrinks to chips; the same while
// others act, so that the board keeps still.

import type { Shown } from '$wire/wyatt-earp';

export type Mode = 'draw' | 'search' | 'prompt' | 'posters';

const MODES: Readonly<Partial<Record<Shown['phase'], Mode>>> = {
  draw: 'draw', drawing: 'draw', pick: 'search', react: 'prompt', 'photo-react': 'prompt', immediate: 'prompt',
};

export function modeOf({ phase, actor }: Shown, seat: number | null): Mode {
  return (actor !== null && actor === seat && MODES[phase]) || 'posters';
}
