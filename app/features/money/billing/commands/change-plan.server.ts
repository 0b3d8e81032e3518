import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isRefused } from "../../../../platform/stripe/errors";
import { findPortal } from "../../../../platform/stripe/portal";
import type { Services } from "../../../../services";
import { isLive } from "../plan-status";
import { syncCustomer } from "./sync-customer.server";

export type PlanFault = "not-selling" | "no-plan" | "refused";
type Own = { customer: string; plan: typeof subscription.$inferSelect };

/** The live subscription of who asks. */
async function findOwn({ db, clock }: Services, actor: AccountLandlord): Promise<Own | null> {
  const [row] = await db
    .select({ customer: billingAccount.stripeCustomerId, plan: subscription })
    .from(billingAccount)
    .innerJoin(subscription, eq(subscription.accountId, billingAccount.id))
    .where(eq(billingAccount.userId, currentLandlordIdSql(actor, clock.now().getTime())));
  if (!row?.customer || !isLive(row.plan.status)) return null;
  return { customer: row.customer, plan: row.plan };
}

type Change = (stripe: Stripe, own: Own) => Promise<unknown>;

/** Changes the subscription at Stripe and brings our row to it at once, so that the next page says what is so. */
async function change(services: Services, actor: AccountLandlord, what: Change): Promise<Result<undefined, PlanFault>> {
  const { billing } = services;
  if (!billing.isSelling) return err("not-selling");
  const own = await findOwn(services, actor);
  if (!own) return err("no-plan");
  try {
    await what(await billing.stripe(), own);
  } catch (error) {
    if (!isRefused(error)) throw error;
    await syncCustomer(services, billing, own.customer);
    return err("refused");
  }
  await syncCustomer(services, billing, own.customer);
  return ok(undefined);
}

/** Pro goes on to the end of what is paid, and then ends. */
export function cancelPlan(services: Services, actor: AccountLandlord) {
  return change(services, actor, (stripe, { plan }) =>
    stripe.subscriptions.update(plan.stripeSubscriptionId, { cancel_at_period_end: true }),
  );
}

/** Takes a cancellation back, while Pro still runs. */
export function resumePlan(services: Services, actor: AccountLandlord) {
  return change(services, actor, (stripe, { plan }) =>
    stripe.subscriptions.update(plan.stripeSubscriptionId, { cancel_at_period_end: false }),
  );
}

/** What changing to a year costs now, with what is left of the month taken off. Minor units; `at` belongs to the amount. */
export type YearOffer = { amountMinor: number; currency: string; at: number };

/** What changing from a month to a year costs now, as Stripe reckons it. Null without a monthly plan that goes on. */
export async function previewYear(services: Services, actor: AccountLandlord): Promise<YearOffer | null> {
  const { billing, clock } = services;
  if (!billing.isSelling) return null;
  const own = await findOwn(services, actor);
  if (own?.plan.priceKey !== "pro_month" || own.plan.cancelAt !== null || own.plan.status !== "active") return null;
  const stripe = await billing.stripe();
  const at = Math.floor(clock.now().getTime() / 1000);
  const preview = await stripe.invoices.createPreview({
    customer: own.customer,
    subscription: own.plan.stripeSubscriptionId,
    subscription_details: { ...(await yearParams(stripe, billing, own)), proration_date: at },
  });
  return { amountMinor: preview.amount_due, currency: preview.currency, at };
}

async function yearParams(stripe: Stripe, _seller: Seller, { plan }: Own) {
  const current = await stripe.subscriptions.retrieve(plan.stripeSubscriptionId);
  const { data } = await stripe.prices.list({ lookup_keys: ["pro_year"], limit: 1 });
  const items = [{ id: current.items.data[0]?.id ?? "", price: data[0]?.id ?? "" }];
  return { items, proration_behavior: "always_invoice" as const };
}

/** An amount that was shown holds for so long. */
const offerSeconds = 3600;

/** From the month to the year at once, for the amount that was shown at `at`. What cannot be charged changes nothing. */
export function takeYear(services: Services, actor: AccountLandlord, at: number) {
  const now = Math.floor(services.clock.now().getTime() / 1000);
  const date = at <= now && at > now - offerSeconds ? at : now;
  return change(services, actor, async (stripe, own) => {
    if (own.plan.priceKey !== "pro_month" || !services.billing.isSelling) return;
    const params = await yearParams(stripe, services.billing, own);
    await stripe.subscriptions.update(
      own.plan.stripeSubscriptionId,
      { ...params, proration_date: date, payment_behavior: "error_if_incomplete" },
      { idempotencyKey: `year:${own.plan.stripeSubscriptionId}:${date}` },
    );
  });
}

/** Stripe's page for card, address and VAT number; null where nothing was ever bought. */
export async function openPortal(services: Services, actor: AccountLandlord): Promise<string | null> {
  const { billing, db, clock, config } = services;
  if (!billing.isSelling) return null;
  const [row] = await db
    .select({ customer: billingAccount.stripeCustomerId })
    .from(billingAccount)
    .where(eq(billingAccount.userId, currentLandlordIdSql(actor, clock.now().getTime())));
  if (!row?.customer) return null;
  const stripe = await billing.stripe();
  const portal = await findPortal(stripe);
  if (!portal) throw new Error("No portal at Stripe: npm run deploy makes it");
  const return_url = `${config.baseUrl}/app/settings/billing`;
  const asked = { customer: row.customer, configuration: portal.id, return_url };
  return (await stripe.billingPortal.sessions.create(asked)).url;
}
