import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { asked, everyKind, smallFiles } from "../support/apply-form.ts";
import { begin, openApplySite } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";

const site = await openApplySite({ "test-form-keys": everyKind() });

/** Each its own bytes: the same file twice is one. */
const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([smallFiles.pdf, Buffer.from(`\n% ${name}`)]),
});

/** What is wrong with the place of the keyboard for somebody who only sees the screen. */
function focusFault(): string {
  const used = document.activeElement as HTMLElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(used);
  const { left, top, width, bottom } = used.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
  const name = `${used.tagName} ${used.id || used.textContent}`;
  if (used === document.body) return "the keyboard is nowhere";
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `${name} has no ring`;
  return seen && used.contains(seen) ? "" : `${name} is out of sight`;
}

const has = (control: Locator) => control.evaluate((node) => node === document.activeElement);

/** Tab until that control has the keyboard; every stop on the way is seen. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const wanted = await control.elementHandle();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const isThere = await wanted?.evaluate((node) => node === document.activeElement);
    expect(await page.evaluate(focusFault)).toBe("");
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

const named = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type=hidden])`).first();

/** The controls in the order of Tab, and what is typed into each; null: Space. */
async function typeInOrder(page: Page, pairs: [string, string | null][]): Promise<void> {
  await page.waitForLoadState("load");
  for (const [name, text] of pairs) {
    await tabTo(page, named(page, name));
    if (text === null) await page.keyboard.press("Space");
    else await page.keyboard.type(text);
  }
}

async function enterOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole("button", { name }).first());
  await page.keyboard.press("Enter");
}

async function choose(page: Page, control: Locator, files: ReturnType<typeof pdf>[]): Promise<void> {
  await tabTo(page, control);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(files);
}

async function take(page: Page, look: "phone" | "desk"): Promise<void> {
  await page.setViewportSize(look === "phone" ? phone : desktop);
  await page.emulateMedia({ colorScheme: look === "phone" ? "light" : "dark" });
}

/** What was filled in on a phone is gone through once more at a desk in the dark, from its head. */
async function beginAtDesk(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await take(page, "desk");
  await page.locator("h1").evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
}

async function goOnAtDesk(page: Page, button: string | RegExp): Promise<void> {
  await beginAtDesk(page);
  await enterOn(page, button);
}

describe("applying by keyboard only", () => {
  it("works from the start page to the receipt, on a phone, and each page on a desktop in dark mode", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    // Heard from the beginning: the browser's own window never opens.
    page.on("filechooser", () => undefined);
    const at = (step: number) => page.waitForURL(new RegExp(`step=${step}`));
    const inFocus = (selector: string) => expect.poll(() => has(page.locator(selector))).toBe(true);
    await page.goto(`${site.server.origin}/apply/test-form-keys`);
    await tabTo(page, page.getByRole("button", { name: "Start your application" }).first());
    await goOnAtDesk(page, "Start your application");
    await at(1);
    await page.waitForLoadState("load");

    // What is wrong has the keyboard, and each line leads to its box.
    await tabTo(page, named(page, `${asked.name}.first`));
    await page.keyboard.press("Enter");
    await inFocus("[data-summary]");
    await page.waitForLoadState("load");
    await tabTo(page, page.locator("[data-summary] a").first());
    await page.keyboard.press("Enter");
    await inFocus(`[id="${asked.name}.first"]`);
    await take(page, "phone");
    expect(await page.evaluate(focusFault)).toBe("");
    await page.keyboard.type("Ada");
    await page.keyboard.press("Escape");
    expect(await named(page, `${asked.name}.first`).inputValue()).toBe("Ada");
    await typeInOrder(page, [
      [`${asked.name}.last`, "Lovelace"],
      [asked.email, "ada@keys.example"],
      [asked.phone, "+1 503 555 0134"],
      [asked.over18, null],
    ]);
    await goOnAtDesk(page, "Save and continue");
    await at(2);
    await take(page, "phone");

    const home = `${asked.home}.0`;
    await typeInOrder(page, [
      [`${home}.${asked.address}.line1`, "9 Oak Avenue"],
      [`${home}.${asked.address}.city`, "Portland"],
      [`${home}.${asked.address}.region`, "OR"],
      [`${home}.${asked.address}.postcode`, "97202"],
      [`${home}.${asked.status}`, null],
    ]);
    await page.keyboard.press("ArrowDown");
    await typeInOrder(page, [
      [`${home}.${asked.rent}.amount`, "1500"],
      [`${home}.${asked.rent}.period`, "a month"],
      [`${home}.${asked.leaving}`, "More room\nand light"],
    ]);
    await enterOn(page, "Add another address");
    await inFocus(`[id="${asked.home}.1"]`);
    await page.waitForLoadState("load");
    await enterOn(page, "Remove Address 2");
    await inFocus(`button[id="${asked.home}"]`);
    await page.waitForLoadState("load");
    expect(await named(page, `${home}.${asked.leaving}`).inputValue()).toBe("More room\nand light");
    await goOnAtDesk(page, "Save and continue");
    await at(3);
    await take(page, "phone");

    await typeInOrder(page, [
      [asked.employer, "Analytical Engines"],
      [`${asked.since}.from.month`, "3"],
      [`${asked.since}.from.year`, "2021"],
      [`${asked.since}.present`, null],
      [`${asked.income}.amount`, "6400"],
      [`${asked.income}.period`, "a month"],
      [`${asked.income}.basis`, "before"],
    ]);
    await page.keyboard.press("Escape");
    await goOnAtDesk(page, "Save and continue");
    await at(4);
    await take(page, "phone");

    await typeInOrder(page, [
      [asked.anyPets, null],
      [asked.petKinds, null],
      [asked.adults, "2"],
      // The browser is a British one.
      [`${asked.moveIn}.day`, "15"],
      [`${asked.moveIn}.month`, "1"],
      [`${asked.moveIn}.year`, "2027"],
      [asked.term, "One year"],
    ]);
    await goOnAtDesk(page, "Save and continue");
    await at(5);
    await take(page, "phone");

    // A full slot hides its control: the keyboard stays in the slot, while files go up, after them, and after "Remove".
    await page.waitForLoadState("load");
    const slips = page.locator(`[data-slot="${asked.payslips}"]`);
    const focused = (slot: Locator) => slot.locator(":focus").count();
    await choose(page, page.locator(`[id="${asked.payslips}-file"]`), ["1.pdf", "2.pdf", "3.pdf"].map(pdf));
    await expect.poll(() => slips.locator("[data-doc]").count()).toBe(3);
    expect(await focused(slips)).toBe(1);
    expect(await page.evaluate(focusFault)).toBe("");
    await page.keyboard.press("Enter");
    await expect.poll(() => slips.locator("[data-doc]").count()).toBe(2);
    await inFocus(`[id="${asked.payslips}"]`);
    await page.waitForLoadState("load");
    const letter = page.locator(`[data-slot="${asked.letter}"]`);
    await choose(page, page.locator(`[id="${asked.letter}-file"]`), [pdf("letter.pdf")]);
    await letter.locator("[data-doc]").waitFor();
    expect(await focused(letter)).toBe(1);
    await tabTo(page, named(page, asked.sign));
    await page.keyboard.type("Ada Lovelace");
    await beginAtDesk(page);
    await tabTo(page, named(page, asked.sign));
    await page.keyboard.press("Enter");
    await at(6);
    await take(page, "phone");

    // Red without `enter` in check-page.tsx: Enter on a box would press "Español".
    await page.waitForLoadState("load");
    await tabTo(page, named(page, `consent.${asked.truth}`));
    await page.keyboard.press("Enter");
    await inFocus("[data-summary]");
    expect(await page.title()).toMatch(/^Error: /);
    await page.waitForLoadState("load");
    await tabTo(page, named(page, `consent.${asked.truth}`));
    await page.keyboard.press("Space");
    expect(await named(page, `consent.${asked.truth}`).isChecked()).toBe(true);
    await goOnAtDesk(page, /^Send application/);
    await page.waitForURL(/success/);
    expect(await page.locator("main").getAttribute("lang")).toBe("en");
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-/);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red without asksLink in submit.ts: the step is checked instead, and no link is sent.
  it("Enter in the mail address field requests the link, also on a phone's keyboard", async () => {
    const { page, context } = await begin(site, "test-form-keys");
    await page.waitForLoadState("load");
    await tabTo(page, page.locator("summary", { hasText: "Finish later" }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel("Send the link to"));
    await page.keyboard.type("later@keys.example");
    await page.keyboard.press("Enter");
    await page.getByText("The link is on its way").waitFor();
    await site.server.mail("later@keys.example", ({ text }) => text.includes("/resume/"));
    await context.close();
  });
});
