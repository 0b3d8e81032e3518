import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults } from "../support/axe.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { demoOfGuest } from "../support/guest-demo.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
const shots = process.env.SHOTS;
const guest = "demo@rentform.test";

type Row = { id: string; reference: string };

/** Nobody is approved there. */
const { formId, token } = demoOfGuest(server);

/** Two of its undecided applications. */
function aPair(nth: number) {
  const [first, second] = readLocal<Row>(
    server.persistTo,
    `SELECT id, reference FROM application WHERE state IN ('submitted', 'in_review') AND is_spam = 0
      AND is_waiting_for_members = 0 AND is_archived = 0 AND form_id = ? ORDER BY submitted_at`,
    formId,
  ).slice(nth * 2);
  if (!first || !second) throw new Error("Nobody waits");
  return { first, second };
}

function setState(id: string, state: string): void {
  const database = openLocalDatabase(server.persistTo);
  database.prepare("UPDATE application SET state = ? WHERE id = ?").run(state, id);
  database.close();
}
const stateOf = (id: string) =>
  readLocal<{ state: string }>(server.persistTo, "SELECT state FROM application WHERE id = ?", id)[0]?.state;

/** `within`: what differs from the page looked at before. */
async function look(page: Page, name: string, within?: string) {
  // What looks through a page is script.
  if (name.startsWith("desktop")) expect(await axeFaults(page, { within })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (shots) await page.screenshot({ path: `${shots}/guest-${name}.png`, fullPage: true });
}

type Pair = ReturnType<typeof aPair>;

/** Opens the first of a pair, declines it with a letter, is told by mail, and takes it back. */
async function declineAndUndo(page: Page, { first }: Pair, name: string): Promise<void> {
  await page.goto(`${server.origin}/manage/${token}?application=${first.id}`);
  await look(page, `${name}-1-to-decide`);
  await page.getByRole("link", { name: "Decline", exact: true }).click();
  await page.getByRole("radio", { name: "A credit or background report" }).check();
  await look(page, `${name}-2-reason`);
  await page.getByRole("button", { name: "Continue to the letter" }).click();
  await page.getByLabel("Agency", { exact: true }).fill("Bureau of Credit");
  await page.getByLabel("Its address and telephone number").fill("1 Road, Town");
  await look(page, `${name}-3-decline`, "main form");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByText("Declined. We have emailed you").waitFor();
  expect(stateOf(first.id)).toBe("declined");

  const mail = await server.mail(
    guest,
    ({ subject }) => subject.includes(first.reference) && subject.includes("You declined"),
  );
  const link = mail.text.split(/\s+/).find((word) => word.includes("/manage/")) ?? "";
  // As in another browser: the mail's link alone opens it.
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByText("the letter leaves on").waitFor();
  await look(page, `${name}-4-decided`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("The decision is undone").waitFor();
  expect(["submitted", "in_review"]).toContain(stateOf(first.id));
}

describe("the holder of a private link", () => {
  // Red when the panel leaves out the way to decide, and when the mail's link leads to the form alone.
  it("on a phone without script declines, is told by mail, undoes it, and approves", async () => {
    const pair = aPair(0);
    const { page, context, problems } = await visit(browser, { viewport: phone, javaScript: false });
    await declineAndUndo(page, pair, "phone");
    await page.getByRole("link", { name: "Approve", exact: true }).click();
    await page.getByLabel("Your letter").fill("The home is yours.");
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByText("Approved. We have emailed you").waitFor();
    expect(stateOf(pair.first.id)).toBe("approved");
    setState(pair.first.id, "declined");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("at a desk in the dark does the same, and approves another one instead of who is approved", async () => {
    const pair = aPair(1);
    const { first, second } = pair;
    const { page, context, problems } = await visit(browser, { viewport: desktop, dark: true });
    await declineAndUndo(page, pair, "desktop");
    setState(first.id, "approved");
    await page.goto(`${server.origin}/manage/${token}?application=${second.id}`);
    await page.getByRole("link", { name: "Approve", exact: true }).click();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByLabel(/^Approve instead of/).check();
    await look(page, "desktop-5-second", "main form");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByText("Approved. We have emailed you").waitFor();
    expect([stateOf(first.id), stateOf(second.id)]).toEqual(["in_review", "approved"]);
    expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
    await context.close();
  });
});
