import { tabStorage } from "../kernel/browser-storage";

const KEY = "rf-chunk-reload";
/** A second failure this soon after a reload is no stale build: the error screen shows it. */
const GUARD_MS = 60_000;

/** `vite:preloadError`, mostly of a new build: one reload fetches the new addresses, guarded against a loop. */
export function reloadOnceOnPreloadError(
  page: Pick<Window, "addEventListener" | "location">,
  storage = tabStorage,
): void {
  page.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    const last = Number(storage.read(KEY) ?? 0);
    // Where it cannot be noted, nothing would end a loop.
    if (now - last < GUARD_MS || !storage.write(KEY, String(now))) return;
    event.preventDefault();
    page.location.reload();
  });
}
