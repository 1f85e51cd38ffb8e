// The table page of the real client, shown positions that were prepared.

import type { Page, WebSocketRoute } from '@playwright/test';
import { install } from './in-page.ts';
import { tableOf, type Sent } from './positions.ts';

export class TablePage {
  #socket: WebSocketRoute | undefined;
  #at = 0;
  /** The actions that were sent, in order. */
  readonly acts: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly game: string,
  ) {}

  /** Opens the page with a table of this game; what it shows comes from `show`. */
  static async open(page: Page, game: string, seats: number): Promise<TablePage> {
    const opened = new TablePage(page, game);
    await page.route('**/api/tables/sample/**', (route) =>
      route.fulfill({ json: { moments: [], version: opened.#at, absences: [] } }),
    );
    const watched = new Promise<void>((resolve) => {
      void page.routeWebSocket('**/api/socket', (socket) => {
        opened.#socket = socket;
        socket.onMessage((message) => {
          const { type, action } = JSON.parse(String(message)) as { type: string; action?: string };
          if (type === 'act' && action !== undefined) opened.acts.push(action);
          if (type === 'hello')
            socket.send(
              JSON.stringify({ type: 'welcome', protocol: 1, saloon: 'test', nickname: 'Wilhelmina', now: Date.now() }),
            );
          if (type === 'ping') socket.send(JSON.stringify({ type: 'pong', id: 0 }));
          if (type === 'watch') resolve();
        });
      });
    });
    await page.addInitScript(install);
    await page.goto('/t/sample');
    await watched;
    opened.seat(seats);
    return opened;
  }

  /** Tells who sits at the table. */
  seat(seats: number): void {
    this.#send(tableOf(this.game, seats));
  }

  /** Shows a position as one that nothing led to. */
  async show(position: Sent): Promise<void> {
    await this.follow({ ...position, news: [], complete: false });
  }

  /** Shows the position that comes next, with what happened on the way. */
  async follow(position: Sent): Promise<void> {
    this.#at += 1;
    // Versions only rise, also where games are shown one after another.
    const version = this.#at;
    const decision = position.decision === null ? null : version;
    const news = position.news.map((one) => ({ ...one, version }));
    this.#send({ ...position, version, decision, news });
    await this.page.waitForFunction(
      (at) => document.querySelector('.room')?.getAttribute('data-version') === at,
      String(version),
    );
    // The sheet of the end is loaded when it is wanted.
    if (position.result) await this.page.locator('[data-end]').waitFor();
  }

  /** Shows what a bot thinks of the choices of the position that is shown. */
  async hint(position: Sent): Promise<void> {
    const hints = position.actions.map(({ text }, i) => ({
      text,
      win: { mean: 0.6 - 0.5 * (i / position.actions.length), within: 0.04 },
    }));
    this.#send({ type: 'hints', table: 'sample', id: 0, at: this.#at, hints });
    await this.page.getByTestId('hints').waitFor();
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
