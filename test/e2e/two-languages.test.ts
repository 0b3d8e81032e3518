import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { statusWords } from "../../app/features/applying/answering/status-words.ts";
import { guestPageWords } from "../../app/features/deciding/decision/words/guest-page-words.ts";
import { guestWords } from "../../app/features/deciding/decision/words/guest-words.ts";
import { letterWords } from "../../app/features/deciding/decision/words/letter-words.ts";
import { landlordWords } from "../../app/features/forms/builder/landlord-words.ts";
import { propertyWords } from "../../app/features/forms/builder/property-words.ts";
import { publishGuestWords } from "../../app/features/forms/builder/publish-guest-words.ts";
import { templateText } from "../../app/features/forms/builder/templates-words.ts";
import { templateByKey } from "../../app/features/forms/form-model/templates.ts";
import type { PageLocale } from "../../app/kernel/page-locale.ts";
import { readTranslation } from "../../scripts/lib/words.ts";
import { begin, goOn } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { toStep } from "../support/builder-page.ts";
import { fillByHtml } from "../support/form-robot.ts";
import { hurry } from "../support/hurry.ts";
import { openSite } from "../support/site.ts";

/** One application in two languages: who lets reads and writes in one, who applies in the other. */
const site = await openSite();
const { server, browser } = site;

type Pair = {
  landlord: PageLocale;
  region: string;
  country: string;
  tenant: PageLocale;
  person: { first: string; last: string };
};

const pairs: Pair[] = [
  { landlord: "de", region: "de-DE", country: "DE", tenant: "ar", person: { first: "ليلى", last: "حداد" } },
  { landlord: "pt", region: "pt-BR", country: "BR", tenant: "pl", person: { first: "Łucja", last: "Wiśniewska" } },
];

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

/** Builds the usual form as a guest and publishes it; answers the public id. */
async function publish(page: Page, { landlord, country }: Pair, email: string): Promise<string> {
  const [home, send] = [propertyWords[landlord], publishGuestWords[landlord]];
  const standard = templateByKey("standard");
  if (!standard) throw new Error("No such template");
  await page.goto(`${server.origin}/start`);
  expect(await languageOf(page)).toBe(landlord);
  await page.getByRole("button", { name: templateText(standard, landlord).name }).click();
  await page.getByLabel(home.formName).fill("Lindenweg 4");
  await page.getByLabel(home.country).selectOption(country);
  await page.locator("#line1").fill("Lindenweg 4");
  await page.locator("#city").fill("Curitiba");
  await page.getByLabel(home.rent, { exact: true }).fill("1250");
  await toStep(page, 5, landlord);
  await page.getByLabel(landlordWords[landlord].name).fill("Dana Moreno");
  await page.getByLabel(send.email).fill(email);
  await page.getByRole("button", { name: send.publishForm }).click();
  const mail = await server.mail(email, ({ html }) => html.includes("/verify-form?token="));
  expect(mail.html).toContain(`lang="${landlord}`);
  await page.goto(/https?:\/\/[^"\s]+\/verify-form\?token=[\w-]+/.exec(mail.html)?.[0] ?? "");
  expect(await languageOf(page)).toBe(landlord);
  await page.locator("main form button[type=submit]").first().click();
  await page.waitForURL(/\/form-success\?/);
  return new URL(page.url()).searchParams.get("fUrl")?.split("/").at(-1) ?? "";
}

/** Fills in every step on a phone, with papers, and sends it; answers the number of the application. */
async function apply(urlId: string, { tenant, person }: Pair, email: string): Promise<string> {
  const { page, context, problems } = await begin(site, urlId, { viewport: phone, locale: tenant });
  for (let step = 1; !page.url().includes("/success"); step += 1) {
    if (step > 12) throw new Error(`Not sent: ${await page.locator("main").textContent()}`);
    expect([await languageOf(page), await page.locator("html").getAttribute("dir")]).toEqual([
      tenant,
      tenant === "ar" ? "rtl" : "ltr",
    ]);
    await fillByHtml(page, { ...person, email });
    const at = page.url();
    await goOn(page);
    await page.waitForURL((url) => url.href !== at);
  }
  const number = (await page.locator(".ref").textContent()) ?? "";
  expect(problems).toEqual([]);
  await context.close();
  return number;
}

it.each(pairs)(
  "a landlord who reads $landlord and a tenant who reads $tenant each have all of it in theirs",
  async (pair) => {
    const { landlord, region, tenant, person } = pair;
    const [landlordMail, tenantMail] = [`${landlord}@landlord.example`, `${tenant}@tenant.example`];
    const { page, context, problems } = await visit(browser, { viewport: desktop, locale: region });
    const urlId = await publish(page, pair, landlordMail);
    const number = await apply(urlId, pair, tenantMail);

    const come = await server.mail(landlordMail, ({ text }) => text.includes(number));
    expect(come.html).toContain(`lang="${landlord}`);
    await page.goto(/https?:\/\/[^"\s]+\/manage\/[^"\s]+/.exec(come.html)?.[0] ?? "");
    expect(await languageOf(page)).toBe(landlord);
    await page
      .getByRole("link", { name: new RegExp(person.last) })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: new RegExp(person.last) }).waitFor();
    const shown = (await page.locator("main").textContent()) ?? "";
    const asked = readTranslation(landlord)["form-model/applicant"] as Record<string, string>;
    for (const question of ["Your full name", "Your current address", "When would you like to move in?"])
      expect(shown).toContain(asked[question]);
    // Both write thousands with a point.
    expect(shown).toMatch(/4\.200/);
    expect(shown).toContain(person.last);
    const written = await page.locator(`main [lang=${tenant}]`).allTextContents();
    expect(written).toContain("Some text");

    const decide = guestPageWords[landlord];
    await page.getByRole("link", { name: decide.approve, exact: true }).click();
    await page.getByRole("button", { name: decide.approve, exact: true }).click();
    await page.getByText(guestWords[landlord].done.approve).waitFor();
    const subject = letterWords[tenant].subjects.approved({ reference: number });
    const letters = async () => (await server.mails(tenantMail)).filter((mail) => mail.subject === subject);
    // The letter gets its day once the landlord was told; then a day has gone by.
    await expect
      .poll(
        async () => {
          await hurry(server, "mail.applicant-letter");
          return (await letters()).length;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1);
    const [letter] = await letters();
    if (!letter) throw new Error("No letter");
    expect(letter.html).toContain(`lang="${tenant}"`);
    const { page: phonePage, context: phoneContext } = await visit(browser, { viewport: phone, locale: tenant });
    await phonePage.goto(/https?:\/\/[^"\s]+\/status\/[\w-]+/.exec(letter.html)?.[0] ?? "");
    expect(await languageOf(phonePage)).toBe(tenant);
    await phonePage.getByText(statusWords[tenant].outcomes.approved[1]).first().waitFor();
    await phoneContext.close();
    expect(problems).toEqual([]);
    await context.close();
  },
);
