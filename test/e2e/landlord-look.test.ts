import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterAsDemo, signInAsDemo } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

/** What the account looks like on every screen: the scale, one button, and what must not lie over another thing. */
const { server, browser } = await openSite("demo");

const form = "/app/forms/5eedf0a1-0000-4000-8000-000000000001";
const screens = [
  "/app/dashboard",
  "/app/forms",
  "/app/forms/new",
  "/app/applicants",
  "/app/notifications",
  "/app/exports",
  "/app/erasures",
  form,
  `${form}/share`,
  `${form}/numbers`,
  `${form}/versions`,
  `${form}/settings`,
  `${form}/edit?step=1`,
  `${form}/edit?step=2`,
  `${form}/edit?step=4`,
  "/app/settings/profile",
  "/app/settings/notifications",
  "/app/settings/security",
  "/app/settings/billing",
];

/** Words that are drawn smaller than 14 px. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest("script, style, noscript, svg, .sr-only")) continue;
      if (parent.getClientRects().length === 0) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 14) found.add(text.textContent.trim().slice(0, 40));
    }
    return [...found];
  });
}

/** Buttons and links in the accent's colour that are seen at once. */
function primaries(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const accent = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
    const probe = document.createElement("i");
    probe.style.color = accent;
    document.body.appendChild(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>("#main :is(a, button)")]
      .filter((one) => one.getClientRects().length > 0 && one.textContent?.trim())
      .filter((one) => getComputedStyle(one).backgroundColor === colour)
      .map((one) => one.textContent?.trim() ?? "");
  });
}

describe("the account", () => {
  it("has no word below 14 px, at most one primary button, and no scrolling sideways, on any screen", async () => {
    // What the server wrote is looked at as it is; the builder alone is made in the browser.
    const written = await visit(browser, { javaScript: false, locale: "en-US" });
    const made = await visit(browser, { locale: "en-US" });
    await enterAsDemo(written.page, server);
    await made.context.addCookies(await written.context.cookies());
    const found: unknown[] = [];
    for (const [at, path] of screens.entries()) {
      const isBuilder = path.includes("/edit");
      const { page } = isBuilder ? made : written;
      await page.goto(`${server.origin}${path}`);
      expect(page.url()).toBe(server.origin + path);
      if (isBuilder) await page.getByTestId("save-status").waitFor();
      for (const viewport of at % 2 === 0 ? [desktop, phone] : [phone, desktop]) {
        await page.setViewportSize(viewport);
        const [small, main] = [await smallWords(page), await primaries(page)];
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (small.length > 0 || main.length > 1 || wider)
          found.push({ path, width: viewport.width, small, main, wider });
      }
    }
    expect(found).toEqual([]);
    await written.context.close();
    await made.context.close();
  });

  it("gives the head of a phone to the page, a toast stands above the places, and the focus stays in sight and in its window", async () => {
    const { page, context } = await visit(browser, { viewport: phone, locale: "en-US" });
    await signInAsDemo(page, server);
    const top = await page.getByRole("heading", { level: 1 }).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(24);
    expect(await page.getByRole("button", { name: /^Account of/ }).isVisible()).toBe(false);

    await page.goto(`${server.origin}/app/applicants?state=in_review`);
    await alive(page);
    await page.locator("[data-row] input").first().check();
    await page.getByRole("toolbar").getByRole("button", { name: "Archive" }).click();
    const toast = page.locator("[data-sonner-toast]");
    await toast.waitFor();
    const places = page.getByRole("navigation", { name: "Main" });
    const edges = async () => [
      await toast.evaluate((one) => one.getBoundingClientRect().bottom),
      await places.evaluate((one) => one.getBoundingClientRect().top),
    ];
    await expect
      .poll(async () => {
        const [bottom = 0, top = 0] = await edges();
        return bottom <= top;
      })
      .toBe(true);

    // The way out of a long window.
    await page.locator("[data-row] a").first().click();
    for (const { width } of [phone, desktop]) {
      await page.setViewportSize({ width, height: 640 });
      await page.getByRole("region", { name: "Decision" }).getByRole("button", { name: "Decline" }).click();
      const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
      await close.waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Decline", exact: true }).focus();
      await page.keyboard.press("Tab");
      const box = await close.evaluate((one) => ({
        isFocused: document.activeElement === one,
        top: one.getBoundingClientRect().top,
      }));
      expect(box.isFocused).toBe(true);
      expect(box.top).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }

    // The screen of an open question.
    await page.setViewportSize(phone);
    await page.goto(`${server.origin}${form}/edit?step=2`);
    await alive(page);
    await page.locator("[data-card] [data-name]").first().click();
    const screen = page.locator("[data-inspector]");
    await screen.waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await screen.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }

    await page.goto(`${server.origin}/app/dashboard`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
    const account = page.getByRole("region", { name: "Your account" });
    await account.getByRole("button", { name: "Dark" }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await account.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    await context.close();
  });
});
