import { beforeAll, describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();
/** The address that the build gave the static pages. */
let builtFor: string;
beforeAll(async () => {
  builtFor = /<loc>(.*?)\/<\/loc>/.exec(await (await fetch(`${server.origin}/sitemap.xml`)).text())?.[1] ?? "";
});

const titles: Record<string, string> = {
  "/": "Digital Rental Application Forms for Landlords | Rentform",
  "/about": "About | Rentform",
  "/contact": "Help Center | Rentform",
  "/faq": "Frequently asked questions | Rentform",
  "/pricing": "Pricing: free rental application forms | Rentform",
  "/privacy-policy": "Privacy policy | Rentform",
  "/restrictions": "What a landlord may ask: rental law by place | Rentform",
  "/terms-of-service": "Terms of service | Rentform",
};
/** The help center's form carries a signed time. */
const isStatic = (path: string) => path !== "/contact";
describe.each(Object.entries(titles))("the public page %s", (path, title) => {
  it("has its title, one canonical link and no React", async () => {
    const { page, context, problems } = await visit(browser);
    await page.goto(server.origin + path);
    expect(await page.title()).toBe(title);
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((l) => l.getAttribute("href")));
    expect(canonical).toEqual([(isStatic(path) ? builtFor : server.origin) + path]);
    expect(await page.locator('meta[name="viewport"]').getAttribute("content")).toMatch(/user-scalable=no/);
    expect(await page.locator("h1").count()).toBe(1);
    const scripts = await page
      .locator("script:not([type='application/ld+json'])")
      .evaluateAll((all) => all.map((s) => s.getAttribute("src")));
    // The head's hint and the one small script.
    expect(scripts).toEqual([null, expect.stringMatching(/^\/assets\/site-/)]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("header and footer", () => {
  it("link only to pages that exist", async () => {
    const html = await (await fetch(server.origin)).text();
    const links = [...new Set([...html.matchAll(/href="(\/[^"#]*)"/g)].map((match) => match[1] as string))];
    expect(links).toContain("/pricing");
    for (const link of links.filter((href) => !href.startsWith("/start"))) {
      expect([link, (await fetch(server.origin + link)).status]).toEqual([link, 200]);
    }
  });

  it("are on public pages and not on tenants' and the account's pages", async () => {
    const has = async (path: string) => {
      const html = await (await fetch(server.origin + path)).text();
      return [html.includes("Streamline your rental process"), html.includes('aria-label="Main"')];
    };
    expect(await has("/no-such-page")).toEqual([true, true]);
    expect(await has("/apply-here")).toEqual([true, true]);
    // Nobody is signed in here: the signed-in area leads away before it shows anything.
    expect((await fetch(`${server.origin}/app/no-such-page`, { redirect: "manual" })).status).toBe(302);
    expect(await has("/apply/x/no-such-page")).toEqual([false, false]);
  });

  it("have a skip link for the keyboard", async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    const isSeen = () =>
      skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0);
    await expect.poll(isSeen).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await context.close();
  });
});

describe.each([true, false])("the menu on a phone, with JavaScript: %s", (javaScript) => {
  it("locks the page, and closes by its button, Escape, a click beside it only, and a link", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone, javaScript });
    await page.goto(server.origin);
    const footer = page.getByRole("contentinfo");
    expect(await footer.textContent()).toContain(`© ${new Date().getUTCFullYear()} Rentform`);
    expect(await footer.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toMatch(/^mailto:.+@/);

    const opener = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    const overflow = () => page.locator("html").evaluate((html) => getComputedStyle(html).overflowY);
    await opener.click();
    await menu.waitFor();
    await expect.poll(overflow).toBe("hidden");
    await expect.poll(() => opener.count()).toBe(0);
    await page.getByRole("button", { name: "Close menu" }).click();
    await opener.waitFor();
    await expect.poll(overflow).not.toBe("hidden");

    await opener.click();
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await opener.click();
    await menu.waitFor();
    const beneath = await page.getByRole("link", { name: "What it costs" }).boundingBox();
    if (!beneath) throw new Error("no link beneath the menu");
    const [x, y] = [beneath.x + 20, beneath.y + 20];
    const link = page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest("a")?.href ?? null, [
      x,
      y,
    ] as const);
    expect(await link).toBeNull();
    await page.mouse.click(x, y);
    await menu.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/");

    await opener.click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    expect(await menu.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });
});

// Red with Cache-Control: no-cache, by which a browser asks the server again for what it has just fetched.
it("a click on a prefetched link uses the prefetched data", async () => {
  const { page, context } = await visit(browser, { isFresh: true });
  await page.goto(server.origin);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
  const fetched = page.waitForEvent("requestfinished", (request) => new URL(request.url()).pathname === "/pricing");
  await link.hover();
  await fetched;
  await link.click();
  await page.waitForURL("**/pricing");
  const transferred = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize,
  );
  expect(transferred).toBe(0);
  await context.close();
});
