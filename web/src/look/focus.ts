// Where the focus goes when something opens.

import type { Attachment } from 'svelte/attachments';

/** Takes the focus when it appears, and gives it back when it goes. An `autofocus` does neither while something else has the focus. */
export const holdsFocus: Attachment<HTMLElement> = (element) => {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
