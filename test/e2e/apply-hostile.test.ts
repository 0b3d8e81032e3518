import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FormDefinition } from "../../app/features/rent-forms/model/schema.ts";
import { asked, everyKind } from "../support/apply-form.ts";
import { type ApplySite, openApplySite, shot } from "../support/apply-site.ts";
import { axeFaults } from "../support/axe.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { controlTexts, hostileTexts } from "../support/hostile-texts.ts";
import { errorLinesOf, PostingApplicant } from "../support/posting-applicant.ts";
import { readPdf } from "../support/read-pdf.ts";

const idOf = (at: number) => `hostile${String(at).padStart(3, "0")}`;

/** Who applies, and a long text for each of the hostile ones. */
function manyTexts(): FormDefinition {
  const definition = everyKind();
  const [you] = definition.sections;
  if (!you) throw new Error("No first section");
  const base = { required: false, stage: "apply" as const, kind: "longText" as const, maxLength: 2000 };
  const fields = hostileTexts.map((_, at) => ({ ...base, id: idOf(at), label: { en: `Text ${at}` } }));
  const texts = { id: "secthostil", title: { en: "Texts" }, stage: "apply" as const, fields };
  return { ...definition, sections: [you, texts], consents: [] };
}

let site: ApplySite;
beforeAll(async () => {
  site = await openApplySite({ "hostile-form": manyTexts() });
});
afterAll(() => site?.close());

const name = { first: "\u05d3\u05d5\u05d3 <img src=x onerror=alert(1)>", last: "\u202eO'Neil & \u0639\u0644\u064a" };
const you: [string, string][] = [
  [`${asked.name}.first`, name.first],
  [`${asked.name}.last`, name.last],
  [asked.email, "hostile@applicant.example"],
  [asked.phone, "+1 503 555 0134"],
  [asked.over18, "yes"],
];

describe("hostile texts", () => {
  it("come back letter by letter, and run nowhere: page, mail and PDF", async () => {
    const applicant = new PostingApplicant(site.server.origin, "hostile-form");
    const begun = Date.now();
    await applicant.start();
    expect((await applicant.post(1, you)).status).toBe(303);
    const pairs = hostileTexts.map((text, at): [string, string] => [idOf(at), text.replaceAll("\n", "\r\n")]);
    const posted = await applicant.post(2, [...pairs, [idOf(999), "no such question"]]);
    expect(posted.status).toBe(303);
    const rendered = await applicant.rendered(3);
    // Nobody types this much in less than five seconds.
    await expect.poll(() => Date.now() - begun, { timeout: 10_000 }).toBeGreaterThan(5000);
    const sent = await applicant.post(3, [["intent", "send"], rendered]);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/apply/hostile-form/success"]);

    const notice = await site.server.mail("landlord0@landlord.example", () => true);
    const receipt = await site.server.mail("hostile@applicant.example", () => true);
    for (const mail of [notice, receipt]) {
      expect(mail.html).not.toContain("<img src=x");
      expect(mail.subject).not.toMatch(/onerror|\u05d3\u05d5\u05d3/);
      expect(mail.text).not.toContain("DROP TABLE");
    }

    const { page, context, problems } = await visit(site.browser, { viewport: desktop });
    page.on("dialog", (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(/http:\S+\/manage\/\S+/.exec(notice.text)?.[0] ?? "");
    await shot(page, "hostile-list");
    await page.getByRole("row", { name: /RF-/ }).getByRole("link").first().click();
    await page.getByRole("heading", { name: "Texts" }).waitFor();
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll("#section-secthostil ~ * dd, [aria-labelledby=section-secthostil] dd")].map(
        (entry) => entry.textContent,
      ),
    );
    expect(shown).toEqual(hostileTexts);
    const heading = page.locator("h1 bdi");
    expect(await heading.textContent()).toBe(`${name.first.trim()} ${name.last.trim()}`);
    await shot(page, "hostile-landlord");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    expect(problems).toEqual([]);

    const link = /http:\S+\/status\/\S+/.exec(receipt.text)?.[0] ?? "";
    await page.setViewportSize(phone);
    await page.goto(link);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
    const { attached } = await readPdf(await (await fetch(`${link}/answers.pdf`)).arrayBuffer());
    const exact = (attached["exact-text.txt"] ?? "").replaceAll("\r\n", "\n");
    for (const text of hostileTexts.filter((text) => /[^\x20-\x7e\n]/.test(text))) expect(exact).toContain(text);
  });

  it("with control characters are refused with a message, and stay in their box", async () => {
    const applicant = new PostingApplicant(site.server.origin, "hostile-form");
    await applicant.start();
    await applicant.post(1, you);
    for (const text of controlTexts) {
      const refused = await applicant.post(2, [[idOf(0), text]]);
      expect([JSON.stringify(text), refused.status]).toEqual([JSON.stringify(text), 400]);
      expect(errorLinesOf(await refused.text())).toHaveLength(1);
    }
    const empty = await applicant.post(
      2,
      hostileTexts.map((_, at): [string, string] => [idOf(at), at % 2 ? "" : " \n\t"]),
    );
    expect(empty.status).toBe(303);
  });
});

describe("people who write from right to left", () => {
  it("see their name and answers in their own direction, in the pages of every language", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, locale: "es-ES" });
    await page.goto(`${site.server.origin}/apply/hostile-form`);
    await page.getByRole("button", { name: "Empezar la solicitud" }).click();
    await page.getByText("Paso 1 de 3").waitFor();
    const box = page.locator(`[name="${asked.name}.first"]`);
    await box.fill("\u05d3\u05d5\u05d3");
    expect(await box.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
    await page.locator(`[name="${asked.name}.last"]`).fill("\u0639\u0644\u064a");
    await page.locator(`[name="${asked.email}"]`).fill("david@applicant.example");
    await page.locator(`[name="${asked.phone}"]`).fill("+34 600 123 456");
    await page.locator(`[name="${asked.over18}"][value=yes]`).check();
    await page.locator("button[data-go]").click();
    await page.getByText("Paso 2 de 3").waitFor();
    const text = page.locator(`[name="${idOf(0)}"]`);
    await text.fill("\u0627\u0644\u0633\u0644\u0627\u0645 \u0639\u0644\u064a\u0643\u0645 Rua 5");
    expect(await text.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
    await page.locator("button[data-go]").click();
    await page.getByText("Paso 3 de 3").waitFor();
    const answer = page.locator("dd", { hasText: "\u0627\u0644\u0633\u0644\u0627\u0645" });
    expect(await answer.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
    expect(await page.locator("dd", { hasText: "david@" }).evaluate((node) => getComputedStyle(node).direction)).toBe(
      "ltr",
    );
    await shot(page, "rtl-check");
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
});
