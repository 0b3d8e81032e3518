import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, creditEntry, purchase, subscription } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isMissing } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { isLive } from "../plan-status";
import { followDispute, followRefund, isDisputeOver } from "./follow-payment.server";
import { syncRefunds } from "./refund-credits.server";
import { syncCustomer } from "./sync-customer.server";

/** Packs are paid back for 30 days; banks let their customers dispute a payment for 120. */
const followedMs = 180 * dayMs;
/** Ordered, and perhaps still on its way. */
const onTheWayMs = dayMs;

export type Compared = { found: number; mended: number };
type Purchase = typeof purchase.$inferSelect;
type Fault = { name: string; isMended: boolean };

/**
 * Compares an account with Stripe: purchases of 180 days with payments, refunds and disputes, the books, the
 * subscription. Brings what an event would have; what a person must judge is logged and counted.
 */
export async function compareAccount(
  services: Services,
  seller: Seller,
  account: { id: string; customerId: string | null },
): Promise<Compared> {
  const since = services.clock.now().getTime() - followedMs;
  const bought = await services.db
    .select()
    .from(purchase)
    .where(
      and(
        eq(purchase.accountId, account.id),
        inArray(purchase.state, ["paid", "refunded", "disputed"]),
        gt(purchase.settledAt, since),
      ),
    );
  const faults: Fault[] = [];
  for (const row of bought) faults.push(...(await comparePurchase(services, seller, row)));
  if (account.customerId) faults.push(...(await comparePlan(services, seller, account.id, account.customerId)));
  for (const { name, isMended } of faults)
    services.log.error("differs-from-stripe", { name, accountId: account.id, isMended });
  return { found: faults.length, mended: faults.filter(({ isMended }) => isMended).length };
}

async function comparePurchase(services: Services, seller: Seller, row: Purchase): Promise<Fault[]> {
  const faults: Fault[] = [];
  if (!(await isPaidAtStripe(seller, row))) faults.push({ name: "granted-and-not-paid", isMended: false });
  if (!row.stripePaymentIntent) return faults;
  return [
    ...faults,
    ...(await compareRefunds(services, seller, row, row.stripePaymentIntent)),
    ...(await compareDisputes(services, seller, row, row.stripePaymentIntent)),
  ];
}

async function isPaidAtStripe(seller: Seller, row: Purchase): Promise<boolean> {
  const stripe = await seller.stripe();
  try {
    const session = await stripe.checkout.sessions.retrieve(row.stripeSessionId ?? "none");
    return session.payment_status !== "unpaid" && session.metadata?.purchaseId === row.id;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function compareRefunds(services: Services, seller: Seller, row: Purchase, payment: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const refunds = await syncRefunds(services, seller, payment);
  const [after] = await services.db.select().from(purchase).where(eq(purchase.id, row.id));
  if (after?.refundedMinor !== row.refundedMinor) faults.push({ name: "refund-not-counted", isMended: true });
  if (row.kind !== "pack") return faults;
  const entries = await entriesOf(services, row);
  const has = (kind: string, ref: string) => entries.some((entry) => entry.kind === kind && entry.ref === ref);
  for (const refund of refunds) {
    const ref = refund.metadata?.ref ?? refund.id;
    const hasFailed = isFailed(refund);
    const isUnheard = hasFailed
      ? has("refund", ref) && !has("refund-failed", ref)
      : !refund.metadata?.ref && !has("refund", ref);
    // Of a lot that is used up nothing can be taken: the same is found each night, and nothing is wrong.
    if (!isUnheard || (!hasFailed && entries.reduce((sum, { amount }) => sum + amount, 0) < 1)) continue;
    await followRefund(services, seller, refund.id, null);
    faults.push({ name: hasFailed ? "refund-failed" : "refund-not-booked", isMended: true });
  }
  const before = services.clock.now().getTime() - onTheWayMs;
  const isAtStripe = (ref: string) => refunds.some((refund) => (refund.metadata?.ref ?? refund.id) === ref);
  const lost = entries.filter(
    ({ kind, ref, at }) => kind === "refund" && at < before && !isAtStripe(ref) && !has("refund-failed", ref),
  );
  return [...faults, ...lost.map(() => ({ name: "refund-never-left", isMended: false }))];
}

function isFailed({ status }: Stripe.Refund): boolean {
  return status === "failed" || status === "canceled";
}

type Entry = { kind: string; ref: string; amount: number; at: number };

/** Of the lot that a purchase bought. */
function entriesOf({ db }: Services, row: Purchase): Promise<Entry[]> {
  return db.all<Entry>(sql`SELECT entry.kind, entry.source_ref AS ref, entry.amount, entry.at FROM ${creditEntry} AS entry
    JOIN ${creditEntry} AS lot ON lot.id = entry.lot_id
    WHERE entry.account_id = ${row.accountId} AND lot.kind = 'purchase' AND lot.source_ref = ${row.stripeSessionId}`);
}

async function compareDisputes(services: Services, seller: Seller, row: Purchase, payment: string): Promise<Fault[]> {
  const stripe = await seller.stripe();
  const { data } = await stripe.disputes.list({ payment_intent: payment, limit: 10 });
  const running = data.find(({ status }) => !isDisputeOver(status));
  if (running && row.state !== "disputed") {
    await followDispute(services, seller, running.id, null);
    return [{ name: "dispute-not-heard", isMended: true }];
  }
  const [ended] = data;
  if (running || row.state !== "disputed") return [];
  if (!ended) return [{ name: "disputed-by-nobody", isMended: false }];
  await followDispute(services, seller, ended.id, null);
  return [{ name: "end-of-dispute-not-heard", isMended: true }];
}

async function comparePlan(
  services: Services,
  seller: Seller,
  accountId: string,
  customerId: string,
): Promise<Fault[]> {
  const read = async () =>
    (await services.db.select().from(subscription).where(eq(subscription.accountId, accountId)))[0];
  const before = await read();
  if (!(await syncCustomer(services, seller, customerId))) return [];
  const after = await read();
  const isSaid = before !== undefined && isLive(before.status);
  // The sync leaves a row alone of which Stripe has nothing.
  if (isSaid && after?.syncedAt === before.syncedAt) return [{ name: "plan-unknown-at-stripe", isMended: false }];
  const said = (row: typeof after) =>
    row && JSON.stringify([row.stripeSubscriptionId, row.status, row.priceKey, row.seats, row.periodEnd, row.cancelAt]);
  return said(before) === said(after) ? [] : [{ name: "plan-differs", isMended: true }];
}

/** Accounts that Stripe may know something of, in the order of their ids. */
export function listComparable({ db }: Services, after: string, limit: number) {
  return db
    .select({ id: billingAccount.id, customerId: billingAccount.stripeCustomerId })
    .from(billingAccount)
    .where(sql`${billingAccount.id} > ${after} AND ${billingAccount.userId} IS NOT NULL AND (${billingAccount.stripeCustomerId} IS NOT NULL
      OR EXISTS (SELECT 1 FROM ${purchase} AS bought WHERE bought.account_id = ${billingAccount.id} AND bought.state = 'paid'))`)
    .orderBy(billingAccount.id)
    .limit(limit);
}
