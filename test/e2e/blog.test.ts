import { describe, expect, it } from "vitest";
import { phone, visit } from "../support/browser";
import { openSite } from "../support/site";

const { server, browser } = await openSite();
describe("a blog post", () => {
  it("keeps its table readable for a screen reader where rows are shown as blocks", async () => {
    const { page, context } = await visit(browser, { viewport: phone, javaScript: false });
    await page.goto(`${server.origin}/blog/how-to-decide-rental-applicant`);
    const table = page.getByRole("table").first();
    expect(await table.getByRole("columnheader").allTextContents()).toEqual(["Kind", "Good examples", "Leave out"]);
    expect(await table.getByRole("row").count()).toBe(3);
    const label = await table
      .getByRole("cell")
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toBe('"Good examples"');
    await context.close();
  });

  // Red when the rule for `#checklist:target` is left out of post.css.
  it("prints its checklist only when the URL names it", async () => {
    const { page, context } = await visit(browser, { javaScript: false });
    await page.emulateMedia({ media: "print" });
    await page.goto(`${server.origin}/blog/how-to-decide-rental-applicant`);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Create your form" }).isVisible()).toBe(false);
    await page.goto(`${server.origin}/blog/how-to-decide-rental-applicant#checklist`);
    // Its title says what the list is of; the text is left out.
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator(".post > p").first().isVisible()).toBe(false);
    expect(await page.locator(".checklist li").first().isVisible()).toBe(true);
    const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await context.close();
  });

  it("is opened from the list, links from contents to a section, and from a number to its source and back", async () => {
    const { page, context } = await visit(browser, { javaScript: false });
    await page.goto(`${server.origin}/blog`);
    await page.getByRole("link", { name: "How to decide between rental applicants" }).click();
    await page.getByRole("navigation", { name: "In this post" }).getByRole("link", { name: "Checklist" }).click();
    await page.waitForURL("**#checklist");
    await page.locator("sup a").first().click();
    await page.locator(".footnotes li:target a[data-footnote-backref]").click();
    await page.locator("sup a:target").waitFor();
    await context.close();
  });
});
