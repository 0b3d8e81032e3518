import type { Frame, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openQuestions, toStep } from "../support/builder-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

async function begin(page: Page): Promise<void> {
  await page.goto(`${server.origin}/start`);
  await page.getByRole("button", { name: /short/i }).first().click();
  await page.getByLabel("Name of this form").fill("Flat 2, 14 Maple Street");
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  if (!frame) throw new Error("No frame");
  return frame;
}

/** Types an x at every turn the browser gives to a task, until a heading says `words`; answers how many. */
function typeUntilHeading(frame: Frame, words: string): Promise<number> {
  return frame.evaluate(async (words) => {
    const { port1, port2 } = new MessageChannel();
    let keys = 0;
    while (!document.querySelector("h1")?.textContent?.includes(words)) {
      const input = document.querySelector<HTMLInputElement>("input[name$='.first']");
      if (input) {
        input.value += "x";
        keys += 1;
      }
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    return keys;
  }, words);
}

describe("the builder's preview", () => {
  it("shows the tenant's pages while the landlord types, and can be tried without sending", async () => {
    const { page, context, problems } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await begin(page);
    const frame = await frameOf(page);
    await frame.getByRole("heading", { name: "Flat 2, 14 Maple Street" }).waitFor();
    await page.getByLabel("Name of this form").fill("The corner flat");
    await frame.getByRole("heading", { name: "The corner flat" }).waitFor();
    await frame.getByRole("button", { name: "Start your application" }).click();
    await frame.getByRole("button", { name: "Continue" }).last().click();
    await frame.getByRole("heading", { name: "There is a problem" }).waitFor();
    await page.getByRole("button", { name: "Desktop" }).click();

    // On a phone it opens above the work.
    await page.setViewportSize(phone);
    await page.reload();
    await page.getByLabel("Name of this form").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Preview" }).click();
    const above = await frameOf(page);
    await above.getByRole("heading", { name: "The corner flat" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("iframe").waitFor({ state: "detached" });
    // There no question is in hand before one is chosen.
    await toStep(page, 2);
    await page.locator("[data-section]").first().waitFor();
    expect(await page.getByRole("region", { name: /^Settings of / }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("outlines the edited question and follows the section without taking the focus from typing", async () => {
    const { page, context, problems } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await openQuestions(page, server.origin, /short prescreen/i);
    const section = page.locator("[data-section]").first();
    const frame = await frameOf(page);

    // Red without firstInHand.
    const card = section.locator("[data-card]").first();
    await card.getByRole("region", { name: /^Settings of / }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

    // Red without `first` of PreviewSide; then when useFocused looks for data-section alone, or without useFramed.
    const outlineOf = (one: Locator) => one.evaluate((element) => (element as HTMLElement).style.outline);
    const outlines = () =>
      frame
        .locator("[data-f]")
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.outline).filter((outline) => outline !== ""));
    const first = frame.locator("[data-f]").first();
    await expect.poll(() => outlineOf(first)).toContain("2px");
    await section.getByRole("button", { name: /^Phone number.*change the words/ }).click();
    await expect.poll(() => card.getByRole("region", { name: /^Settings of / }).count()).toBe(0);
    await expect.poll(() => outlineOf(first)).toBe("");
    const framed = frame.locator("[data-f]").filter({ hasText: "Phone number" }).first();
    await expect.poll(() => outlineOf(framed)).toContain("2px");
    await page.getByLabel("What you ask").fill("Where do we reach you?");
    await frame.getByText("Where do we reach you?").waitFor();
    // Beside its settings, under one bar of 56 pixels.
    const pane = await page.getByRole("region", { name: "Settings of Where do we reach you?" }).boundingBox();
    const work = await page.locator("iframe").boundingBox();
    expect(pane?.x).toBeGreaterThan(336);
    expect((pane?.x ?? 0) + (pane?.width ?? 0)).toBeLessThan(work?.x ?? 0);
    expect(await page.locator("main header").first().boundingBox()).toMatchObject({ y: 0, height: 57 });
    expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);

    await page.getByRole("link", { name: /^Next/ }).click();
    await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.getByRole("heading", { name: "Questions", exact: true }).waitFor();
    await expect.poll(() => outlineOf(first)).toContain("2px");
    expect(await outlines()).toHaveLength(1);

    const title = section.getByRole("button", { name: /About you.*change the name/ });
    await title.click();
    await frame.getByText(/Step 1 of/).waitFor();
    await frame.locator("input[name$='.first']").fill("Amira");
    await title.click();
    await section.locator("textarea").first().fill("About Amira");
    await frame.getByRole("heading", { name: /About Amira/ }).waitFor();
    await expect.poll(() => frame.locator("input[name$='.first']").inputValue()).toBe("Amira");

    // Red with a passive effect in useTypedAnswers: whatever is typed between reading the controls and making them anew is gone.
    const keys = typeUntilHeading(frame, "Amira too");
    await section.locator("textarea").first().pressSequentially(" too", { delay: 200 });
    const typed = await keys;
    expect(await frame.locator("input[name$='.first']").inputValue()).toBe(`Amira${"x".repeat(typed)}`);

    // Red without keepTyped in the preview's links.
    await frame.locator("input[name$='.first']").fill("Amira B.");
    await frame.locator("a.lnk[href^='/apply/']").first().click();
    await frame.locator("button[value=start]").click();
    await frame.getByText(/Step 1 of/).waitFor();
    expect(await frame.locator("input[name$='.first']").inputValue()).toBe("Amira B.");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("cannot be framed by other sites", async () => {
    const { headers } = await fetch(`${server.origin}/preview/frame`);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });
});
