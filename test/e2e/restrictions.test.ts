import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visit } from "../support/browser";
import { allLooks, faultsInLooks, type Look } from "../support/looks";
import { openSite } from "../support/site";

const { server, browser } = await openSite();

const addresses = ["/restrictions", "/restrictions/us-ca", "/restrictions/eu-fr"];

async function shot(page: Page, { name }: Look): Promise<string[]> {
  const file = `${new URL(page.url()).pathname} ${name}`.replace(/\W+/g, "-");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${file}.png` });
  return [];
}

describe.each(addresses)("%s", (address) => {
  it("reads without script and fits in any look", async () => {
    const { page, context, problems } = await visit(browser, { javaScript: false });
    await page.goto(server.origin + address);
    expect(await faultsInLooks(page, allLooks, { withoutAxe: true, further: shot })).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("has no fault in any look", async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin + address);
    expect(await faultsInLooks(page, allLooks)).toEqual([]);
    await context.close();
  });
});

it("leads from the index to a place and back, and shows the parent's rules with where they come from", async () => {
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

it("a place that is none is not found, and an address has one form", async () => {
  for (const place of ["us-xx", "US-CA", "__proto__", "<script>"]) {
    const answer = await fetch(`${server.origin}/restrictions/${encodeURIComponent(place)}`);
    expect([place, answer.status]).toEqual([place, 404]);
  }
});
