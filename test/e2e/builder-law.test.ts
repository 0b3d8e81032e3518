import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { addByWords, cardOf, focusedId, openQuestions, toStep, typeWords } from "../support/builder-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** Without room for the preview: a fifth of what a visit costs. */

/** Where the home lies, written in step 1. */
async function liesIn(page: Page, { country, region, city }: Record<"country" | "region" | "city", string>) {
  await toStep(page, 1);
  await page.getByLabel("Name of this form").fill("Maple Street");
  await page.getByLabel("Country").selectOption(country);
  await page.getByLabel("Street and number").fill("14 Maple Street");
  await page
    .getByLabel("Town or city")
    .or(page.getByLabel("City", { exact: true }))
    .first()
    .fill(city);
  await page.getByLabel(/^(Province|State)/).selectOption(region);
}

const mend = (page: Page) => page.locator("#problems");

describe("legal problems on the builder's last step", () => {
  it("are listed with links to each question and consent; publishing is refused and leads to the list", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone, locale: "en-IN" });
    await openQuestions(page, server.origin, /blank/i);
    await addByWords(page, 1, "citizenship");
    await addByWords(page, 1, "under 18 names");
    await addByWords(page, 1, "short text");
    await typeWords(page, "What is your religion?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "I think this is wrong" }).click();
    await page.getByText("Until then the question stays refused").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await liesIn(page, { country: "US", region: "CA", city: "San Diego" });
    await toStep(page, 5);
    const lines = mend(page).getByRole("link");
    await expect.poll(() => lines.allTextContents()).toHaveLength(3);
    const [citizenship, minors, religion] = await lines.allTextContents();
    expect(citizenship).toMatch(/may not be asked in California.*: take it out$/);
    expect(minors).toMatch(/^“Names and ages of the people under 18” may not be asked in /);
    expect(religion).toBe("“What is your religion?” asks for what may not be asked: change its words");
    await page.getByLabel("Your email address").fill("landlord@example.com");
    await page.getByRole("button", { name: "Publish form" }).click();
    await expect.poll(() => focusedId(page)).toBe("problems");
    await lines.nth(2).click();
    await cardOf(page, "What is your religion?").waitFor();
    // On a phone the question is a screen of its own, which has the focus and gives it back.
    await page.locator("[data-inspector] :focus").waitFor();
    await expect.poll(() => page.getByLabel("What you ask").inputValue()).toBe("What is your religion?");
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);
    await toStep(page, 5);
    await page.getByText(/^The law in California.*in full$/).click();
    await page.getByRole("button", { name: "Take them out" }).click();
    await expect.poll(() => lines.allTextContents()).toEqual([religion]);

    // A tick before sending, where the place wants a reason for it.
    await liesIn(page, { country: "CA", region: "BC", city: "Vancouver" });
    await toStep(page, 4);
    const credit = page.getByLabel("Ask for consent to a credit check");
    await credit.check();
    await page.getByText("This needs a reason here").waitFor();
    // Not half behind the bar at the foot, where a target seems smaller than it is.
    await page.getByText("Why do you ask it?").evaluate((element) => element.scrollIntoView({ block: "center" }));
    expect(await page.getByLabel("Ask whether you may write about other homes").isChecked()).toBe(false);
    await toStep(page, 5);
    const line = mend(page).getByRole("link", { name: /^“Consent to a credit check” needs a reason/ });
    await line.click();
    await expect.poll(() => focusedId(page)).toBe("consent-consentCreditCheck");
    await page.getByLabel("It is needed now to decide, and everyone is asked").check();
    await toStep(page, 5);
    await page.getByRole("button", { name: "Publish form" }).waitFor();
    await expect.poll(() => line.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
