import type { ScriptWords } from "../script-words";

/** What the page gave its script to say. */
export function pageWords(): ScriptWords {
  return JSON.parse(document.querySelector<HTMLElement>("[data-viewer]")?.dataset.words ?? "{}");
}
