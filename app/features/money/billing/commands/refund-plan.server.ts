import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, purchase, subscription } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { planItems } from "../plan-items";
import { isLive } from "../plan-status";
import { billingTerms, monthsAfter } from "../rules";
import { listPaidInvoices, type PaidInvoice, payBackInvoice } from "./end-second.server";
import { runStatements } from "./handled-event.server";
import { syncCustomer } from "./sync-customer.server";

const daySeconds = 86_400;

type Found = { stripe: Stripe; plan: Stripe.Subscription; accountId: string; customer: string };

/** SQL condition on `purchase`: the one that bought this plan, where no other purchase of Pro was paid back to its account. */
function refundablePurchase({ accountId, plan }: Pick<Found, "accountId" | "plan">) {
  const purchaseId = plan.metadata.purchaseId ?? "";
  return sql`${purchase.id} = ${purchaseId} AND ${purchase.accountId} = ${accountId} AND ${purchase.kind} = 'pro'
    AND ${purchase.state} IN ('paid', 'refunded')
    AND NOT EXISTS (SELECT 1 FROM ${purchase} AS other WHERE other.account_id = ${accountId} AND other.kind = 'pro'
      AND other.state = 'refunded' AND other.id <> ${purchaseId})`;
}

/** The subscription of who asks, where what its period cost is still paid back. */
async function findRefundable(services: Services, actor: AccountLandlord): Promise<Found | null> {
  const { billing, db, clock } = services;
  const now = clock.now().getTime();
  const [own] = await db
    .select({ accountId: billingAccount.id, customer: billingAccount.stripeCustomerId, plan: subscription })
    .from(billingAccount)
    .innerJoin(subscription, eq(subscription.accountId, billingAccount.id))
    .where(eq(billingAccount.userId, currentLandlordIdSql(actor, now)));
  if (!billing.isSelling || !own?.customer || !isLive(own.plan.status)) return null;
  const stripe = await billing.stripe();
  const plan = await stripe.subscriptions.retrieve(own.plan.stripeSubscriptionId);
  if (plan.status !== "active" || !isInTime(plan, Math.floor(now / 1000))) return null;
  const [bought] = await db
    .select({ id: purchase.id })
    .from(purchase)
    .where(refundablePurchase({ accountId: own.accountId, plan }));
  if (!bought) return null;
  return { stripe, plan, accountId: own.accountId, customer: own.customer };
}

/** The first days of each paid year, or the first month. */
function isInTime(plan: Stripe.Subscription, now: number): boolean {
  const item = planItems(plan).pro;
  if (!item) return false;
  const { current_period_start: start, current_period_end: end } = item;
  if (item.price.recurring?.interval === "year") return now < start + billingTerms.withdrawDays * daySeconds;
  return start === plan.start_date && now < end;
}

function periodStart(plan: Stripe.Subscription): number {
  return planItems(plan).pro?.current_period_start ?? 0;
}

/**
 * What was paid in this period, seats that were added since among it; in Pro's first month all that was paid, for the month's rest
 * came off the year.
 */
async function listPaid(services: Services, { stripe, plan }: Found): Promise<PaidInvoice[]> {
  const isFirstMonth = services.clock.now().getTime() < monthsAfter(plan.start_date * 1000, 1);
  const since = isFirstMonth ? 0 : periodStart(plan);
  return (await listPaidInvoices(stripe, plan)).filter(({ created }) => created >= since);
}

/** What ending Pro now would pay back, tax included: minor units, lower-case currency. Null: nothing. */
export async function findPlanRefund(
  services: Services,
  actor: AccountLandlord,
): Promise<{ amountMinor: number; currency: string } | null> {
  const found = await findRefundable(services, actor);
  const [last, ...earlier] = found ? await listPaid(services, found) : [];
  if (!last) return null;
  return { amountMinor: earlier.reduce((sum, { amount }) => sum + amount, last.amount), currency: last.currency };
}

/**
 * Marks the purchase as paid back, before any money is sent: two presses cannot both be the first. A second press for the same
 * purchase goes on where the first one stopped. False: another purchase of Pro was paid back before.
 */
async function markPaidBack({ db }: Services, found: Found, amountMinor: number): Promise<boolean> {
  const { meta } = await db.run(sql`UPDATE ${purchase} SET state = 'refunded', refunded_minor = ${amountMinor}
    WHERE ${refundablePurchase(found)}`);
  return meta.changes === 1;
}

/** Ends Pro now and pays back what its period cost, and in the first month all that it cost. Once for each customer. */
export async function refundPlan(
  services: Services,
  actor: AccountLandlord,
): Promise<Result<undefined, "not-refundable">> {
  const found = await findRefundable(services, actor);
  if (!found || !services.billing.isSelling) return err("not-refundable");
  const { stripe, plan, accountId, customer } = found;
  const key = `plan-back:${plan.id}:${periodStart(plan)}`;
  const invoices = await listPaid(services, found);
  const amountMinor = invoices.reduce((sum, { amount }) => sum + amount, 0);
  if (!(await markPaidBack(services, found, amountMinor))) return err("not-refundable");
  for (const [index, paid] of invoices.entries())
    await payBackInvoice(stripe, paid, index === 0 ? key : `${key}:${paid.paymentId}`);
  await stripe.subscriptions.cancel(plan.id, {}, { idempotencyKey: `end:${key}` });
  const { db, ids, clock } = services;
  const ref = { accountId, about: "paid-back" as const, subscriptionId: plan.id, periodEnd: 0 };
  await runStatements(services, [
    insertJob(db, { id: ids.uuid<OutboxId>(), kind: "mail.plan", ref, dedupeKey: `plan-${key}`, now: clock.now() }),
  ]);
  await syncCustomer(services, services.billing, customer);
  return ok(undefined);
}
