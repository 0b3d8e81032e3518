import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

/** What Chromium has on a device with models, and this one has not. */
function standIn(availability: "downloadable" | "unavailable") {
  return `Object.defineProperty(self, "Translator", { value: {
    availability: async ({ sourceLanguage, targetLanguage }) =>
      sourceLanguage === "en" && targetLanguage === "de" ? "${availability}" : "unavailable",
    create: async () => ({ translate: async (text) => "Auf Deutsch: " + text, destroy() {} }),
  } });`;
}

/** An application of the demo, which was written in English, as a landlord reads it in German. */
async function openInGerman(translator: string | null): Promise<{ page: Page; problems: string[] }> {
  const visitor = await visit(browser, { viewport: desktop });
  await visitor.context.addInitScript(translator ?? "delete self.Translator");
  await enterAsDemo(visitor.page, server);
  const [one] = readLocal<{ id: string; form: string }>(
    server.persistTo,
    "SELECT id, form_id AS form FROM application WHERE locale = 'en' AND is_spam = 0 AND state = 'in_review' LIMIT 1",
  );
  await visitor.context.addCookies([{ name: "rf-language", value: "de", url: server.origin }]);
  await visitor.page.goto(`${server.origin}/app/forms/${one?.form}?applicationId=${one?.id}`);
  await alive(visitor.page);
  return visitor;
}

const theirs = (page: Page) => page.locator('dd [lang="en"]');
const button = (page: Page) => page.getByRole("button", { name: "Hier übersetzen" });

describe("an applicant's own words in another language than the landlord's", () => {
  it("are translated beneath, by the browser alone, and stay as they were written", async () => {
    const { page, problems } = await openInGerman(standIn("downloadable"));
    const written = await theirs(page).first().textContent();
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(request.postData() ?? ""));
    await button(page).first().click();
    await page.getByText("Auf diesem Gerät übersetzt").waitFor();
    await page.getByText(`Auf Deutsch: ${written}`).waitFor();
    expect(await theirs(page).first().textContent()).toBe(written);
    expect(sent.filter((body) => body.includes("Auf Deutsch"))).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["that cannot translate", null],
    ["that has no such pair of languages", standIn("unavailable")],
  ])("are marked as such, and nothing is offered, in a browser %s", async (_name, translator) => {
    const { page } = await openInGerman(translator);
    await theirs(page).first().waitFor();
    expect(await button(page).count()).toBe(0);
    await page.context().close();
  });
});
