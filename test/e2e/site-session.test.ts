import { describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** A visitor whose browser says that somebody is signed in; the small script is there, or never arrives. */
async function hinted(options: { hasScript: boolean; viewport?: typeof phone }) {
  const visitor = await visit(browser, options.viewport ? { viewport: options.viewport } : {});
  await visitor.context.addCookies([{ name: "signed_in", value: "1", url: server.origin }]);
  if (!options.hasScript) await visitor.page.route("**/assets/site-*.js", (route) => route.abort());
  return visitor;
}

// Red without the year in ui/scripts/site.ts.
it("the footer of a static page has the current year, whenever it was built", async () => {
  const { page, context } = await visit(browser);
  await page.clock.setFixedTime(new Date("2031-05-01T00:00:00Z"));
  await page.goto(`${server.origin}/about`);
  await page.getByText("© 2031 Rentform").waitFor();
  await context.close();
});

describe("the header of a static page", () => {
  // Red without the hint in the head: the page would first be painted for visitors.
  it("starts with the links of a signed-in user, before any other script", async () => {
    const { page, context } = await hinted({ hasScript: false });
    await page.goto(`${server.origin}/about`);
    const header = page.getByRole("banner");
    expect(await header.getByRole("link", { name: "Go to Dashboard" }).isVisible()).toBe(true);
    expect(await header.getByRole("button", { name: "Sign Out" }).isVisible()).toBe(true);
    expect(await header.getByRole("link", { name: "Sign In" }).isVisible()).toBe(false);
    await context.close();
  });

  it("has these links in the phone menu, too", async () => {
    const { page, context } = await hinted({ hasScript: false, viewport: phone });
    await page.goto(`${server.origin}/about`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Go to Dashboard" }).waitFor();
    expect(await header.getByRole("link", { name: "Get Started" }).isVisible()).toBe(false);
    await context.close();
  });

  // Red without the question in ui/scripts/site-session.ts.
  it("returns to the visitor's links when the session has ended, without layout shift", async () => {
    const { page, context, problems } = await hinted({ hasScript: true });
    await page.goto(`${server.origin}/about`);
    const nav = page.getByRole("navigation", { name: "Main" });
    await page.evaluate(() => document.fonts.ready);
    const before = await nav.boundingBox();
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await nav.boundingBox()).toEqual(before);
    expect(await page.getByRole("link", { name: "Go to Dashboard" }).isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });
});
