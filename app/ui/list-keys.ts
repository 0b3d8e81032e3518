/** What the browser keeps about single keys: "off" when somebody does not want them (WCAG 2.1.4). */
export const listKeysItem = "rentform-list-keys";

/** Whether a key press is one for the page: nothing is being typed, no window or menu is open, and keys are wanted. */
export function isKeyForPage(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) return false;
  if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu]")) return false;
  return localStorage.getItem(listKeysItem) !== "off";
}
