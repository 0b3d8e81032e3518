import type { BrowserData } from "../browser-data";

export type LocalCopy = { save(): void; drop(): void };

type Kept = { rev: number; values: [string, string][] };

/**
 * A copy of this step on the device while it is not saved by the server: put back after a reload or a lost connection.
 * A copy made on an older save of the draft is no longer wanted. Gone when the tab is closed.
 */
export function keepLocally(form: HTMLFormElement, data: BrowserData): LocalCopy {
  const prefix = `rf:${data.draft}:`;
  const key = `${prefix}${data.step}`;
  const copy: LocalCopy = {
    save: () => store(() => sessionStorage.setItem(key, JSON.stringify({ rev: data.rev, values: typedIn(form) }))),
    drop: () => store(() => sessionStorage.removeItem(key)),
  };
  // What the server has by now is kept nowhere else; the check page has nothing to keep.
  store(() => {
    for (const other of Object.keys(sessionStorage)) {
      const isOld = other.startsWith(prefix) && (other !== key || !data.step);
      if (isOld) sessionStorage.removeItem(other);
    }
  });
  if (!data.step) return { save: () => undefined, drop: copy.drop };
  store(() => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
    if (kept && kept.rev === data.rev) putBack(form, kept.values);
    else sessionStorage.removeItem(key);
  });
  // Typed while this script was still on its way.
  if ([...form.elements].some(isTouched)) copy.save();
  form.addEventListener("input", copy.save);
  return copy;
}

/** Storage may be switched off or full; the page then works as it does without script. */
function store(work: () => void): void {
  try {
    work();
  } catch {}
}

function typedIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

function putBack(form: HTMLFormElement, values: [string, string][]): void {
  for (const control of form.elements) {
    if (isTouched(control)) continue;
    const given = values.filter(([name]) => name === (control as HTMLInputElement).name).map(([, value]) => value);
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
      control.checked = given.includes(control.value);
    } else if (isTyped(control) && given[0] !== undefined) control.value = given[0];
  }
}

/** Whether somebody changed it since the page came. */
function isTouched(control: Element): boolean {
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return (defaultValue !== undefined && value !== defaultValue) || checked !== defaultChecked;
}

function isTyped(control: Element): control is HTMLInputElement {
  if (control instanceof HTMLInputElement) {
    return "kept" in control.dataset || (control.type !== "hidden" && control.type !== "file");
  }
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
