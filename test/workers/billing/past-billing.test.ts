import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sweepPastBilling } from "../../../workers/jobs/sweeps/past-billing";
import { testServices } from "../../support/services";

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date("2030-06-01T03:19:00Z");
const ago = (days: number) => now.getTime() - days * dayMs;
const services = testServices({ now });
const { db } = services;
const a = (name: string) => `past-billing-${name}`;

const event = (id: string, receivedAt: number, handledAt: number | null) =>
  db.run(sql`INSERT INTO stripe_event (id, type, created, livemode, received_at, handled_at)
    VALUES (${`evt_${a(id)}`}, 'invoice.paid', ${receivedAt}, 0, ${receivedAt}, ${handledAt})`);
/** A consent with the purchase that it was given for; both of its own account. */
async function consent(id: string, at: number, state: string, kind = "pack"): Promise<void> {
  await db.run(sql`INSERT INTO billing_consent (id, account_id, kind, text_version, text_hash, locale, at)
    VALUES (${a(id)}, ${a(`of-${id}`)}, ${kind}, '1', 'h', 'en', ${at})`);
  await db.run(sql`INSERT INTO purchase (id, account_id, kind, price_key, amount_minor, currency, state, consent_id, created_at)
    VALUES (${a(id)}, ${a(`of-${id}`)}, ${kind}, 'k', 100, 'usd', ${state}, ${a(id)}, ${at})`);
}
const plan = (of: string, status: string, graceUntil: number | null) =>
  db.run(sql`INSERT INTO subscription (account_id, stripe_subscription_id, status, price_key, started_at, period_end, grace_until, synced_at)
    VALUES (${a(`of-${of}`)}, ${`sub_${a(of)}`}, ${status}, 'pro_year', 1, 1, ${graceUntil}, 1)`);
const idsIn = async (table: string) =>
  (
    await db.all<{ id: string }>(sql`SELECT id FROM ${sql.identifier(table)} WHERE id LIKE ${`%${a("")}%`} ORDER BY id`)
  ).map(({ id }) => id.slice(id.indexOf(a("")) + a("").length));

// Red before there was a sweep: three kinds of rows that only grew.
it("the sweep deletes handled Stripe events after 90 days, and keeps unhandled ones", async () => {
  await event("old", ago(100), ago(91));
  await event("late", ago(100), ago(89));
  await event("waiting", ago(500), null);
  expect(await sweepPastBilling(testServices({ now: new Date(now.getTime() + 60_000) }))).toBe(0);
  expect(await idsIn("stripe_event")).toEqual(["late", "old", "waiting"]);
  expect(await sweepPastBilling(services)).toBe(1);
  expect(await idsIn("stripe_event")).toEqual(["late", "waiting"]);
});

it("the sweep deletes consents of accounts that never paid, and those over three years old without a running contract", async () => {
  for (const state of ["open", "expired", "failed"]) await consent(`unpaid-${state}`, ago(31), state);
  await consent("unpaid-young", ago(29), "open");
  for (const state of ["paid", "refunded", "disputed"]) await consent(state, ago(1000), state);
  await consent("old", ago(1100), "paid");
  await consent("old-running", ago(1100), "paid", "pro");
  await plan("old-running", "active", null);
  await consent("old-ended", ago(1100), "paid", "pro");
  await plan("old-ended", "canceled", ago(360));
  await consent("old-long-ended", ago(1500), "paid", "pro");
  await plan("old-long-ended", "canceled", ago(370));
  expect(await sweepPastBilling(services)).toBe(5);
  const kept = ["disputed", "old-ended", "old-running", "paid", "refunded", "unpaid-young"];
  expect(await idsIn("billing_consent")).toEqual(kept);
  // The purchase itself stays, and names no consent that is gone.
  const naming = await db.all<{ id: string }>(
    sql`SELECT id FROM purchase WHERE id LIKE ${`${a("")}%`} AND consent_id IS NOT NULL ORDER BY id`,
  );
  expect(naming.map(({ id }) => id.slice(a("").length))).toEqual(kept);
  expect(await idsIn("purchase")).toHaveLength(11);
  expect(await sweepPastBilling(services)).toBe(0);
});

it.each([
  [
    "stripe_event_handled",
    sql`DELETE FROM stripe_event WHERE id IN (SELECT id FROM stripe_event
      WHERE handled_at IS NOT NULL AND handled_at <= 1 LIMIT 1)`,
  ],
  [
    "purchase_unpaid",
    sql`SELECT consent_id FROM purchase WHERE consent_id IS NOT NULL
      AND state IN ('open', 'expired', 'failed') AND created_at <= 1 ORDER BY created_at LIMIT 1`,
  ],
  ["billing_consent_at", sql`SELECT id FROM billing_consent WHERE at <= 1 ORDER BY at LIMIT 1`],
])("the sweep reads no more rows than it deletes: index %s is used", async (index, statement) => {
  const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
  expect(steps.map(({ detail }) => detail).join("; ")).toContain(index);
});
