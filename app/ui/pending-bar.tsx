import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { ROUTER } from "../kernel/limits";
import { frameWords } from "./frame-words";
import { useWords } from "./use-words";

/** A thin bar while a page is awaited: from one second on, and then for half a second at least. */
export function PendingBar() {
  const words = useWords(frameWords);
  const isBusy = useNavigation().state !== "idle";
  const [isShown, setIsShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    const change = () => {
      if (isBusy) shownAt.current = Date.now();
      setIsShown(isBusy);
    };
    const timer = setTimeout(
      change,
      isBusy ? ROUTER.pendingAfterMs : shownAt.current + ROUTER.pendingAtLeastMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isShown ? (
        <>
          <div data-pending-bar="" className="h-1 w-full origin-left animate-pulse bg-accent" />
          <span className="sr-only">{words.loading}</span>
        </>
      ) : null}
    </div>
  );
}
