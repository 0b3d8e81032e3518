const KEY = "rf-chunk-reload";
/** A second failure this soon after a reload is no stale build: the error screen shows it. */
const GUARD_MS = 60_000;

/**
 * Vite raises `vite:preloadError` when a lazy chunk cannot be loaded, most often because a new build replaced it. One
 * reload fetches the new addresses; the guard keeps a chunk that is truly missing from reloading for ever.
 */
export function reloadOnceOnPreloadError(page: Pick<Window, "addEventListener" | "sessionStorage" | "location">): void {
  page.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < GUARD_MS) return;
    page.sessionStorage.setItem(KEY, String(now));
    event.preventDefault();
    page.location.reload();
  });
}
