import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../app/kernel/ids.ts";
import { axeFaults } from "./axe.ts";
import { phone, type Visitor, visit } from "./browser.ts";
import { openLocalDatabase } from "./local-d1.ts";
import { openSite, type Site } from "./site.ts";

const shots = process.env.SHOTS;
const ids = createIdMaker();

/**
 * A site of this file with published forms, by their public ids. No two files publish under the same: the Worker that they
 * share remembers what it served.
 */
export async function openApplySite(forms: Record<string, FormDefinition>): Promise<Site> {
  const site = await openSite();
  publishForms(site, forms);
  return site;
}

export function publishForms({ server }: Site, forms: Record<string, FormDefinition>): void {
  const database = openLocalDatabase(server.persistTo);
  database.exec(Object.entries(forms).map(formSql).join("\n"));
  database.close();
}

function formSql([urlId, definition]: [string, FormDefinition], at: number): string {
  const quoted = `'${JSON.stringify(definition).replaceAll("'", "''")}'`;
  const id = `'${ids.uuid()}'`;
  const version = `'${ids.uuid()}'`;
  return `INSERT INTO rent_form (id, url_id, state, title, draft, published_version_id, published_at, created_at, updated_at)
    VALUES (${id}, '${urlId}', 'open', 'Flat', ${quoted}, ${version}, 1, 1, 1);
    INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at)
    VALUES (${version}, ${id}, 1, ${quoted}, 'x', 1);
    INSERT INTO guest_rent_form (id, form_id, email, verified_at, created_at)
    VALUES ('${ids.guestRentFormId()}', ${id}, 'landlord${at}@landlord.example', 1, 1);`;
}

/** Somebody with a phone, unless told otherwise, on the first step of a form. */
export async function begin(
  site: Site,
  urlId: string,
  options: Parameters<typeof visit>[1] & { prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Visitor> {
  const visitor = await visit(site.browser, { viewport: phone, ...options });
  await options.prepare?.(visitor.page);
  await visitor.page.goto(`${site.server.origin}/apply/${urlId}`);
  await visitor.page.locator("button[value=start]").click();
  await visitor.page.waitForURL(/step=1/);
  return visitor;
}

/** Nothing wrong to axe; with a picture. */
export async function fine(page: Page, name: string): Promise<void> {
  await shot(page, name);
  expect([name, await axeFaults(page)]).toEqual([name, []]);
}

/** Types into the controls of a step as a person would; empty values stand for what is left alone. */
export async function fillPairs(page: Page, pairs: readonly [string, string][]): Promise<void> {
  for (const [name, value] of pairs) {
    if (value === "") continue;
    const control = page.locator(`[name="${name}"]:not([type=hidden])`);
    const kind = await control.first().evaluate((node) => `${node.tagName}:${node.getAttribute("type")}`);
    if (kind === "SELECT:null") await control.selectOption(value);
    else if (/radio|checkbox/.test(kind)) await page.locator(`[name="${name}"][value="${value}"]`).check();
    else await control.fill(value);
  }
}

export const goOn = (page: Page): Promise<void> => page.locator("button[data-go]").click();

/** A picture of the page for whoever asks by SHOTS=folder. */
export async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}
