import { expect, it } from "vitest";
import { enterAsDemo, enterAsNew, linkIn } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { expectFine } from "../support/landlord-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

const colleague = "joy@colleague.example";

// Red where the invitation's page, the banner or the note of a colleague is missing, and where a removed one's tab goes on.
it("an owner invites a colleague, who writes a note on a phone and is led away once removed", async () => {
  const owner = await visit(browser, { viewport: desktop, dark: true });
  await enterAsDemo(owner.page, server);
  await owner.page.goto(`${server.origin}/app/settings/team`);
  await owner.page.getByLabel("Email").fill(colleague);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await owner.page.getByText("The invitation is on its way.").waitFor();
  await expectFine(owner.page, "the team with an invitation");

  const other = await visit(browser, { viewport: phone });
  await enterAsNew(other.page, server, colleague);
  const mail = await server.mail(colleague, ({ text }) => text.includes("/team/"));
  await other.page.goto(linkIn(mail.text, "/team/"));
  await expectFine(other.page, "an invitation");
  await other.page.getByRole("button", { name: "Accept" }).click();
  await other.page.getByText(/^You work in the account of .+\. Your role: Viewer\.$/).waitFor();
  await other.page.locator("a[href*='applicationId=']").first().click();
  await other.page.getByRole("link", { name: "Notes" }).click();
  expect(await other.page.getByRole("button", { name: "Approve" }).count()).toBe(0);
  await other.page.getByRole("textbox", { name: "New note" }).fill("The employer answers the phone.");
  await other.page.getByRole("button", { name: "Add note" }).click();
  await other.page.getByText("The employer answers the phone.").nth(0).waitFor();
  await expectFine(other.page, "an application in the account of another");
  const { pathname, search } = new URL(other.page.url());

  await owner.page.goto(`${server.origin}${pathname}${search}`);
  await owner.page.getByText("The employer answers the phone.").waitFor();
  expect(await owner.page.getByText("Dana Hartley-Quist").count()).toBeGreaterThan(0);
  await owner.page.goto(`${server.origin}/app/settings/team`);
  await owner.page.getByRole("button", { name: "Remove Dana Hartley-Quist" }).click();
  await owner.page.getByText("That person can open nothing here from now on.").waitFor();

  await other.page.getByRole("link", { name: "Applicants" }).click();
  await other.page.getByText("That account is not shared with you any more.").waitFor();
  await expectFine(other.page, "a part that has ended");
  expect([...owner.problems, ...other.problems]).toEqual([]);
  await owner.context.close();
  await other.context.close();
});
