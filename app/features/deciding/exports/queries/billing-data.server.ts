import { eq, sql } from "drizzle-orm";
import {
  billingAccount,
  billingConsent,
  creditEntry,
  purchase,
  subscription,
  voucherRedemption,
} from "../../../../db/schema/billing";
import type { Services } from "../../../../services";

const rowsAtMost = 5000;
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Everything that is kept of an account's money, for "all my data"; null where there is none. Invoices are Stripe's. */
export async function readBillingData({ db }: Pick<Services, "db">, userId: string) {
  const own = sql`(SELECT id FROM ${billingAccount} WHERE user_id = ${userId})`;
  const [[account], entries, purchases, [plan], consents, redemptions] = await db.batch([
    db.select().from(billingAccount).where(eq(billingAccount.userId, userId)),
    db.select().from(creditEntry).where(sql`account_id = ${own}`).orderBy(sql`at, id`).limit(rowsAtMost),
    db.select().from(purchase).where(sql`account_id = ${own}`).orderBy(sql`created_at`).limit(rowsAtMost),
    db.select().from(subscription).where(sql`account_id = ${own}`),
    db.select().from(billingConsent).where(sql`account_id = ${own}`).orderBy(sql`at`).limit(rowsAtMost),
    db.select().from(voucherRedemption).where(sql`account_id = ${own}`).orderBy(sql`at`).limit(rowsAtMost),
  ]);
  if (!account) return null;
  return {
    billingAccount: account.id,
    stripeCustomer: account.stripeCustomerId,
    currency: account.currency,
    country: account.country,
    credits: entries.map(({ kind, amount, lotId, expiresAt, paidUntil, sourceRef, at }) => ({
      at: iso(at),
      kind,
      amount,
      lot: lotId,
      form: kind === "spend" || kind === "give-back" ? sourceRef.split(":")[0] : null,
      expiresAt: iso(expiresAt),
      paidUntil: iso(paidUntil),
    })),
    purchases: purchases.map(
      ({ priceKey, quantity, amountMinor, currency, refundedMinor, state, createdAt, settledAt }) => ({
        at: iso(createdAt),
        what: priceKey,
        quantity,
        amountMinor,
        currency,
        refundedMinor,
        state,
        settledAt: iso(settledAt),
      }),
    ),
    pro: plan
      ? {
          status: plan.status,
          what: plan.priceKey,
          seats: plan.seats,
          startedAt: iso(plan.startedAt),
          periodEnd: iso(plan.periodEnd),
          cancelAt: iso(plan.cancelAt),
          graceUntil: iso(plan.graceUntil),
        }
      : null,
    consents: consents.map(({ kind, textVersion, locale, at }) => ({ at: iso(at), kind, textVersion, locale })),
    vouchers: redemptions.map(({ voucherId, at }) => ({ at: iso(at), voucher: voucherId })),
  };
}
