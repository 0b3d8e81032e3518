import { sql } from "drizzle-orm";
import { billingAccount, purchase, subscription } from "../../../app/db/schema/billing";
import { leaveStripe } from "../../../app/features/money/billing/commands/leave-stripe.server";
import { keepEvent } from "../../../app/features/money/billing/commands/receive-event.server";
import { settleSession } from "../../../app/features/money/billing/commands/settle-session.server";
import { syncCustomer } from "../../../app/features/money/billing/commands/sync-customer.server";
import type { Seller } from "../../../app/platform/stripe/billing-provider";
import { eventTypes } from "../../../app/platform/stripe/catalogue";
import type { Services } from "../../../app/services";

const hourMs = 60 * 60 * 1000;
/** When each hour's look begins, and the night's, UTC: no statement is spent on the other minutes. */
const minute = 17;
const nightHour = 3;
const pageSize = 20;
/** Stripe's page for paying is open for an hour; whatever becomes of it is known within a day. */
const openForMs = 65 * 60 * 1000;
const lookedAtMs = 26 * hourMs;

/**
 * Hourly: what Stripe told and did not reach us (it keeps 30 days), and erased accounts. Nightly: open purchases and
 * subscriptions whose period is over.
 */
export async function sweepPayments(services: Services): Promise<number> {
  const { billing, clock, db } = services;
  const now = clock.now();
  if (!billing.isSelling || now.getUTCMinutes() !== minute) return 0;
  // Nobody has ever bought: nothing can have been missed.
  const [anybody] = await db.all(sql`SELECT 1 FROM ${billingAccount} WHERE stripe_customer_id IS NOT NULL LIMIT 1`);
  if (!anybody) return 0;
  const missed = (await fetchMissed(services, billing)) + (await leaveStripe(services, billing));
  if (now.getUTCHours() !== nightHour) return missed;
  return missed + (await settleOpen(services, billing)) + (await syncOverdue(services, billing));
}

async function fetchMissed(services: Services, seller: Seller): Promise<number> {
  const stripe = await seller.stripe();
  const { data } = await stripe.events.list({ delivery_success: false, types: [...eventTypes], limit: 100 });
  let count = 0;
  for (const event of data) if (await keepEvent(services, event)) count += 1;
  return count;
}

async function settleOpen(services: Services, seller: Seller): Promise<number> {
  const now = services.clock.now().getTime();
  const open = await services.db.all<{ sessionId: string }>(sql`SELECT stripe_session_id AS "sessionId" FROM ${purchase}
    WHERE state = 'open' AND created_at BETWEEN ${now - lookedAtMs} AND ${now - openForMs} AND stripe_session_id IS NOT NULL
    ORDER BY created_at LIMIT ${pageSize}`);
  for (const { sessionId } of open) await settleSession(services, seller, sessionId);
  return open.length;
}

async function syncOverdue(services: Services, seller: Seller): Promise<number> {
  const now = services.clock.now().getTime();
  const overdue = await services.db.all<{ customerId: string }>(sql`SELECT own.stripe_customer_id AS "customerId"
    FROM ${subscription} AS plan JOIN ${billingAccount} AS own ON own.id = plan.account_id
    WHERE plan.period_end < ${now} AND plan.grace_until IS NULL AND own.stripe_customer_id IS NOT NULL
    ORDER BY plan.period_end LIMIT ${pageSize}`);
  for (const { customerId } of overdue) await syncCustomer(services, seller, customerId);
  return overdue.length;
}
