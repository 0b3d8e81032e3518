import { useEffect } from "react";
import { isKeyForPage } from "../../../../ui/list-keys";

/** J and K go to the next and the previous line; the letter of an action presses it. */
export function useQueueKeys(): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isKeyForPage(event)) return;
      const lines = [...document.querySelectorAll<HTMLAnchorElement>("[data-queue-line]")];
      const at = lines.findIndex((line) => line.hasAttribute("aria-current"));
      if (event.key === "j") lines[Math.min(at + 1, lines.length - 1)]?.click();
      else if (event.key === "k") lines[Math.max(at - 1, 0)]?.click();
      else if (/^[a-z]$/.test(event.key))
        document.querySelector<HTMLButtonElement>(`[data-letter="${event.key}"]`)?.click();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
