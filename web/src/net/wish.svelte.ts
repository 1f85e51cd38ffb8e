// Something a person asks for, one request at a time: whether it is under way, and why it failed.

import type { WireMessage } from '$wire/protocol';
import { Trouble } from './api.ts';

/** Why something could not be; what is no call is a part of the pages that did not come. */
export function reasonOf(no: unknown): WireMessage {
  return no instanceof Trouble ? no.why : { key: 'web-not-loaded' };
}

export class Wish {
  busy = $state(false);
  trouble = $state.raw<WireMessage | null>(null);

  async for(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (no) {
      if (!(no instanceof Trouble)) throw no;
      this.trouble = no.why;
    } finally {
      this.busy = false;
    }
  }
}
