// What keys do in a replay.

import type { Reel } from './reel.svelte.ts';

type Command = (reel: Reel) => unknown;

const KEYS: Record<string, Command> = {
  ArrowLeft: (reel) => reel.by('back'),
  ArrowRight: (reel) => reel.by('on'),
  'Shift+ArrowLeft': (reel) => reel.leap('back'),
  'Shift+ArrowRight': (reel) => reel.leap('on'),
  Home: (reel) => reel.go(),
  End: (reel) => reel.go(reel.end),
  ' ': (reel) => reel.toggle(),
};

/** What this key does, unless it belongs to what has the focus, or has been used already. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  focus: { closest(of: string): unknown } | null,
): Command | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (focus?.closest('input:not([type=checkbox]), select, textarea, dialog, [role=tablist], [popover]'))
    return undefined;
  if (event.key === ' ' && focus?.closest('button, a, summary, input')) return undefined;
  return KEYS[event.shiftKey ? `Shift+${event.key}` : event.key];
}
