import { and, eq, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, type Currency, currencies, purchase } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { lookupKeyOf } from "../../../../platform/stripe/catalogue";
import { isMissing } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { type PurchaseKey, prices } from "../prices";
import { settleSession } from "./settle-session.server";

/** Time Travel reaches 30 days back: what was paid before cannot have been lost by a restore. */
const lookedBackMs = 35 * dayMs;
/** Younger payments may still be on their way to us. */
const onTheWayMs = 60 * 60 * 1000;
const pageSize = 20;

export type Recovered = { next: string | null; found: number; mended: number };

/**
 * One page of what was paid in 35 days, against our purchases: settles them, or writes anew what a restore took. `after`:
 * the last session of the page before. What differs from what was agreed is logged.
 */
export async function recoverPayments(services: Services, seller: Seller, after: string): Promise<Recovered> {
  const now = services.clock.now().getTime();
  const page = await listPaid(seller, now, after);
  let [found, mended] = [0, 0];
  for (const session of page.data) {
    const isPaid = session.payment_status === "paid" || session.payment_status === "no_payment_required";
    if (!isPaid || !(await isUnsettled(services, session))) continue;
    found += 1;
    if (
      (await restorePurchase(services, seller, session)) &&
      (await settleSession(services, seller, session.id)) === "settled"
    )
      mended += 1;
    else services.log.error("paid-and-not-granted", { sessionId: session.id });
  }
  return { next: page.has_more ? (page.data.at(-1)?.id ?? null) : null, found, mended };
}

async function listPaid(seller: Seller, now: number, after: string) {
  const stripe = await seller.stripe();
  const created = { gte: Math.floor((now - lookedBackMs) / 1000), lte: Math.floor((now - onTheWayMs) / 1000) };
  const asked = { status: "complete", created, limit: pageSize } as const;
  try {
    return await stripe.checkout.sessions.list(after === "" ? asked : { ...asked, starting_after: after });
  } catch (error) {
    // The session that the page before ended with is no longer there: the round begins anew.
    if (after === "" || !isMissing(error)) throw error;
    return stripe.checkout.sessions.list(asked);
  }
}

/** Only what this product began: other sessions of the same Stripe account are nobody's business here. */
async function isUnsettled({ db }: Services, session: Stripe.Checkout.Session): Promise<boolean> {
  const purchaseId = session.metadata?.purchaseId;
  if (!purchaseId || session.client_reference_id !== purchaseId) return false;
  const [row] = await db.select({ state: purchase.state }).from(purchase).where(eq(purchase.id, purchaseId));
  return !row || ["open", "expired", "failed"].includes(row.state);
}

/** Sees that the purchase of a paid session is there. False: nobody of ours paid, or for nothing that is sold. */
async function restorePurchase(services: Services, seller: Seller, session: Stripe.Checkout.Session): Promise<boolean> {
  const { db } = services;
  const id = session.metadata?.purchaseId ?? "";
  const [known] = await db.select({ id: purchase.id }).from(purchase).where(eq(purchase.id, id));
  if (known) return true;
  const customerId = typeof session.customer === "string" ? session.customer : session.customer?.id;
  const accountId = customerId ? await accountOf(services, seller, customerId) : null;
  const stripe = await seller.stripe();
  const { data } = await stripe.checkout.sessions.listLineItems(session.id, { limit: 2 });
  const product = data[0]?.price?.product;
  const priceKey = lookupKeyOf(typeof product === "string" ? product : (product?.id ?? "")) as PurchaseKey | null;
  const price = priceKey && prices[priceKey];
  const currency = currencies.find((one) => one === session.currency);
  if (!accountId || !price || !currency) return false;
  await db.insert(purchase).values(rowOf(session, { id, accountId, priceKey, currency })).onConflictDoNothing();
  return true;
}

type Bought = { id: string; accountId: string; priceKey: PurchaseKey; currency: Currency };

function rowOf(session: Stripe.Checkout.Session, bought: Bought): typeof purchase.$inferInsert {
  const price = prices[bought.priceKey];
  return {
    ...bought,
    kind: price.kind,
    credits: price.kind === "pack" ? price.credits : null,
    amountMinor: session.amount_subtotal ?? 0,
    state: "open",
    stripeSessionId: session.id,
    createdAt: session.created * 1000,
  };
}

/** The billing account of a customer; a link that a restore took away is made again from what the customer says of itself. */
async function accountOf({ db }: Services, seller: Seller, customerId: string): Promise<string | null> {
  const linked = eq(billingAccount.stripeCustomerId, customerId);
  const [known] = await db.select({ id: billingAccount.id }).from(billingAccount).where(linked);
  if (known) return known.id;
  const stripe = await seller.stripe();
  const customer = await stripe.customers.retrieve(customerId);
  const accountId = customer.deleted ? undefined : customer.metadata.accountId;
  if (!accountId) return null;
  const [own] = await db
    .update(billingAccount)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(billingAccount.id, accountId), isNull(billingAccount.stripeCustomerId)))
    .returning({ id: billingAccount.id });
  return own?.id ?? null;
}
