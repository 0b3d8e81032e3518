import { afterEach, describe, expect, it } from "vitest";
import { asked, smallFiles, typedSteps } from "../support/apply-form";
import { Applicant, get, storeForm } from "../support/apply-visitor";
import { bringBack, takeAway } from "../support/missing-table";
import { sent } from "../support/sent-application";

afterEach(bringBack);

/** What the one form of a page would post. */
function formOf(html: string): { action: string; pairs: [string, string][] } {
  const form = /<form\b([^>]*)>(.*?)<\/form>/s.exec(html);
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const inputs = [...(form?.[2] ?? "").matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: plain(/action="([^"]*)"/.exec(form?.[1] ?? "")?.[1] ?? ""),
    pairs: inputs.map(([, name, value]): [string, string] => [plain(name ?? ""), plain(value ?? "")]),
  };
}

async function expectFailure(response: Response, lang: string): Promise<string> {
  const html = await response.text();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
  );
  expect(html).toContain(`<html lang="${lang}"`);
  expect(html).toMatch(/[0-9a-f]{16}</);
  expect(html).toContain("support@rentform.test");
  expect(html).not.toMatch(/Something went wrong|D1_ERROR|sqlite/i);
  return html;
}

const languages = [
  ["en", "Your answers are kept", "Try again"],
  ["es", "Sus respuestas se conservan", "Intentarlo de nuevo"],
  ["fr", "Vos réponses sont conservées", "Réessayer"],
] as const;

// Red when app/entry.server.tsx answers the failure of a tenant's page as that of any other.
describe.each(languages)("a server failure, in %s", (lang, kept, again) => {
  it("keeps what was typed into a step, and one press sends it again", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    applicant.lang = lang;
    await applicant.start();
    const typed = (typedSteps[0] ?? []).map(([name, value]): [string, string] =>
      name === `${asked.name}.first` ? [name, 'Ada "A" <b>'] : [name, value],
    );
    await takeAway("application_draft");
    const html = await expectFailure(await applicant.post(1, typed), lang);
    expect(html).toContain(kept);
    expect(html).toContain(again);
    await bringBack();
    const { action, pairs } = formOf(html);
    expect(action).toBe(`/apply/${form.urlId}?step=1`);
    expect(pairs).toEqual(typed);
    const response = await applicant.post(1, pairs);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/apply/${form.urlId}?step=2`]);
    expect(await (await applicant.get(1)).text()).toContain("Ada &quot;A&quot; &lt;b&gt;");
  });

  it("keeps an application that could not be sent, and one press sends it again", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    applicant.lang = lang;
    await applicant.fillAll();
    await takeAway("application_data");
    const html = await expectFailure(await applicant.send(), lang);
    expect(html).toContain(kept);
    await bringBack();
    const response = await applicant.post(typedSteps.length + 1, formOf(html).pairs);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/apply/${form.urlId}/success`]);
  });

  it("shows a page that could not be read again by one press", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    applicant.lang = lang;
    await applicant.start();
    await takeAway("application_draft");
    const html = await expectFailure(await applicant.get(1), lang);
    expect(html).toContain(`href="/apply/${form.urlId}?step=1"`);
    expect(html).not.toContain("<form");
  });
});

// Red when receiveStep lets the error go without what was typed.
it("a failed upload keeps the other typed answers", async () => {
  const form = await storeForm();
  const applicant = new Applicant(form.urlId);
  await applicant.start();
  await takeAway("document");
  const file = new File([smallFiles.pdf], "payslip.pdf");
  const html = await expectFailure(
    await applicant.postFiles(1, [
      [asked.email, "ada@typed.example"],
      [asked.payslips, file],
    ]),
    "en",
  );
  expect(formOf(html).pairs).toContainEqual([asked.email, "ada@typed.example"]);
});

it("the failure page of a sent application is in the reader's language", async () => {
  const { link } = await sent();
  await takeAway("application_data");
  const html = await expectFailure(await get(link, { "Accept-Language": "fr" }), "fr");
  expect(html).toContain("Cette page ne peut pas s’afficher");
});
