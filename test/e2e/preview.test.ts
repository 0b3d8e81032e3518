import type { Frame, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const shots = process.env.SHOTS;
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

/** Step 2 of a new form, with the preview beside its first section. */
async function beginQuestions() {
  const visitor = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await begin(page);
  await page.goto(`${server.origin}/start?step=2`);
  return { ...visitor, frame: await frameOf(page), section: page.locator("[data-section]").first() };
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

describe("the preview beside the builder", () => {
  it("shows the tenant's own pages while typing, and can be tried without sending", async () => {
    const { page, context, problems } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await begin(page);
    const frame = await frameOf(page);
    await frame.getByRole("heading", { name: "Flat 2, 14 Maple Street" }).waitFor();
    await page.getByLabel("Name of this form").fill("The corner flat");
    await frame.getByRole("heading", { name: "The corner flat" }).waitFor();
    if (shots) await page.screenshot({ path: `${shots}/preview-beside.png` });
    await frame.getByRole("button", { name: "Start your application" }).click();
    await frame.getByRole("button", { name: "Continue" }).last().click();
    await frame.getByRole("heading", { name: "There is a problem" }).waitFor();
    await page.getByRole("button", { name: "Desktop" }).click();
    if (shots) await page.screenshot({ path: `${shots}/preview-errors.png` });
    expect(problems).toEqual([]);
    await context.close();
  });

  it("follows the section that is worked on and keeps what was typed while the form changes", async () => {
    const { context, problems, frame, section } = await beginQuestions();
    const title = section.getByRole("button", { name: /About you.*change the name/ });
    await title.click();
    await frame.getByText(/Step 1 of/).waitFor();
    await frame.locator("input[name$='.first']").fill("Amira");
    await title.click();
    await section.locator("textarea").first().fill("Who you are");
    await frame.getByRole("heading", { name: /Who you are/ }).waitFor();
    await expect.poll(() => frame.locator("input[name$='.first']").inputValue()).toBe("Amira");
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red without `first` of PreviewSide.
  it("frames the first question from the first, and again when the step is opened anew", async () => {
    const { page, context, problems, frame, section } = await beginQuestions();
    const outlines = () =>
      frame
        .locator("[data-f]")
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.outline).filter((outline) => outline !== ""));
    const first = frame.locator("[data-f]").first();
    await expect.poll(() => first.evaluate((one) => (one as HTMLElement).style.outline)).toContain("2px");
    await section.getByRole("button", { name: /^Phone number.*change the words/ }).click();
    await expect.poll(() => first.evaluate((one) => (one as HTMLElement).style.outline)).toBe("");
    await page.getByRole("link", { name: /^Next/ }).click();
    await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.getByRole("heading", { name: "Questions", exact: true }).waitFor();
    await expect.poll(() => first.evaluate((one) => (one as HTMLElement).style.outline)).toContain("2px");
    expect(await outlines()).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red when useFocused looks for data-section alone, or without useFramed.
  it("frames the question that is worked on, beside its settings, under one bar of 56 pixels", async () => {
    const { page, context, problems, frame, section } = await beginQuestions();
    await section.getByRole("button", { name: /^Phone number.*change the words/ }).click();
    const framed = frame.locator("[data-f]").filter({ hasText: "Phone number" }).first();
    await expect.poll(() => framed.evaluate((one) => (one as HTMLElement).style.outline)).toContain("2px");
    await page.getByLabel("What you ask").fill("Where do we reach you?");
    await frame.getByText("Where do we reach you?").waitFor();
    const pane = await page.getByRole("region", { name: "Settings of Where do we reach you?" }).boundingBox();
    const work = await page.locator("iframe").boundingBox();
    expect(pane?.x).toBeGreaterThan(336);
    expect((pane?.x ?? 0) + (pane?.width ?? 0)).toBeLessThan(work?.x ?? 0);
    expect(await page.locator("main header").first().boundingBox()).toMatchObject({ y: 0, height: 57 });
    expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);
    if (shots) await page.screenshot({ path: `${shots}/builder-panes.png` });
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red without firstInHand; on a phone, where it does not ask for room beside the list.
  it("begins with the first question in hand where there is room, and leaves the focus where it was", async () => {
    const { page, context, problems, section } = await beginQuestions();
    const first = section.locator("[data-card]").first();
    await first.getByRole("region", { name: /^Settings of / }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await section
      .locator("[data-card]")
      .nth(1)
      .getByRole("button", { name: /^Settings of/ })
      .click();
    await expect.poll(() => first.getByRole("region", { name: /^Settings of / }).count()).toBe(0);
    await page.setViewportSize(phone);
    await page.reload();
    await section.waitFor();
    expect(await page.getByRole("region", { name: /^Settings of / }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red with a passive effect in useTypedAnswers: whatever is typed between reading the controls and making them anew is gone.
  it("loses no key of whoever types in it while the form changes", async () => {
    const { context, problems, frame, section } = await beginQuestions();
    await section.getByRole("button", { name: /About you.*change the name/ }).click();
    await frame.locator("input[name$='.first']").waitFor();
    const keys = typeUntilHeading(frame, "Who you are");
    await section.locator("textarea").first().pressSequentially(" Who you are", { delay: 200 });
    expect((await frame.locator("input[name$='.first']").inputValue()).length).toBe(await keys);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("opens above the work on a phone", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await begin(page);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Preview" }).click();
    const frame = await frameOf(page);
    await frame.getByRole("heading", { name: "Flat 2, 14 Maple Street" }).waitFor();
    if (shots) await page.screenshot({ path: `${shots}/preview-phone.png` });
    await page.keyboard.press("Escape");
    await page.locator("iframe").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    await context.close();
  });

  it("is no page for anybody's frame", async () => {
    const { page, context } = await visit(browser, { viewport: desktop });
    const response = await page.goto(`${server.origin}/preview/frame`);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    await context.close();
  });
});
