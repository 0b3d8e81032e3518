import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { aMember, count, db } from "../../support/accounts";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };

async function aDeadJob(): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await db
    .prepare(`INSERT INTO outbox (id, kind, ref, lane, attempts, next_at, due_at, created_at, dead_at, last_error)
      VALUES (?, 'cache.refresh-form', ?, 'urgent', 10, ?, ?, ?, ?, 'E_MADE_UP')`)
    .bind(id, JSON.stringify({ formId: crypto.randomUUID() }), now, now, now, now)
    .run();
  return id;
}

it("the admin sees a dead job in the overview, retries it in two clicks, and dismisses another", async () => {
  const { browser } = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
  const press = (fields: Record<string, string>) => browser.call("/admin/jobs", new URLSearchParams(fields));
  const [first, second] = [await aDeadJob(), await aDeadJob()];
  const overview = (await (await browser.call("/admin")).text()).replaceAll("<!-- -->", "");
  expect(overview).toMatch(/Jobs were given up within an hour: \d+\.[\s\S]*href="\/admin\/jobs"/);
  expect(await (await browser.call("/admin/jobs")).text()).toContain("E_MADE_UP");
  expect((await press({ intent: "retry", id: first })).headers.get("location")).toBe("/admin/jobs?done=retry");
  await expect
    .poll(() => count("SELECT count(*) AS n FROM outbox WHERE id = ? AND done_at IS NOT NULL", first))
    .toBe(1);
  expect((await press({ intent: "give-up", id: second, reason: "made up" })).status).toBe(400);
  expect((await press({ intent: "give-up", id: second, reason: "not-needed" })).status).toBe(303);
  expect((await press({ intent: "give-up", id: second, reason: "not-needed" })).status).toBe(409);
  expect((await press({ intent: "retry", id: first })).status).toBe(409);
  expect((await press({ intent: "nothing" })).status).toBe(400);
  await db.prepare("DELETE FROM outbox WHERE id = ?").bind(second).run();
});
