// A server of one's own for each worker, and what every test needs of a page: no error, no word without a
// translation, no request to anybody else.

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BINARY = process.env['SALOON_BIN'] ?? '../target/debug/saloon';

export class Saloon {
  #process: ChildProcess | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'saloon-'));
  url = '';

  /** `pause` is how many milliseconds bots take at least. */
  constructor(readonly pause = 0) {}

  /** One that closes at the end of the block. */
  static async opened(pause = 0): Promise<Saloon> {
    const saloon = new Saloon(pause);
    await saloon.open();
    return saloon;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Opens on a free port, or on the one it had. */
  async open(): Promise<void> {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const data = join(this.#folder, 'saloon.db');
    const server = spawn(
      BINARY,
      ['serve', '--listen', address, '--data', data, '--pause', String(this.pause), '--log', 'error'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, LANG: 'en' },
      },
    );
    this.#process = server;
    this.url = await new Promise<string>((resolve, reject) => {
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
      let said = '';
      server.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const found = /http:\/\/[\d.:]+/.exec(said);
        if (found) resolve(found[0]);
      });
    });
  }

  /** As by a loss of power. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Watches a page for what no test should have to look for. */
export function guard(page: Page, saloon: Saloon): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isNetwork = /Failed to load resource|WebSocket connection|net::ERR/.test(message.text());
    if (message.type() === 'error' && !isNetwork) faults.push(message.text());
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isMissing =
      response.status() === 404 && !pathname.startsWith('/api/') && !response.request().isNavigationRequest();
    // No page of ours asks for what it may not have.
    if (response.status() >= 500 || response.status() === 403 || isMissing)
      faults.push(`${response.status()} for ${pathname}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.host === new URL(pagesOf(saloon)).host || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn) faults.push(`a request to ${request.url()}`);
  });
  return faults;
}

export async function noMissingWords(page: Page): Promise<void> {
  // In labels, too.
  expect((await page.content()).match(/⟦[^⟧]*⟧?/g) ?? []).toEqual([]);
}

/** Where the pages come from: the server, or a development server that `SALOON_PAGES` names. */
const pagesOf = (saloon: Saloon): string => process.env['SALOON_PAGES'] ?? saloon.url;

interface Fixtures {
  /** A browser that nobody has used, whose pages are guarded. It shows what happens at once, unless its settings say otherwise. */
  stranger: (
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
    settings?: object,
  ) => Promise<Page>;
}

export const test = base.extend<Fixtures, { saloon: Saloon }>({
  saloon: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const saloon = new Saloon();
      await saloon.open();
      await use(saloon);
      await saloon.close();
    },
    { scope: 'worker' },
  ],
  stranger: async ({ browser, saloon }, use) => {
    const opened: { context: BrowserContext; faults: string[]; page: Page }[] = [];
    await use(async (options = {}, settings = { speed: 0 }) => {
      const context = await browser.newContext({
        locale: 'en',
        viewport: { width: 1280, height: 800 },
        baseURL: pagesOf(saloon),
        ...options,
      });
      await context.addInitScript(
        (kept) => localStorage.getItem('saloon-settings') ?? localStorage.setItem('saloon-settings', kept),
        JSON.stringify(settings),
      );
      const page = await context.newPage();
      opened.push({ context, page, faults: guard(page, saloon) });
      return page;
    });
    for (const { context, page, faults } of opened) {
      expect(faults).toEqual([]);
      await noMissingWords(page);
      await context.close();
    }
  },
});

export { expect };
