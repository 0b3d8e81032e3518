import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { expectFine } from "../support/landlord-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

const formId = "5eedf0a1-0000-4000-8000-000000000001";
const at = `${server.origin}/app/forms/${formId}/viewings`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

describe("a landlord's viewings", () => {
  it("are published with their rule, get an open day on which clocks change, and are called off", async () => {
    // Portland's clocks skip 2:00 to 3:00 that day.
    const { page, context, problems } = await visit(browser, { viewport: desktop });
    await enterAsDemo(page, server);
    await page.goto(at);
    await alive(page);
    await page.getByRole("radio", { name: /^Before applying/ }).check();
    await page.getByRole("radio", { name: /^By lot/ }).check();
    await press(page, "Publish the rule");
    await page.getByText("Choose the day and time of the draw.").waitFor();
    expect(await page.getByRole("radio", { name: /^By lot/ }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: /^In order of asking/ }).check();
    await press(page, "Publish the rule");
    await page.getByText("Places are given in order of asking.").waitFor();
    await page.getByLabel("Day", { exact: true }).fill("2027-03-14");
    await page.getByLabel("First slot begins at").fill("02:30");
    await page.getByLabel("How many slots").fill("2");
    await press(page, "Add slots");
    await page.getByText("The clocks of the home skip that time.").first().waitFor();
    expect(await page.getByLabel("How many slots").inputValue()).toBe("2");
    await page.getByLabel("First slot begins at").fill("01:50");
    await page.getByLabel("Minutes each").fill("10");
    await press(page, "Add slots");
    await page.getByText("The slots are added.").waitFor();
    await page.getByText(/01:50 – 03:00 GMT-7/).waitFor();
    await page.getByText(/03:00 – 03:10 GMT-7/).waitFor();
    await expectFine(page, "an open day");
    await press(page, "Remove");
    await page.getByText("The slot is removed.").waitFor();
    // The two answers above said 400.
    expect(problems.filter((problem) => !problem.includes("status of 400"))).toEqual([]);
    await context.close();
  });

  // Red without keepDay, or without forgetViewings in signOut.
  it("are listed for the day on a phone, readable without a connection, and gone with signing out", async () => {
    const { page, context } = await visit(browser, { viewport: phone });
    await enterAsDemo(page, server);
    await page.goto(`${server.origin}/app/forms`);
    await page.getByRole("link", { name: "Viewings", exact: true }).click();
    await page.getByRole("heading", { name: /Mar/ }).first().waitFor();
    await expectFine(page, "the day");
    await expect.poll(() => keptIn(page)).toBeGreaterThan(2);
    await context.setOffline(true);
    await page.goto(`${server.origin}/app/viewings`);
    await page.getByText("No connection.").waitFor();
    await page
      .getByRole("link", { name: /14 Maple Street/ })
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.goto(`${server.origin}/app/settings/profile`);
    await alive(page);
    // On a phone the menu of the account is in the settings.
    await page.evaluate(() => document.querySelector<HTMLElement>("form[action='/sign-out'] button")?.click());
    await page.waitForURL(`${server.origin}/`);
    await expect.poll(() => page.evaluate(() => caches.has("viewings"))).toBe(false);
    await context.close();
  });
});

function keptIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("viewings")).keys()).length);
}
