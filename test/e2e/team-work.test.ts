import { expect, it } from "vitest";
import { enterAsDemo, enterAsNew, linkIn } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { expectFine } from "../support/landlord-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

const email = "joy@colleague.example";

// Red where the list behind "@", the notice, its way into the account of another or the filter is missing.
it("an owner mentions a colleague and assigns to her; on a phone the notice leads her there, and it is hers", async () => {
  const owner = await visit(browser, { viewport: desktop });
  await enterAsDemo(owner.page, server);
  await owner.page.goto(`${server.origin}/app/settings/team`);
  await owner.page.getByLabel("Email").fill(email);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await owner.page.getByText("The invitation is on its way.").waitFor();
  const joy = await visit(browser, { viewport: phone, dark: true });
  await enterAsNew(joy.page, server, email, "Joy Adeyemi");
  const mail = await server.mail(email, ({ text }) => text.includes("/team/"));
  await joy.page.goto(linkIn(mail.text, "/team/"));
  await joy.page.getByRole("button", { name: "Accept" }).click();
  await joy.page.getByText(/^You work in the account of .+/).waitFor();
  await joy.page.getByRole("button", { name: "Back to your own account" }).click();
  await joy.page.waitForURL(/\/app\/dashboard$/);

  await owner.page.goto(`${server.origin}/app/applicants`);
  await owner.page.locator("main a[href*='applicationId=']").first().click();
  await owner.page.getByRole("link", { name: "Notes" }).click();
  const note = owner.page.getByRole("textbox", { name: "New note" });
  await note.pressSequentially("Please call the employer, @jo");
  await owner.page.getByRole("listbox", { name: "Colleagues" }).getByRole("option", { name: "Joy Adeyemi" }).waitFor();
  await expectFine(owner.page, "a note with names to choose");
  await note.press("Enter");
  expect(await note.inputValue()).toBe("Please call the employer, @Joy Adeyemi ");
  await owner.page.getByRole("button", { name: "Add note" }).click();
  await owner.page.getByText("@Joy Adeyemi").waitFor();
  await owner.page.getByLabel("Assigned to").locator("visible=true").first().selectOption({ label: "Joy Adeyemi" });
  await owner.page.getByText("Assignment changed.").waitFor();

  await joy.page.goto(`${server.origin}/app/notifications`);
  await joy.page.getByRole("link", { name: /^Dana Moreno assigned you/ }).waitFor();
  await expectFine(joy.page, "a colleague's notices, on a phone");
  await joy.page.getByRole("link", { name: /^Dana Moreno mentioned you in a note/ }).click();
  await joy.page.getByText(/^You work in the account of .+/).waitFor();
  await joy.page.getByText("Please call the employer,").waitFor();
  await expectFine(joy.page, "a mention, on a phone");
  await joy.page.getByRole("link", { name: "Applicants" }).click();
  await joy.page.getByRole("link", { name: /^Mine/ }).click();
  await joy.page.getByText("1 application matches").waitFor();
  await expectFine(joy.page, "what is assigned to a colleague, on a phone");
  await owner.page.goto(`${server.origin}/app/applicants?assigned=none`);
  await expectFine(owner.page, "what is assigned to no one");
  expect([...owner.problems, ...joy.problems]).toEqual([]);
  await owner.context.close();
  await joy.context.close();
});
