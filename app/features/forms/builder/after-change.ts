import { useEffect, useRef, useState } from "react";
import { isPhone } from "./room";

/** The element that takes the focus once the change is on the screen, and is scrolled to. */
export function useFocusNext(first: string | null) {
  const next = useRef<string | null>(first);
  useEffect(() => {
    if (!next.current) return;
    const element = document.getElementById(next.current);
    next.current = null;
    // A phone's screen of one question took the focus already, unless it goes to something on it.
    const screen = isPhone() ? document.querySelector("[data-inspector]") : null;
    if (screen && !screen.contains(element)) return;
    element?.focus();
    element?.scrollIntoView({ block: "nearest" });
  });
  return next;
}

/** The same words twice are two messages: the second has a space that is not seen. */
export function useAnnouncer() {
  const [spoken, setSpoken] = useState("");
  const [announce] = useState(
    () => (message: string) => setSpoken((before) => (before === message ? `${message}\u00a0` : message)),
  );
  return { spoken, announce };
}
