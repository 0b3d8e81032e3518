import { createHash, randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults } from "../support/axe.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("guest demo");
const shots = process.env.SHOTS;
const guest = "demo@rentform.test";

type Row = { id: string; guest: string; reference: string; email: string };

/** Two undecided applications to one form of a guest, a manage link to it, and nobody approved there. */
function aForm(nth: number) {
  const waiting = readLocal<Row & { form_id: string }>(
    server.persistTo,
    `SELECT a.id, a.form_id, a.reference, g.id AS guest FROM application a JOIN guest_rent_form g ON g.form_id = a.form_id
      WHERE a.state IN ('submitted', 'in_review') AND a.is_spam = 0 AND a.is_waiting_for_members = 0 AND a.is_archived = 0
      ORDER BY a.form_id, a.submitted_at`,
  );
  const [first, second] = waiting.filter(({ form_id }) => form_id === waiting[0]?.form_id).slice(nth * 2);
  if (!first || !second) throw new Error("Nobody waits");
  const token = randomBytes(32).toString("base64url");
  const database = openLocalDatabase(server.persistTo);
  database
    .prepare("UPDATE application SET state = 'declined' WHERE state = 'approved' AND form_id = ?")
    .run(first.form_id);
  database
    .prepare("INSERT INTO link_token (hash, purpose, ref, expires_at, created_at) VALUES (?, 'manage-form', ?, ?, 1)")
    .run(createHash("sha256").update(token).digest("hex"), first.guest, Date.now() + 1e9);
  database.close();
  return { first, second, token };
}
const stateOf = (id: string) =>
  readLocal<{ state: string }>(server.persistTo, "SELECT state FROM application WHERE id = ?", id)[0]?.state;

async function look(page: Page, name: string) {
  // What looks through a page is script.
  if (name.startsWith("desktop")) expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (shots) await page.screenshot({ path: `${shots}/guest-${name}.png`, fullPage: true });
}

// Red when the panel leaves out the way to decide, and when the mail's link leads to the form alone.
it.each([
  { name: "phone", nth: 0, viewport: phone, javaScript: false, dark: false },
  { name: "desktop", nth: 1, viewport: desktop, javaScript: true, dark: true },
])("declines and approves from the private link, is told by mail, and undoes it ($name)", async (options) => {
  const { first, second, token } = aForm(options.nth);
  const { page, context, problems } = await visit(browser, options);
  await page.goto(`${server.origin}/manage/${token}?application=${first.id}`);
  await look(page, `${options.name}-1-to-decide`);
  await page.getByRole("link", { name: "Decline", exact: true }).click();
  await page.getByLabel("Reason").selectOption("report");
  await look(page, `${options.name}-2-reason`);
  await page.getByRole("button", { name: "Continue to the letter" }).click();
  await page.getByLabel("Agency", { exact: true }).fill("Bureau of Credit");
  await page.getByLabel("Its address and telephone number").fill("1 Road, Town");
  await look(page, `${options.name}-3-decline`);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByText("Declined. We have emailed you").waitFor();
  expect(stateOf(first.id)).toBe("declined");

  const mail = await server.mail(
    guest,
    ({ subject }) => subject.includes(first.reference) && subject.includes("You declined"),
  );
  const link = mail.text.split(/\s+/).find((word) => word.includes("/manage/")) ?? "";
  // As in another browser: the mail's link alone opens it.
  await context.clearCookies();
  await page.goto(link);
  await page.getByText("the letter leaves on").waitFor();
  await look(page, `${options.name}-4-decided`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("The decision is undone").waitFor();
  expect(["submitted", "in_review"]).toContain(stateOf(first.id));

  await page.getByRole("link", { name: "Approve", exact: true }).click();
  await page.getByLabel("Your letter").fill("The home is yours.");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("Approved. We have emailed you").waitFor();
  await page.goto(`${server.origin}/manage/${token}?application=${second.id}`);
  await page.getByRole("link", { name: "Approve", exact: true }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByLabel(/^Approve instead of/).check();
  await look(page, `${options.name}-5-second`);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByText("Approved. We have emailed you").waitFor();
  expect([stateOf(first.id), stateOf(second.id)]).toEqual(["in_review", "approved"]);
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
  await context.close();
});
