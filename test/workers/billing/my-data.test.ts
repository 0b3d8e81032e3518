import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { readBillingData } from "../../../app/features/deciding/exports/queries/billing-data.server";
import { cancelPlan } from "../../../app/features/money/billing/commands/change-plan.server";
import { replayErasures } from "../../../app/features/operator/recovery/commands/replay-erasures.server";
import { nextPeriod } from "../../../app/platform/stripe/stand-in/subscriptions";
import { textsOf } from "../../support/exports";
import { aShop, begin, buy, ownOf, type Shop, tellAll } from "../../support/shop";

const dayMs = 86_400_000;

/** Three credits that were bought, one payment that was begun alone, and Pro that has ended. */
async function aCustomersLife(): Promise<Shop> {
  const shop = await aShop();
  await buy(shop, "credits_3");
  await begin(shop, "credits_10");
  await buy(shop, "pro_month");
  await cancelPlan(shop.services, shop.actor);
  const [plan] = await ownOf<{ id: string }>(shop, "subscription");
  shop.services.setNow(new Date(shop.services.clock.now().getTime() + 40 * dayMs));
  await nextPeriod(shop.world, plan?.id ?? "", true);
  await tellAll(shop);
  return shop;
}

const now = (shop: Shop) => shop.services.clock.now();

it("the data export lists purchases, Pro with its grace period, and consents in billing.json", async () => {
  const shop = await aCustomersLife();
  const files = await textsOf(allDataEntries(shop.services, { userId: shop.userId, locale: "en-US" }));
  const data = JSON.parse(files.get("billing.json") ?? "{}");
  expect(data).toEqual(await readBillingData(shop.services, shop.userId));
  expect(data.purchases).toEqual([
    expect.objectContaining({ what: "credits_3", amountMinor: 3000, currency: "usd", state: "paid", refundedMinor: 0 }),
    expect.objectContaining({ what: "credits_10", amountMinor: 8000, state: "open", settledAt: null }),
    expect.objectContaining({ what: "pro_month", amountMinor: 1900, state: "paid" }),
  ]);
  // Red while the grace was left out: until when forms go on is what somebody without Pro asks first.
  expect(data.pro).toEqual({
    status: "canceled",
    what: "pro_month",
    seats: 3,
    startedAt: "2026-11-22T09:00:00.000Z",
    periodEnd: "2026-12-22T09:00:00.000Z",
    cancelAt: null,
    graceUntil: new Date(now(shop).getTime() + 14 * dayMs).toISOString(),
  });
  expect(data.consents).toHaveLength(3);
  for (const consent of data.consents)
    expect(consent).toEqual({ at: expect.any(String), kind: expect.any(String), textVersion: "2026-11", locale: "en" });
  expect(data.consents.map(({ kind }: { kind: string }) => kind)).toEqual(["pack", "pack", "pro"]);
});

it("an erased account's purchases, subscription and consents stay, without a name", async () => {
  const shop = await aCustomersLife();
  const { db } = shop.services;
  const [own] = await db.all<{ id: string }>(sql`SELECT id FROM billing_account WHERE user_id = ${shop.userId}`);
  await replayErasures(shop.services, [{ kind: "user", id: shop.userId }]);
  expect(await readBillingData(shop.services, shop.userId)).toBeNull();
  const kept = async (table: string) =>
    (await db.all(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE account_id = ${own?.id ?? ""}`)).length;
  const counts = await Promise.all(["purchase", "subscription", "billing_consent", "credit_entry"].map(kept));
  expect(counts).toEqual([3, 1, 3, 1]);
  // Nothing in them names anybody: neither the account's id nor its address.
  for (const table of ["billing_account", "purchase", "subscription", "billing_consent", "credit_entry"]) {
    const all = JSON.stringify(await db.all(sql`SELECT * FROM ${sql.identifier(table)}`));
    expect([table, all.includes(shop.userId), all.includes(shop.buyer.email)]).toEqual([table, false, false]);
  }
});
