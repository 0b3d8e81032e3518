import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import type { Services } from "../../../../services";
import { paidSeats, planItems, priceKeyOf } from "../plan-items";
import { isLive } from "../plan-status";
import { billingTerms } from "../rules";
import { endSecond } from "./end-second.server";
import { markHandled, runStatements, type Statement } from "./handled-event.server";
import { type PlanState, planMails } from "./plan-mails.server";

/** A first payment that was never made: nothing began. */
const neverBegan: readonly string[] = ["incomplete", "incomplete_expired"];

/**
 * Brings our row to the customer's subscription at Stripe, in whatever order events come. Of two live ones the later is
 * ended and paid back. False: no account of ours.
 */
export async function syncCustomer(
  services: Services,
  seller: Seller,
  customerId: string,
  eventId: string | null = null,
): Promise<boolean> {
  const { db, clock } = services;
  // The answer is as old as the question: a slower answer to an earlier one must not overwrite this one's.
  const askedAt = clock.now().getTime();
  const [own] = await db
    .select({ account: billingAccount, known: subscription })
    .from(billingAccount)
    .leftJoin(subscription, eq(subscription.accountId, billingAccount.id))
    .where(eq(billingAccount.stripeCustomerId, customerId));
  if (!own) return false;
  const stripe = await seller.stripe();
  const { data: all } = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
  const begun = all.filter(({ status }) => !neverBegan.includes(status)).sort((a, b) => a.created - b.created);
  const live = begun.filter(({ status }) => isLive(status));
  const [kept = begun.at(-1), ...second] = live;
  for (const one of second) await endSecond(services, stripe, own.account.id, one);
  if (!kept) {
    await runStatements(services, markHandled(db, eventId, askedAt));
    return true;
  }
  const state = stateOf(kept, own.account.id, own.known, askedAt);
  const mails = planMails(services, state, own.known);
  await runStatements(services, [
    writeStatement(services, state),
    ...mails.statements,
    ...markHandled(db, eventId, askedAt),
  ]);
  await services.mailQueue.notify(mails.jobIds);
  return true;
}

type Known = typeof subscription.$inferSelect | null;

function stateOf(kept: Stripe.Subscription, accountId: string, known: Known, askedAt: number): PlanState {
  const items = planItems(kept);
  const item = items.pro;
  const periodEnd = (item?.current_period_end ?? kept.created) * 1000;
  const endedAt = kept.ended_at === null ? askedAt : kept.ended_at * 1000;
  const isSame = known?.stripeSubscriptionId === kept.id;
  // Told late by Stripe, it still leaves days to read the mail in.
  const endsGrace = Math.max(endedAt + billingTerms.graceDays * dayMs, askedAt + billingTerms.pausingDays * dayMs);
  const graceUntil = isLive(kept.status) ? null : endsGrace;
  return {
    accountId,
    stripeSubscriptionId: kept.id,
    status: kept.status,
    priceKey: item ? priceKeyOf(item) : "",
    seats: paidSeats(items),
    startedAt: kept.start_date * 1000,
    periodStart: (item?.current_period_start ?? kept.created) * 1000,
    periodEnd,
    cancelAt: cancelAtOf(kept, periodEnd),
    cancelledAt: kept.canceled_at,
    // Once it runs it is not moved: "unpaid" may be told for weeks.
    graceUntil: graceUntil === null ? null : ((isSame ? known.graceUntil : null) ?? graceUntil),
    syncedAt: askedAt,
  };
}

function cancelAtOf(kept: Stripe.Subscription, periodEnd: number): number | null {
  if (!isLive(kept.status)) return null;
  if (kept.cancel_at !== null) return kept.cancel_at * 1000;
  return kept.cancel_at_period_end ? periodEnd : null;
}

function writeStatement({ db }: Services, state: PlanState): Statement {
  const { graceUntil: grace } = state;
  return db.run(sql`INSERT INTO ${subscription} (account_id, stripe_subscription_id, status, price_key, seats, started_at, period_end,
      cancel_at, grace_until, synced_at)
    VALUES (${state.accountId}, ${state.stripeSubscriptionId}, ${state.status}, ${state.priceKey}, ${state.seats}, ${state.startedAt},
      ${state.periodEnd}, ${state.cancelAt}, ${grace}, ${state.syncedAt})
    ON CONFLICT (account_id) DO UPDATE SET stripe_subscription_id = excluded.stripe_subscription_id, status = excluded.status,
      price_key = excluded.price_key, seats = excluded.seats, started_at = excluded.started_at, period_end = excluded.period_end,
      cancel_at = excluded.cancel_at, grace_until = excluded.grace_until, synced_at = excluded.synced_at,
      forms_settled_at = CASE WHEN excluded.grace_until IS NULL THEN NULL ELSE forms_settled_at END
    WHERE synced_at <= excluded.synced_at`);
}
