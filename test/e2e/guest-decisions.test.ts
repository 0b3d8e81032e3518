import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, visit } from "../support/browser.ts";
import { demoOfGuest } from "../support/guest-demo.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
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

type Pair = ReturnType<typeof aPair>;

/** Opens the first of a pair, declines it with a letter, is told by mail, and takes it back. */
async function declineAndUndo(page: Page, { first }: Pair, _name: string): Promise<void> {
  await page.goto(`${server.origin}/manage/${token}?application=${first.id}`);
  await page.getByRole("link", { name: "Decline", exact: true }).click();
  await page.getByRole("radio", { name: "A credit or background report" }).check();
  await page.getByRole("button", { name: "Continue to the letter" }).click();
  await page.getByLabel("Agency", { exact: true }).fill("Bureau of Credit");
  await page.getByLabel("Its address and telephone number").fill("1 Road, Town");
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
  await page.getByText("The letter leaves on").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("The decision is undone").waitFor();
  expect(["submitted", "in_review"]).toContain(stateOf(first.id));
}

describe("a guest landlord on a desktop in dark mode", () => {
  it("decides, undoes, and approves somebody else instead of the approved one", async () => {
    const pair = aPair(1);
    const { first, second } = pair;
    const { page, context, problems } = await visit(browser, { viewport: desktop, dark: true });
    await declineAndUndo(page, pair, "desktop");
    setState(first.id, "approved");
    await page.goto(`${server.origin}/manage/${token}?application=${second.id}`);
    await page.getByRole("link", { name: "Approve", exact: true }).click();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByLabel(/^Approve instead of/).check();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByText("Approved. We have emailed you").waitFor();
    expect([stateOf(first.id), stateOf(second.id)]).toEqual(["in_review", "approved"]);
    expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
    await context.close();
  });
});
