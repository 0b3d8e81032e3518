import { expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** The mailbox that the foot of each page of the Worker names. */
async function supportAddress(): Promise<string> {
  const html = await (await fetch(`${server.origin}/contact`)).text();
  return /href="mailto:([^"]+)"/.exec(html)?.[1] ?? "";
}

it("a form can be reported from /restrictions, and the report arrives by mail", async () => {
  const { page, context, problems } = await visit(browser, { viewport: phone });
  const support = await supportAddress();
  const email = "reporter@tenant.example";
  await page.goto(`${server.origin}/restrictions`);
  await page.getByRole("link", { name: "Report the form" }).click();
  await page.waitForURL("**/contact?**");
  expect(await page.getByLabel("Subject").inputValue()).toBe("Report a form");
  await page.getByLabel("Message").fill(`Address of the form: /apply/abcdefgh2345\n\nIt asks for a deposit.`);
  await page.getByRole("button", { name: "Send message" }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /Enter your email address/ })
    .waitFor();
  expect(await page.getByLabel("Message").inputValue()).toContain("It asks for a deposit.");
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message is with us").waitFor();
  // Marked as spam or not: this browser is as fast as a machine. test/workers/contact.test.ts holds who gets a copy.
  const report = await server.mail(support, (mail) => mail.text.includes(email));
  expect(report.subject).toMatch(/: Report a form$/);
  expect(report.text).toContain("> It asks for a deposit.");
  expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
  await context.close();
});
