import { and, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { runBatch } from "../../../../db/guarded-batch.server";
import { billingAccount, creditEntry, purchase } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isRefused } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { billingTerms } from "../rules";
import { markHandled, runStatements } from "./handled-event.server";
import { returnCredits } from "./return-credits.server";
import { takeCredits } from "./take-credits.server";
import { tellAccount } from "./tell-account.server";

/** What is left of a bought lot and may be paid back. */
export type Refundable = {
  purchaseId: string;
  lotId: string;
  left: number;
  credits: number;
  boughtAt: number;
  /** What was paid for all of it, without added tax, in minor units of the lower-case currency. */
  amountMinor: number;
  currency: string;
};

/** SQL condition: a pack whose unused credits are paid back on request. */
function refundableSql(now: number) {
  return sql`${purchase.kind} = 'pack' AND ${purchase.state} = 'paid'
    AND ${purchase.settledAt} > ${now - billingTerms.refundDays * dayMs}`;
}

/** The packs of an account that have unused credits and are young enough, newest first; none where nobody could pay. */
export async function listRefundable(services: Services, actor: AccountLandlord): Promise<Refundable[]> {
  const { db, clock, billing } = services;
  if (!billing.isSelling) return [];
  const now = clock.now().getTime();
  return db.all<Refundable>(sql`
    SELECT ${purchase.id} AS "purchaseId", lot.id AS "lotId", lot.amount AS credits, ${purchase.settledAt} AS "boughtAt",
      ${purchase.amountMinor} * ${purchase.quantity} AS "amountMinor", ${purchase.currency} AS currency,
      (SELECT sum(entry.amount) FROM ${creditEntry} AS entry
        WHERE entry.account_id = lot.account_id AND entry.lot_id = lot.id) AS left
    FROM ${purchase} JOIN ${creditEntry} AS lot ON lot.kind = 'purchase' AND lot.source_ref = ${purchase.stripeSessionId}
    WHERE ${purchase.accountId} = (SELECT own.id FROM ${billingAccount} AS own WHERE own.user_id = ${currentLandlordIdSql(actor, now)}
        AND own.hold_reason IS NULL)
      AND ${refundableSql(now)} AND left > 0
    ORDER BY ${purchase.settledAt} DESC`);
}

/** Takes the unused of a pack out of the books and orders the money back by a job. The same press twice is one refund. */
export async function refundCredits(
  services: Services,
  actor: AccountLandlord,
  purchaseId: string,
): Promise<Result<{ credits: number }, "not-refundable">> {
  const { db, ids, clock, mailQueue } = services;
  const found = (await listRefundable(services, actor)).find((one) => one.purchaseId === purchaseId);
  if (!found) return err("not-refundable");
  const now = clock.now();
  const at = now.getTime();
  const ref = await nextRef(services, purchaseId, found.lotId);
  const jobId = ids.uuid<OutboxId>();
  const entryId = ids.uuid();
  const isWritten = sql`EXISTS (SELECT 1 FROM ${creditEntry} WHERE id = ${entryId})`;
  const isStillPaid = sql`EXISTS (SELECT 1 FROM ${purchase} WHERE ${eq(purchase.id, purchaseId)} AND ${refundableSql(at)})`;
  const taking = { id: entryId, kind: "refund" as const, lotId: found.lotId, sourceRef: ref, at };
  const { taken } = await runBatch(db, {
    taken: takeCredits(db, { ...taking, credits: "rest" }, isStillPaid),
    refund: insertJob(
      db,
      { id: jobId, kind: "stripe.refund", ref: { purchaseId, ref }, dedupeKey: ref, now },
      isWritten,
    ),
  });
  if (taken.meta.changes === 0) return err("not-refundable");
  await mailQueue.notify([jobId], "urgent");
  return ok({ credits: found.left });
}

/** Refunds of a purchase are counted, so that one that failed can be asked for again. */
async function nextRef({ db }: Services, purchaseId: string, lotId: string): Promise<string> {
  const [row] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${creditEntry} WHERE lot_id = ${lotId} AND kind = 'refund'`,
  );
  return `refund:${purchaseId}:${(row?.count ?? 0) + 1}`;
}

/** The share of a pack's price, tax included, that its credits cost: minor units, rounded down so that no cent is paid twice. */
export function refundAmount(paidMinor: number, bought: number, unused: number): number {
  return Math.floor((paidMinor * unused) / bought);
}

export type RefundOutcome = { kind: "done" } | { kind: "refused" };

/**
 * Has Stripe pay back; `ref` of the entry is the idempotency key. What it will never pay goes back into the lot. Network
 * failures are thrown.
 */
export async function payRefund(
  services: Services,
  seller: Seller,
  { purchaseId, ref }: { purchaseId: string; ref: string },
): Promise<RefundOutcome> {
  const { db } = services;
  const [row] = await db
    .select({ taken: creditEntry.amount, bought: purchase })
    .from(creditEntry)
    .innerJoin(purchase, eq(purchase.id, purchaseId))
    .where(and(eq(creditEntry.kind, "refund"), eq(creditEntry.sourceRef, ref)));
  const { bought, taken } = row ?? {};
  if (!bought?.stripePaymentIntent || !bought.stripeSessionId || !taken) return { kind: "refused" };
  const stripe = await seller.stripe();
  const session = await stripe.checkout.sessions.retrieve(bought.stripeSessionId);
  const amount = refundAmount(session.amount_total ?? 0, (bought.credits ?? 0) * bought.quantity, -taken);
  try {
    await stripe.refunds.create(
      { payment_intent: bought.stripePaymentIntent, amount, metadata: { ref, purchaseId } },
      { idempotencyKey: ref },
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    await takeBack(services, bought.accountId, purchaseId, ref, null);
    return { kind: "refused" };
  }
  await syncRefunds(services, seller, bought.stripePaymentIntent);
  const mailId = services.ids.uuid<OutboxId>();
  await runStatements(services, [creditsMail(services, purchaseId, "refunded", ref, mailId)]);
  await services.mailQueue.notify([mailId]);
  return { kind: "done" };
}

function creditsMail(
  { db, ids, clock }: Services,
  purchaseId: string,
  about: "refunded" | "refund-failed",
  ref: string,
  id: OutboxId = ids.uuid<OutboxId>(),
) {
  return insertJob(db, {
    id,
    kind: "mail.credits",
    ref: { purchaseId, about },
    dedupeKey: `credits-${about}:${ref}`,
    now: clock.now(),
  });
}

/** A refund that failed: what it took stands in its lot again, and the owner is told. Once, however often it is told. */
export async function takeBack(
  services: Services,
  accountId: string,
  purchaseId: string,
  ref: string,
  eventId: string | null,
): Promise<void> {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  await runStatements(services, [
    returnCredits(db, { id: ids.uuid(), kind: "refund-failed", sourceRef: ref, at }),
    creditsMail(services, purchaseId, "refund-failed", ref),
    tellAccount(services, { accountId, kind: "credits", ref: `refund-failed:${ref}` }),
    ...markHandled(db, eventId, at),
  ]);
}

/** Brings what we say was paid back of a payment to what Stripe says, and answers Stripe's refunds of it. */
export async function syncRefunds(services: Services, seller: Seller, paymentIntent: string): Promise<Stripe.Refund[]> {
  const stripe = await seller.stripe();
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
  const counted = data.filter(({ status }) => status !== "failed" && status !== "canceled");
  const refunded = counted.reduce((sum, { amount }) => sum + amount, 0);
  await services.db.run(sql`UPDATE ${purchase} SET refunded_minor = ${refunded},
      state = CASE WHEN state = 'refunded' AND ${refunded} < amount_minor THEN 'paid'
        WHEN state = 'paid' AND ${refunded} >= amount_minor THEN 'refunded' ELSE state END
    WHERE stripe_payment_intent = ${paymentIntent}`);
  return data;
}
