import type { Locator, Page } from "playwright-core";
import { smallFiles } from "./apply-form.ts";

/** What a machine that fills in forms sees of a control: nothing but its HTML. */
type Control = {
  name: string;
  tag: string;
  type: string;
  token: string;
  mode: string;
  options: string[];
  /** A box for the day stands beside it. */
  hasDay: boolean;
};

export type Person = { first: string; last: string; email: string };

const dayMs = 24 * 60 * 60 * 1000;

/** Three small papers of different kinds. */
export const papers = [
  { name: "payslip june.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallFiles.pdf) },
  { name: "payslip july.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallFiles.jpg) },
  { name: "contract.png", mimeType: "image/png", buffer: Buffer.from(smallFiles.png) },
];

/**
 * Fills in a step by type, name and autocomplete token alone, leaving out what is hidden from assistive technology or out of
 * the tab order. Goes over the page until nothing new has come up: questions may follow from answers.
 */
export async function fillByHtml(page: Page, person: Person): Promise<void> {
  // Over a slow connection a page is seen before its last questions have come.
  await page.waitForLoadState("load");
  const done = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    const open = (await readControls(page)).filter(({ name }) => !done.has(name));
    if (open.length === 0) return;
    for (const control of open) {
      // What came with the page may be hidden by an answer, or by the script that came after it.
      const isShown = await page.locator(`[name="${control.name}"]:not([type=hidden])`).first().isVisible();
      if (!isShown) continue;
      done.add(control.name);
      await fillOne(page, control, person);
    }
  }
}

function readControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const isLeftOut = (node: Element) =>
      node.closest("[aria-hidden=true], [hidden], details:not([open])") !== null ||
      (node as HTMLElement).tabIndex < 0 ||
      !node.checkVisibility();
    const found = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")];
    return found
      .filter((node) => node.name !== "" && node.type !== "hidden" && !isLeftOut(node))
      .map((node) => ({
        name: node.name,
        tag: node.tagName,
        type: node.type,
        token: node.autocomplete,
        mode: node.inputMode,
        hasDay: document.getElementsByName(node.name.replace(/\.(month|year)$/, ".day")).length > 0,
        options: [...node.querySelectorAll("option")].map(({ value }) => value).filter(Boolean),
      }));
  });
}

async function fillOne(page: Page, control: Control, person: Person): Promise<void> {
  const { name, tag, type, options } = control;
  const spot: Locator = page.locator(`[name="${name}"]:not([type=hidden])`);
  if (type === "file") {
    await spot.setInputFiles((await spot.getAttribute("multiple")) === null ? papers.slice(0, 1) : papers);
  } else if (type === "radio" || type === "checkbox") await spot.first().check();
  else if (tag !== "SELECT") await spot.fill(textFor(control, person));
  else if ((await spot.inputValue()) === "") await spot.selectOption(options[0] ?? "");
}

function textFor({ name, type, token, mode, hasDay }: Control, { first, last, email }: Person): string {
  const byToken: Record<string, string> = {
    "given-name": first,
    "family-name": last,
    name: `${first} ${last}`,
    email,
    tel: "+1 503 555 0199",
    "address-line1": "9 Oak Avenue",
    "address-level2": "Portland",
    "address-level1": "OR",
    "postal-code": "97202",
    organization: "Northside Bakery",
  };
  if (byToken[token]) return byToken[token];
  // Of other people both are text boxes with the fitting keyboard, so that no browser fills them with the tenant's own.
  if (type === "email" || mode === "email") return "someone@else.example";
  if (type === "tel" || mode === "tel") return "+1 503 555 0123";
  const part = name.split(".").at(-1) ?? "";
  const date = datePart(part, hasDay);
  return byPart[part] ?? date ?? (mode ? "2" : "Some text");
}

/** A date with a day is one to come, a month alone one of the past: what forms for homes ask for. */
function datePart(part: string, hasDay: boolean): string | undefined {
  const at = hasDay ? new Date(Date.now() + 20 * dayMs) : new Date(Date.now() - 900 * dayMs);
  const [year, month, day] = at.toISOString().slice(0, 10).split("-");
  return { year, month, day }[part];
}

const byPart: Record<string, string> = {
  first: "Grace",
  last: "Hopper",
  line1: "9 Oak Avenue",
  line2: "",
  city: "Portland",
  region: "OR",
  postcode: "97202",
  amount: "4200",
};
