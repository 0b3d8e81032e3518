import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { desktop, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

/** What the consumer writes where a landlord's day has no room (test/workers/jobs/strangers.test.ts); here its clock cannot be moved. */
function hold(applicationId: string): void {
  const database = openLocalDatabase(server.persistTo);
  const [job, now] = [randomUUID(), Date.now()];
  database
    .prepare(
      "INSERT INTO outbox (id, kind, ref, next_at, due_at, created_at) VALUES (?1, 'mail.applicant-letter', '{}', ?2, ?2, ?3)",
    )
    .run(job, now + 20 * 3_600_000, now);
  database
    .prepare(
      `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, error)
        VALUES (?, ?, 'mail.applicant-letter', 'applicant', 1, ?, 'strangers-of-day')`,
    )
    .run(job, applicationId, now);
  database.close();
}

it("the application's page shows that a letter is held, and when it is sent", async () => {
  const { page } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  const [found] = readLocal<{ id: string; formId: string }>(
    server.persistTo,
    `SELECT id, form_id AS formId FROM application WHERE state = 'in_review' AND is_spam = 0 AND landlord_id IS NOT NULL
      AND is_waiting_for_members = 0 LIMIT 1`,
  );
  if (!found) throw new Error("Nobody waits");
  await page.goto(`${server.origin}/app/forms/${found.formId}?applicationId=${found.id}`);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Decline this application" });
  await dialog.getByRole("radio", { name: "Another reason, in your own words" }).check();
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByRole("heading", { name: "Declined because" }).waitFor();
  hold(found.id);
  await page.reload();
  await page.getByText("Your letter waits").waitFor();
  const why =
    "No one at this address has opened a link of ours yet, and your limit for such addresses is reached today.";
  await expect.poll(() => page.getByText(why).count()).toBe(3);
});
