import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createIdMaker } from "../../app/kernel/ids.ts";
import { demoDefinition } from "../../scripts/seed/forms.ts";
import { openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";
import { allLooks, faultsInLooks } from "../support/looks.ts";

const demo = demoDefinition(createIdMaker(), new Date());
const hashes = ["0", "1", "2", "3"].map((digit) => digit.repeat(64));
const photos = hashes.map((hash) => ({ hash, width: 1600, height: 1200, alt: { en: "A room" } }));
const site = await openApplySite({
  "home-page-1": demo,
  "home-page-pics": { ...demo, property: { ...demo.property, photos } },
});
const at = (id: string, query = "") => `${site.server.origin}/apply/${id}/home/14-maple-street-portland${query}`;

describe("the page of a home", () => {
  it.each(["home-page-1?lang=de", "home-page-1?lang=ar", "home-page-pics"])("looks right: %s", async (address) => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    const [id = "", query = ""] = address.split("?");
    // The pictures of this form are not stored.
    await page.route("**/media/*", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
    await page.goto(at(id, query && `?${query}`), { waitUntil: "networkidle" });
    expect(await faultsInLooks(page, allLooks)).toEqual([]);
    // Of the policy, too: what it refuses is written to the console.
    expect(problems).toEqual([]);
    await context.close();
  });

  it("is at most 40 KB without its pictures, and has no React", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, isFresh: true });
    const weights: Promise<number>[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("/media/")) weights.push(response.body().then((body) => gzipSync(body).byteLength));
    });
    await page.route("**/media/*", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
    await page.goto(at("home-page-pics"), { waitUntil: "networkidle" });
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    expect(total).toBeGreaterThan(5 * 1024);
    expect(total).toBeLessThanOrEqual(40 * 1024);
    expect(await page.locator("script[src]").count()).toBe(2);
    await context.close();
  });

  it("leads a phone without script to the first step", async () => {
    const { page, context } = await visit(site.browser, { viewport: phone, javaScript: false });
    await page.goto(`${site.server.origin}/apply/home-page-1/home`);
    expect(new URL(page.url()).pathname).toBe("/apply/home-page-1/home/14-maple-street-portland");
    await page.getByRole("button", { name: "Start your application" }).click();
    await page.waitForURL(/step=1/);
    await context.close();
  });
});

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200"/></svg>';
