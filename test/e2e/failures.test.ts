import { describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** The table of messages is not there: D1 fails in the middle of sending one. */
function rename(from: string, to: string): void {
  const database = openLocalDatabase(server.persistTo);
  database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
  database.close();
}

describe("a message sent while the database fails", () => {
  // Red when the error page forgets the post: Try Again would only read the page once more.
  it("is kept, and Try Again sends it once the database is back", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await page.goto(`${server.origin}/contact`);
    await page.getByLabel("Email").fill("maya@failure.example");
    await page.getByLabel("Subject").fill("Kept");
    await page.getByLabel("Message").fill("Typed with care,\nin two lines.");
    rename("contact_message", "away_message");
    try {
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("heading", { name: "Something went wrong!" }).waitFor();
      expect(await page.getByText("What you typed is kept").count()).toBe(1);
      expect(await page.getByText(/Reference: [0-9a-f]{16}/).count()).toBe(1);
    } finally {
      rename("away_message", "contact_message");
    }
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.waitForURL(/\/contact\?sent=1$/);
    const rows = readLocal<{ id: string }>(server.persistTo, "SELECT id FROM contact_message");
    expect(rows).toHaveLength(1);
    expect(problems.filter((problem) => !/status of 503|Error happened/.test(problem))).toEqual([]);
    await context.close();
  });
});
