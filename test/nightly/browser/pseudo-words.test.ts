import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdMaker } from "../../../app/kernel/ids.ts";
import { demoDefinition } from "../../../scripts/seed/forms.ts";
import { enterAsDemo } from "../../support/account-page.ts";
import { asked, everyKind, smallFiles, typedSteps } from "../../support/apply-form.ts";
import { begin, fillPairs, goOn, publishForms } from "../../support/apply-site.ts";
import { desktop, phone, type Visitor, visit } from "../../support/browser.ts";
import { foreignWords } from "../../support/foreign-words.ts";
import { knownNames } from "../../support/known-names.ts";
import { openPseudoSite, pseudoLanguages } from "../../support/pseudo-site.ts";
import { type PseudoKind, pseudo, pseudoLetters } from "../../support/pseudo-words.ts";
import { readyForm } from "../../support/ready-form.ts";
import { openScreen, screensOf } from "../../support/screens.ts";

/** Pages in words that only the catalogues have: what is readable English or German was written past them. They are longer, too. */
const site = await openPseudoSite();
const { server, browser } = site;
publishForms(site, { "pseudo-form-1": everyKind(), "pseudo-form-2": readyForm() });

/** Ada of the tenant's steps, and what the landlord of that form wrote where the page cannot say so: in an attribute. */
const typed = ["Ada Lovelace", "Ada", "a.pdf", "Oak Avenue", "Portland", "Analytical Engines", "More room"];
const known = { ltr: [...knownNames("de"), ...typed], rtl: [...knownNames("ar"), ...typed] };

/** Where a form's own words are written or listed, in its own language. */
const showsForm = /\/edit|\/versions$|\/share$/;
const ownWords = textsIn(demoDefinition(createIdMaker(), new Date()));

/** The English of every text, the longest first. */
function textsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "en" in part && typeof part.en === "string" ? part.en.split("\n") : [];
  return [...own, ...Object.values(part).flatMap(textsIn)].filter(Boolean).sort((a, b) => b.length - a.length);
}

async function faultsOf(page: Page, kind: PseudoKind = "ltr", further: string[] = []): Promise<string[]> {
  const found = await foreignWords(page, [...further, ...known[kind]]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`scrolls sideways by ${over} px at ${viewport.width}`);
  }
  return found;
}

describe("a landlord's page", () => {
  const said = {
    all: (text: string) => pseudo(text),
    begins: (text: string) => new RegExp(`^⟦${pseudoLetters(text)}`),
  };
  // A version is shown as its tenants read it, in the form's own language.
  const screens = screensOf(server, said).landlord.filter(({ path }) => !path.endsWith("/versions/1"));
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { locale: "de-DE", viewport: desktop });
    await enterAsDemo(visitor.page, server);
  });
  afterAll(() => visitor.context.close());

  it.each(screens.map((screen) => ({ ...screen, shown: `${screen.path} ${screen.within ?? ""}` })))(
    "on $shown has all its words from the catalogues, and room for long ones",
    async (screen) => {
      const { page } = visitor;
      const { path } = screen;
      await page.setViewportSize(desktop);
      await openScreen(page, server, screen);
      expect([path, await faultsOf(page, "ltr", showsForm.test(path) ? ownWords : [])]).toEqual([path, []]);
    },
  );
});

describe.each(["ltr", "rtl"] as const)("a tenant's page, %s", (kind: PseudoKind) => {
  const locale = pseudoLanguages[kind];

  it("has all its words from the catalogues, from the start page to the status page", async () => {
    const { page, context } = await begin(site, "pseudo-form-1", { locale });
    const faults: [string, string[]][] = [];
    // A title cannot say that a step's name is the landlord's own.
    const isOwn = (fault: string) => /^document\.title: .*Moving in/.test(fault);
    const look = async (name: string) =>
      faults.push([name, (await faultsOf(page, kind)).filter((fault) => !isOwn(fault))]);
    for (const [at, pairs] of typedSteps.entries()) {
      await goOn(page);
      await page.locator("[data-summary]").waitFor();
      await look(`step ${at + 1}, refused`);
      await fillPairs(page, pairs);
      if (at === typedSteps.length - 1)
        await page
          .locator(`[id="${asked.payslips}-file"]`)
          .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallFiles.pdf) });
      if (at === typedSteps.length - 1) await page.locator("[data-doc]").waitFor();
      await goOn(page);
      await page.waitForURL(new RegExp(`step=${at + 2}`));
      await look(`step ${at + 2}`);
    }
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    await look("check, refused");
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await goOn(page);
    await page.waitForURL(/\/success/);
    await look("success");
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
    await context.close();
  });
});
