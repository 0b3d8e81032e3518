import { describe, expect, it } from "vitest";
import { enterAsDemo, enterAsNew, signInAsDemo } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

/** What the account looks like on every screen: the scale, one button, and what must not lie over another thing. */
const { server, browser } = await openSite("demo");

const form = "/app/forms/5eedf0a1-0000-4000-8000-000000000001";

describe("the account's layout on a phone", () => {
  // Red in German where settings have their long word at the foot.
  it.each(["en", "de", "fr", "es", "pt"])("keeps the words at its foot apart in %s", async (language) => {
    const { page, context } = await visit(browser, { viewport: phone, locale: "en-US" });
    await enterAsNew(page, server, `foot-${language}@landlord.example`);
    await page.request.post(`${server.origin}/language`, { headers: { Origin: server.origin }, form: { language } });
    await page.goto(`${server.origin}/app/homes`);
    const gaps = await page.locator("header nav li a > span:first-of-type").evaluateAll((words) => {
      const boxes = words.map((word) => word.getBoundingClientRect()).filter(({ width }) => width > 0);
      return boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
    });
    expect(gaps).toHaveLength(4);
    for (const gap of gaps) expect(gap).toBeGreaterThan(3);
    await context.close();
  });

  it("gives the page the header's space, shows toasts above the navigation, and keeps the focus visible", async () => {
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

// Red in Spanish, whose "× alquiler" was cut, and in Portuguese, whose "19 de dez." was.
it.each(["en", "de", "fr", "es", "pt"])(
  "the list of applicants has its headings and days whole in %s",
  async (language) => {
    const { page, context } = await visit(browser, { viewport: desktop, locale: language });
    await enterAsDemo(page, server);
    await page.goto(`${server.origin}/app/applicants`);
    await page.locator(`html[lang="${language}"] .inbox tbody tr`).first().waitFor();
    const cut = await page
      .locator(".inbox thead th, .inbox tbody tr > :is(:nth-child(5), :nth-child(9))")
      .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await context.close();
  },
);
