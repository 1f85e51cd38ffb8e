// Putting a text on the clipboard, and saying for a moment that it is there.

/** Is there one? It is missing on pages that came unencrypted. */
export const canCopy = (navigator as Partial<Navigator>).clipboard !== undefined;

const SHOWN = 2000;

export class Copying {
  /** Was it copied just now? */
  done = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
      setTimeout(() => (this.done = false), SHOWN);
    } catch {
      // A browser that forbids it is no failure.
    }
  }
}
