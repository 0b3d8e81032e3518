import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { asked, everyKind, smallFiles, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, goOn, openApplySite, shot } from "../support/apply-site.ts";
import { desktop } from "../support/browser.ts";

const site = await openApplySite({ "test-form-stuck": everyKind() });
const rent = `[data-f="${asked.home}.0.${asked.rent}"]`;
const pdf = { name: "payslip.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallFiles.pdf) };
const text = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };

/** Words that stand on two lines once text is twice as large. An address may. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const main = document.querySelector("main") as HTMLElement;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest(".vh, script, option") || text.data.includes("@")) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

async function goTo(page: Page, step: number): Promise<void> {
  for (const [at, pairs] of typedSteps.slice(0, step - 1).entries()) {
    await fillPairs(page, pairs);
    await goOn(page);
    await page.waitForURL(new RegExp(`step=${at + 2}`));
    await page.waitForLoadState("load");
  }
}

describe("nothing on a step gets stuck", () => {
  // Red when lookAtLeft does not wait for the end of the press: the message goes, and the button with it.
  it("the first click on Save counts, though a mistake goes away with it", async () => {
    const { page, context } = await begin(site, "test-form-stuck", { viewport: desktop });
    await page.waitForLoadState("load");
    await fillPairs(page, typedSteps[0] ?? []);
    await page.getByLabel("Email address").fill("half@typed");
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    await shot(page, "told");
    await page.getByLabel("Email address").fill("ada@applicant.example");
    await page.locator("button[data-go]").scrollIntoViewIfNeeded();
    const button = await page.locator("button[data-go]").boundingBox();
    if (!button) throw new Error("No button");
    // At its lower edge: the button would go up by a line and more with the message.
    await page.mouse.move(button.x + 20, button.y + button.height - 4);
    await page.mouse.down();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await page.mouse.up();
    await page.waitForURL(/step=2/);
    await context.close();
  });

  // Red when .off in apply.css is hidden whether or not the page's script came.
  it("questions that hang on others are there when the page's script does not come", async () => {
    const { page, context } = await begin(site, "test-form-stuck");
    await goTo(page, 2);
    await page.locator(rent).waitFor({ state: "hidden" });
    await page.route(/assets\/apply-/, (route) => route.abort());
    await page.reload();
    await page.locator(rent).waitFor();
    await shot(page, "no-script");
    await context.close();
  });

  // Red without width, height and clip of .hp.
  it("large text brings no field of machines onto the page", async () => {
    const { page, context } = await begin(site, "test-form-stuck");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const edge = await page.locator(".hp").evaluate((box) => {
      const inner = [...box.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
      return getComputedStyle(box).overflow === "hidden" ? box.getBoundingClientRect().right : Math.max(...inner);
    });
    expect(edge).toBeLessThanOrEqual(0);
    await shot(page, "large-text");
    // Red where the languages stand in one line: the start page was 62 pixels wider than the phone.
    await page.goto(`${site.server.origin}/apply/test-form-stuck`);
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    await shot(page, "large-text-start");
    await context.close();
  });

  // Red where who lets the home, a signature, or a button has no more room beside what stands at its side.
  it("large text on a narrow phone breaks no word", async () => {
    const narrow = { width: 320, height: 640 };
    const { page, context } = await begin(site, "test-form-stuck", { viewport: narrow });
    await goTo(page, 5);
    await fillPairs(page, typedSteps[4] ?? []);
    await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(pdf);
    await page.locator("[data-doc]").waitFor();
    expect(await brokenWords(page)).toEqual([]);
    await goOn(page);
    await page.waitForURL(/step=6/);
    expect(await brokenWords(page)).toEqual([]);
    await shot(page, "narrow-check");
    await page.goto(`${site.server.origin}/apply/test-form-stuck`);
    expect(await brokenWords(page)).toEqual([]);
    await shot(page, "narrow-start");
    await context.close();
  });

  // Red where the sentence of the status page grows without a bound: "propietario" stood on two lines.
  it("large text on a phone breaks no word of the status page, in any language", async () => {
    const { page, context } = await begin(site, "test-form-stuck", { viewport: { width: 390, height: 844 } });
    await goTo(page, 5);
    await fillPairs(page, typedSteps[4] ?? []);
    await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(pdf);
    await page.locator("[data-doc]").waitFor();
    await goOn(page);
    await page.waitForURL(/step=6/);
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await goOn(page);
    await page.waitForURL(/success/);
    const mail = await site.server.mail("ada@applicant.example", ({ text }) => text.includes("/status/"));
    await page.goto(/http\S+\/status\/[\w-]+/.exec(mail.text)?.[0] ?? "");
    for (const [language, lang] of [
      ["Español", "es"],
      ["Français", "fr"],
      ["English", "en"],
    ] as const) {
      await page.getByRole("button", { name: language }).click();
      await page.locator(`html[lang="${lang}"] main`).waitFor();
      await page.waitForLoadState();
      expect([lang, await brokenWords(page)]).toEqual([lang, []]);
      await shot(page, `large-status-${lang}`);
    }
    await context.close();
  });

  // Red when watchSlot counts every line, or when answers.ts waits for a control to be left.
  it("a refused file takes no place, and a good one takes the mistake away by itself", async () => {
    const { page, context } = await begin(site, "test-form-stuck");
    await goTo(page, 5);
    await fillPairs(page, typedSteps[4] ?? []);
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    // The scripts of the page that the refusal led to have run.
    await page.waitForLoadState();
    const question = page.locator(`[data-f="${asked.payslips}"]`);
    const files = page.locator(`[id="${asked.payslips}-file"]`);
    const max = Number(await question.locator("[data-slot]").getAttribute("data-max"));
    await files.setInputFiles(Array.from({ length: max }, () => text));
    await expect.poll(() => question.locator("[data-failed]").count()).toBe(max);
    expect(await files.isVisible()).toBe(true);
    expect(await question.getAttribute("class")).toContain("bad");
    await files.setInputFiles(pdf);
    await question.locator("[data-doc]").waitFor();
    await expect.poll(() => question.getAttribute("class")).not.toContain("bad");
    expect(await page.locator("[data-sign]").evaluate((pad) => getComputedStyle(pad).userSelect)).toBe("none");
    await context.close();
  });
});
