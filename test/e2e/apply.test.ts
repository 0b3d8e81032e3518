import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { asked, everyKind, smallFiles, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, fine, goOn, openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";

const site = await openApplySite({ "test-form-one": everyKind() });

const slips = () => [
  { name: "payslip one.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallFiles.pdf) },
  { name: "payslip two.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallFiles.jpg) },
];

/**
 * The way back from the second step to a first one that was mended. Red when giveFeedback in give-feedback.server.ts answers the page itself:
 * without script the way back is the browser's error page.
 */
async function seeMended(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(/step=1/);
  await page.getByText("Step 1 of 6:").waitFor();
  await expect.poll(() => page.locator("[data-summary]").count()).toBe(0);
  expect(await page.getByLabel("Email address").inputValue()).toBe("ada@applicant.example");
}

describe("applying on a phone", () => {
  it("keeps a half-typed step while another one is viewed and saved, and forgetting the device erases it", async () => {
    const { page, context } = await begin(site, "test-form-one");
    await fillPairs(page, typedSteps[0] ?? []);
    await goOn(page);
    await page.waitForURL(/step=2/);
    const city = page.locator(`[name="${asked.home}.0.${asked.address}.city"]`);
    await page.waitForLoadState("load");
    await city.fill("Salem");
    await page.getByRole("link", { name: "Back" }).click();
    await page.waitForURL(/step=1/);
    await page.waitForLoadState("load");
    await page.goBack();
    await page.waitForURL(/step=2/);
    await page.waitForLoadState("load");
    await expect.poll(() => city.inputValue()).toBe("Salem");
    await page.goForward();
    await page.waitForURL(/step=1/);
    await page.waitForLoadState("load");
    await page.getByLabel("First name").fill("Augusta");
    await goOn(page);
    await page.waitForURL(/step=2/);
    await page.waitForLoadState("load");
    await expect.poll(() => city.inputValue()).toBe("Salem");
    await page.getByRole("link", { name: "Back" }).click();
    await page.waitForURL(/step=1/);
    await page.waitForLoadState("load");
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Augusta");
    await page.getByText("Finish later or on another device").click();
    await page.getByLabel("Send the link to").fill("shared@tenant.example");
    await page.getByRole("button", { name: "Save and forget me on this device" }).click();
    await page.locator("button[value=start]").waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await context.close();
  });

  it("keeps what was typed before its script loaded and while offline, says so, and shows server errors", async () => {
    const { page, context } = await begin(site, "test-form-one");
    await page.getByLabel("First name").fill("Ada");
    let arrive: (() => void) | undefined;
    await page.route(/assets\/apply-/, (route) => {
      arrive = () => void route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByLabel("Email address").fill("half@typed");
    await expect.poll(() => arrive).toBeDefined();
    arrive?.();
    await page.waitForLoadState("load");
    await page.unroute(/assets\/apply-/);
    await page.reload();
    await page.waitForLoadState("load");
    await expect.poll(() => page.getByLabel("Email address").inputValue()).toBe("half@typed");
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ada");

    await fillPairs(page, typedSteps[0] ?? []);
    await page.route(/step=1$/, (route) => route.abort("connectionreset"));
    await goOn(page);
    await page.getByText("Not saved yet: trying again.").waitFor();
    await goOn(page);
    expect(await page.locator(`[name="${asked.email}"]`).inputValue()).toBe("ada@applicant.example");
    await fine(page, "not-saved");
    await page.unroute(/step=1$/);
    await page.waitForURL(/step=2/);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add another address" }).click();
    await page.getByText("Not saved yet: trying again.").waitFor();
    await context.setOffline(false);
    await page.getByRole("group", { name: "Address 2" }).waitFor();
    await fine(page, "entries");
    await page.route(/step=2$/, (route) => route.fulfill({ status: 500, body: "Something went wrong" }));
    await goOn(page);
    await page.getByText("Something went wrong").waitFor();
    await context.close();
  });

  it("with JavaScript shows conditional questions and uploads files; reload and back lose nothing", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    await page.goto(`${site.server.origin}/apply/test-form-one`);
    await fine(page, "start");
    await page.getByRole("button", { name: "Start your application" }).click();
    await page.getByLabel("Email address").fill("half@typed");
    // The script may still be on its way; a reload before it is there has nothing to put back.
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.reload();
    await expect.poll(() => page.getByLabel("Email address").inputValue()).toBe("half@typed");
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    await expect.poll(() => page.title()).toMatch(/^Error: Step 1 of 6/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-summary"))).toBe(true);
    await fine(page, "errors");
    await page.reload();
    await page.locator("[data-summary]").waitFor();
    await fillPairs(page, typedSteps[0] ?? []);
    await page.locator(`[name="${asked.phone}"]`).focus();
    await page.locator(`[id="${asked.email}-e"]`).waitFor({ state: "detached" });
    await goOn(page);
    await page.waitForURL(/step=2/);
    await seeMended(page);
    await page.goForward();
    await page.waitForURL(/step=2/);
    const rent = page.locator(`[data-f="${asked.home}.0.${asked.rent}"]`);
    await rent.waitFor({ state: "hidden" });
    await fillPairs(page, typedSteps[1] ?? []);
    await rent.waitFor();
    await goOn(page);
    await page.waitForURL(/step=3/);
    await page.goBack();
    const street = page.locator(`[name="${asked.home}.0.${asked.address}.line1"]`);
    await expect.poll(() => street.inputValue()).toBe("9 Oak Avenue");
    await page.goForward();
    await fillPairs(page, typedSteps[2] ?? []);
    await goOn(page);
    await page.waitForURL(/step=4/);
    await fillPairs(page, typedSteps[3] ?? []);
    await goOn(page);
    await page.waitForURL(/step=5/);
    await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(slips());
    await page.locator("[data-doc]").nth(1).waitFor();
    await fillPairs(page, typedSteps[4] ?? []);
    await fine(page, "papers");
    await goOn(page);
    await page.waitForURL(/step=6/);
    expect(await page.locator(".paper", { hasText: "payslip two.jpg" }).count()).toBe(1);
    await fine(page, "check");
    await page.locator("button[data-go]").click();
    await page.locator(`[id="consent.${asked.truth}-e"]`).waitFor();
    // Red when apply.ts leaves consents alone: a ticked box still says that it must be ticked.
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await page.locator(`[id="consent.${asked.truth}-e"]`).waitFor({ state: "detached" });
    await page.locator("button[data-go]").dblclick();
    await page.waitForURL(/success/);
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBe(0);
    const first = await page.locator(".ref").textContent();
    await page.reload();
    expect(await page.locator(".ref").textContent()).toBe(first);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("without JavaScript works from start to receipt, with a corrected error and two documents", async () => {
    const { page, context } = await begin(site, "test-form-one", { javaScript: false });
    await page.getByLabel("Email address").fill("half@typed");
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe("half@typed");
    await page.reload();
    await page.locator("[data-summary]").waitFor();
    for (const [at, pairs] of typedSteps.entries()) {
      await fillPairs(page, pairs);
      if (at === 4) {
        await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(slips());
        await page.locator(`button[name=upload][value="${asked.payslips}"]`).click();
        await expect.poll(() => page.locator("[data-doc]").count()).toBe(2);
        expect(await page.locator(`[name="${asked.sign}"]`).inputValue()).toBe("Ada Lovelace");
      }
      await goOn(page);
      await page.waitForURL(new RegExp(`step=${at + 2}`));
      if (at === 0) {
        await seeMended(page);
        await page.goForward();
      }
    }
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await page.locator("button[data-go]").click();
    await page.waitForURL(/success/);
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-/);
    await context.close();
  });
});
