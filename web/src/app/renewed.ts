// Pages of an earlier version ask for files that are gone: they are loaded again, once in a while.

const RENEWED = 'saloon-renewed';
/** What fails again so soon is not mended by loading it again. */
const PATIENCE = 60_000;

export function renew(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  });
}
