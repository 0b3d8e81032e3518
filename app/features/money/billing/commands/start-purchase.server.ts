import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { runBatch } from "../../../../db/guarded-batch.server";
import { billingAccount, billingConsent, purchase, subscription } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { keyedHash, sha256Hex } from "../../../../platform/crypto";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import type { Services } from "../../../../services";
import { consentText, consentVersion } from "../consent";
import { isLive } from "../plan-status";
import { type Currency, type PurchaseKey, prices } from "../prices";
import { findPriceId } from "./change-plan.server";
import { openBillingAccount } from "./open-billing-account.server";

/** `language`: in which the page was read that the buyer agreed on. */
export type Buyer = {
  actor: AccountLandlord;
  email: string;
  name: string;
  address: string;
  language: PageLocale;
};
export type PurchaseFault = "not-selling" | "signed-out" | "held" | "has-pro" | "too-many";

/** More purchases begun in an hour are no purchases. */
const beginnings = { action: "purchase", limit: 10, windowSeconds: 3600 } as const;
/** Stripe takes 30 minutes to a day. */
const openMinutes = 60;

/** Begins a purchase; answers the address of Stripe's page. Grants nothing. `currency` counts until one is fixed. */
export async function startPurchase(
  services: Services,
  buyer: Buyer,
  { priceKey, currency }: { priceKey: PurchaseKey; currency: Currency },
): Promise<Result<{ url: string }, PurchaseFault>> {
  const { rateLimit, billing } = services;
  if (!billing.isSelling) return err("not-selling");
  const account = await openAccount(services, buyer.actor);
  if (!account) return err("signed-out");
  if (account.holdReason) return err("held");
  if (!(await rateLimit.take(beginnings, account.id)).allowed) return err("too-many");
  const stripe = await billing.stripe();
  const customer = account.stripeCustomerId ?? (await makeCustomer(services, stripe, account.id));
  await stripe.customers.update(customer, { email: buyer.email, name: buyer.name });
  if (prices[priceKey].kind === "pro" && (await hasPro(services, stripe, account.id, customer))) return err("has-pro");
  const chosen = (account.currency ?? currency.toLowerCase()) as Lowercase<Currency>;
  const purchaseId = await writePurchase(services, buyer, { accountId: account.id, priceKey, currency: chosen });
  const session = await openCheckout(services, billing, {
    ...{ purchaseId, priceKey, currency: chosen, customer },
    language: buyer.language,
  });
  await services.db.run(sql`UPDATE ${purchase} SET stripe_session_id = ${session.id} WHERE id = ${purchaseId}`);
  return ok({ url: session.url ?? "" });
}

async function openAccount({ db, ids, clock }: Services, actor: AccountLandlord) {
  const at = clock.now().getTime();
  const userId = currentLandlordIdSql(actor, at);
  const { rows } = await runBatch(db, {
    openBillingAccount: openBillingAccount(db, { id: ids.uuid(), userId, at }),
    rows: db.select().from(billingAccount).where(eq(billingAccount.userId, userId)),
  });
  return rows[0] ?? null;
}

/** One customer an account, however many tabs ask at once: Stripe by the key, ours by the row that is still empty. */
async function makeCustomer({ db }: Services, stripe: Stripe, accountId: string): Promise<string> {
  const made = await stripe.customers.create({ metadata: { accountId } }, { idempotencyKey: `customer:${accountId}` });
  await db.run(
    sql`UPDATE ${billingAccount} SET stripe_customer_id = ${made.id} WHERE id = ${accountId} AND stripe_customer_id IS NULL`,
  );
  const [row] = await db
    .select({ id: billingAccount.stripeCustomerId })
    .from(billingAccount)
    .where(eq(billingAccount.id, accountId));
  return row?.id ?? made.id;
}

/** Our row and Stripe's word: either may know first. */
async function hasPro({ db }: Services, stripe: Stripe, accountId: string, customer: string): Promise<boolean> {
  const [known] = await db.select().from(subscription).where(eq(subscription.accountId, accountId));
  if (known && isLive(known.status)) return true;
  const { data } = await stripe.subscriptions.list({ customer, limit: 10 });
  return data.some(({ status }) => isLive(status));
}

async function writePurchase(
  services: Services,
  buyer: Buyer,
  { accountId, priceKey, currency }: { accountId: string; priceKey: PurchaseKey; currency: Lowercase<Currency> },
): Promise<string> {
  const { db, ids, clock, config } = services;
  const price = prices[priceKey];
  const at = clock.now().getTime();
  const [id, consentId] = [ids.uuid(), ids.uuid()];
  const text = consentText(priceKey, buyer.language);
  await db.batch([
    db.insert(billingConsent).values({
      id: consentId,
      accountId,
      kind: price.kind,
      textVersion: consentVersion,
      textHash: await sha256Hex(text),
      locale: buyer.language,
      ipHash: await keyedHash(config.secret, "consent", buyer.address),
      at,
    }),
    db.insert(purchase).values({
      id,
      accountId,
      kind: price.kind,
      priceKey,
      credits: price.kind === "pack" ? price.credits : null,
      amountMinor: price.amounts[currency.toUpperCase() as Currency],
      currency,
      state: "open",
      consentId,
      createdAt: at,
    }),
  ]);
  return id;
}

type Opening = { purchaseId: string; priceKey: PurchaseKey; currency: string; customer: string; language: PageLocale };

async function openCheckout(services: Services, seller: Seller, opening: Opening): Promise<Stripe.Checkout.Session> {
  const { config, clock } = services;
  const { purchaseId, priceKey, currency, customer, language } = opening;
  const stripe = await seller.stripe();
  const price = await findPriceId(stripe, priceKey);
  const isPack = prices[priceKey].kind === "pack";
  const billing = `${config.baseUrl}/app/settings/billing`;
  const option = isPack ? "credits" : "subscription";
  const metadata = { purchaseId };
  return stripe.checkout.sessions.create(
    {
      mode: isPack ? "payment" : "subscription",
      customer,
      client_reference_id: purchaseId,
      metadata,
      line_items: [{ price, quantity: 1 }],
      currency,
      locale: "auto",
      automatic_tax: { enabled: seller.hasTax },
      tax_id_collection: { enabled: true },
      customer_update: { name: "auto", address: "auto" },
      consent_collection: { terms_of_service: "required" },
      custom_text: { submit: { message: consentText(priceKey, language) } },
      expires_at: Math.floor(clock.now().getTime() / 1000) + openMinutes * 60,
      success_url: `${billing}?billingOption=${option}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${billing}?billingOption=${option}`,
      ...(isPack
        ? { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }
        : { subscription_data: { metadata } }),
    },
    { idempotencyKey: `checkout:${purchaseId}` },
  );
}
