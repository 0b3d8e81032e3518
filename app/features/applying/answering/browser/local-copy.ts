import { tabStorage } from "../../../../kernel/browser-storage";
import type { BrowserData } from "../browser-data";

export type LocalCopy = {
  save(): void;
  /** Forgets every step of this draft, and the photos. */
  drop(): void;
};

type Kept = { base: string; values: [string, string][] };

/** A copy of each step in this tab until the server has saved it; dropped once the server holds something newer. */
export function keepLocally(form: HTMLFormElement, data: BrowserData): LocalCopy {
  const prefix = `rf:${data.draft}:`;
  const key = `${prefix}${data.step}`;
  const base = JSON.stringify([...form.elements].filter(isChoosable).map(savedIn));
  const clear = (of: string): void => {
    for (const other of tabStorage.names()) if (other.startsWith(of)) tabStorage.remove(other);
  };
  const drop = (): void => {
    clear(prefix);
    clear("rf-photo:");
  };
  // The check page has nothing to keep, and shows what the server has.
  if (!data.step) {
    clear(prefix);
    return { save: () => undefined, drop };
  }
  const save = (): void => {
    tabStorage.write(key, JSON.stringify({ base, values: typedIn(form) } satisfies Kept));
  };
  const kept = tabStorage.readJson(key) as Kept | null;
  if (kept?.base === base) putBack(form, kept.values);
  else tabStorage.remove(key);
  // Typed while this script was still on its way.
  if ([...form.elements].some(isTouched)) save();
  form.addEventListener("input", save);
  return { save, drop };
}

/** What the server gave a control, whatever was typed since. */
function savedIn(control: Element): unknown {
  if (control instanceof HTMLSelectElement) return [...control.options].map((option) => option.defaultSelected);
  const { name, defaultValue, defaultChecked } = control as HTMLInputElement;
  return [name, defaultValue, defaultChecked];
}

function typedIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

function putBack(form: HTMLFormElement, values: [string, string][]): void {
  for (const control of form.elements) {
    if (isTouched(control) || !isTyped(control)) continue;
    const given = values.filter(([name]) => name === control.name).map(([, value]) => value);
    if (/radio|checkbox/.test(control.type)) control.checked = given.includes(control.value);
    else if (given[0] !== undefined) control.value = given[0];
  }
}

/** Whether somebody changed it since the page came. */
function isTouched(control: Element): boolean {
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return (defaultValue !== undefined && value !== defaultValue) || checked !== defaultChecked;
}

function isChoosable(control: Element): boolean {
  return isTyped(control) && !control.name.includes("-");
}

function isTyped(control: Element): control is HTMLInputElement {
  const { dataset, type } = control as HTMLInputElement;
  return "kept" in dataset || !/hidden|file|fieldset|submit|button/.test(type);
}
