import { expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

type Row = { id: string; form_id: string; state: string; income: number };
const read = (sql: string, ...values: string[]) => readLocal<Row>(server.persistTo, sql, ...values);
const stateOf = (id: string) => read("SELECT * FROM application WHERE id = ?", id)[0]?.state;

/** Undecided of the demo's form, whose rent is $1,850 and whose rule is 2.5 times: one who meets it, and one who does not. */
function pair(): [Row, Row] {
  const rows = read(`SELECT id, form_id, state, income_monthly_minor AS income FROM application
    WHERE state = 'in_review' AND is_waiting_for_members = 0 AND is_spam = 0 AND income_currency = 'USD'
      AND form_id = (SELECT form_id FROM application GROUP BY form_id ORDER BY count(*) DESC LIMIT 1) ORDER BY submitted_at DESC`);
  const [meets, below] = [rows.find(({ income }) => income > 500_000), rows.find(({ income }) => income < 400_000)];
  if (!meets || !below) throw new Error("The demo has no such applicants");
  return [meets, below];
}

it("a reason that does not fit the application is disabled with an explanation, for one and several, and text is kept", async () => {
  const { page, context, problems } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  const [meets, below] = pair();
  await page.goto(`${server.origin}/app/forms/${meets.form_id}?applicationId=${meets.id}`);
  await alive(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const income = dialog.getByRole("radio", { name: /^Income is below/ });
  await dialog.getByText(/^Income is .* times the rent\. Your published rule is 2\.5\.$/).waitFor();
  expect(await income.isDisabled()).toBe(true);
  for (const why of [
    "Your form published no rule against pets",
    "You asked no one for a reference.",
    "No one else is approved",
  ])
    expect(await dialog.getByText(why).count()).toBe(why.startsWith("Your form") ? 0 : 1);
  // What came meanwhile is refused by the command, and said beside the reason.
  await dialog.getByRole("radio", { name: "Another reason, in your own words" }).check();
  await dialog
    .getByLabel("Your words")
    .fill("I cannot offer you the home, because a reference that you named was not confirmed.");
  await dialog.getByLabel("Private note").fill("Typed before");
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await dialog.getByText(/^(Error: )?Your words still say/).waitFor();
  expect(await dialog.getByLabel("Private note").inputValue()).toBe("Typed before");
  expect(stateOf(meets.id)).toBe("in_review");
  await page.keyboard.press("Escape");

  await page.setViewportSize(desktop);
  await page.goto(`${server.origin}/app/applicants?state=in_review`);
  await alive(page);
  for (const { id } of [meets, below]) await page.locator(`input[type=checkbox][value="${id}"]`).check();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await dialog.getByText("True of 1 of 2.").first().waitFor();
  await income.check();
  await dialog.getByText("1 is left out").waitFor();
  await page.setViewportSize(desktop);
  await dialog.getByRole("button", { name: "Decline 1", exact: true }).click();
  await page.getByRole("region", { name: "Last decision" }).getByText("Declined.").waitFor();
  expect([stateOf(meets.id), stateOf(below.id)]).toEqual(["in_review", "declined"]);
  // Who was left out is still chosen.
  expect(await page.locator(`input[type=checkbox][value="${meets.id}"]`).isChecked()).toBe(true);
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
  await context.close();
});
