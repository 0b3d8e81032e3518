import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { compareAccount } from "../../../app/features/money/billing/commands/compare-account.server";
import { recoverPayments } from "../../../app/features/money/billing/commands/recover-payments.server";
import { refundCredits } from "../../../app/features/money/billing/commands/refund-credits.server";
import { readProgress, runCheckPage } from "../../../app/features/operator/recovery/commands/run-check.server";
import { closeDispute, failRefund, openDispute } from "../../../app/platform/stripe/stand-in/after-payment";
import { findSession, finishCheckout } from "../../../app/platform/stripe/stand-in/checkout";
import { cancelNow } from "../../../app/platform/stripe/stand-in/subscriptions";
import type { StandInPayment } from "../../../app/platform/stripe/stand-in/world";
import { accountIdOf, entriesOf, giveCredits } from "../../support/credits";
import { aShop, balanceOfUser, begin, buy, ownOf, runJobs, type Shop, tellAll } from "../../support/shop";

const start = Date.UTC(2026, 10, 22, 9);
const hourMs = 3_600_000;
const left = (shop: Shop) => balanceOfUser(shop.services, shop.userId);

/** The payments of a night, page by page; what a test before left unpaid is settled first. */
async function recover(shop: Shop) {
  shop.services.setNow(new Date(shop.services.clock.now().getTime() + 2 * hourMs));
  let after: string | null = "";
  const sum = { found: 0, mended: 0 };
  while (after !== null) {
    const page: { next: string | null; found: number; mended: number } = await recoverPayments(
      shop.services,
      shop.standIn,
      after,
    );
    after = page.next;
    sum.found += page.found;
    sum.mended += page.mended;
  }
  return sum;
}

async function compare(shop: Shop) {
  shop.services.setNow(new Date(shop.services.clock.now().getTime() + 60_000));
  const id = await accountIdOf(shop.userId);
  const [row] = await shop.services.db.all<{ customerId: string | null }>(
    sql`SELECT stripe_customer_id AS "customerId" FROM billing_account WHERE id = ${id}`,
  );
  return compareAccount(shop.services, shop.standIn, { id, customerId: row?.customerId ?? null });
}

const fine = { found: 0, mended: 0 };
const mended = { found: 1, mended: 1 };
const told = { found: 1, mended: 0 };
const paymentOf = async (shop: Shop) => (await ownOf<StandInPayment>(shop, "payment_intent"))[0] as StandInPayment;

describe("the nightly comparison of Stripe's payments with ours", () => {
  // Red when recoverPayments settles nothing.
  it("grants once a payment of which no event arrived", async () => {
    const shop = await aShop({ now: new Date(start) });
    await finishCheckout(shop.world, await begin(shop, "credits_3"), "pay");
    expect(await left(shop)).toBe(0);
    expect(await recover(shop)).toEqual(mended);
    expect(await left(shop)).toBe(3);
    expect(await recover(shop)).toEqual(fine);
    // The events arrive after all.
    await tellAll(shop);
    expect(await left(shop)).toBe(3);
    expect(await compare(shop)).toEqual(fine);
  });

  // Red when listPaid takes sessions of any age.
  it("ignores a payment for its first hour, in which its event may still arrive", async () => {
    const shop = await aShop({ now: new Date(start) });
    await finishCheckout(shop.world, await begin(shop, "credits_1"), "pay");
    expect(await recoverPayments(shop.services, shop.standIn, "")).toEqual({ next: null, ...fine });
    await recover(shop);
  });

  // Red when restorePurchase answers false.
  it("restores purchase and customer that a database restore removed", async () => {
    const shop = await aShop({ now: new Date(start) });
    await giveCredits(shop.services, shop.userId, { kind: "welcome" });
    await finishCheckout(shop.world, await begin(shop, "credits_3"), "pay");
    await finishCheckout(shop.world, await begin(shop, "pro_month"), "pay");
    await shop.services.db.run(
      sql`DELETE FROM purchase WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ${shop.userId})`,
    );
    await shop.services.db.run(
      sql`UPDATE billing_account SET stripe_customer_id = NULL WHERE user_id = ${shop.userId}`,
    );
    expect(await recover(shop)).toEqual({ found: 2, mended: 2 });
    expect(await left(shop)).toBe(4);
    const [plan] = await shop.services.db.all(
      sql`SELECT status FROM subscription WHERE account_id = ${await accountIdOf(shop.userId)}`,
    );
    expect(plan).toEqual({ status: "active" });
    expect(await compare(shop)).toEqual(fine);
  });

  it("logs, and does not grant, payments of unknown purchases or with other terms than agreed", async () => {
    const shop = await aShop({ now: new Date(start) });
    const sessionId = await begin(shop, "credits_1");
    await shop.services.db.run(sql`UPDATE purchase SET amount_minor = 1 WHERE stripe_session_id = ${sessionId}`);
    await finishCheckout(shop.world, sessionId, "pay");
    expect(await recover(shop)).toEqual(told);
    expect(await left(shop)).toBe(0);
    await shop.services.db.run(sql`UPDATE purchase SET amount_minor = 1200 WHERE stripe_session_id = ${sessionId}`);
    expect(await recover(shop)).toEqual(mended);
  });
});

describe("the nightly comparison of our accounts with Stripe", () => {
  // Red when comparePurchase does not ask for the session.
  it("reports credits that nobody paid for, and takes none back", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "credits_1");
    expect(await compare(shop)).toEqual(fine);
    await shop.services.db.run(sql`UPDATE purchase SET stripe_session_id = 'cs_of_nobody', stripe_payment_intent = NULL
      WHERE account_id = ${await accountIdOf(shop.userId)}`);
    expect(await compare(shop)).toEqual(told);
    expect(await left(shop)).toBe(1);
  });

  // Red when isPaidAtStripe answers true for any session that is there.
  it("reports credits whose checkout session is unpaid or for something else", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "credits_1");
    const [row] = await shop.services.db.all<{ id: string }>(
      sql`SELECT stripe_session_id AS id FROM purchase WHERE account_id = ${await accountIdOf(shop.userId)}`,
    );
    const session = await findSession(shop.world, row?.id ?? "");
    for (const other of [{ payment_status: "unpaid" as const }, { metadata: { purchaseId: "of-another" } }]) {
      await shop.world.store.put({ ...session, ...other });
      expect(await compare(shop), JSON.stringify(other)).toEqual(told);
    }
    await shop.world.store.put(session);
    expect(await compare(shop)).toEqual(fine);
  });

  // Red when compareRefunds follows no refund.
  it("takes back credits that were refunded in Stripe itself, and returns them when the refund failed", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "credits_3");
    const stripe = await shop.standIn.stripe();
    await stripe.refunds.create({ payment_intent: (await paymentOf(shop)).id, amount: 1000 });
    expect(await compare(shop)).toEqual({ found: 2, mended: 2 });
    expect(await left(shop)).toBe(2);
    expect(await compare(shop)).toEqual(fine);

    const [bought] = await shop.services.db.all<{ id: string }>(
      sql`SELECT id FROM purchase WHERE account_id = ${await accountIdOf(shop.userId)}`,
    );
    await refundCredits(shop.services, shop.actor, bought?.id ?? "");
    await runJobs(shop.services);
    const [refund] = await shop.world.store.list<{ id: string }>("refund");
    await failRefund(shop.world, refund?.id ?? "");
    expect(await left(shop)).toBe(0);
    expect(await compare(shop)).toEqual({ found: 2, mended: 2 });
    expect(await left(shop)).toBe(2);
    expect(await compare(shop)).toEqual(fine);
  });

  // Red when `lost` is empty.
  it("reports a refund that is booked but was never sent", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "credits_1");
    const [bought] = await shop.services.db.all<{ id: string }>(
      sql`SELECT id FROM purchase WHERE account_id = ${await accountIdOf(shop.userId)}`,
    );
    await refundCredits(shop.services, shop.actor, bought?.id ?? "");
    await shop.services.db.run(sql`DELETE FROM outbox WHERE kind = 'stripe.refund'`);
    expect(await compare(shop)).toEqual(fine);
    shop.services.setNow(new Date(start + 26 * hourMs));
    expect(await compare(shop)).toEqual(told);
  });

  // Red when compareDisputes asks nothing.
  it("blocks the credits of an account with a disputed payment, and unblocks them once the dispute is won", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "credits_1");
    const dispute = await openDispute(shop.world, (await paymentOf(shop)).id);
    expect(await compare(shop)).toEqual(mended);
    expect(await left(shop)).toBe(0);
    expect(await compare(shop)).toEqual(fine);
    await closeDispute(shop.world, dispute.id, "won");
    expect(await compare(shop)).toEqual(mended);
    expect(await left(shop)).toBe(1);
    expect((await entriesOf(await accountIdOf(shop.userId))).map(({ kind }) => kind)).toContain("clawback-undone");
  });

  it("updates a subscription to Stripe's state, and reports one that Stripe does not know", async () => {
    const shop = await aShop({ now: new Date(start) });
    await buy(shop, "pro_month");
    expect(await compare(shop)).toEqual(fine);
    const [plan] = await ownOf<{ id: string }>(shop, "subscription");
    await cancelNow(shop.world, plan?.id ?? "");
    expect(await compare(shop)).toEqual(mended);
    await shop.services.db.run(
      sql`UPDATE subscription SET status = 'active', grace_until = NULL WHERE account_id = ${await accountIdOf(shop.userId)}`,
    );
    await shop.world.store.remove(plan?.id ?? "");
    expect(await compare(shop)).toEqual(told);
  });
});

describe("the nightly run over all accounts", () => {
  // Red when checks has no "plans-and-purchases".
  it("asks Stripe about every account, and finishes", async () => {
    const shop = await aShop({ now: new Date(start) });
    await finishCheckout(shop.world, await begin(shop, "credits_1"), "pay");
    shop.services.setNow(new Date(start + 2 * hourMs));
    for (const name of ["payments", "plans-and-purchases"]) {
      let known = await runCheckPage(shop.services, name, undefined);
      while (known.position !== "") known = await runCheckPage(shop.services, name, known);
    }
    expect(await left(shop)).toBe(1);
    const progress = await readProgress(shop.services);
    expect(progress.get("payments")).toMatchObject({ found: 1, mended: 1 });
    expect(progress.get("plans-and-purchases")?.finishedAt).toBe(start + 2 * hourMs);
  });
});
