import type { KeyboardEvent } from "react";

/** Alt and an arrow. Listen while the event goes down: menus would open by an arrow on their button. */
export function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void): void {
  if (!event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  event.stopPropagation();
  move(event.key === "ArrowUp" ? -1 : 1);
}
