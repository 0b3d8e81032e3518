import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { axeFaults } from "./axe.ts";

/** Nothing wrong to axe, in the whole page or `within` a part, and nothing wider than the screen. `name`: of the state, for the message. */
export async function expectFine(page: Page, name: string, within?: string): Promise<void> {
  expect([name, await axeFaults(page, { within })]).toEqual([name, []]);
  await expectNoWider(page, name);
}

export async function expectNoWider(page: Page, name: string): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect([name, isWider]).toEqual([name, false]);
}

/** The count beside "Notifications"; 0 where there is none. */
export async function unreadNotices(page: Page): Promise<number> {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Notifications/ });
  return Number(/\((\d+)/.exec((await link.textContent()) ?? "")?.[1] ?? 0);
}

/** Waits for the export's link and presses it; the bytes of the file. */
export async function downloaded(page: Page, within: Locator): Promise<Buffer> {
  const link = within.getByRole("link", { name: /^Download/ });
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return readFileSync((await file.path()) ?? "");
}
