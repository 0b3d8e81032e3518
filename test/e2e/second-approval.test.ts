import { expect, it } from "vitest";
import { signInAsDemo } from "../support/account-page.ts";
import { axeFaults } from "../support/axe.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
const shots = process.env.SHOTS;

type Row = { id: string; form_id: string };
const read = (sql: string, ...values: string[]) => readLocal<Row & { state: string }>(server.persistTo, sql, ...values);
const stateOf = (id: string) => read("SELECT * FROM application WHERE id = ?", id)[0]?.state;

// Red when ReviewBar leaves SecondApproval out: the press would end in a toast without a way on.
it.each([
  { name: "phone", viewport: phone, dark: true },
  { name: "desktop", viewport: desktop, dark: false },
])("a second approval is asked about, and the first gives way ($name)", async (look) => {
  const { page, context, problems } = await visit(browser, look);
  await signInAsDemo(page, server);
  const database = openLocalDatabase(server.persistTo);
  const [first, second] = read(
    "SELECT * FROM application WHERE state IN ('submitted', 'in_review') AND is_spam = 0 AND is_waiting_for_members = 0 ORDER BY submitted_at LIMIT 2",
  );
  if (!first || !second) throw new Error("Nobody waits");
  database.prepare("UPDATE application SET is_archived = 1 WHERE state = 'approved'").run();
  database.prepare("UPDATE application SET state = 'approved', decided_at = 1 WHERE id = ?").run(first.id);
  database.close();
  await page.goto(`${server.origin}/app/forms/${second.form_id}?applicationId=${second.id}`);
  await alive(page);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  const asked = page.getByRole("dialog", { name: "Someone is approved for this home" });
  await asked.waitFor();
  expect(stateOf(second.id)).not.toBe("approved");
  expect(await axeFaults(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/second-approval-${look.name}.png` });
  await asked.getByLabel(/^Approve instead of/).check();
  await asked.getByRole("button", { name: "Approve instead" }).click();
  await page.getByText("Approved.", { exact: false }).first().waitFor();
  expect([stateOf(first.id), stateOf(second.id)]).toEqual(["in_review", "approved"]);
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
  await context.close();
});
