import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { payAtCheckout } from "../support/checkout-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

const billing = "/app/settings/billing";

async function credits(page: Page): Promise<string> {
  return (await page.locator("#credit-balance").textContent()) ?? "";
}

/** The date as the page says it. */
function inDays(days: number): string {
  const at = Date.now() + days * 86_400_000;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(at);
}

// The last lines of issue 16, one after the other.
it("the demo user buys three credits, publishes with one, is refunded the rest, and buys, cancels and resumes Pro", async () => {
  const { page, context, problems } = await visit(browser, { viewport: phone });
  const email = "demo@rentform.test";
  await enterAsDemo(page, server);
  await page.goto(`${server.origin}${billing}`);
  expect(await credits(page)).toBe("5");
  await payAtCheckout(page, "Buy 3", ["Card is declined"]);
  // The page learns of it by itself.
  await expect.poll(() => credits(page)).toBe("8");
  expect(await page.getByText("3 credits bought").count()).toBe(2);
  expect((await server.mail(email, ({ subject }) => subject.startsWith("3 credits added"))).text).toContain("$30");

  await page.goto(`${server.origin}/app/forms`);
  await page.getByRole("button", { name: "Actions for 14 Maple Street" }).locator("visible=true").click();
  await page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Copy of/ }).waitFor();
  const form = page.url().replace(/\?.*/, "");
  await page.goto(`${form}/edit?step=5`);
  await page.getByText("You have 8 credits; 7 will be left.").waitFor();
  const publish = page.getByRole("button", { name: "Publish form" });
  await page.getByLabel(/^1 credit/).check();
  await page.getByText("Publishing uses 1 of your 8 credits.").waitFor();
  // The button of the bar says no price: it leads to the one that does.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => publish.evaluate((button) => button === document.activeElement)).toBe(true);
  await publish.click();
  await page.waitForURL(/\/form-success\?/);
  await page.goto(`${form}/settings`);
  await page.getByText(/^Paid for with a credit until/).waitFor();
  await page.goto(`${server.origin}${billing}`);
  // A gift ends and is spent before what was bought.
  expect(await credits(page)).toBe("7");
  await page
    .getByText(`90 days, until ${inDays(90)}`)
    .first()
    .waitFor();
  await page.getByText(/^1 from us, until/).waitFor();

  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: "Ask for a refund" }).click();
  await page.getByRole("button", { name: "Refund 3 credits" }).waitFor();
  expect(await page.getByRole("button", { name: /^Refund/ }).count()).toBe(1);
  await page.getByRole("button", { name: "Refund 3 credits" }).click();
  await page.getByText("The money is on its way").waitFor();
  await server.mail(email, ({ subject }) => subject === "We paid back $30");
  await page.goto(`${server.origin}${billing}?billingOption=subscription`);
  expect(await credits(page)).toBe("4");

  await payAtCheckout(page, "Pay by the month");
  const said = page.getByText(/^US\$19 a month\. Next payment on /);
  await said.waitFor();
  const next = (await said.locator("b").textContent()) ?? "";
  expect([28, 29, 30, 31].map(inDays)).toContain(next);
  expect(await credits(page)).toBe("4");
  await page.getByRole("link", { name: "Pay by the year instead" }).click();
  await page.getByRole("button", { name: /^Pay US\$1[67]\d(\.\d\d)? now$/ }).waitFor();
  await page.getByRole("link", { name: "Stay with the month" }).click();
  await page.getByRole("link", { name: "Cancel Pro" }).click();
  await page.getByRole("button", { name: "Cancel Pro" }).waitFor();
  await page.getByRole("button", { name: "Cancel Pro" }).click();
  await page.getByText(`It lasts until ${next}; nothing more is charged.`).waitFor();
  expect(await credits(page)).toBe("4");
  await server.mail(email, ({ subject }) => subject === "Pro is canceled");
  await page.getByRole("button", { name: "Keep Pro" }).click();
  await said.waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
