const KEY = "rf-chunk-reload";
/** A second failure this soon after a reload is no stale build: the error screen shows it. */
const GUARD_MS = 60_000;

/** `vite:preloadError`, mostly of a new build: one reload fetches the new addresses, guarded against a loop. */
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
