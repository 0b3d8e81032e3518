import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createIdMaker } from "../../app/kernel/ids.ts";
import { demoDefinition } from "../../scripts/seed/forms.ts";
import { fine, openApplySite, shot } from "../support/apply-site.ts";
import { axeFaults, lookRules } from "../support/axe.ts";
import { desktop, phone, visit } from "../support/browser.ts";

const demo = demoDefinition(createIdMaker(), new Date());
const french = { ...demo.property, address: { line1: "1 rue Haute", city: "Lille", country: "FR" } };
const photo = { hash: "0".repeat(64), width: 1600, height: 1200, alt: { en: "The house from the street" } };
const pictured = {
  ...demo,
  landlord: { name: "Dana Hartley-Quist" },
  property: { ...demo.property, photos: [photo], availableFrom: "2026-12-06" },
};
const site = await openApplySite({
  "start-form-1": demo,
  "start-form-fr": { ...demo, property: french },
  "start-form-pic": pictured,
});

const at = (id: string) => `${site.server.origin}/apply/${id}`;

describe("the start page", () => {
  it("calculates income against rent before a name is typed; nothing is stored or sent", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone, isFresh: true });
    await page.goto(at("start-form-1"));
    await shot(page, "start-phone");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.locator("summary", { hasText: "See whether it fits you" }).click();
    await page.getByText("Try your own figures").click();
    await page.getByLabel("Income of your household").fill("4,000");
    const says = () => page.locator("output").textContent();
    await expect
      .poll(says)
      .toBe(
        "That is 2.1 times your share of the rent. The landlord asks for 2.5. You can still apply: savings, a guarantor or another reason may count.",
      );
    await page.getByLabel("Paid by a voucher (if any), a month").fill("350");
    await expect.poll(says).toBe("That is 2.6 times your share of the rent: it meets what the landlord asks for.");
    await page.getByLabel("How often").selectOption("year");
    await expect.poll(says).toMatch(/^That is 0.2 times/);
    await fine(page, "start-reckoned");
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage).length, Object.keys(sessionStorage).length])).toEqual([
      0, 0,
    ]);
    expect(await context.cookies()).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red when StartPage puts anything else before StartAsk, or the sheet leaves out the height of .pic img.
  it("shows photo, price, landlord, effort and the button on a phone's first screen, and folds show their summary", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone });
    await page.goto(at("start-form-pic"));
    for (const [viewport, dark] of [
      [phone, false],
      [phone, true],
      [desktop, false],
      [desktop, true],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      const low = async (text: string) => {
        const box = await page.getByText(text, { exact: true }).first().boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? 0);
      };
      const seen = ["$1,850 a month", "Dana Hartley-Quist", "Free", "Start your application"];
      for (const text of seen) expect([text, (await low(text)) <= 664]).toEqual([text, true]);
      const answers = page.locator(".fold > summary span");
      expect(await answers.allTextContents()).toEqual([
        expect.stringContaining("y rules you can read"),
        "Income from $4,625 a month, up to 5 people, pets: ask first",
        expect.stringContaining("Proof of income"),
        expect.stringMatching(/^Only the landlord;/),
        "Name as given, email confirmed",
      ]);
      await shot(page, `start-${viewport.width}${dark ? "-dark" : ""}`);
      expect([viewport, dark, await axeFaults(page, { only: dark ? lookRules : undefined })]).toEqual([
        viewport,
        dark,
        [],
      ]);
    }
    await context.close();
  });

  it("has the same as plain sentences without JavaScript: criteria, documents, minutes, readers and retention", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, javaScript: false });
    await page.goto(at("start-form-1"));
    const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
    for (const said of [
      "A household income of 2.5 times the rent: $4,625 a month. Every lawful source counts",
      "Up to 5 people can live here.",
      "Assistance animals are not pets.",
      "Smoking outside only.",
      "It takes about",
      "Proof of income",
      "Only the landlord of this home",
      "Deleted at the latest 60 days after this form closes.",
    ]) {
      expect(text).toContain(said);
    }
    expect(await page.getByText("Try your own figures").isVisible()).toBe(false);
    await context.close();
  });

  it("states the retention time of the home's place, in the reader's language", async () => {
    const { page, context } = await visit(site.browser, { viewport: desktop, locale: "fr-FR", dark: true });
    await page.goto(at("start-form-fr"));
    const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
    expect(text).toContain("Effacés au plus tard 60 jours après la fermeture de ce formulaire");
    expect(text).toContain("réponses 3 mois après la décision");
    expect(text).toContain("Des revenus du foyer d’au moins 2,5 fois le loyer");
    await fine(page, "start-french-dark");
    await context.close();
  });

  it("is at most 20 KB with everything, in at most three requests, and the same for everybody", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, isFresh: true });
    const responses: Promise<number>[] = [];
    const addresses: string[] = [];
    page.on("response", (response) => {
      addresses.push(new URL(response.url()).pathname);
      responses.push(response.body().then((body) => gzipSync(body).byteLength));
    });
    await page.goto(at("start-form-1"), { waitUntil: "networkidle" });
    const weights = await Promise.all(responses);
    expect(addresses.length).toBeLessThanOrEqual(3);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(20 * 1024);
    const [one, two] = await Promise.all([fetch(at("start-form-1")), fetch(at("start-form-1"))]);
    expect(await one.text()).toBe(await two.text());
    await context.close();
  });
});
