import { useEffect } from "react";

/** How often a page asks how far its work is, while it is looked at. */
const askEveryMs = 2000;

/** Calls `ask` at once and then again and again as long as something is being made and the page is visible, and when it is shown again. */
export function usePolling(isOn: boolean, ask: () => void, everyMs = askEveryMs): void {
  useEffect(() => {
    if (!isOn) return;
    const askIfSeen = () => {
      if (document.visibilityState === "visible") ask();
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, everyMs);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, [isOn, ask, everyMs]);
}
