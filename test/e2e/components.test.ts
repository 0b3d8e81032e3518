import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest, axeFaults } from "../support/axe.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { bundle } from "../support/bundle.ts";
import { openGallery } from "../support/gallery/open-gallery.ts";
import shownEverywhere from "../support/intl-shown.json" with { type: "json" };
import { allLooks, faultsInLooks, type Look } from "../support/looks.ts";
import { sharedBrowser } from "../support/site.ts";

const browser = await sharedBrowser();

async function gallery(
  options: Parameters<typeof visit>[1] = {},
): Promise<{ page: Page; problems: string[]; close(): Promise<void> }> {
  const { page, context, problems } = await visit(browser, options);
  await openGallery(page);
  return { page, problems, close: () => context.close() };
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

/** All of axe's rules in either layout and either scheme; each width is looked at without. */
const judged: Look[] = [
  { name: "320 px, dark", viewport: { width: 320, height: 640 }, dark: true },
  { name: "desktop, light", viewport: desktop, dark: false },
];

// Red with an edition of Chromium whose Intl writes what app/kernel/settled-locales.ts does not know.
it("Chromium shows dates, numbers, money, names and their order as the server does", async () => {
  const code = await bundle(new URL("../support/intl-cases.ts", import.meta.url).pathname, "cases");
  const { page, context } = await visit(browser);
  expect(await page.evaluate(`(() => { ${code}; return cases.shown(); })()`)).toEqual(shownEverywhere);
  await context.close();
});

describe("every component", () => {
  it("has a touch target of 44 px, no accessibility fault and no sideways scroll in any look", async () => {
    const { page, problems, close } = await gallery({ viewport: phone });
    const small = await page
      .locator("button, select, textarea, input:not([type=checkbox], [type=radio]), label:has(input), nav a")
      .evaluateAll((all) =>
        all
          .map((element) => ({
            what: element.textContent || element.getAttribute("name"),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && box.height < 44)
          .map(({ what, box }) => `${what}: ${box.height}`),
      );
    expect(small).toEqual([]);
    await page.getByRole("button", { name: "Check" }).click();
    expect(await faultsInLooks(page, allLooks, { withoutAxe: true })).toEqual([]);
    expect(await faultsInLooks(page, judged)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe("fields, buttons and overlays", () => {
  it("link hint and error to the field, keep the focus on pending buttons, link summary to fields, and copy links", async () => {
    const { page, close } = await gallery();
    const described = (name: string) =>
      page.locator(`[name="${name}"]`).evaluate((input) => ({
        invalid: input.getAttribute("aria-invalid"),
        words: (input.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .filter(Boolean)
          .map((id) => document.getElementById(id)?.textContent),
      }));
    expect(await described("name")).toEqual({ invalid: null, words: ["As in your passport"] });
    expect(await described("about")).toEqual({
      invalid: "true",
      words: ["Two or three sentences", "Error: Write something"],
    });
    expect(await described("agree2")).toEqual({ invalid: "true", words: ["Error: Tick the box to go on"] });

    await page.getByRole("button", { name: "Publish form" }).click();
    const button = page.getByRole("button", { name: "Publishing" });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => focusedName(page)).toBe("Publishing");

    await page.getByRole("button", { name: "Check" }).click();
    const summary = page.getByRole("alert");
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole("link", { name: "Enter a town" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("town");
    await summary.getByRole("link", { name: "Choose a kind" }).press("Enter");
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("a");
    expect(page.url()).not.toContain("#");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // http://gallery.test is no secure context, so this runs the way of old browsers.
    await page.getByRole("button", { name: "Copy link" }).first().click();
    await page.getByRole("button", { name: "Link copied" }).waitFor();
    await page.locator('[name="name"]').focus();
    await page.keyboard.press("Control+V");
    expect(await page.locator('[name="name"]').inputValue()).toBe("https://rentform.test/apply/abc");
    await close();
  });

  it("trap the focus in dialogs, confirmations and menus, act on choice, and return the focus", async () => {
    const { page, close } = await gallery();
    await page.getByRole("button", { name: "Open dialog" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit question" });
    await dialog.waitFor();
    expect(await axeFaults(page, { within: "[role=dialog]" })).toEqual([]);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Open dialog");

    // An alert dialog starts on the way back, and acts only when told.
    const count = () => page.locator("output").textContent();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog", { name: "Delete this question?" }).waitFor();
    await expect.poll(() => focusedName(page)).toBe("Cancel");
    expect(await axeFaults(page, { within: "[role=alertdialog]" })).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await count()).toBe("0");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete question" }).click();
    await expect.poll(count).toBe("1");
    // A key pressed while what closes gives the focus back would go there.
    await expect.poll(() => focusedName(page)).toBe("Delete");

    // Red for the late one without startsAtFirst in late-menu.tsx: its first entry would wait for an arrow key.
    for (const [name, times] of [
      ["More actions", "2"],
      ["Late actions", "3"],
    ] as const) {
      await page.getByRole("button", { name }).press("Enter");
      await page.getByRole("menu").waitFor();
      expect(await axeFaults(page, { within: "[role=menu]" })).toEqual([]);
      await expect.poll(() => focusedName(page)).toBe("Duplicate");
      // A ring, as everywhere: a darker ground alone is hardly seen.
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe("solid");
      await page.keyboard.press("End");
      await expect.poll(() => focusedName(page)).toBe("Delete");
      await page.keyboard.press("Enter");
      await expect.poll(count).toBe(times);
      await expect.poll(() => focusedName(page)).toBe(name);
      // The second time, by the pointer: at once, and it goes by pressing beside it.
      await page.getByRole("button", { name }).click();
      await page.getByRole("menu").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
      await expect.poll(() => focusedName(page)).toBe(name);
    }

    // A dialog fits a phone held sideways.
    await page.setViewportSize({ width: 568, height: 320 });
    await page.getByRole("button", { name: "Open dialog" }).click();
    await dialog.waitFor();
    await atRest(page);
    const box = await dialog.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 320).toBe(true);
    await close();
  });
});

describe("toasts", () => {
  /** By key: the pointer stays where it is. */
  const show = (page: Page, type: string) =>
    page.getByRole("button", { name: `toast ${type}`, exact: true }).press("Enter");
  const toasts = (page: Page) => page.locator("[data-sonner-toast]");

  it("are at the bottom right, 356 px wide, 14 px apart, three at a time", async () => {
    const { page, close } = await gallery();
    await show(page, "success");
    // Under the pointer none of them leaves.
    await toasts(page).hover();
    for (const type of ["info", "warning", "error"]) await show(page, type);
    const visible = page.locator('[data-sonner-toast][data-visible="true"]');
    await expect.poll(async () => [await toasts(page).count(), await visible.count()]).toEqual([4, 3]);
    const edges = () =>
      visible.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    let nudge = 0;
    // Under the pointer they spread and wait; it moves again, for the last one may still be on its way up.
    const gaps = async () => {
      nudge = 10 - nudge;
      await page.mouse.move(desktop.width - 200 - nudge, desktop.height - 60);
      const [first, second, third] = await edges();
      return [(first?.top ?? 0) - (second?.bottom ?? 0), (second?.top ?? 0) - (third?.bottom ?? 0)].map(Math.round);
    };
    await expect.poll(gaps).toEqual([14, 14]);
    const toaster = page.locator("[data-sonner-toaster]");
    expect(await toaster.getAttribute("data-x-position")).toBe("right");
    expect(await toaster.getAttribute("data-y-position")).toBe("bottom");
    expect((await toasts(page).first().boundingBox())?.width).toBe(356);
    expect(await axeFaults(page, { within: "[data-sonner-toaster]" })).toEqual([]);
    await close();
  });

  it("disappear after 4000 ms, except loading ones", async () => {
    const { page, close } = await gallery();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const type of ["error", "loading"]) {
      await show(page, type);
      await page.clock.runFor(20);
    }
    await expect.poll(() => toasts(page).count()).toBe(2);
    await page.clock.runFor(3900);
    expect(await page.locator('[data-sonner-toast][data-removed="true"]').count()).toBe(0);
    await page.clock.runFor(2000);
    await expect.poll(() => toasts(page).allTextContents()).toEqual([expect.stringContaining("A loading toast")]);
    await close();
  });
});
