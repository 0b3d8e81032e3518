import { deviceStorage } from "../kernel/browser-storage";

/** What the browser keeps about single keys: "off" when somebody does not want them (WCAG 2.1.4). */
const listKeysItem = "rentform-list-keys";

/** Whether single keys are wanted in this browser. */
export function areKeysWanted(): boolean {
  return deviceStorage.read(listKeysItem) !== "off";
}

export function keepKeysWanted(isWanted: boolean): void {
  deviceStorage.write(listKeysItem, isWanted ? "on" : "off");
}

/** Whether a key press is one for the page: nothing is being typed, no window or menu is open, and keys are wanted. */
export function isKeyForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu]")) return false;
  return areKeysWanted();
}

const typesWithoutText = "checkbox radio button submit reset file range color image".split(" ");

/** Whether a letter that is pressed here becomes text, or chooses an option by its name. A focused box takes none. */
export function isTyping(at: EventTarget | null): boolean {
  const { tagName, type, isContentEditable } = at as HTMLInputElement;
  if (tagName === "INPUT") return !typesWithoutText.includes(type);
  return tagName === "TEXTAREA" || tagName === "SELECT" || isContentEditable;
}
