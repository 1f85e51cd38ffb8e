// Which page an address is, and going from one to another without loading anything anew.

export type Route =
  | { page: 'door' }
  | { page: 'create'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'nowhere' };

const ROUTES: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: 'door' })],
  [/^\/create\/([a-z-]+)$/, (game) => ({ page: 'create', game })],
  [/^\/t\/([^/]+)$/, (table) => ({ page: 'table', table })],
  [/^\/replay$/, () => ({ page: 'replay', table: null })],
  [/^\/replay\/([^/]+)$/, (table) => ({ page: 'replay', table })],
  [/^\/rules\/([a-z-]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/lesson\/([a-z-]+)$/, (game) => ({ page: 'lesson', game })],
];

export function routeOf(path: string): Route {
  for (const [form, route] of ROUTES) {
    const found = form.exec(path);
    if (found) return route(decodeURIComponent(found[1] ?? ''));
  }
  return { page: 'nowhere' };
}

let path = $state(location.pathname);
const current = $derived(routeOf(path));

export function route(): Route {
  return current;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows links of our own without leaving the page, and the browser's way back. */
export function follow(): void {
  addEventListener('popstate', () => (path = location.pathname));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
