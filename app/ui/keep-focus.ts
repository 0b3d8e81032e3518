import { useEffect } from "react";

/** As far back as an entry of a menu and the menu's button, with some to spare. */
const rememberedPlaces = 6;

const windows = "[role=dialog], [role=alertdialog]";

/** Those who move the focus themselves, as windows do on closing, go first. */
const patienceMs = 80;

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

type Place = { control: HTMLElement; around: HTMLElement[]; list: Element | null; row: number };

/** A control that goes while it has the focus, as a button that was pressed often does, leaves it to what is nearest. */
export function useKeptFocus(): void {
  useEffect(() => {
    let places: Place[] = [];
    let last: Element | null = null;
    let isByPointer = false;
    let timer = 0;
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (target.closest(windows)) return;
      const others = places.filter(({ control }) => control !== target);
      places = [placeOf(target), ...others].slice(0, rememberedPlaces);
    }
    function restore() {
      if (document.activeElement !== document.body || last?.isConnected !== false) return;
      nearest(places)?.focus({ preventScroll: isByPointer });
    }
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = window.setTimeout(restore, patienceMs);
    });
    const byPointer = () => {
      isByPointer = true;
    };
    const byKey = () => {
      isByPointer = false;
    };
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", byPointer, true);
    document.addEventListener("keydown", byKey, true);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", byPointer, true);
      document.removeEventListener("keydown", byKey, true);
    };
  }, []);
}

function placeOf(control: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let one = control.parentElement; one; one = one.parentElement) around.push(one);
  const row = control.closest("li, tr");
  const list = row?.parentElement ?? null;
  return { control, around, list, row: row && list ? [...list.children].indexOf(row) : -1 };
}

/** Of the last places that have something left: the control itself, a neighbour in its list, or the first beside it. */
function nearest(places: readonly Place[]): HTMLElement | null {
  const main = document.getElementById("main");
  for (const { control, around, list, row } of places) {
    if (control.isConnected) return control;
    const left = around.find((one) => one.isConnected && one !== main && main?.contains(one));
    // Where the whole page has become another, it is read from its start.
    if (!left || left.querySelector("h1")) continue;
    const neighbour = left === list ? (left.children[row] ?? left.children[row - 1]) : null;
    const part = left.closest("section, li, form");
    for (const within of [neighbour, left, part]) {
      const found = within && [...within.querySelectorAll<HTMLElement>(controls)].find(mayTake);
      if (found) return found;
    }
  }
  return main;
}

function mayTake(control: HTMLElement): boolean {
  return !control.matches(":disabled, [tabindex='-1']") && control.getClientRects().length > 0;
}
