import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toast } from "sonner";
import { describe, expect, it } from "vitest";
import { DATA_CACHE, ROUTER, TOAST, TOAST_TYPES } from "~/kernel/limits";
import { showToast, takeToasts } from "~/ui/show-toast";
import { showBySonner } from "~/ui/toaster.client";

const sonner = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");

describe("toasts", () => {
  it.each(TOAST_TYPES)("of the type %s are shown for their time", (type) => {
    const id = showBySonner({ type, message: `A ${type} toast`, description: "More words" });
    const shown = toast.getHistory().find((entry) => entry.id === id);
    expect(shown).toMatchObject({ title: `A ${type} toast`, description: "More words" });
    expect(shown && "type" in shown ? shown.type : undefined).toBe(type === "default" ? undefined : type);
    expect(shown).toMatchObject({ duration: type === "loading" ? Number.POSITIVE_INFINITY : 4000 });
  });

  // Red without `early` in show-toast.ts: what fails while the library is on its way would be told to nobody.
  it("queued before the toaster exists are shown later, in order, once each", () => {
    takeToasts(() => {})(); // what other tests of this run left waiting
    showToast({ message: "First" });
    showToast({ message: "Second" });
    const told: unknown[] = [];
    const leave = takeToasts(({ message }) => told.push(message));
    showToast({ message: "Third" });
    leave();
    showToast({ message: "Fourth" });
    takeToasts(({ message }) => told.push(message))();
    expect(told).toEqual(["First", "Second", "Third", "Fourth"]);
  });

  // sonner takes neither as a property: a new version that changes them must be noticed.
  it("have in sonner the width and the threshold of the specification", () => {
    expect(sonner).toMatch(new RegExp(`TOAST_WIDTH = ${TOAST.widthPx};`));
    expect(sonner).toMatch(new RegExp(`SWIPE_THRESHOLD = ${TOAST.swipeThresholdPx};`));
  });
});

describe("the constants of the specification's section 9", () => {
  it("are those in the code", () => {
    expect(TOAST).toEqual({
      durationMs: 4000,
      visible: 3,
      widthPx: 356,
      gapPx: 14,
      swipeThresholdPx: 45,
      position: "bottom-right",
    });
    expect(ROUTER).toEqual({ preloadDelayMs: 50, pendingAfterMs: 1000, pendingAtLeastMs: 500 });
    expect(DATA_CACHE).toEqual({
      staleAfterMs: 120_000,
      dropAfterMs: 300_000,
      queryRetries: 0,
      refetchOn: { windowFocus: true, mount: true, reconnect: true },
    });
  });
});
