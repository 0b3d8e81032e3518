/** The constants of the specification's section 9, units in their names, written nowhere else. */

/** Viewport: the specification forbids zoom. One constant, so that the decision can be taken back in one place. */
export const VIEWPORT = "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover";

export const DATA_CACHE = {
  staleAfterMs: 2 * 60_000,
  dropAfterMs: 5 * 60_000,
  queryRetries: 0,
  refetchOn: { windowFocus: true, mount: true, reconnect: true },
} as const;

export const ROUTER = {
  /** Rest of the pointer or focus on a link before its page is fetched. */
  preloadDelayMs: 50,
  pendingAfterMs: 1000,
  pendingAtLeastMs: 500,
} as const;

export const TOAST_TYPES = ["success", "info", "warning", "error", "loading", "default"] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

export const TOAST = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipeThresholdPx: 45,
  position: "bottom-right",
} as const;

/** A change of the session is told to the page this long after the call that made it (section 4). */
export const SESSION_SIGNAL_DELAY_MS = 10;
