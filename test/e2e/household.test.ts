import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { fillPairs, goOn, openApplySite } from "../support/apply-site.ts";
import { axeFaults } from "../support/axe.ts";
import { phone, visit } from "../support/browser.ts";
import { householdForm, named } from "../support/household-form.ts";
import { openPlainLook } from "../support/plain-axe.ts";

/** Two people and a guarantor apply together, each from a phone of their own, with and without JavaScript. */
const forms = { withscript1: householdForm(), noscript0001: householdForm() };
const site = await openApplySite(forms);

const step = (page: Page, at: number, of: number) => page.getByText(`Step ${at} of ${of}`).first().waitFor();

let withoutScript: Awaited<ReturnType<typeof openPlainLook>>;
beforeAll(async () => {
  withoutScript = await openPlainLook(site.browser);
});

async function faultless(page: Page): Promise<void> {
  const hasScript = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  expect(await (hasScript ? axeFaults(page) : withoutScript.faults(page))).toEqual([]);
}

/** The lead's own answers, up to the check page. */
async function fillLead(page: Page, urlId: string, mark: string): Promise<void> {
  await page.goto(`${site.server.origin}/apply/${urlId}`);
  await page.getByRole("button", { name: /Start/ }).click();
  const steps: [string, string][][] = [
    [
      [`${named.name}.first`, "Ada"],
      [`${named.name}.last`, "Bell"],
      [named.email, `ada-${mark}@tenant.test`],
    ],
    [[named.moveIn, "second"]],
    [
      [`${named.income}.amount`, "3000"],
      [`${named.income}.period`, "month"],
    ],
  ];
  for (const [at, pairs] of steps.entries()) {
    await step(page, at + 1, 6);
    await fillPairs(page, pairs);
    await goOn(page);
  }
  await step(page, 4, 6);
  await page.getByRole("button", { name: /Add (an|another) adult/ }).click();
  await page.locator(`[name="${named.adults}.0.${named.adultName}.first"]`).waitFor();
  await fillPairs(page, [
    [`${named.adults}.0.${named.adultName}.first`, "Bo"],
    [`${named.adults}.0.${named.adultName}.last`, "Bell"],
    [`${named.adults}.0.${named.adultEmail}`, `bo-${mark}@tenant.test`],
  ]);
  await goOn(page);
  await step(page, 5, 6);
  await fillPairs(page, [
    [`${named.suretyName}.first`, "Gus"],
    [`${named.suretyName}.last`, "Rant"],
    [named.suretyEmail, `gus-${mark}@tenant.test`],
  ]);
  await goOn(page);
  await step(page, 6, 6);
}

/** From the link of the mail to the last press, as a co-applicant or guarantor does it. */
async function fillPart(page: Page, link: string, _label: string): Promise<void> {
  await page.goto(link);
  await faultless(page);
  await page.getByRole("button", { name: "Start your part" }).click();
  await step(page, 1, 3);
  await faultless(page);
  await goOn(page);
  await step(page, 2, 3);
  await fillPairs(page, [
    [`${named.income}.amount`, "1000"],
    [`${named.income}.period`, "month"],
  ]);
  await faultless(page);
  await goOn(page);
  await step(page, 3, 3);
  await page.locator("main input[type=checkbox]:visible").check();
  await faultless(page);
  await page.getByRole("button", { name: "Send my part" }).click();
  await page.waitForURL(/\/part\/success/);
  await page.getByText("Your part is sent").waitFor();
  await faultless(page);
}

type Handed = { url?: string };

/** A link to somebody's part: made by a press, then copied, handed to another program, or marked by hand without script. */
async function shareLink(page: Page, who: string, javaScript: boolean): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Make a link to share\\s+${who}`) }).click();
  const box = page.locator("[data-share]");
  const link = await box.getByRole("textbox").inputValue();
  expect(link).toMatch(/^http:\S+\/member\/\S+$/);
  await faultless(page);
  const [copy, sheet] = [box.locator("[data-copy]"), box.locator("[data-sheet]")];
  expect([await copy.isVisible(), await sheet.isVisible()]).toEqual([javaScript, javaScript]);
  if (!javaScript) return;
  await copy.click();
  await box.getByRole("status").filter({ hasText: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize(phone);
  await sheet.click();
  expect(await page.evaluate(() => (window as { handed?: Handed }).handed)).toEqual({ url: link });
}

const linkIn = (text: string, path: string) => new RegExp(`http:\\S+/${path}/\\S+`).exec(text)?.[0] ?? "";

const visitPhone = async (javaScript: boolean) => (await visit(site.browser, { viewport: phone, javaScript })).page;

async function send(lead: Page, mark: string): Promise<string> {
  await lead.locator("main input[type=checkbox]:visible").check();
  await lead.getByRole("button", { name: /^Send application/ }).click();
  await lead.waitForURL(/\/success/);
  const receipt = await site.server.mail(`ada-${mark}@tenant.test`, (mail) => mail.text.includes("/status/"));
  return linkIn(receipt.text, "status");
}

/** The link of the mail that asks somebody for an own part. */
async function invitation(who: string, mark: string): Promise<string> {
  const mail = await site.server.mail(`${who}-${mark}@tenant.test`, ({ text }) => text.includes("/member/"));
  expect(mail.text).toContain("Ada Bell");
  expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  return linkIn(mail.text, "member");
}

/** What somebody sees of the own part who has sent it. */
async function readOwn(who: string, mark: string, javaScript: boolean): Promise<void> {
  const receipt = await site.server.mail(`${who}-${mark}@tenant.test`, (mail) =>
    mail.subject.includes("sent your part"),
  );
  const own = await visitPhone(javaScript);
  await own.goto(linkIn(receipt.text, "member"));
  await own.getByRole("heading", { name: "What you sent" }).waitFor();
  await own.getByText("Work and income").first().click();
  await own.getByText("$1,000").waitFor();
  expect(await own.getByText("$3,000").count()).toBe(0);
  await faultless(own);
}

/** What a part asks for, by the posts of its pages. */
async function postPart(link: string, urlId: string): Promise<void> {
  const { context } = await visit(site.browser, { viewport: phone });
  const steps: [string, Record<string, string>][] = [
    [link, { intent: "begin" }],
    ["?step=1", { [`${named.name}.first`]: "Guy", [`${named.name}.last`]: "Own", [named.email]: "own@tenant.test" }],
    ["?step=2", { [`${named.income}.amount`]: "1000", [`${named.income}.period`]: "month" }],
    ["?step=3", { intent: "send", [`consent.${named.truth}`]: "yes" }],
  ];
  for (const [at, form] of steps) {
    const address = at.startsWith("?") ? `${site.server.origin}/apply/${urlId}/part${at}` : at;
    const headers = { Origin: site.server.origin };
    const answer = await context.request.post(address, { form, headers, maxRedirects: 0 });
    expect([at, answer.status(), answer.headers().location]).toEqual([
      at,
      303,
      expect.not.stringContaining("feedback="),
    ]);
  }
  await context.close();
}

async function openFile(urlId: string, mark: string): Promise<void> {
  const landlord = `landlord${Object.keys(forms).indexOf(urlId)}@landlord.example`;
  const complete = await site.server.mail(landlord, (mail) => mail.subject.startsWith("Household complete"));
  const { page } = await visit(site.browser);
  await page.goto(linkIn(complete.text, "manage"));
  await page.getByRole("row", { name: "Ada Bell" }).getByRole("link").first().click();
  await page.getByRole("heading", { name: "Household" }).waitFor();
  await page.getByText("$4,000").first().waitFor();
  await page.getByText(`bo-${mark}@tenant.test`).nth(1).waitFor();
  await faultless(page);
}

async function seeEverybodyDone(lead: Page, status: string, _mark: string): Promise<void> {
  await lead.goto(status);
  await lead.getByText("Everyone has sent their part.").waitFor();
  await faultless(lead);
}

describe("a household applying together", () => {
  it("with JavaScript sends one part from the lead's phone and one by mail, and the landlord sees one application", async () => {
    const urlId = "withscript1";
    const lead = await visitPhone(true);
    await fillLead(lead, urlId, "js");
    await lead.getByRole("heading", { name: "Your household" }).waitFor();
    await faultless(lead);
    await lead.getByRole("button", { name: "Send them their links now" }).click();
    await lead.getByText("The links are on their way").waitFor();
    await fillPart(lead, await invitation("bo", "js"), "bo-js");
    await lead.goto(`${site.server.origin}/apply/${urlId}?step=6`);
    await step(lead, 6, 6);
    await lead.getByText(/^Sent on/).waitFor();
    const status = await send(lead, "js");
    await readOwn("bo", "js", true);

    await lead.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // No desk of ours has a share sheet.
    await lead.addInitScript(() => {
      Object.assign(navigator, { share: async (handed: Handed) => Object.assign(window, { handed }) });
    });
    await lead.goto(status);
    await shareLink(lead, "Gus Rant", true);
    await postPart(await invitation("gus", "js"), urlId);
    await seeEverybodyDone(lead, status, "js");
    await openFile(urlId, "js");
  });
});
