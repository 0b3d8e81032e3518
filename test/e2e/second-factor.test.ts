import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

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

describe("a passkey as second factor", () => {
  it("is added, named, signs in alone, and is asked for again", async () => {
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
