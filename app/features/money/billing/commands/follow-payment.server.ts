import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, creditEntry, purchase } from "../../../../db/schema/billing";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isRefused } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { type PriceKey, prices } from "../prices";
import { type EventOutcome, handled, markHandled, runStatements, type Statement } from "./handled-event.server";
import { refundAmount, syncRefunds, takeBack } from "./refund-credits.server";
import { returnCredits } from "./return-credits.server";
import { takeCredits } from "./take-credits.server";
import { tellAccount } from "./tell-account.server";

/** What comes after a payment: refunds, disputes, warnings of a bank. */

type Paid = { bought: typeof purchase.$inferSelect | null; accountId: string; lotId: string | null };

/** The account behind a payment, and the lot that it bought where it bought one. */
async function findPaid(services: Services, seller: Seller, payment: Ref): Promise<Paid | null> {
  const id = idOf(payment);
  if (!id) return null;
  const { db } = services;
  const [row] = await db
    .select({ bought: purchase, lotId: sql<string | null>`${creditEntry.id}`.as("lot_id") })
    .from(purchase)
    .leftJoin(
      creditEntry,
      sql`${creditEntry.kind} = 'purchase' AND ${creditEntry.sourceRef} = ${purchase.stripeSessionId}`,
    )
    .where(eq(purchase.stripePaymentIntent, id));
  if (row) return { ...row, accountId: row.bought.accountId };
  // Payments of a subscription are no purchase of ours: its customer is known.
  const stripe = await seller.stripe();
  const customer = idOf((await stripe.paymentIntents.retrieve(id)).customer);
  if (!customer) return null;
  const [own] = await db
    .select({ id: billingAccount.id })
    .from(billingAccount)
    .where(eq(billingAccount.stripeCustomerId, customer));
  return own ? { bought: null, accountId: own.id, lotId: null } : null;
}

type Ref = string | { id: string } | null | undefined;

function idOf(object: Ref): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

/** Stripe's statuses after which the money is ours again. A word that is not known here changes nothing. */
const over: readonly string[] = ["won", "warning_closed", "prevented"];

/** Whether a dispute ended for us. One that was lost keeps what it took, and is not over. */
export function isDisputeOver(status: string): boolean {
  return over.includes(status);
}

/**
 * A dispute: while it runs, and when it is lost, the rest of the lot is out of the books; won, it is back. No lot goes
 * below zero.
 */
export async function followDispute(
  services: Services,
  seller: Seller,
  disputeId: string,
  eventId: string | null,
): Promise<EventOutcome> {
  const { db, ids, clock } = services;
  const stripe = await seller.stripe();
  const dispute = await stripe.disputes.retrieve(disputeId);
  const paid = await findPaid(services, seller, dispute.payment_intent);
  if (!paid) return { kind: "unknown", code: "unknown-payment" };
  const at = clock.now().getTime();
  const { accountId, lotId, bought } = paid;
  const tell = (what: string) =>
    tellAccount(services, { accountId, kind: "payments", ref: `dispute-${what}:${dispute.id}` });
  const changes: Statement[] = [];
  if (isDisputeOver(dispute.status)) {
    changes.push(
      returnCredits(db, { id: ids.uuid(), kind: "clawback-undone", sourceRef: dispute.id, at }),
      db.run(sql`UPDATE ${purchase} SET state = 'paid' WHERE id = ${bought?.id ?? ""} AND state = 'disputed'`),
      db.run(sql`UPDATE ${billingAccount} SET hold_reason = NULL, held_at = NULL WHERE id = ${accountId}
        AND hold_reason = 'dispute'
        AND NOT EXISTS (SELECT 1 FROM ${purchase} AS other WHERE other.account_id = ${accountId} AND other.state = 'disputed')`),
      tell("over"),
    );
  } else {
    if (lotId)
      changes.push(
        takeCredits(db, { id: ids.uuid(), kind: "clawback", lotId, credits: "rest", sourceRef: dispute.id, at }),
      );
    changes.push(
      db.run(
        sql`UPDATE ${purchase} SET state = 'disputed' WHERE id = ${bought?.id ?? ""} AND state IN ('paid', 'refunded')`,
      ),
      db.run(
        sql`UPDATE ${billingAccount} SET hold_reason = 'dispute', held_at = ${at} WHERE id = ${accountId} AND hold_reason IS NULL`,
      ),
      tell("open"),
    );
  }
  await runStatements(services, [...changes, ...markHandled(db, eventId, at)]);
  return handled;
}

/** A refund, ours or one that was made at Stripe: our copy of it is brought up to date, and one that failed is taken back. */
export async function followRefund(
  services: Services,
  seller: Seller,
  refundId: string,
  eventId: string | null,
): Promise<EventOutcome> {
  const { db, clock } = services;
  const stripe = await seller.stripe();
  const refund = await stripe.refunds.retrieve(refundId);
  const payment = idOf(refund.payment_intent);
  const paid = await findPaid(services, seller, payment);
  if (!payment || !paid) return { kind: "unknown", code: "unknown-payment" };
  await syncRefunds(services, seller, payment);
  const { bought, accountId } = paid;
  const ref = refund.metadata?.ref ?? refund.id;
  const hasFailed = refund.status === "failed" || refund.status === "canceled";
  if (hasFailed && bought) await takeBack(services, accountId, bought.id, ref, eventId);
  else
    await runStatements(services, [
      ...(hasFailed ? [] : await outsideRefund(services, seller, paid, refund)),
      ...markHandled(db, eventId, clock.now().getTime()),
    ]);
  return handled;
}

/** Somebody paid money back at Stripe itself: the credits that it paid for go, as far as they are unused. */
async function outsideRefund(
  services: Services,
  seller: Seller,
  paid: Paid,
  refund: Stripe.Refund,
): Promise<Statement[]> {
  const { db, ids, clock } = services;
  const { bought, lotId } = paid;
  if (refund.metadata?.ref || !bought?.stripeSessionId || !lotId) return [];
  const stripe = await seller.stripe();
  const { amount_total: total } = await stripe.checkout.sessions.retrieve(bought.stripeSessionId);
  const [lot] = await db.all<{ left: number }>(
    sql`SELECT sum(amount) AS left FROM ${creditEntry} WHERE account_id = ${paid.accountId} AND lot_id = ${lotId}`,
  );
  const share = refundAmount((bought.credits ?? 0) * bought.quantity, total ?? 1, refund.amount);
  const credits = Math.min(lot?.left ?? 0, Math.max(1, share));
  if (credits < 1) return [];
  const at = clock.now().getTime();
  return [takeCredits(db, { id: ids.uuid(), kind: "refund", lotId, credits, sourceRef: refund.id, at })];
}

/** Below this a bank's warning is answered by paying back at once: a dispute would cost more. US cents. */
const paidBackBelow = 50_00;

/** A bank warns that a payment is fraud: a small one is paid back whole, and what is unused of its credits goes. */
export async function followWarning(
  services: Services,
  seller: Seller,
  warningId: string,
  eventId: string,
): Promise<EventOutcome> {
  const { db, ids, clock, log } = services;
  const stripe = await seller.stripe();
  const warning = await stripe.radar.earlyFraudWarnings.retrieve(warningId);
  const payment = idOf(warning.payment_intent);
  const paid = await findPaid(services, seller, payment);
  if (!payment || !paid) return { kind: "unknown", code: "unknown-payment" };
  const at = clock.now().getTime();
  const { bought, lotId } = paid;
  const isSmall = bought !== null && prices[bought.priceKey as PriceKey].amounts.USD < paidBackBelow;
  if (!isSmall || !warning.actionable) {
    log.error("early-fraud-warning", { warningId, isPaidBack: false });
    await runStatements(services, markHandled(db, eventId, at));
    return handled;
  }
  const ref = `fraud:${warning.id}`;
  // The credits first: should the money not go, they are put back; the other way round they could be spent meanwhile.
  if (lotId)
    await runStatements(services, [
      takeCredits(db, { id: ids.uuid(), kind: "refund", lotId, credits: "rest", sourceRef: ref, at }),
    ]);
  try {
    await stripe.refunds.create({ payment_intent: payment, metadata: { ref } }, { idempotencyKey: ref });
  } catch (error) {
    // Paid back already, whole, or disputed by now.
    if (!isRefused(error)) throw error;
  }
  await syncRefunds(services, seller, payment);
  await runStatements(services, [
    tellAccount(services, { accountId: paid.accountId, kind: "payments", ref: `paid-back:${warning.id}` }),
    ...markHandled(db, eventId, at),
  ]);
  return handled;
}
