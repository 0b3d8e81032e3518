import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../app/features/forms/form-model/schema.ts";
import { asked, everyKind, smallFiles } from "../support/apply-form.ts";
import { begin, fine, openApplySite } from "../support/apply-site.ts";
import { desktop, phone, type Visitor, visit } from "../support/browser.ts";
import { controlTexts, hostileTexts } from "../support/hostile-texts.ts";
import { errorLinesOf, PostingApplicant } from "../support/posting-applicant.ts";
import { readPdf } from "../support/read-pdf.ts";
import type { ReceivedMail } from "../support/server.ts";

const idOf = (at: number) => `hostile${String(at).padStart(3, "0")}`;

/** Who applies, and a long text for each of the hostile ones. */
function manyTexts(): FormDefinition {
  const definition = everyKind();
  const [you] = definition.sections;
  if (!you) throw new Error("No first section");
  const base = { required: false, stage: "apply" as const, kind: "longText" as const, maxLength: 2000 };
  const fields = hostileTexts.map((_, at) => ({ ...base, id: idOf(at), label: { en: `Text ${at}` } }));
  const letter = {
    id: asked.letter,
    kind: "file" as const,
    label: { en: "Letter" },
    required: false,
    stage: "apply" as const,
  };
  const texts = { id: "secthostil", title: { en: "Texts" }, stage: "apply" as const, fields: [...fields, letter] };
  return { ...definition, sections: [you, texts], consents: [] };
}

const site = await openApplySite({ "hostile-form": manyTexts(), "hostile-home": manyTexts() });

const name = { first: "\u05d3\u05d5\u05d3 <img src=x onerror=alert(1)>", last: "O'Neil & \u0639\u0644\u064a" };
const you = (email: string): [string, string][] => [
  [`${asked.name}.first`, name.first],
  [`${asked.name}.last`, name.last],
  [asked.email, email],
  [asked.phone, "+1 503 555 0134"],
  [asked.over18, "yes"],
];
const paperName = `"><svg onload=alert(2)> ..\u202efdp.pdf`;

/** Every text in a question of its own, and a paper under a hostile name; ends with the link of the receipt. */
async function applyHostile(urlId: string, email: string): Promise<{ receipt: ReceivedMail; link: string }> {
  const applicant = new PostingApplicant(site.server.origin, urlId);
  const begun = Date.now();
  await applicant.start();
  expect((await applicant.post(1, you(email))).status).toBe(303);
  const pairs = hostileTexts.map((text, at): [string, string] => [idOf(at), text.replaceAll("\n", "\r\n")]);
  const posted = await applicant.post(2, [
    ...pairs,
    [idOf(999), "no such question"],
    [asked.letter, new File([smallFiles.pdf], paperName, { type: "text/html" })],
  ]);
  expect(posted.status).toBe(303);
  const rendered = await applicant.rendered(3);
  // Nobody types this much in less than five seconds.
  await expect.poll(() => Date.now() - begun, { timeout: 10_000 }).toBeGreaterThan(5000);
  const sent = await applicant.post(3, [["intent", "send"], rendered]);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/apply/${urlId}/success`]);
  const receipt = await site.server.mail(email, () => true);
  return { receipt, link: /http:\S+\/status\/\S+/.exec(receipt.text)?.[0] ?? "" };
}

/** A visitor whose `problems` hold what ran, too. */
async function watchful(): Promise<Visitor> {
  const visitor = await visit(site.browser, { viewport: desktop });
  visitor.page.on("dialog", (dialog) => {
    visitor.problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return visitor;
}

/** The answers in the section of the hostile texts, as they stand on a landlord's page. */
function shownTexts(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[aria-labelledby=section-secthostil] dd")]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => entry.textContent),
  );
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe("hostile texts", () => {
  it("are shown unchanged and run nowhere: on the guest's page, in the mail, on the status page, in the PDF", async () => {
    const { receipt, link } = await applyHostile("hostile-form", "hostile@applicant.example");
    const notice = await site.server.mail("landlord0@landlord.example", () => true);
    for (const mail of [notice, receipt]) {
      expect(mail.html).not.toContain("<img src=x");
      expect(mail.subject).not.toMatch(/onerror|\u05d3\u05d5\u05d3/);
      expect(mail.text).not.toContain("DROP TABLE");
    }

    const { page, context, problems } = await watchful();
    await page.goto(/http:\S+\/manage\/\S+/.exec(notice.text)?.[0] ?? "");
    await page.getByRole("row", { name: /RF-/ }).getByRole("link").first().click();
    await page.getByRole("heading", { name: "Texts", exact: true }).waitFor();
    expect((await shownTexts(page)).slice(0, hostileTexts.length)).toEqual(hostileTexts);
    expect(await page.locator("h1 bdi").textContent()).toBe(`${name.first.trim()} ${name.last.trim()}`);
    expect(await isTooWide(page)).toBe(false);

    await page.setViewportSize(phone);
    await page.goto(link);
    const texts = page.locator("details", { hasText: "Texts" }).last();
    await texts.locator("summary").click();
    const sent = await texts.locator("dd").allTextContents();
    const start = sent.indexOf(hostileTexts[0] ?? "");
    expect(sent.slice(start, start + hostileTexts.length)).toEqual(hostileTexts);
    expect(await page.getByText("onload=alert(2)").count()).toBeGreaterThan(0);
    expect(await isTooWide(page)).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
    const { attached } = await readPdf(await (await fetch(`${link}/answers.pdf`)).arrayBuffer());
    const exact = (attached["exact-text.txt"] ?? "").replaceAll("\r\n", "\n");
    for (const text of hostileTexts.filter((text) => /[^\x20-\x7e\n]/.test(text))) expect(exact).toContain(text);
  });

  it("with control characters are refused with a message, and stay in their field", async () => {
    const applicant = new PostingApplicant(site.server.origin, "hostile-form");
    await applicant.start();
    await applicant.post(1, you("controls@applicant.example"));
    for (const text of controlTexts) {
      const refused = await applicant.post(2, [[idOf(0), text]]);
      const told = refused.headers.get("location") ?? "";
      expect([JSON.stringify(text), told]).toEqual([JSON.stringify(text), expect.stringContaining("&feedback=")]);
      expect(errorLinesOf(await applicant.read(told))).toHaveLength(1);
    }
    const empty = await applicant.post(
      2,
      hostileTexts.map((_, at): [string, string] => [idOf(at), at % 2 ? "" : " \n\t"]),
    );
    expect([empty.status, empty.headers.get("location")]).toEqual([303, expect.stringMatching(/step=3$/)]);
  });
});

describe("names and answers written from right to left", () => {
  it("are shown in their own direction, on the pages of every language", async () => {
    const { page, context } = await begin(site, "hostile-form", { locale: "es-ES" });
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
    const answer = page.locator("dd span[dir]", { hasText: "\u0627\u0644\u0633\u0644\u0627\u0645" });
    expect(await answer.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
    expect(await page.locator("dd", { hasText: "david@" }).evaluate((node) => getComputedStyle(node).direction)).toBe(
      "ltr",
    );
    await fine(page, "rtl-check");
    await context.close();
  });
});
