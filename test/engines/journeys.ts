import { strict as assert } from "node:assert";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { type EnginePage, see, until } from "./engine.ts";

const goOn = "button[data-go]";

/** Puts an answer into every control of a step that a person would see; `soon`: a day to come. */
const fillStep = `(person, soon) => {
  const known = [
    [/first$/, person.first], [/last$/, person.last], [/amount$/, "4200"], [/line1$/, "1 Test Street"],
    [/city$/, "Portland"], [/postcode$/, "97202"], [/[.]day$/, String(soon[2])], [/[.]month$/, String(soon[1])],
    [/[.]year$/, String(soon[0])],
  ];
  for (const control of document.querySelectorAll("main :is(input, select, textarea)")) {
    const { type, name, inputMode } = control;
    const isSeen = control.offsetParent !== null && !control.closest("[aria-hidden], details:not([open])");
    if (!isSeen || !name || type === "file" || type === "hidden" || type === "checkbox") continue;
    if (type === "radio") { if (!document.querySelector('[name="' + name + '"]:checked')) control.click(); continue; }
    if (control.tagName === "SELECT") continue;
    const found = known.find(([pattern]) => pattern.test(name));
    const isSigned = document.querySelector("[data-sign]") && !found;
    control.value = found ? found[1]
      : type === "email" ? person.email
      : type === "tel" ? "+15035550199"
      : inputMode === "numeric" ? "2" : isSigned ? person.first + " " + person.last : "Northside Bakery";
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}`;

/** A picture of one point, as somebody would choose it. */
const addPaper = `() => {
  const box = document.querySelector("main input[type=file]");
  if (!box) return false;
  const letters = atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
  const chosen = new DataTransfer();
  chosen.items.add(new File([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], "payslip.png", { type: "image/png" }));
  box.files = chosen.files;
  box.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}`;
const isPaperThere = `() => document.querySelector("main").textContent.includes("payslip.png")
  && document.querySelector("main progress:not(.bar)") === null`;
const isInside = `() => location.pathname.startsWith("/app/") && document.readyState === "complete"
  && document.querySelector("main h1") !== null`;
const isSavedAs = `(first) => document.querySelector("[data-summary]") === null
  && document.querySelector("main input[name$=first]").value === first`;
const stepOf = "() => Number(new URLSearchParams(location.search).get('step'))";

export type Person = { first: string; last: string; email: string };

/** A tenant: a refused step, the way back, every step, sending. Answers the reference. */
export async function tenant(page: EnginePage, origin: string, person: Person): Promise<string> {
  await page.goto(`${origin}/apply/demo-maple-street`);
  await page.press("button[value=start]");
  await see(page, "h1", "Step 1 of");
  await page.press(goOn);
  await see(page, "[data-summary]");
  await page.run(fillStep, person, dayIn(20));
  await page.press(goOn);
  await see(page, "h1", "Step 2 of");
  // The way back leads to the step as it is saved, and to no page of the browser's own.
  await page.back();
  await see(page, "h1", "Step 1 of");
  // A page kept from before asks for itself anew.
  await until(page, isSavedAs, person.first);
  for (let last = 0, step = 1; ; step = await page.run<number>(stepOf)) {
    assert.ok(step > last, `Step ${step} came after step ${last}`);
    last = step;
    if (await page.run("() => document.querySelector('form[data-send]') !== null")) break;
    await page.run(fillStep, person, await dayOf(page));
    if (await page.run<boolean>(addPaper)) await until(page, isPaperThere);
    await page.press(goOn);
    await see(page, "h1", `Step ${step + 1} of`);
  }
  await page.run(
    "() => document.querySelectorAll('main input[type=checkbox]').forEach((box) => box.checked || box.click())",
  );
  await page.press(goOn);
  await see(page, ".ref");
  return page.run<string>("() => document.querySelector('.ref').textContent");
}

/** The landlord of the demo: signs in by keys, finds the applicant on top of the list and reads what was sent. */
export async function landlord(page: EnginePage, origin: string, person: Person, reference: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await see(page, "input[name=password]");
  await page.type("input[name=email]", demoAccount.email);
  await page.type("input[name=password]", seedPassword);
  await page.press("main form button[type=submit]");
  await until(page, isInside);
  await page.goto(`${origin}/app/applicants`);
  await see(page, "main a", person.last);
  const link = "(name) => [...document.querySelectorAll('main a')].find((one) => one.textContent.includes(name)).href";
  await page.goto(await page.run<string>(link, person.last));
  await see(page, "main", reference);
  await see(page, "main", "Northside Bakery");
  await page.goto(`${origin}/start`);
  await see(page, "main h1");
}

/** A move is to come, all other dates are past. */
async function dayOf(page: EnginePage): Promise<number[]> {
  const isMove = await page.run<boolean>("() => document.querySelector('main').textContent.includes('move in')");
  return isMove ? dayIn(20) : [2024, 3, 1];
}

function dayIn(days: number): number[] {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
