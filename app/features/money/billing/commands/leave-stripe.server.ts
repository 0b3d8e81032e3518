import { sql } from "drizzle-orm";
import { billingAccount, creditEntry, purchase } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isMissing, isRefused } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { isLive } from "../plan-status";
import { billingTerms } from "../rules";
import { runStatements } from "./handled-event.server";
import { payRefund } from "./refund-credits.server";
import { takeCredits } from "./take-credits.server";

const pageSize = 10;

/**
 * Takes leave of Stripe for erased accounts: ends payments and Pro, pays young packs back, deletes the customer. May be
 * repeated; the mapping goes last. Answers how many left.
 */
export async function leaveStripe(services: Services, seller: Seller): Promise<number> {
  const { db } = services;
  const gone = await db.all<{ id: string; customerId: string }>(sql`
    SELECT id, stripe_customer_id AS "customerId" FROM ${billingAccount}
    WHERE user_id IS NULL AND stripe_customer_id IS NOT NULL LIMIT ${pageSize}`);
  for (const { id, customerId } of gone) {
    await expireOpen(services, seller, id);
    await endAll(seller, customerId);
    await payBackUnused(services, seller, id);
    const stripe = await seller.stripe();
    await unlessOver(stripe.customers.del(customerId));
    await db.run(sql`UPDATE ${billingAccount} SET stripe_customer_id = NULL WHERE id = ${id}`);
  }
  return gone.length;
}

/** What Stripe refuses because it is done already. */
async function unlessOver(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isMissing(error) && !isRefused(error)) throw error;
  }
}

async function expireOpen({ db }: Services, seller: Seller, accountId: string): Promise<void> {
  const stripe = await seller.stripe();
  const open = await db.all<{ sessionId: string }>(sql`SELECT stripe_session_id AS "sessionId" FROM ${purchase}
    WHERE account_id = ${accountId} AND state = 'open' AND stripe_session_id IS NOT NULL`);
  for (const { sessionId } of open) await unlessOver(stripe.checkout.sessions.expire(sessionId));
  await db.run(sql`UPDATE ${purchase} SET state = 'expired' WHERE account_id = ${accountId} AND state = 'open'`);
}

async function endAll(seller: Seller, customer: string): Promise<void> {
  const stripe = await seller.stripe();
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id, status } of data) if (isLive(status)) await unlessOver(stripe.subscriptions.cancel(id));
}

async function payBackUnused(services: Services, seller: Seller, accountId: string): Promise<void> {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  const packs = await db.all<{ purchaseId: string; lotId: string }>(sql`
    SELECT bought.id AS "purchaseId", lot.id AS "lotId" FROM ${purchase} AS bought
    JOIN ${creditEntry} AS lot ON lot.kind = 'purchase' AND lot.source_ref = bought.stripe_session_id
    WHERE bought.account_id = ${accountId} AND bought.state = 'paid'
      AND bought.settled_at > ${at - billingTerms.refundDays * dayMs}`);
  for (const { purchaseId, lotId } of packs) {
    const ref = `refund:${purchaseId}:left`;
    await runStatements(services, [
      takeCredits(db, { id: ids.uuid(), kind: "refund", lotId, credits: "rest", sourceRef: ref, at }),
    ]);
    await payRefund(services, seller, { purchaseId, ref });
  }
}
