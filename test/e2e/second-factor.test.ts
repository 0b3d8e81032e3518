import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { enterAsDemo, signInAsDemo } from "../support/account-page.ts";
import { axeFaults } from "../support/axe.ts";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";
import { codeOf } from "../support/totp.ts";

const { server, browser } = await openSite("demo");

async function fine(page: Page): Promise<void> {
  expect([page.url(), await axeFaults(page)]).toEqual([page.url(), []]);
}

/** A device that keeps passkeys and lets its owner pass without a touch. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe("passkeys and codes", () => {
  it("an app is set up and used without script, on a phone", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone, javaScript: false });
    await signInAsDemo(page, server);
    await page.goto(`${server.origin}/app/settings/security`);
    await page.getByRole("button", { name: "Set up an app" }).click();
    const key = ((await page.getByText(/^(?:[A-Z2-7]{4} ){8}[A-Z2-7]{4}$/).textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("Six digits").fill(codeOf(key, -1));
    await page.getByRole("button", { name: "Turn on" }).click();
    const shownCodes = page.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    await shownCodes.first().waitFor();
    const codes = await shownCodes.allInnerTexts();
    expect(codes).toHaveLength(10);
    await context.clearCookies();
    await page.goto(`${server.origin}/sign-in`);
    await page.getByLabel("Email address").fill(demoAccount.email);
    await page.getByLabel("Password", { exact: true }).fill(seedPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/second-step/);
    await page.getByLabel("Code").fill(codeOf(key));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(/\/app\/dashboard$/);
    await page.goto(`${server.origin}/app/settings/security`);
    await page.getByRole("button", { name: "Remove the app" }).click();
    await page.getByRole("button", { name: "Set up an app" }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("a passkey is added, named, signs in alone, and is asked again", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await plugIn(page);
    await enterAsDemo(page, server);
    await page.goto(`${server.origin}/app/settings/security`);
    await page.getByLabel("Name of a new passkey").fill("Office laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("Office laptop", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Make recovery codes" }).click();
    const codes = page.getByText("They are shown only now.", { exact: false });
    await codes.waitFor();
    // Red when they come above what is on the screen, without a scroll to them.
    await expect.poll(() => codes.evaluate((node) => node.getBoundingClientRect().top > 0)).toBe(true);
    await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
    await fine(page);
    await context.clearCookies();
    await page.goto(`${server.origin}/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(/\/app\/dashboard$/);
    await page.goto(`${server.origin}/app/confirm?to=%2Fapp%2Fforms`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(/\/app\/forms$/);
    expect(problems).toEqual([]);
    await context.close();
  });
});
