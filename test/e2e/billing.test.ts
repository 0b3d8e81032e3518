import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../support/account-page.ts";
import { axeFaults } from "../support/axe.ts";
import { desktop, openBrowser, phone, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const billing = "/app/settings/billing";

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

async function credits(page: Page): Promise<string> {
  return (await page.locator("#credit-balance").textContent()) ?? "";
}

/** Reads the number until it is the one: the page learns of it by itself, without script when it is asked for again. */
async function untilCredits(page: Page, wanted: string, script: boolean): Promise<void> {
  const read = async () => {
    if (!script) await page.reload();
    return credits(page);
  };
  await expect.poll(read).toBe(wanted);
}

async function fine(page: Page, script: boolean): Promise<void> {
  if (script) expect([page.url(), await axeFaults(page)]).toEqual([page.url(), []]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([page.url(), width]).toEqual([page.url(), 0]);
}

describe("a landlord without a card", () => {
  it.each([
    { name: "desktop", viewport: desktop, dark: false, script: true },
    { name: "phone", viewport: phone, dark: true, script: true },
    { name: "small phone without script", viewport: { width: 360, height: 740 }, dark: false, script: false },
  ])("buys, is paid back, takes Pro and cancels: $name", async ({ name, viewport, dark, script }) => {
    const { page, context, problems } = await visit(browser, { viewport, dark, javaScript: script });
    const email = `${name.replaceAll(" ", "-")}@buyer.example`;
    await signUp(page, server, email);
    await page.goto(`${server.origin}${billing}?billingOption=credits`);
    expect(await credits(page)).toBe("0");
    await fine(page, script);
    await shot(page, `${name}-empty`);

    // Three credits, at the second try.
    await page.getByRole("button", { name: "Buy 3" }).click();
    await page.waitForURL(/\/dev\/stripe\/checkout\//);
    await shot(page, `${name}-checkout`);
    await page.getByRole("button", { name: "Card is declined" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL(/session_id=/);
    await untilCredits(page, "3", script);
    await page.getByText("3 credits bought").waitFor();
    await page.getByRole("link", { name: /^RF-\d+$/ }).waitFor();
    await fine(page, script);
    await shot(page, `${name}-three`);
    expect((await server.mail(email, ({ subject }) => subject.startsWith("3 credits added"))).text).toContain("$30");

    // And the money back.
    await page.getByRole("link", { name: "Ask for money back" }).click();
    await page.getByRole("button", { name: "Pay me back 3 credits" }).waitFor();
    await fine(page, script);
    await shot(page, `${name}-refund`);
    await page.getByRole("button", { name: "Pay me back 3 credits" }).click();
    await page.getByText("The money is on its way").waitFor();
    await server.mail(email, ({ subject }) => subject === "We paid back $30");

    // Pro.
    await page.goto(`${server.origin}${billing}?billingOption=subscription`);
    expect(await credits(page)).toBe("0");
    await shot(page, `${name}-take-pro`);
    await page.getByRole("button", { name: "Pay by the month" }).click();
    await page.waitForURL(/\/dev\/stripe\/checkout\//);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL(/session_id=/);
    await expect.poll(async () => reloaded(page, script, "Next payment on")).toBe(true);
    await fine(page, script);
    await shot(page, `${name}-pro`);

    await page.getByRole("link", { name: "Pay by the year instead" }).click();
    await page.getByRole("button", { name: /^Pay \$1[67]\d(\.\d\d)? now$/ }).waitFor();
    await fine(page, script);
    await shot(page, `${name}-year`);
    await page.getByRole("link", { name: "Stay with the month" }).click();

    // Two presses.
    await page.getByRole("link", { name: "Cancel Pro" }).click();
    await page.getByRole("button", { name: "Cancel Pro" }).waitFor();
    await fine(page, script);
    await shot(page, `${name}-cancel`);
    await page.getByRole("button", { name: "Cancel Pro" }).click();
    await page.getByText("nothing more is charged").waitFor();
    await shot(page, `${name}-cancelled`);
    await server.mail(email, ({ subject }) => subject === "Pro is cancelled");
    await page.getByRole("button", { name: "Keep Pro" }).click();
    await page.getByText("Next payment on").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Whether the page says so; without script it is asked for anew. */
async function reloaded(page: Page, script: boolean, words: string): Promise<boolean> {
  if (!script) await page.reload();
  return (await page.getByText(words).count()) > 0;
}
