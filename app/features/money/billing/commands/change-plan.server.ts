import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { isRefused } from "../../../../platform/stripe/errors";
import { findPortal } from "../../../../platform/stripe/portal";
import type { Services } from "../../../../services";
import { planItems } from "../plan-items";
import { isLive } from "../plan-status";
import type { PriceKey } from "../prices";
import { syncCustomer } from "./sync-customer.server";

export type PlanFault = "not-selling" | "no-plan" | "refused";
export type OwnPlan = { customer: string; plan: typeof subscription.$inferSelect };

/** The live subscription of who asks. */
export async function findOwnPlan({ db, clock }: Services, actor: AccountLandlord): Promise<OwnPlan | null> {
  const [row] = await db
    .select({ customer: billingAccount.stripeCustomerId, plan: subscription })
    .from(billingAccount)
    .innerJoin(subscription, eq(subscription.accountId, billingAccount.id))
    .where(eq(billingAccount.userId, currentLandlordIdSql(actor, clock.now().getTime())));
  if (!row?.customer || !isLive(row.plan.status)) return null;
  return { customer: row.customer, plan: row.plan };
}

type Change = (stripe: Stripe, own: OwnPlan) => Promise<unknown>;

/** Changes the subscription at Stripe and brings our row to it at once, so that the next page says what is so. */
export async function changePlan(
  services: Services,
  actor: AccountLandlord,
  what: Change,
): Promise<Result<undefined, PlanFault>> {
  const { billing } = services;
  if (!billing.isSelling) return err("not-selling");
  const own = await findOwnPlan(services, actor);
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
  return changePlan(services, actor, (stripe, { plan }) =>
    stripe.subscriptions.update(plan.stripeSubscriptionId, { cancel_at_period_end: true }),
  );
}

/** Takes a cancellation back, while Pro still runs. */
export function resumePlan(services: Services, actor: AccountLandlord) {
  return changePlan(services, actor, (stripe, { plan }) =>
    stripe.subscriptions.update(plan.stripeSubscriptionId, { cancel_at_period_end: false }),
  );
}

/** What changing to a year costs now, with what is left of the month taken off. Minor units; `at` belongs to the amount. */
export type YearOffer = { amountMinor: number; currency: string; at: number };

/** What changing from a month to a year costs now, as Stripe reckons it. Null without a monthly plan that goes on. */
export async function previewYear(services: Services, actor: AccountLandlord): Promise<YearOffer | null> {
  const { billing, clock } = services;
  if (!billing.isSelling) return null;
  const own = await findOwnPlan(services, actor);
  if (own?.plan.priceKey !== "pro_month" || own.plan.cancelAt !== null || own.plan.status !== "active") return null;
  const stripe = await billing.stripe();
  const at = Math.floor(clock.now().getTime() / 1000);
  const preview = await stripe.invoices.createPreview({
    customer: own.customer,
    subscription: own.plan.stripeSubscriptionId,
    subscription_details: { ...(await yearParams(stripe, own)), proration_date: at },
  });
  return { amountMinor: preview.amount_due, currency: preview.currency, at };
}

/** Pro and its further seats, at the prices of a year. */
async function yearParams(stripe: Stripe, { plan }: OwnPlan) {
  const { pro, seats } = planItems(await stripe.subscriptions.retrieve(plan.stripeSubscriptionId));
  const items = [{ id: pro?.id ?? "", price: await findPriceId(stripe, "pro_year") }];
  if (seats) items.push({ id: seats.id, price: await findPriceId(stripe, "seat_year") });
  return { items, proration_behavior: "always_invoice" as const };
}

/** Stripe's id of the price with this lookup key. */
export async function findPriceId(stripe: Stripe, key: PriceKey): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  if (!data[0]) throw new Error(`No price ${key} at Stripe: npm run deploy makes it`);
  return data[0].id;
}

/** An amount that was shown holds for so long. */
const offerSeconds = 3600;

/** The moment that an amount is reckoned for: the one that it was shown for, while that is young. Seconds. */
export function offerDate({ clock }: Services, at: number): number {
  const now = Math.floor(clock.now().getTime() / 1000);
  return at <= now && at > now - offerSeconds ? at : now;
}

/** From the month to the year at once, for the amount that was shown at `at`. What cannot be charged changes nothing. */
export function takeYear(services: Services, actor: AccountLandlord, at: number) {
  const date = offerDate(services, at);
  return changePlan(services, actor, async (stripe, own) => {
    if (own.plan.priceKey !== "pro_month") return;
    const params = await yearParams(stripe, own);
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
