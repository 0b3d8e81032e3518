import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations, projectRoot } from "../../scripts/lib/local-server.ts";
import { asked, everyKind, smallFiles, typedSteps } from "../support/apply-form.ts";
import { axeFaults } from "../support/axe.ts";
import { openBrowser, phone, visit } from "../support/browser.ts";
import { startServer, type TestServer } from "../support/server.ts";

const shots = process.env.SHOTS;
let browser: Browser;
let server: TestServer;
let data: string;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "rentform-apply-"));
  applyMigrations(data);
  storeForm();
  [browser, server] = await Promise.all([openBrowser(), startServer({ persistTo: data })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

function storeForm(): void {
  const quoted = `'${JSON.stringify(everyKind()).replaceAll("'", "''")}'`;
  const sql = `INSERT INTO rent_form (id, url_id, state, title, draft, published_version_id, published_at, created_at, updated_at)
    VALUES ('11111111-1111-4111-8111-111111111111', 'test-form-one', 'open', 'Flat', ${quoted}, '22222222-2222-4222-8222-222222222222', 1, 1, 1);
    INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at)
    VALUES ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111', 1, ${quoted}, 'x', 1);
    INSERT INTO guest_rent_form (id, form_id, email, verified_at, created_at)
    VALUES ('abcdefghijklmnopqrstuvwxyz', '11111111-1111-4111-8111-111111111111', 'landlord@landlord.example', 1, 1);`;
  const file = join(data, "form.sql");
  writeFileSync(file, sql);
  const args = ["d1", "execute", "DB", "--local", "--persist-to", data, "--config", "wrangler.toml", "--file", file];
  const done = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), args, { cwd: projectRoot, encoding: "utf8" });
  if (done.status !== 0) throw new Error(done.stdout + done.stderr);
}

async function fill(page: Page, pairs: readonly [string, string][]): Promise<void> {
  for (const [name, value] of pairs) {
    if (value === "") continue;
    const control = page.locator(`[name="${name}"]:not([type=hidden])`);
    const kind = await control.first().evaluate((node) => `${node.tagName}:${node.getAttribute("type")}`);
    if (kind === "SELECT:null") await control.selectOption(value);
    else if (/radio|checkbox/.test(kind)) await page.locator(`[name="${name}"][value="${value}"]`).check();
    else await control.fill(value);
  }
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

const goOn = (page: Page) => page.locator("button[data-go]").click();
const slips = () => [
  { name: "payslip one.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallFiles.pdf) },
  { name: "payslip two.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallFiles.jpg) },
];

describe("applying on a phone", () => {
  it("with JavaScript: questions come and go, files go up, a reload and the back button lose nothing", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await page.goto(`${server.origin}/apply/test-form-one`);
    expect(await axeFaults(page)).toEqual([]);
    await shot(page, "start");
    await page.getByRole("button", { name: "Start your application" }).click();
    await page.getByLabel("E-mail address").fill("half@typed");
    await page.reload();
    expect(await page.getByLabel("E-mail address").inputValue()).toBe("half@typed");
    await goOn(page);
    await page.waitForURL(/step=1/);
    expect(await page.title()).toMatch(/^Error: Step 1 of 6/);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-summary"))).toBe(true);
    await shot(page, "errors");
    expect(await axeFaults(page)).toEqual([]);
    await fill(page, typedSteps[0] ?? []);
    await page.locator(`[name="${asked.phone}"]`).focus();
    expect(await page.locator(`[id="${asked.email}-e"]`).count()).toBe(0);
    await goOn(page);
    await page.waitForURL(/step=2/);
    const rent = page.locator(`[data-f="${asked.home}.0.${asked.rent}"]`);
    expect(await rent.isVisible()).toBe(false);
    await fill(page, typedSteps[1] ?? []);
    expect(await rent.isVisible()).toBe(true);
    await shot(page, "home");
    await goOn(page);
    await page.waitForURL(/step=3/);
    await page.goBack();
    expect(await page.locator(`[name="${asked.home}.0.${asked.address}.line1"]`).inputValue()).toBe("9 Oak Avenue");
    await page.goForward();
    await fill(page, typedSteps[2] ?? []);
    await shot(page, "work");
    await goOn(page);
    await page.waitForURL(/step=4/);
    await fill(page, typedSteps[3] ?? []);
    await goOn(page);
    await page.waitForURL(/step=5/);
    await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(slips());
    await page.locator("[data-doc]").nth(1).waitFor();
    await fill(page, typedSteps[4] ?? []);
    await shot(page, "papers");
    expect(await axeFaults(page)).toEqual([]);
    await goOn(page);
    await page.waitForURL(/step=6/);
    expect(await page.getByText("payslip two.jpg").count()).toBe(1);
    await shot(page, "check");
    expect(await axeFaults(page)).toEqual([]);
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await page.locator("button[data-go]").dblclick();
    await page.waitForURL(/success/);
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await shot(page, "success");
    expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(0);
    const first = await page.locator(".ref").textContent();
    await page.reload();
    expect(await page.locator(".ref").textContent()).toBe(first);
    expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
    await context.close();
  });

  it("without JavaScript: two documents, from start to receipt", async () => {
    const { page, context } = await visit(browser, { viewport: phone, javaScript: false });
    await page.goto(`${server.origin}/apply/test-form-one`);
    await page.getByRole("button", { name: "Start your application" }).click();
    for (const [at, pairs] of typedSteps.entries()) {
      await fill(page, pairs);
      if (at === 4) {
        await page.locator(`[id="${asked.payslips}-file"]`).setInputFiles(slips());
        await page.locator(`button[name=upload][value="${asked.payslips}"]`).click();
        expect(await page.locator("[data-doc]").count()).toBe(2);
        expect(await page.locator(`[name="${asked.sign}"]`).inputValue()).toBe("Ada Lovelace");
      }
      await goOn(page);
      await page.waitForURL(new RegExp(`step=${at + 2}`));
    }
    await page.locator(`[name="consent.${asked.truth}"]`).check();
    await page.locator("button[data-go]").click();
    await page.waitForURL(/success/);
    expect(await page.locator(".ref").textContent()).toMatch(/^RF-/);
    await context.close();
  });
});
