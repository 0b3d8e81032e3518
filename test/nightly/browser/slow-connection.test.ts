import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema.ts";
import { readySections } from "../../../app/features/forms/form-model/templates.ts";
import { createIdMaker } from "../../../app/kernel/ids.ts";
import { demoDefinition } from "../../../scripts/seed/forms.ts";
import { goOn, openApplySite, shot } from "../../support/apply-site.ts";
import { axeFaults } from "../../support/axe.ts";
import { phone, visit } from "../../support/browser.ts";
import { fillByHtml, papers } from "../../support/form-robot.ts";
import { openPlainLook } from "../../support/plain-axe.ts";

const ids = createIdMaker();

/** The demo: 25 questions in five sections, with three papers and a co-applicant, from the first look to the landlord's desk. */
const site = await openApplySite(forms());

function forms(): Record<string, FormDefinition> {
  const demo = demoDefinition(ids, new Date());
  const otherAdults = readySections.find(({ key }) => key === "otherAdults")?.build({ ids, locale: "en" });
  if (!otherAdults) throw new Error("No ready section for other adults");
  expect(demo.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== "statement")).toHaveLength(25);
  const shared = { ...demo, sections: [...demo.sections, otherAdults] };
  return { "demo-form-1": demo, "demo-form-2": shared };
}

const ada = { first: "Ada", last: "Lovelace", email: "ada@applicant.example" };
/** With the other adults, which the form of two people asks for last. */
const sharedCheckStep = 7;

/** A poor connection: a third of a second away, 50 kB a second. */
async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await setOnline(session, true);
  return session;
}

async function setOnline(session: CDPSession, isOnline: boolean): Promise<void> {
  await session.send("Network.emulateNetworkConditions", {
    offline: !isOnline,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

async function start(page: Page, axe: (page: Page) => Promise<string[]> = axeFaults): Promise<void> {
  await page.goto(`${site.server.origin}/apply/demo-form-2`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Start your application" }).click();
  await page.getByText(`Step 1 of ${sharedCheckStep}`).waitFor();
}

/** On the last step before the check: somebody who moves in, too. */
async function nameCoApplicant(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: /Add (an|another) adult/ }).click();
  const adult = page.locator("fieldset").filter({ hasText: "Adult 1" });
  await adult.first().waitFor();
  await page.locator("[name$='.first']:visible").fill("Bo");
  await page.locator("[name$='.last']:visible").fill("Lovelace");
  await page.locator("input[inputmode=email]:visible").first().fill(email);
}

/** The co-applicant's own part, by the link of the mail, to the last press. household.test.ts looks at its pages. */
async function fillOwnPart(page: Page, email: string): Promise<void> {
  const mail = await site.server.mail(email, ({ text }) => text.includes("/member/"));
  await page.goto(/http:\S+\/member\/\S+/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Start your part" }).click();
  const heading = page.locator("h1 small");
  await heading.getByText("Step 1 of").waitFor();
  const steps = Number(/of (\d+)/.exec((await heading.textContent()) ?? "")?.[1]);
  for (let step = 1; step <= steps; step += 1) {
    await heading.getByText(`Step ${step} of ${steps}`).waitFor();
    await page.waitForLoadState("load");
    await fillByHtml(page, { first: "Bo", last: "Lovelace", email });
    await goOn(page);
  }
  await page.waitForURL(/part\/success/);
}

/** What the landlord reads of it, by the link in the mail that tells of it. */
async function openAsLandlord(reference: string) {
  const notice = await site.server.mail("landlord1@landlord.example", (mail) => mail.text.includes(reference));
  const visitor = await visit(site.browser);
  await visitor.page.goto(/http:\S+\/manage\/\S+/.exec(notice.text)?.[0] ?? "");
  await visitor.page.getByRole("row", { name: reference }).getByRole("link").first().click();
  await visitor.page.getByRole("heading", { name: "Signed", exact: true, level: 2 }).waitFor();
  return visitor;
}

describe("applying with 25 questions and three documents on a phone", () => {
  it("works over a slow connection that breaks twice", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    const session = await throttle(page);
    await start(page);
    for (let step = 1; step < sharedCheckStep; step += 1) {
      await page.waitForLoadState("load");
      if (step === 6) await nameCoApplicant(page, "bo1@applicant.example");
      else await fillByHtml(page, ada);
      if (step === 2) {
        await setOnline(session, false);
        await goOn(page);
        await page.getByText("Not saved yet: trying again.").waitFor();
        await shot(page, "done-offline-step");
        expect(await axeFaults(page)).toEqual([]);
        await setOnline(session, true);
      } else if (step === 5) {
        await page.locator("[data-doc]").nth(2).waitFor();
        await page.getByRole("button", { name: "Remove payslip june.pdf" }).click();
        await page.waitForFunction(() => document.querySelectorAll("[data-doc]").length === 2);
        // Removing posts the page. Until its script has come back, a chosen file waits for the post.
        await page.locator("[data-upload]").first().waitFor({ state: "hidden" });
        const heavy = Buffer.concat([papers[0]?.buffer ?? Buffer.of(), Buffer.alloc(300_000, "\n")]);
        await page
          .locator("input[type=file]")
          .first()
          .setInputFiles({ ...papers[0], name: "heavy.pdf", mimeType: "application/pdf", buffer: heavy });
        await page.locator("progress:not(.bar)").waitFor();
        await setOnline(session, false);
        await page.getByText("No connection.").waitFor();
        await goOn(page);
        await page.getByText("Your files are still uploading.").waitFor();
        await shot(page, "done-offline-file");
        expect(await axeFaults(page)).toEqual([]);
        await setOnline(session, true);
      } else {
        expect(await axeFaults(page)).toEqual([]);
        await goOn(page);
      }
      await page.getByText(`Step ${step + 1} of ${sharedCheckStep}`).waitFor();
    }
    const check = (await page.locator("main").textContent()) ?? "";
    // Of the landlord of today: a question about somebody else takes nothing that is filled in by token.
    expect(check).toContain("Grace Hopper");
    const named = await page.locator("main .paper bdi").allTextContents();
    for (const name of ["payslip july.jpg", "contract.png", "heavy.pdf"])
      expect(named.filter((paper) => paper === name)).toHaveLength(1);
    await page.waitForLoadState("load");
    await fillByHtml(page, ada);
    await shot(page, "done-check");
    expect(await axeFaults(page)).toEqual([]);
    await goOn(page);
    await page.waitForURL(/success/);
    expect(await axeFaults(page)).toEqual([]);
    const reference = (await page.locator(".ref").textContent()) ?? "";
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);
    await fillOwnPart(page, "bo1@applicant.example");
    await context.close();
    const landlord = await openAsLandlord(reference);
    const sheet = (await landlord.page.locator("main").textContent()) ?? "";
    for (const text of ["Ada Lovelace", "heavy.pdf", "9 Oak Avenue"]) expect(sheet).toContain(text);
    expect(sheet).toMatch(/Fingerprint \(SHA-256\)[0-9a-f]{64}/);
    expect(sheet).toContain("Everyone has sent their part");
    expect(sheet).toContain("deleted 60 days after this form closes");
    await shot(landlord.page, "done-landlord");
    expect(await axeFaults(landlord.page)).toEqual([]);
    await landlord.context.close();
  });

  it("works without JavaScript over the same connection: reloading sends a broken post again", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, javaScript: false });
    const session = await throttle(page);
    const look = await openPlainLook(site.browser);
    const fine = async () => expect(await look.faults(page)).toEqual([]);
    await start(page, look.faults);
    for (let step = 1; step < sharedCheckStep; step += 1) {
      if (step === 6) await nameCoApplicant(page, "bo2@applicant.example");
      else await fillByHtml(page, { ...ada, email: "ada2@applicant.example" });
      await fine();
      if (step === 2) {
        await setOnline(session, false);
        const broken = page.waitForEvent("requestfailed");
        await goOn(page).catch(() => undefined);
        await broken;
        await setOnline(session, true);
        await page.reload();
      } else await goOn(page);
      await page.getByText(`Step ${step + 1} of ${sharedCheckStep}`).waitFor();
    }
    await page.waitForLoadState("load");
    for (const { name } of papers) expect(await page.locator(".paper", { hasText: name }).count()).toBe(1);
    await fillByHtml(page, ada);
    await fine();
    await goOn(page);
    await page.waitForURL(/success/);
    await fine();
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-/);
    await look.close();
    await context.close();
  });
});
