import { beforeEach, describe, expect, it, vi } from "vitest";
import { storageOf } from "~/kernel/browser-storage";
import { reloadOnceOnPreloadError } from "~/ui/preload-error";

const kept = (storage: Map<string, string> | null) =>
  storageOf(
    () =>
      storage &&
      ({
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      } as Storage),
  );

/** As much of a browser's window as the handler touches; one tab keeps its session storage over reloads. */
function openPage(storage: Map<string, string> | null) {
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnPreloadError(
    {
      addEventListener: target.addEventListener.bind(target) as Window["addEventListener"],
      location: { reload } as unknown as Location,
    },
    kept(storage),
  );
  const fail = () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    target.dispatchEvent(event);
    return { isHandled: event.defaultPrevented };
  };
  return { reload, fail };
}

describe("a script chunk that cannot be loaded", () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    storage = new Map();
    vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
    return () => vi.useRealTimers();
  });

  it("reloads the page once", () => {
    const page = openPage(storage);
    expect(page.fail().isHandled).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it("shows the error screen when the reload did not help", () => {
    openPage(storage).fail();
    const reloaded = openPage(storage);
    expect(reloaded.fail().isHandled).toBe(false);
    expect(reloaded.reload).not.toHaveBeenCalled();
  });

  it("shows the error screen at once where sessionStorage does not work", () => {
    const page = openPage(null);
    expect(page.fail().isHandled).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("reloads again for the next build, later", () => {
    openPage(storage).fail();
    vi.advanceTimersByTime(61_000);
    const later = openPage(storage);
    later.fail();
    expect(later.reload).toHaveBeenCalledOnce();
  });
});
