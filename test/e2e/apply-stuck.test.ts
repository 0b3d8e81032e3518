import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { asked, everyKind, smallFiles, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, goOn, openApplySite, shot } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { saveSteps } from "../support/posted-steps.ts";

const urlId = "test-form-stuck";
const site = await openApplySite({ [urlId]: everyKind() });
const narrow = { width: 320, height: 640 };
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

describe("a step of the application form", () => {
  // Red when lookAtLeft does not wait for the end of the press: the message goes, and the button with it.
  it("saves on the first click, although an error message disappears with it", async () => {
    const { page, context } = await begin(site, urlId, { viewport: desktop });
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

  // Red when what is wrong is looked at again only where a control is left: a choice stays marked though it is made.
  it("a choice that was missing is marked no more once it is made", async () => {
    const { page, context } = await begin(site, urlId, { viewport: phone });
    await page.waitForLoadState("load");
    await fillPairs(
      page,
      (typedSteps[0] ?? []).filter(([name]) => name !== asked.over18),
    );
    await goOn(page);
    await page.locator("[data-summary]").waitFor();
    await page.waitForLoadState("load");
    const question = page.locator(`[data-f="${asked.over18}"]`);
    expect(await question.locator(".err").count()).toBe(1);
    await question.getByLabel("Yes").check();
    expect([await question.locator(".err").count(), await question.getAttribute("class")]).toEqual([0, "f"]);
    await context.close();
  });

  // Red when .off in apply.css is hidden whether or not the page's script came.
  it("shows conditional questions when the page's script does not load", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone });
    await saveSteps(context, site, urlId, typedSteps.slice(0, 1));
    await page.goto(`${site.server.origin}/apply/${urlId}?step=2`);
    await page.locator(rent).waitFor({ state: "hidden" });
    await page.route(/assets\/apply-/, (route) => route.abort());
    await page.reload();
    await page.locator(rent).waitFor();
    await shot(page, "no-script");
    await context.close();
  });

  // Red without width, height and clip of .hp.
  it("with large text on a phone shows no honeypot, and does not scroll sideways", async () => {
    const { page, context } = await begin(site, urlId);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const edge = await page.locator(".hp").evaluate((box) => {
      const inner = [...box.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
      return getComputedStyle(box).overflow === "hidden" ? box.getBoundingClientRect().right : Math.max(...inner);
    });
    expect(edge).toBeLessThanOrEqual(0);
    // Red with no margin: what is ticked stood beside the upper half of its line.
    const away = await page.locator(".opts label").evaluateAll((labels) =>
      labels.map((label) => {
        const [tick = 0, words = 0] = [...label.children].map((part) => {
          const line = part.getClientRects()[0];
          return line ? line.top + line.height / 2 : Number.NaN;
        });
        return Math.abs(tick - words);
      }),
    );
    expect(away.length).toBeGreaterThan(1);
    expect(Math.max(...away)).toBeLessThan(2);
    await shot(page, "large-text");
    // Red where the languages stand in one line: the start page was 62 pixels wider than the phone.
    await page.goto(`${site.server.origin}/apply/${urlId}`);
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    await shot(page, "large-text-start");
    await page.setViewportSize(narrow);
    expect(await brokenWords(page)).toEqual([]);
    await shot(page, "narrow-start");
    await context.close();
  });

  it("with large text on a narrow phone breaks no word, in any language, and a refused file takes no space", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone });
    await saveSteps(context, site, urlId, typedSteps.slice(0, 4));
    await page.goto(`${site.server.origin}/apply/${urlId}?step=5`);
    await page.waitForLoadState("load");
    await refuseFiles(page);
    await fillPairs(page, typedSteps[4] ?? []);
    await page.setViewportSize(narrow);
    // Red where who lets the home, a signature, or a button has no more room beside what stands at its side.
    expect(await brokenWords(page)).toEqual([]);
    await goOn(page);
    await page.waitForURL(/step=6/);
    expect(await brokenWords(page)).toEqual([]);
    await shot(page, "narrow-check");
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await goOn(page);
    await page.waitForURL(/success/);
    // Red where the sentence of the status page grows without a bound: "propietario" stood on two lines.
    await page.setViewportSize(phone);
    const mail = await site.server.mail("ada@applicant.example", ({ text }) => text.includes("/status/"));
    await page.goto(/http\S+\/status\/[\w-]+/.exec(mail.text)?.[0] ?? "");
    for (const [language, lang] of [
      ["Español", "es"],
      ["Français", "fr"],
      ["English", "en"],
    ] as const) {
      if (lang !== "en") await page.locator(".langs summary").click();
      await page.getByRole("button", { name: language, exact: true }).click();
      await page.locator(`html[lang="${lang}"] main`).waitFor();
      await page.waitForLoadState();
      expect([lang, await brokenWords(page)]).toEqual([lang, []]);
      await shot(page, `large-status-${lang}`);
    }
    await context.close();
  });
});

/** Red when watchSlot counts every line, or when answers.ts waits for a control to be left: a good file takes the mistake away. */
async function refuseFiles(page: Page): Promise<void> {
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
  // Red when only files that are still going up hold the page: what was refused would be gone with it.
  await goOn(page);
  await page.getByText("A file was not uploaded.").waitFor();
  expect(await question.locator("[data-failed]").count()).toBe(max);
  await files.setInputFiles(pdf);
  await question.locator("[data-doc]").waitFor();
  await expect.poll(() => question.getAttribute("class")).not.toContain("bad");
  expect(await page.locator("[data-sign]").evaluate((pad) => getComputedStyle(pad).userSelect)).toBe("none");
  // What was refused goes, or the page could not go on.
  for (let left = max; left > 0; left -= 1) {
    await page.getByRole("button", { name: "Remove page.pdf" }).first().click();
    await expect.poll(() => question.locator("[data-failed]").count()).toBe(left - 1);
  }
}
