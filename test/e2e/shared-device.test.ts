import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fine, openApplySite, shot } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { readyForm } from "../support/ready-form.ts";

const site = await openApplySite({ "shared-form-1": readyForm() });
const at = `${site.server.origin}/apply/shared-form-1`;

async function look(page: Page, name: string): Promise<void> {
  await fine(page, `${name}-phone`);
  await page.setViewportSize(desktop);
  await shot(page, `${name}-desktop`);
  await page.setViewportSize(phone);
}

const first = (page: Page) => page.locator("[autocomplete=given-name]").first();

describe("a device shared by several people", () => {
  it("asks whose the unfinished application is, and starts an empty one for somebody else", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    await page.goto(at);
    await page.locator("button[value=start]").click();
    await first(page).fill("Ada");
    await page.locator("button[data-go]").click();
    await page.locator("[data-summary]").waitFor();
    await page.goto(at);
    await page.locator("button[value=start]").click();
    await page.getByRole("heading", { name: "An application was begun on this device" }).waitFor();
    await look(page, "whose");
    await page.getByRole("button", { name: "Continue my application" }).click();
    await expect.poll(() => first(page).inputValue()).toBe("Ada");
    await page.goto(at);
    await page.locator("button[value=start]").click();
    await page.getByRole("button", { name: "Someone else is applying" }).click();
    await expect.poll(() => first(page).inputValue()).toBe("");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a browser without cookies", () => {
  it("is told so after pressing Start", async () => {
    const lang = "es";
    const { page, context } = await visit(site.browser, { viewport: phone, isFresh: true });
    await page.goto(`${at}?lang=${lang}`);
    await page.locator("button[value=start]").click();
    await page.waitForURL(/cookie=set/);
    // As in a browser that took none of the answer before.
    await context.clearCookies();
    await page.reload();
    await page.getByRole("heading", { name: /cookies/ }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    await look(page, `no-cookies-${lang}`);
    await context.close();
  });

  it("is told so on signing in", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, isFresh: true });
    await page.goto(`${site.server.origin}/sign-in?cookie=set`);
    await page.getByText("This browser does not keep cookies").waitFor();
    await look(page, "no-cookies-sign-in");
    await context.close();
  });
});
