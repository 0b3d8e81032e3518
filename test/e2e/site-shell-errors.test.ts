import { describe, expect, it } from "vitest";
import { alive, phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** The browser itself reports the 404 of the document; that is no fault of the page. */
const statusReport = /the server responded with a status of (404|500)/;

describe("an unknown URL", () => {
  it("answers 404 with a page that links back and home", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await page.goto(`${server.origin}/faq`);
    const answer = await page.goto(`${server.origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe("Not Found | Rentform");
    expect(await page.getByText("The page you are looking for does not exist.").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Go back" }).click();
    await page.waitForURL("**/faq");
    await page.goForward();
    await alive(page);
    await page.getByRole("link", { name: "Home Page" }).click();
    await page.waitForURL(`${server.origin}/`);
    // The router changed the page without loading it: the focus must not be left on a link that is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(problems.filter((problem) => !statusReport.test(problem))).toEqual([]);
    await context.close();
  });

  it("hides the button that needs JavaScript where there is none", async () => {
    const { page, context } = await visit(browser, { javaScript: false });
    await page.goto(`${server.origin}/no-such-page`);
    expect(await page.getByRole("button", { name: "Go back" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Home Page" }).isVisible()).toBe(true);
    await context.close();
  });
});

describe("a page whose data cannot be loaded", () => {
  type Router = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

  /** Moves within the router to an address whose data request fails, as a broken server would answer it. */
  async function failingPage() {
    const { page, context, problems } = await visit(browser);
    await page.goto(`${server.origin}/faq`);
    await page.goto(`${server.origin}/no-such-page`, { waitUntil: "networkidle" });
    await alive(page);
    const data = "**/other-page.data*";
    await page.route(data, (route) => route.fulfill({ status: 500, body: "The store is on fire" }));
    const fail = async () => {
      await page.evaluate(() => (window as unknown as Router).__reactRouterDataRouter.navigate("/other-page"));
      await page.getByRole("heading", { name: "Something went wrong!" }).waitFor();
    };
    await fail();
    return { page, problems, fail, repair: () => page.unroute(data), close: () => context.close() };
  }

  it("shows an error that can be closed and reopened, logs it, links back, and loads again by Try Again", async () => {
    const { page, problems, fail, repair, close } = await failingPage();
    const text = page.locator("#error-text");
    expect(await text.isVisible()).toBe(true);
    expect((await text.textContent())?.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hide Error" }).click();
    expect(await text.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Show Error" }).click();
    expect(await text.isVisible()).toBe(true);
    expect(problems.filter((problem) => problem.includes("Error happened"))).toHaveLength(1);
    await page.getByRole("link", { name: "Go Back" }).click();
    await page.waitForURL("**/no-such-page");
    await alive(page);
    await fail();
    await repair();
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("The page you are looking for does not exist.").waitFor();
    await close();
  });
});

describe("a missing script chunk", () => {
  it("raises the preload error event, reloads the page once, and keeps the page usable", async () => {
    const { page, context } = await visit(browser, { isFresh: true });
    await page.addInitScript(() => {
      window.addEventListener("vite:preloadError", () => {
        sessionStorage.setItem("raised", String(Number(sessionStorage.getItem("raised") ?? 0) + 1));
      });
    });
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route("**/assets/toaster*.js", (route) => route.abort());
    // It may load itself again before all of it is there.
    await page.goto(`${server.origin}/no-such-page`, { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("raised"))).toBe("2");
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(2);
    expect(await page.getByText("The page you are looking for does not exist.").isVisible()).toBe(true);
    await context.close();
  });
});
