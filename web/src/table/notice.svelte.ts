// Turn notice: title, icon, sound and, when the page is hidden, a notification of the browser. Nothing disturbs
// somebody who is looking.

import { settings } from '$/app/settings.svelte.ts';
import { sound } from '$/sound/sounds.ts';
import { t } from '$/words/lang.svelte.ts';

const ICON = '/icon.svg';
const CALLING = '/icon-turn.svg';

/** It is the reader's turn, or no longer. */
export function call(isTurn: boolean, status: string, path: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isTurn ? CALLING : ICON;
  if (isTurn && document.visibilityState === 'hidden') sound('bell');
  if (!isTurn || document.visibilityState === 'visible' || !settings.notify) return;
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then((worker) =>
    worker.showNotification(t('web-your-turn'), { body: status, tag: path, data: path, icon: ICON }),
  );
}
