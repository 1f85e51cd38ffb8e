// Which page an address is, and going from one to another without loading anything again.

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

function routeOf(path: string): Route {
  for (const [form, route] of ROUTES) {
    const found = form.exec(path);
    const part = found && decoded(found[1] ?? '');
    if (part !== null) return route(part);
  }
  return { page: 'nowhere' };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone `%` is nobody's name.
    return null;
  }
}

let path = $state(location.pathname);
const current = $derived(routeOf(path));
let isMoved = false;

export function route(): Route {
  return current;
}

/** Has the reader come here from another page, and not by loading this one? */
export function hasMoved(): boolean {
  return isMoved;
}

function show(): void {
  isMoved = true;
  path = location.pathname;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  show();
  scrollTo(0, 0);
}

/** Follows links of our own without leaving the page, and the browser's way back. */
export function follow(): void {
  addEventListener('popstate', show);
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
