import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { axeFaults } from "../support/axe.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { readRows } from "../support/read-csv.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await enterAsDemo(page, server);
});

const shots = process.env.EXPORT_SHOTS;

/** Nothing wrong to axe, nothing wider than the screen. */
async function fine(name: string, within?: string): Promise<void> {
  expect([name, await axeFaults(page, { within })]).toEqual([name, []]);
  for (const size of [{ width: 320, height: 800 }, phone, desktop]) {
    await page.setViewportSize(size);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([name, size.width, isWider]).toEqual([name, size.width, false]);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${size.width}.png` });
  }
}

async function saved(button: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button()]);
  return readFileSync((await download.path()) ?? "", "utf8");
}

describe("a landlord who exports", () => {
  it("selects three in the inbox, asks by keys alone, sees it made, and opens the file in a spreadsheet", async () => {
    await page.goto(`${server.origin}/app/applicants`);
    await page.getByRole("heading", { level: 1, name: "Tenant Applications" }).waitFor();
    await alive(page);
    for (const key of ["j", "x", "j", "x", "j", "x"]) await page.keyboard.press(key);
    await page.getByText("3 selected").waitFor();
    const names = await page.locator("[data-row]:has(input:checked) a").allTextContents();
    // The bar of what is selected stands after the list, behind the head's button of the same name.
    const open = page.getByRole("button", { name: "Export", exact: true }).last();
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Export what is selected" });
    await dialog.waitFor();
    await fine("dialog", "[role=dialog]");
    await dialog.getByRole("button", { name: "Make a spreadsheet" }).press("Enter");
    const link = dialog.getByRole("link", { name: /^Download/ });
    await link.waitFor();
    await fine("dialog-ready", "[role=dialog]");
    const rows = readRows(await saved(() => link.click()));
    const leads = rows.filter(({ Role }) => Role === "Lead applicant");
    expect(leads.map(({ Name }) => Name).sort()).toEqual([...names].sort());
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("3 selected").waitFor();
  });

  it("exports what the filter shows, and all of a form as an archive, and finds both again", async () => {
    await page.goto(`${server.origin}/app/applicants?state=shortlisted`);
    const shown = await page.locator("[data-row]").count();
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export this list" });
    await dialog.getByRole("button", { name: "Make a spreadsheet" }).click();
    const link = dialog.getByRole("link", { name: /^Download/ });
    await link.waitFor();
    const rows = readRows(await saved(() => link.click()));
    expect(rows.filter(({ Role }) => Role === "Lead applicant")).toHaveLength(shown);
    expect(new Set(rows.map(({ State }) => State))).toEqual(new Set(["Shortlisted"]));

    await page.goto(`${server.origin}/app/forms`);
    await page
      .getByRole("link", { name: /Maple Street/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Export all applications" }).waitFor();
    await page.getByRole("button", { name: "Make an archive" }).click();
    await page
      .locator("#export")
      .getByText(/Being made|Looking through|Asked for|Ready until/)
      .first()
      .waitFor();
    if (shots) await page.locator("#export").screenshot({ path: `${shots}/form-being-made.png` });
    await page
      .locator("#export")
      .getByRole("link", { name: /^Download/ })
      .waitFor({ timeout: 60_000 });
    await fine("form", "#export");
    await page.locator("#export").getByRole("link", { name: "Exports" }).click();
    await page.getByRole("heading", { level: 1, name: "Exports" }).waitFor();
    await fine("list");
    await expect.poll(() => page.getByRole("link", { name: /^Download/ }).count()).toBe(3);
  });
});
