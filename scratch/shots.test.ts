import { mkdirSync, mkdtempSync } from "node:fs";
import { it } from "vitest";
import { getPlatformProxy } from "wrangler";
import { applyMigrations, findFreePort } from "../scripts/lib/local-server.ts";
import { axeFaults } from "../test/support/axe.ts";
import { desktop, openBrowser, phone, visit } from "../test/support/browser.ts";
import { startServer } from "../test/support/server.ts";

it("shots", async () => {
  const persistTo = mkdtempSync("/tmp/guest-shots-");
  applyMigrations(persistTo);
  const port = 8813;
  const proxy = await getPlatformProxy({
    configPath: "build/server/wrangler.json",
    persist: { path: `${persistTo}/v3` },
    envFiles: [".dev.vars"],
  } as never);
  (globalThis as never as { __env: unknown }).__env = { ...proxy.env, BASE_URL: `http://localhost:${port}` };
  const F = await import("../test/support/forms");
  const A = await import("../test/support/applications");
  const s = F.testServices();
  const definition = F.aDefinition({ withFile: true, custom: 2 });
  const form = await F.aPublishedForm(s, { definition });
  let last = null as never as { id: string };
  const names = [
    "Lovelace",
    "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh de la Vega y Fernández",
    "محمد عبد الرحمن",
    "Ng",
    "O’Brien",
  ];
  for (const [i, name] of names.entries())
    last = await A.aSentApplication(s, form, definition, {
      name,
      submittedAt: Date.now() - 86_400_000 * (5 - i),
      fileName: i === 4 ? "Kontoauszug_März_2026_vollständig_mit_allen_Anlagen_und_Unterschriften.pdf" : "payslip.pdf",
    });
  const pending = await F.aStartedForm(s, {
    definition: F.aDefinition({
      withFile: true,
      title: "Bright two-bedroom flat with a garden, quiet street, close to the university and the station",
    }),
  });
  const second = await F.aStartedForm(s, { email: form.email, definition });
  const old = F.testServices(new Date(Date.now() - 40 * 86_400_000));
  const expired = await F.aStartedForm(old);
  const expiredManage = await F.aPublishedForm(old);
  const empty = await F.aPublishedForm(s);
  await proxy.dispose();
  const server = await startServer({ persistTo, port });
  const browser = await openBrowser();
  const out = "/tmp/wt/shots/guest";
  mkdirSync(out, { recursive: true });
  const base = `/manage/form/${form.guestRentFormId}`;
  const fUrl = encodeURIComponent(`${server.origin}/apply/${form.urlId}`);
  const pages: Record<string, string> = {
    "verify-ready": `/verify-form?token=${pending.verifyToken}`,
    "verify-other": `/verify-form?token=${second.verifyToken}`,
    "verify-used": `/verify-form?token=${form.verifyToken}`,
    "verify-expired": `/verify-form?token=${expired.verifyToken}`,
    "verify-missing": "/verify-form",
    success: `/form-success?fUrl=${fUrl}&isUser=false&isEdit=false`,
    manage: base,
    "manage-confirm": `${base}?confirm=delete`,
    "manage-done": `${base}?done=paused`,
    application: `${base}/applications/${last.id}`,
    "manage-empty": `/manage/form/${empty.guestRentFormId}`,
    "manage-expired": `/manage/${expiredManage.manageToken}`,
    "manage-gate": `/manage/form/${"a".repeat(26)}`,
    unsubscribe: `/unsubscribe/${form.guestRentFormId}`,
  };
  const only = process.env.ONLY?.split(",");
  for (const [size, viewport] of [
    ["phone", phone],
    ["desktop", desktop],
  ] as const) {
    for (const dark of [false, true]) {
      const { page, context, problems } = await visit(browser, { viewport, dark });
      await page.goto(`${server.origin}/manage/${empty.manageToken}`);
      await page.goto(`${server.origin}/manage/${form.manageToken}`);
      for (const [name, path] of Object.entries(pages)) {
        if (only && !only.includes(name)) continue;
        await page.goto(server.origin + path);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: `${out}/${name}-${size}-${dark ? "dark" : "light"}.png`, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        const faults = await axeFaults(page);
        if (wide || faults.length) console.log(name, size, dark, wide ? "OVERFLOW" : "", faults);
      }
      if (problems.length) console.log(size, dark, problems);
      await context.close();
    }
  }
  await browser.close();
  await server.stop();
});
