import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
const list = `${server.origin}/app/applicants`;
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await page.clock.install();
  await enterAsDemo(page, server);
});

async function open(address = list): Promise<void> {
  await page.goto(address);
  await alive(page);
}

const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
const shortlisted = () =>
  readLocal<{ n: number }>(server.persistTo, "SELECT count(*) AS n FROM application WHERE state = 'shortlisted'")[0]
    ?.n ?? 0;

describe("the landlord's applicant list", () => {
  it("shows ten applicants at once, can be reached past the filters, and keeps rows, selection and scroll position", async () => {
    // Red with rows of 60 px: the mockup's list shows as many.
    await open();
    const boxes = await page
      .locator("[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
    expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(10);
    const ends = await page
      .locator("[data-row] td:nth-child(3)")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(new Set(ends).size).toBe(1);

    const skip = page.getByRole("link", { name: "Skip to the list" });
    await skip.focus();
    await page.keyboard.press("Enter");
    // The box that selects all stands before the first row.
    for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("[data-row]")?.getAttribute("data-row")))
      .toBe("0");

    // Red without useLeaving: what is put away goes off at once, and is shown again where that was refused.
    const rows = page.locator("[data-row]");
    const count = await rows.count();
    let answer = () => {};
    const held = new Promise<void>((told) => {
      answer = told;
    });
    // The server is asked for one that is not there.
    const postData = `${new URLSearchParams({ intent: "archive", ids: crypto.randomUUID() })}`;
    await page.route("**/app/applicants/moves*", async (route) => {
      await held;
      await route.continue({ postData });
    });
    await rows.nth(2).locator("input").check();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect.poll(() => rows.count()).toBe(count - 1);
    answer();
    await expect.poll(() => rows.count()).toBe(count);
    await rows.nth(2).locator("input").setChecked(false);
    await page.unroute("**/app/applicants/moves*");

    // Red without focusFirst in dialog-window.tsx.
    await page.keyboard.press("j");
    await page.keyboard.press("d");
    await page.getByRole("dialog", { name: "Decline this application" }).waitFor();
    expect(await focused()).not.toBe("Close");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    // Red without useKeptPlace.
    for (const row of [1, 3]) await page.locator(`[data-row="${row}"] input`).check();
    await page.getByText("2 selected", { exact: true }).waitFor();
    const link = page.locator('[data-row="18"] a').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await link.click();
    await page.getByRole("heading", { name: "Income to rent" }).waitFor();
    await page.goBack();
    await page.getByText("2 selected", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
    expect(await page.locator('[data-row="3"] input').isChecked()).toBe(true);
  });

  // Red without placeInList, and without `placeAt` of AppHeader.
  it("shows an application's position in the list and its place in the navigation", async () => {
    await open(`${list}?state=shortlisted`);
    await page.locator('[data-row="1"] a').first().click();
    const bar = page.getByRole("navigation", { name: "Applications", exact: true });
    await bar.getByText("2 of 3", { exact: true }).waitFor();
    const places = page.getByRole("navigation", { name: "Main" });
    expect(await places.locator("[aria-current=page]").allTextContents()).toEqual(["Applicants"]);
    await bar.getByRole("link", { name: "Next" }).click();
    await bar.getByText("3 of 3", { exact: true }).waitFor();
    expect(await bar.getByRole("link", { name: "Next" }).count()).toBe(0);
  });

  it("takes two lines for each applicant on a phone, shows what Tab reaches, and skips the hidden header", async () => {
    await page.setViewportSize(phone);
    await open();
    const heights = await page
      .locator("[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);

    // Red without scroll-padding at the foot: what Tab reached lay under the bar of places.
    await page.locator('[data-row="3"] a').focus();
    const hidden: string[] = [];
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press("Tab");
      hidden.push(
        ...(await page.evaluate(() => {
          const one = document.activeElement as HTMLElement;
          const { left, top, width, height } = one.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over?.closest("nav") && !one.closest("nav") ? [one.textContent ?? ""] : [];
        })),
      );
    }
    expect(hidden).toEqual([]);
    expect(await page.getByLabel("Select all on this page").isVisible()).toBe(false);
    await page.setViewportSize(desktop);
  });

  it("shows the home of each applicant whole, in a column on desktop and on a line of its own on a phone", async () => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await open(`${list}?sort=arrival`);
      const homes = page.locator("tbody .form");
      expect(new Set(await homes.allTextContents())).toContain("Unit 3, 220 Birch Lane");
      const cut = await homes.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut).toBe(0);
      const lefts = await homes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(1);
    }
    await page.setViewportSize(desktop);
  });

  it("hides names by one press until shortlisted, remembers that, and asks on an application by keys", async () => {
    await open(`${list}?state=in_review`);
    const [first = ""] = await page.locator("[data-row] a").allTextContents();
    await page.getByRole("switch", { name: "Hide names" }).click();
    await page.getByText("Names are hidden until someone is on the shortlist").waitFor();
    await page.locator("[data-row] a", { hasText: "Applicant RF-" }).first().waitFor();
    expect(await page.locator("main").textContent()).not.toContain(first);
    await page.reload();
    await alive(page);
    expect(await page.content()).not.toContain(first);
    await page.setViewportSize(phone);
    // Red where the home keeps its 48 pixels: "Applicant RF-N9GQ-8…" names nobody.
    const reference = page.locator("[data-row] th a").filter({ hasText: "Applicant RF-" }).first();
    expect(await reference.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize(desktop);
    await page.getByRole("switch", { name: "Hide names" }).click();
    await page.locator("[data-row] a", { hasText: first }).first().waitFor();

    // Red without useMoveKeys.
    await page.locator("[data-row] a").first().click();
    await page.getByRole("heading", { name: "Income to rent" }).waitFor();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Shortlist with a message" }).click();
    await page.getByRole("dialog", { name: "Shortlist this application" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("s");
    await page.getByRole("region", { name: "Last decision" }).waitFor();
    await page.keyboard.press("u");
    await page.getByText("Undone", { exact: false }).first().waitFor();
    await page.keyboard.press("d");
    await page.getByRole("dialog", { name: "Decline this application" }).waitFor();
    await page.keyboard.press("Escape");
  });
});

describe("a decision in the applicant list", () => {
  // Red with the way back in a toast, which stands for four seconds.
  it("can be undone as long as its mail waits, on any page, and by a key", async () => {
    const before = shortlisted();
    await open(`${list}?state=in_review`);
    for (const key of ["j", "s"]) await page.keyboard.press(key);
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    await page.clock.fastForward(15_000);
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
    expect(await undo.isVisible()).toBe(true);
    expect(shortlisted()).toBe(before + 1);
    // Red where a focused box counts as typing: J and K leave the focus on one.
    await page.goBack();
    await page.locator("[data-row] input").first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("u");
    await page.getByText("Undone", { exact: false }).waitFor();
    expect(shortlisted()).toBe(before);
    await undo.waitFor({ state: "detached" });
  });

  // Red with a bar that is fixed: where a page ends on the screen, nothing scrolls out from below it.
  it("offers undo without covering other controls, on desktop and phone, and only for that time", async () => {
    await open(`${list}?state=in_review`);
    const [one, two] = await page
      .locator("[data-row] a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const ids = [one, two].map((href) => new URL(href ?? "", server.origin).searchParams.get("applicationId") ?? "");
    await open(`${list}/compare?ids=${ids.join(",")}`);
    const undo = page.getByRole("button", { name: "Undo" });
    const decide = async () => {
      await page.getByRole("button", { name: "Shortlist Household A" }).click();
      await undo.waitFor();
    };
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await decide();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const covered = await page.locator("main :is(a, button)").evaluateAll((all) => {
        const bar = document.querySelector("[aria-label='Last decision']")?.getBoundingClientRect();
        if (!bar) return ["no bar"];
        return all
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.bottom > bar.top && box.top < bar.bottom)
          .map(({ name }) => name);
      });
      expect(covered).toEqual([]);
      await undo.click();
      await undo.waitFor({ state: "detached" });
    }
    await page.setViewportSize(desktop);
    await decide();
    await page.clock.fastForward(121_000);
    await undo.waitFor({ state: "detached" });
  });
});

describe("a slow page of the account", () => {
  const isCovered = () =>
    page.locator(".page-skeleton").evaluate((one) => getComputedStyle(one).visibility === "visible");

  // Red with a skeleton that its animation hides: without motion there is none, and each page would flash.
  it("shows its skeleton after a while with animation, and without delay when motion is reduced", async () => {
    await open();
    for (const [reducedMotion, isShown] of [
      ["reduce", false],
      ["no-preference", true],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const held = Promise.withResolvers<void>();
      await page.route("**/app/dashboard.data*", async (route) => {
        await held.promise;
        await route.continue();
      });
      const places = page.getByRole("navigation", { name: "Main" });
      await places.getByRole("link", { name: "Dashboard" }).first().click();
      await page.locator(".page-skeleton").waitFor({ state: "attached" });
      if (isShown) await expect.poll(isCovered).toBe(true);
      else expect(await isCovered()).toBe(false);
      held.resolve();
      await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
      await page.unrouteAll();
      await places.getByRole("link", { name: "Applicants" }).first().click();
      await page.locator("[data-row]").first().waitFor();
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
});

describe("an error on a page of the account", () => {
  // Red without routes/app/screen.tsx: the root's screen takes the place of the whole frame.
  it("leaves the navigation around it", async () => {
    await page.goto(`${server.origin}/app/forms/${crypto.randomUUID()}`);
    await page.getByText("The page you are looking for does not exist.").waitFor();
    await page.getByRole("link", { name: "Notifications" }).first().waitFor();
    await page.getByRole("link", { name: "Look in the bin" }).click();
    await page.getByText("The bin is empty").waitFor();
    await page.goto(
      `${server.origin}/app/forms/5eedf0a1-0000-4000-8000-000000000001?applicationId=${crypto.randomUUID()}`,
    );
    await page.getByRole("link", { name: "All applications" }).click();
    await page.getByRole("heading", { name: "Tenant Applications" }).waitFor();
    await page.goto(`${server.origin}/app/nothing-here`);
    await page.getByRole("link", { name: "Notifications" }).first().waitFor();
  });
});
