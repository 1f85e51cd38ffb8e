// Turn notice: title, icon, sound and, when the page is hidden, a notification of the browser. Nothing disturbs
// a reader who is looking.

import { settings } from '$/app/settings.svelte.ts';
import { sound } from '$/sound/sounds.ts';
import { t } from '$/words/lang.svelte.ts';

const ICON = '/icon.svg';
const CALLING = '/icon-turn.svg';

let isCalling = false;

/** Does the reader look at this page? */
const isSeen = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Lets the icon call who does not look: where the table is seen it says so itself, and an icon is work. */
export function markIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = isCalling && !isSeen() ? CALLING : ICON;
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
}

/** It is the reader's turn, or no longer. */
export function call(isTurn: boolean, status: string, path: string): void {
  isCalling = isTurn;
  markIcon();
  if (isTurn && document.visibilityState === 'hidden') sound('bell');
  if (!isTurn || document.visibilityState === 'visible' || !settings.notify) return;
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then((worker) =>
      worker.showNotification(t('web-your-turn'), { body: status, tag: path, data: path, icon: ICON }),
    );
}
