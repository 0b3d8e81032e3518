import type Stripe from "stripe";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import { isRefused } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { runStatements } from "./handled-event.server";
import { tellAccount } from "./tell-account.server";

/** Two tabs, two subscriptions: this later one ends at once, what it cost is paid back, and its owner is told. */
export async function endSecond(
  services: Services,
  stripe: Stripe,
  accountId: string,
  second: Stripe.Subscription,
): Promise<void> {
  const { db, ids, clock } = services;
  await payBackLast(stripe, second, `double:${second.id}`);
  await stripe.subscriptions.cancel(second.id, {}, { idempotencyKey: `double-end:${second.id}` });
  const ref = { accountId, about: "second" as const, subscriptionId: second.id, periodEnd: 0 };
  const dedupeKey = `plan-second:${second.id}`;
  await runStatements(services, [
    insertJob(db, { id: ids.uuid<OutboxId>(), kind: "mail.plan", ref, dedupeKey, now: clock.now() }),
    tellAccount(services, { accountId, kind: "payments", ref: dedupeKey }),
  ]);
}

/** `created`: seconds, as Stripe counts. */
export type PaidInvoice = { paymentId: string; amount: number; currency: string; created: number };

/** What the last invoice of a subscription took: minor units, tax included, and the lower-case currency; null: nothing. */
async function findPaidInvoice(
  stripe: Stripe,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<PaidInvoice | null> {
  const invoiceId = typeof latest === "string" ? latest : latest?.id;
  return invoiceId ? readPaid(await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] })) : null;
}

/** As `findPaidInvoice`, of every invoice that a subscription has paid, newest first. */
export async function listPaidInvoices(stripe: Stripe, { id }: Stripe.Subscription): Promise<PaidInvoice[]> {
  const { data } = await stripe.invoices.list({ subscription: id, limit: 100, expand: ["data.payments"] });
  return data.flatMap((invoice) => readPaid(invoice) ?? []);
}

function readPaid({ payments, amount_paid: amount, currency, created }: Stripe.Invoice): PaidInvoice | null {
  const payment = payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent;
  const paymentId = typeof payment === "string" ? payment : payment?.id;
  return paymentId && amount > 0 ? { paymentId, amount, currency, created } : null;
}

async function payBackLast(stripe: Stripe, plan: Stripe.Subscription, key: string): Promise<void> {
  const paid = await findPaidInvoice(stripe, plan);
  if (paid) await payBackInvoice(stripe, paid, key);
}

/** Pays back what an invoice took; the same key never twice. */
export async function payBackInvoice(stripe: Stripe, paid: PaidInvoice, key: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paid.paymentId, amount: paid.amount, metadata: { ref: key } },
      { idempotencyKey: key },
    );
  } catch (error) {
    // Paid back already, by a try that died before it could say so.
    if (!isRefused(error)) throw error;
  }
}
