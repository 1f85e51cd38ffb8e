// Contrast on the tables, in every state: for one position of every kind of question, by day and by lamplight, as it is, under
// the pointer, with the focus, with something picked, and with hints. `LAWS_GAME` asks for one title.

import type { CDPSession, Page } from '@playwright/test';
import { hideText, judge, marksOf, type Pictures } from './laws/contrast.ts';
import { questions } from './laws/positions.ts';
import { TablePage } from './laws/table-page.ts';
import { GAMES } from './looks.ts';
import { expect, test } from './saloon.ts';

declare global {
  interface Window {
    contrast: { marksOf: typeof marksOf; judge: typeof judge };
  }
}

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  side: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
};
const WANTED = process.env['LAWS_GAME'];
const USED = 'button, a[href], input, select, textarea, [tabindex="0"]';

class Eye {
  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async of(page: Page): Promise<Eye> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    // Kept in the page, where they grow fast by being used; sent again each time, they would always be slow.
    await page.evaluate(`window.contrast = { marksOf: ${String(marksOf)}, judge: ${String(judge)} }`);
    return new Eye(page, cdp);
  }

  async picture(): Promise<string> {
    const { data } = await this.cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return data;
  }

  /** What does not stand out now. What is `changed` must also differ from the picture `before`. */
  async look(
    state: string,
    since: Pick<Pictures, 'before' | 'changed'> = {},
    about = { within: 'body', lines: true },
  ): Promise<string[]> {
    const marks = await this.page.evaluate((which) => window.contrast.marksOf(which), about);
    const shown = await this.picture();
    await this.page.evaluate(hideText, true);
    const bare = await this.picture();
    await this.page.evaluate(hideText, false);
    const faults = await this.page.evaluate((seen) => window.contrast.judge(seen), { marks, shown, bare, ...since });
    return faults.map((fault) => `${state}: ${fault}`);
  }

  /** What does not stand out under the pointer, as if it were everywhere at once. */
  async lookAtHovered(before: string): Promise<string[]> {
    return this.#held(USED, ['hover'], () => this.look('hover', { before }, { within: USED, lines: false }));
  }

  /** What does not stand out with the focus, and the rings themselves: of every second thing, then of the others, because a ring may
   * lie over what is beside it. */
  async lookAtFocused(before: string): Promise<string[]> {
    await this.page.evaluate(
      (used) =>
        document.querySelectorAll(used).forEach((element, i) => element.setAttribute('data-half', String(i % 2))),
      USED,
    );
    const faults: string[] = [];
    for (const half of ['[data-half="0"]', '[data-half="1"]']) {
      faults.push(
        ...(await this.#held(half, ['focus', 'focus-visible'], async () =>
          this.look(
            'focus',
            { before, changed: await this.page.evaluate(boxesOf, half) },
            { within: half, lines: false },
          ),
        )),
      );
    }
    return faults;
  }

  /** Holds elements in a state as long as something is done. */
  async #held(selector: string, state: string[], look: () => Promise<string[]>): Promise<string[]> {
    const { root } = await this.cdp.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await this.cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const force = (forcedPseudoClasses: string[]): Promise<unknown> =>
      Promise.all(nodeIds.map((nodeId) => this.cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
    await force(state);
    const faults = await look();
    await force([]);
    return faults;
  }
}

/** Where everything is that can be used and seen. Runs in the page. */
function boxesOf(used: string): { name: string; box: [number, number, number, number] }[] {
  return [...document.querySelectorAll<HTMLElement>(used)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      x >= 0 &&
      y >= 0 &&
      x + width <= innerWidth &&
      y + height <= innerHeight;
    if (!isSeen || width < 4 || window.laws.drawnOver(element, x + width / 2, y + height / 2) !== null) return [];
    const { choice, pick, testid } = element.dataset;
    return [
      {
        name: choice ?? pick ?? testid ?? element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80),
        box: [x, y, width, height] as [number, number, number, number],
      },
    ];
  });
}

for (const game of GAMES.filter((game) => !WANTED || game === WANTED)) {
  for (const [size, options] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${game} on a ${size}, ${colorScheme}: text, signs and marks stand out in every state`, async ({
        stranger,
      }) => {
        const page = await stranger({ ...options, colorScheme, reducedMotion: 'reduce' });
        const found = new Set<string>();
        const add = (faults: string[]): void => faults.forEach((fault) => found.add(fault));
        let table: TablePage | undefined;
        let eye: Eye | undefined;
        for (const { seats, position } of questions(game).values()) {
          table ??= await TablePage.open(page, game, seats);
          eye ??= await Eye.of(page);
          table.seat(seats);
          await table.show(position);
          add(await eye.look('as it is'));
          const before = await eye.picture();
          // What a phone on its side shows, it shows in the colours of one that stands.
          if (size === 'side') continue;
          if (size === 'desktop') add(await eye.lookAtHovered(before));
          add(await eye.lookAtFocused(before));
          if (position.result) continue;
          const pick = page.locator('[data-pick]').first();
          if ((await pick.count()) > 0) {
            const [picked] = await page.evaluate(boxesOf, '[data-pick]');
            await pick.dispatchEvent('click');
            add(await eye.look('picked', { before, changed: picked ? [picked] : [] }));
            await page.keyboard.press('Escape');
          }
          if (position.actions.length > 1) {
            await table.hint(position);
            add(await eye.look('with hints'));
          }
        }
        expect([...found].join('\n')).toBe('');
      });
    }
  }
}
