import { afterAll, beforeAll, expect, it } from "vitest";
import { enterAsNew, linkIn } from "../support/account-page.ts";
import { phone, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sharedBrowser } from "../support/site.ts";
import { aVoucherIn } from "../support/voucher-in.ts";

let server: TestServer;
const billing = "/app/settings/billing";
const browser = await sharedBrowser();
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

/** The admin makes a voucher of three credits in the browser, by keyboard, and finds what its page shows once. */
async function makeVoucher(): Promise<string> {
  const { page, context, problems } = await visit(browser);
  await enterAsNew(page, server, "admin@rentform.test");
  await page.goto(`${server.origin}${billing}?billingOption=credits`);
  expect(await page.locator("#credit-balance").textContent()).toBe("0");
  await page.goto(`${server.origin}/admin/credit-vouchers`);
  await page.getByLabel("Label").fill("Portland Landlords’ Association");
  await page.keyboard.press("Enter");
  const link = (await page.locator("#voucher-link").textContent()) ?? "";
  await page.reload();
  await page.getByText("0 of 1").waitFor();
  expect(await page.locator("#voucher-link").count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
  return link.split("/").at(-1) ?? "";
}

it("a new user opens a voucher link on a phone, signs up, confirms, and has three credits", async () => {
  const secret = await makeVoucher();
  const { page, problems } = await visit(browser, { viewport: phone });
  const email = "fay@voucher.example";
  await page.goto(`${server.origin}/redeem/${secret.toLowerCase()}`);
  await page.getByRole("heading", { name: "Add 3 credits to your account" }).waitFor();
  await page.getByRole("link", { name: "Create an account to add 3 credits" }).click();
  await page.getByLabel("Your name").fill("Fay Lindqvist");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven quiet herons");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/check-email$/);
  const mail = await server.mail(email, (entry) => entry.subject.startsWith("Confirm your email"));
  await page.goto(linkIn(mail.text, "/verify-email?"));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await page.waitForURL(`${server.origin}/redeem/${secret}`);
  await page.getByRole("button", { name: "Add 3 credits" }).click();
  await page.getByRole("heading", { name: "3 credits added" }).waitFor();
  await page.getByText("You now have 3 credits.").waitFor();
  await page.goto(`${server.origin}/redeem/${secret}`);
  await page.getByRole("heading", { name: "You have redeemed this voucher" }).waitFor();
  await page.getByRole("link", { name: "Create a form" }).click();
  await page.waitForURL(/\/app\/forms\/new/);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${server.origin}${billing}`);
  expect(await page.locator("#credit-balance").textContent()).toBe("3");
  await page.getByText(/^3 from a voucher, until/).waitFor();
  await page.getByText("Voucher: Portland Landlords’ Association").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(problems).toEqual([]);
  expect(server.output()).not.toContain(secret);
});

it("after many tries the device solves a calculation by itself, and a printed code is accepted", async () => {
  const { page, context, problems } = await visit(browser, { viewport: phone });
  aVoucherIn(server, "8".repeat(26));
  const codes = [0, 1, 2, 3, 4, 5].map((nth) => `RF-0000${nth}-00000-00000-00000`);
  for (const code of codes.slice(0, 5)) {
    const headers = { Origin: server.origin };
    await context.request.post(`${server.origin}/redeem`, { headers, form: { code, intent: "send" } });
  }
  await page.goto(`${server.origin}/redeem`);
  await page.getByLabel("Voucher code").fill(codes[5] ?? "");
  await page.getByRole("button", { name: "Find voucher" }).click();
  await page.getByText("We don’t know this code.").first().waitFor();
  await page.getByLabel("Voucher code").fill("8".repeat(26));
  await page.getByRole("button", { name: "Find voucher" }).click();
  await page.waitForURL(`${server.origin}/redeem/${"8".repeat(26)}`);
  expect(problems.filter((problem) => !/status of (404|429)/.test(problem))).toEqual([]);
});
