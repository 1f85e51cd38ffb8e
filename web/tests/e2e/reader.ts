// A screen reader without a voice: what live regions say, in order, and what the accessibility tree tells of a thing.

import type { CDPSession, Page } from '@playwright/test';

/** A thing as a screen reader finds it. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  /** States that are on, such as `pressed` or `disabled`; and the key that does the same. */
  states: readonly string[];
  key: string;
  /** Can it be pressed in and out? */
  pressable: boolean;
}

interface AXValue {
  value?: unknown;
}

interface AXNode {
  ignored: boolean;
  role?: AXValue;
  name?: AXValue;
  description?: AXValue;
  properties?: readonly { name: string; value: AXValue }[];
}

const STATES = ['pressed', 'checked', 'selected', 'expanded', 'disabled', 'modal'];
const text = (value: AXValue | undefined): string => (typeof value?.value === 'string' ? value.value : '');

function heardOf(node: AXNode): Heard {
  const valueOf = (name: string): AXValue | undefined => node.properties?.find((one) => one.name === name)?.value;
  return {
    role: text(node.role),
    name: text(node.name),
    description: text(node.description),
    states: STATES.filter((state) => [true, 'true'].includes(valueOf(state)?.value as boolean | string)),
    key: text(valueOf('keyshortcuts')),
    pressable: valueOf('pressed') !== undefined,
  };
}

export class Reader {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  /** Listens from the next page that is opened on. */
  static async at(page: Page): Promise<Reader> {
    await page.addInitScript(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
      const isWhole = (region: Element): boolean =>
        (region.getAttribute('aria-atomic') ?? String(!region.matches('[role=log]'))) === 'true';
      // A region that is atomic is said as a whole, another one says what was added; what is taken away is not said.
      new MutationObserver((changes) => {
        const told = new Set<Node>();
        for (const { type, target, addedNodes } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          if (region && isWhole(region)) told.add(region);
          else if (region) for (const node of type === 'characterData' ? [target] : addedNodes) told.add(node);
          else
            for (const node of addedNodes)
              if (node instanceof Element)
                for (const inside of [node, ...node.querySelectorAll('*')]) if (inside.matches(LIVE)) told.add(inside);
        }
        for (const node of told) {
          const said = node.textContent?.trim() ?? '';
          if (said !== '') spoken.push(said);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new Reader(page, await page.context().newCDPSession(page));
  }

  /** What has been said since this was last asked. */
  said(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0));
  }

  /** What has the focus. */
  async focused(): Promise<Heard> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    return heardOf(nodes[0] as AXNode);
  }

  /** What can be pressed in the main part of the page, in the order of the document. */
  async buttons(): Promise<Heard[]> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.querySelector("main")' });
    const { nodes } = await this.session.send('Accessibility.queryAXTree', {
      objectId: result.objectId ?? '',
      role: 'button',
    });
    return (nodes as AXNode[]).filter(({ ignored }) => !ignored).map(heardOf);
  }
}
