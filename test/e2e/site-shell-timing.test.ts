import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alive, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

/** The router's constants of section 9, by a clock that the test moves. */
const { server, browser } = await openSite();

async function open(path: string) {
  const { page, context, problems } = await visit(browser);
  await page.clock.install();
  await page.goto(server.origin + path, { waitUntil: "networkidle" });
  if (path !== "/") await alive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, context, problems };
}

function prefetched(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"], link[rel="modulepreload"][href*="/pricing-"]').count();
}

describe.each([
  { kind: "without React", path: "/" },
  { kind: "with React", path: "/no-such-page" },
])("prefetching a link on a page $kind", ({ path }) => {
  it.each(["hover", "focus"] as const)("begins 50 ms after %s, not before", async (intent) => {
    const { page, context, problems } = await open(path);
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
    await (intent === "hover" ? link.hover() : link.focus());
    await page.clock.runFor(49);
    expect(await prefetched(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
    await context.close();
  });

  it("does not begin when the pointer only passes", async () => {
    const { page, context } = await open(path);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).hover();
    await page.clock.runFor(40);
    await page.mouse.move(5, 400);
    await page.clock.runFor(200);
    expect(await prefetched(page)).toBe(0);
    await context.close();
  });
});

describe("the progress bar of navigation", () => {
  type Router = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

  it("appears after 1000 ms of waiting, and stays for at least 500 ms", async () => {
    const { page, context } = await open("/no-such-page");
    const bar = page.locator("[data-pending-bar]");
    const held = Promise.withResolvers<Route>();
    await page.route("**/other-page.data*", (route) => held.resolve(route));
    await page.evaluate(() => void (window as unknown as Router).__reactRouterDataRouter.navigate("/other-page"));
    const request = await held.promise;
    await page.clock.runFor(990);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(() => bar.count()).toBe(1);
    await request.continue();
    await page.waitForURL("**/other-page");
    await page.clock.runFor(450);
    expect(await bar.count()).toBe(1);
    await page.clock.runFor(100);
    await expect.poll(() => bar.count()).toBe(0);
    await context.close();
  });
});
