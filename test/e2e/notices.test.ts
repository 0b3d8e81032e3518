import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { enterAsNew } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

const address = "notices@accounts.example";

async function aLandlord(page: Page): Promise<string> {
  await enterAsNew(page, server, address);
  await page.goto(`${server.origin}/app/dashboard`);
  const [row] = readLocal<{ id: string }>(server.persistTo, 'SELECT id FROM "user" WHERE email = ?', address);
  return row?.id ?? "";
}

/** The row that a sent application writes. */
function tell(userId: string, at: number): void {
  const database = openLocalDatabase(server.persistTo);
  const id = crypto.randomUUID();
  database
    .prepare(
      "INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at) VALUES (?, ?, ?, 'application-new', ?, ?)",
    )
    .run(id, userId, id, id, at);
  database.close();
}

it("the unread count and the notices update on an open page without a reload, and marking all clears the count", async () => {
  const { page, problems } = await visit(browser, { viewport: desktop });
  await page.clock.install();
  const userId = await aLandlord(page);
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Notifications/ });
  await entry.click();
  await page.getByRole("heading", { name: "Nothing has happened yet" }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  tell(userId, Date.now());
  tell(userId, Date.now() + 1);
  // The page asks every 20 seconds.
  await page.clock.fastForward(20_000);
  await page.getByRole("link", { name: "Notifications (2 unread)" }).waitFor();
  await page.getByRole("list", { name: "Notices" }).getByRole("listitem").nth(1).waitFor();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.setViewportSize(phone);
  // A line for what happened and one for where: red when the name may break over lines.
  const heights = await page
    .getByRole("list", { name: "Notices" })
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(68);
  await page.setViewportSize({ width: 320, height: 640 });
  await page
    .getByRole("button", { name: /^Mark read/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Notifications (1 unread)" }).waitFor();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await page.getByRole("button", { name: "Mark all read" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  expect(problems).toEqual([]);
});
