import { expect, it } from "vitest";
import { enterAsDemo, enterAsNew, linkIn } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { payAtCheckout } from "../support/checkout-page.ts";
import { expectFine } from "../support/landlord-page.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

const email = "ana@colleague.example";
/** What the product promises: the page asks every ten seconds. */
const soon = { timeout: 20_000 };

// Red without the watch of the page, with a form that is drawn anew with its application, and without `findFirst`.
it("two people on one application see each other and what changes, lose nothing typed, and one of two decisions wins", {
  timeout: 180_000,
}, async () => {
  const owner = await visit(browser, { viewport: desktop, dark: true });
  await enterAsDemo(owner.page, server);
  // Only with Pro a colleague decides.
  await owner.page.goto(`${server.origin}/app/settings/billing?billingOption=subscription`);
  await payAtCheckout(owner.page, "Pay by the month");
  await owner.page.getByText(/^US\$19 a month\./).waitFor();
  await owner.page.goto(`${server.origin}/app/settings/team`);
  await owner.page.getByLabel("Email").fill(email);
  await owner.page.getByLabel("Role", { exact: true }).selectOption("reviewer");
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await owner.page.getByText("The invitation is on its way.").waitFor();
  const ana = await visit(browser, { viewport: phone });
  await enterAsNew(ana.page, server, email, "Ana Brown");
  const mail = await server.mail(email, ({ text }) => text.includes("/team/"));
  await ana.page.goto(linkIn(mail.text, "/team/"));
  await ana.page.getByRole("button", { name: "Accept" }).click();
  await ana.page.getByText(/^You work in the account of .+/).waitFor();
  const [one] = readLocal<{ id: string; form_id: string }>(
    server.persistTo,
    "SELECT id, form_id FROM application WHERE state = 'in_review' AND is_spam = 0 AND is_waiting_for_members = 0 LIMIT 1",
  );
  const at = `${server.origin}/app/forms/${one?.form_id}?applicationId=${one?.id}&tab=your-notes`;
  for (const { page } of [owner, ana]) {
    await page.goto(at);
    await alive(page);
  }

  const here = owner.page.getByText("Ana Brown is here.").locator("visible=true");
  await here.waitFor(soon);
  await expectFine(owner.page, "an application with a colleague");
  const hers = ana.page.getByRole("textbox", { name: "New note" });
  await hers.fill("The employer");
  await owner.page.getByText("Ana Brown is writing a note.").locator("visible=true").waitFor(soon);
  await ana.page
    .getByText(/ is here\.$/)
    .locator("visible=true")
    .waitFor(soon);
  await expectFine(ana.page, "an application with the owner, on a phone");

  const own = owner.page.getByRole("textbox", { name: "New note" });
  await own.fill("Half a thou");
  await hers.fill("The employer answers the phone.");
  await ana.page.getByRole("button", { name: "Add note" }).click();
  await owner.page.getByText("The employer answers the phone.").locator("visible=true").waitFor(soon);
  expect(await own.inputValue()).toBe("Half a thou");

  await owner.page.getByRole("button", { name: "Decline", exact: true }).click();
  const window = owner.page.getByRole("dialog");
  await window.getByLabel("Another reason, in your own words").check();
  const reason = window.getByRole("textbox").first();
  await reason.fill("Not enough ro");
  await ana.page.getByText("is about to decide.").locator("visible=true").waitFor(soon);
  await ana.page.getByRole("button", { name: "Approve", exact: true }).click();
  await ana.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve/ })
    .click();
  await ana.page.getByText(/^Approved\./).waitFor();
  await owner.page
    .getByText(/by Ana Brown/)
    .locator("visible=true")
    .first()
    .waitFor(soon);
  expect(await reason.inputValue()).toBe("Not enough ro");
  await window.getByRole("button", { name: /^Decline/ }).click();
  await owner.page.getByText(/^Ana Brown was first: Approved, .+/).waitFor();
  const decided = readLocal<{ state: string; letters: number }>(
    server.persistTo,
    "SELECT state, (SELECT count(*) FROM applicant_letter WHERE application_id = application.id) AS letters FROM application WHERE id = ?",
    one?.id ?? "",
  );
  expect(decided).toEqual([{ state: "approved", letters: 1 }]);

  const second = await ana.context.newPage();
  await second.goto(`${server.origin}/app/applicants`);
  await owner.page.goto(`${server.origin}/app/settings/team`);
  await owner.page.getByRole("button", { name: "Remove Ana Brown" }).click();
  await owner.page.getByText("That person can open nothing here from now on.").waitFor();
  const ended = "That account is not shared with you any more.";
  await ana.page.getByText(ended).waitFor(soon);
  await expectFine(ana.page, "a part that has ended");
  await second.getByRole("link", { name: "Forms" }).first().click();
  await second.getByText(ended).waitFor();
  await second.goBack();
  await second.getByText(ended).waitFor();
  await ana.page.getByRole("button", { name: "Back to your own account" }).click();
  await ana.page.waitForURL(/\/app\/dashboard$/);
  // The one decision that came second.
  expect([...owner.problems, ...ana.problems]).toEqual([expect.stringContaining("409 (Conflict)")]);
  await owner.context.close();
  await ana.context.close();
});
