import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { readRows } from "../support/read-csv.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await enterAsDemo(page, server);
});

async function saved(button: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button()]);
  return readFileSync((await download.path()) ?? "", "utf8");
}

describe("exporting applications", () => {
  it("works by keys only for three selected ones, shows the progress, and the file opens in a spreadsheet", async () => {
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
    await dialog.getByRole("button", { name: "Make a spreadsheet" }).press("Enter");
    const link = dialog.getByRole("link", { name: /^Download/ });
    await link.waitFor();
    const rows = readRows(await saved(() => link.click()));
    const leads = rows.filter(({ Role }) => Role === "Lead applicant");
    expect(leads.map(({ Name }) => Name).sort()).toEqual([...names].sort());
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("3 selected").waitFor();
  });
});
