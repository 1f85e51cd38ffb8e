// Sheets that open over the page.

import type { Attachment } from 'svelte/attachments';

/** A popover that takes the focus when it opens, so that a screen reader reads it and Escape leads back to where the focus was. */
export const takesFocus: Attachment<HTMLElement> = (sheet) => {
  sheet.tabIndex = -1;
  const opened = (event: Event): void => {
    if ((event as ToggleEvent).newState === 'open' && !sheet.contains(document.activeElement))
      sheet.focus({ preventScroll: true });
  };
  sheet.addEventListener('toggle', opened);
  return () => sheet.removeEventListener('toggle', opened);
};

/** Takes the focus when it appears. The `autofocus` of Svelte does so only where nothing else has it. */
export const focused: Attachment<HTMLElement> = (element) => element.focus({ preventScroll: true });
