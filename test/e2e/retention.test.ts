import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { desktop, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await enterAsDemo(page, server);
});

/** Rows that a statement gives back. */
function write(sql: string): Record<string, unknown>[] {
  const database = openLocalDatabase(server.persistTo);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

const heldCount = () =>
  readLocal<{ n: number }>(server.persistTo, "SELECT count(*) AS n FROM application WHERE held_at IS NOT NULL")[0]?.n;

describe("a mail that was not delivered", () => {
  it("is seen beside the application and sent again with one press", async () => {
    await page.goto(`${server.origin}/app/applicants?state=shortlisted`);
    await page.locator("[data-row] a").first().click();
    await page.waitForURL(/applicationId=/);
    const applicationId = new URL(page.url()).searchParams.get("applicationId");
    const id = crypto.randomUUID();
    const now = Date.now();
    write(`INSERT INTO outbox (id, kind, ref, dedupe_key, attempts, next_at, due_at, dead_at, last_error, created_at)
      VALUES ('${id}', 'mail.application-receipt', '{"applicationId":"${applicationId}"}', 'test:${id}', 1, ${now}, ${now}, ${now},
        'E_RECIPIENT_SUPPRESSED', ${now}) RETURNING id`);
    write(`INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, failed_at, error)
      VALUES ('${id}', '${applicationId}', 'mail.application-receipt', 'applicant', 1, ${now}, ${now},
        'E_RECIPIENT_SUPPRESSED') RETURNING id`);
    await page.reload();
    const mails = page.getByRole("region", { name: "Emails" });
    await mails.getByText("Not delivered", { exact: true }).waitFor();
    await mails.getByRole("button", { name: "Send again" }).click();
    await page.getByText("The email is sent again").first().waitFor();
    await expect.poll(() => sentAgain(id)).toBe(1);
    await page.reload();
    await mails.getByText("Sent", { exact: true }).waitFor();
  });
});

const sentAgain = (id: string) =>
  readLocal<{ n: number }>(
    server.persistTo,
    "SELECT count(*) AS n FROM mail_delivery WHERE repeats = ? AND sent_at IS NOT NULL",
    id,
  )[0]?.n;

describe("how long an application is kept", () => {
  it("stands on its page; a landlord keeps it for a claim with a reason, and lets it go again", async () => {
    await page.goto(`${server.origin}/app/applicants?state=in_review`);
    await page.locator("[data-row] a").first().click();
    const kept = page.getByRole("region", { name: "How long it is kept" });
    await kept.getByText("After your decision documents are deleted", { exact: false }).waitFor();
    await kept.getByRole("button", { name: "Keep it for a legal claim" }).click();
    await kept.getByLabel("Why it must be kept").fill("The neighbour has sued about the viewing.");
    await kept.getByRole("button", { name: "Put on hold" }).click();
    await kept.getByText("On legal hold", { exact: true }).waitFor();
    await kept.getByText("The neighbour has sued about the viewing.").waitFor();
    await expect.poll(heldCount).toBe(1);
    await kept.getByRole("button", { name: "Lift the hold" }).click();
    await kept.getByRole("button", { name: "Keep it for a legal claim" }).waitFor();
    await page.getByText("Legal hold lifted").first().waitFor();
    await expect.poll(heldCount).toBe(0);
  });
});
