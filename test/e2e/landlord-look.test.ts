import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { signInAsDemo } from "../support/account-page.ts";
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

async function signedIn(viewport: { width: number; height: number }) {
  const visitor = await visit(browser, { viewport, locale: "en-US" });
  await signInAsDemo(visitor.page, server);
  return visitor;
}

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
    const { page, context } = await signedIn(desktop);
    const found: unknown[] = [];
    for (const path of screens) {
      await page.goto(`${server.origin}${path}`);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const [small, main] = [await smallWords(page), await primaries(page)];
        const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (small.length > 0 || main.length > 1 || wider)
          found.push({ path, width: viewport.width, small, main, wider });
      }
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

describe.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("the account on %s", (_, viewport) => {
  it("keeps the way out of a long window in sight when the focus comes to it", async () => {
    const { page, context } = await signedIn({ ...viewport, height: 640 });
    await page.goto(`${server.origin}/app/applicants?state=in_review`);
    await page.locator("[data-row] a").first().click();
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
    await context.close();
  });
});

describe("the account on a phone", () => {
  it("gives the head of the screen to the page, and signs out in the settings", async () => {
    const { page, context } = await signedIn(phone);
    const top = await page.getByRole("heading", { level: 1 }).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(24);
    expect(await page.getByRole("button", { name: /^Account of/ }).isVisible()).toBe(false);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
    const account = page.getByRole("region", { name: "Your account" });
    await account.getByRole("button", { name: "Dark" }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await account.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    await context.close();
  });

  it("shows a toast above the places, not over them", async () => {
    const { page, context } = await signedIn(phone);
    await page.goto(`${server.origin}/app/applicants`);
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
    await context.close();
  });

  it("keeps the keyboard in the screen of an open question", async () => {
    const { page, context } = await signedIn(phone);
    await page.goto(`${server.origin}${form}/edit?step=2`);
    await alive(page);
    await page.locator("[data-card] [data-name]").first().click();
    const screen = page.locator("[data-inspector]");
    await screen.waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await screen.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await context.close();
  });
});
