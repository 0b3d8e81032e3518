import { expect, it } from "vitest";
import { visit } from "../support/browser";
import { openSite } from "../support/site";

const { server, browser } = await openSite();

it("the index of restrictions links to a place, whose page shows inherited rules with their source", async () => {
  const { page, context } = await visit(browser, { javaScript: false });
  await page.goto(`${server.origin}/restrictions`);
  await page.getByRole("link", { name: "California", exact: true }).click();
  await page.getByRole("heading", { name: "What may be asked in California, United States", level: 1 }).waitFor();
  const main = await page.locator("main").textContent();
  expect(main).toContain("Cal. Civ. Code 1940.3(b)");
  expect(main).toContain("From United States (federal base)");
  expect(main).toContain("Only in Oakland");
  expect(main).toMatch(/version 2026-11-21\.[0-9a-f]{8}/);
  await page.getByRole("link", { name: "All places" }).first().click();
  await page.getByRole("heading", { name: "Restrictions", level: 1 }).waitFor();
  await context.close();
});

it("an unknown place answers 404, and each place has one URL", async () => {
  for (const place of ["us-xx", "US-CA", "__proto__", "<script>"]) {
    const answer = await fetch(`${server.origin}/restrictions/${encodeURIComponent(place)}`);
    expect([place, answer.status]).toEqual([place, 404]);
  }
});
