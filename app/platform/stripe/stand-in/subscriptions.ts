import type Stripe from "stripe";
import { makePayment } from "./checkout";
import { missing, StripeFailure } from "./failure";
import { type Fields, fieldsOf, textOf, valuesOf } from "./form-body";
import { costOf, itemObject } from "./objects";
import { invoiceObject } from "./objects-invoice";
import { idOf, listOf, periodAfter, type StandInWorld } from "./world";

export async function findSubscription(world: StandInWorld, id: string): Promise<Stripe.Subscription> {
  const subscription = await world.store.get<Stripe.Subscription>(id);
  if (!subscription) throw missing("subscription", id);
  return subscription;
}

async function keep(world: StandInWorld, subscription: Stripe.Subscription, event: Stripe.Event["type"]) {
  await world.store.put(subscription);
  await world.emit(event, subscription);
  return subscription;
}

export async function cancelNow(world: StandInWorld, id: string): Promise<Stripe.Subscription> {
  const subscription = await findSubscription(world, id);
  if (subscription.status === "canceled") throw missing("subscription", id);
  const now = world.now();
  const ended = { ...subscription, status: "canceled" as const, canceled_at: now, ended_at: now };
  return keep(world, ended, "customer.subscription.deleted");
}

/** Cancel at the end of the period or take that back, and change the price. */
export async function updateSubscription(
  world: StandInWorld,
  id: string,
  fields: Fields,
): Promise<Stripe.Subscription> {
  const subscription = await findSubscription(world, id);
  if (subscription.status === "canceled")
    throw new StripeFailure(400, "A canceled subscription can only update its cancellation_details and metadata.");
  let next = subscription;
  const cancels = textOf(fields.cancel_at_period_end);
  if (cancels !== null) next = { ...next, ...cancelling(world, next, cancels === "true") };
  const [change] = valuesOf(fields.items).map((item) => fieldsOf(item));
  if (change) next = await changePrice(world, next, change, Number(textOf(fields.proration_date) ?? world.now()));
  return keep(world, next, "customer.subscription.updated");
}

function cancelling(world: StandInWorld, subscription: Stripe.Subscription, isAtEnd: boolean) {
  return {
    cancel_at_period_end: isAtEnd,
    cancel_at: isAtEnd ? periodOf(subscription).end : null,
    canceled_at: isAtEnd ? world.now() : null,
  };
}

function periodOf(subscription: Stripe.Subscription) {
  const item = itemOf(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
}

function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0] as Stripe.SubscriptionItem;
}

/** What the rest of the period is worth, and what the new price asks: minor units. */
export async function reckonChange(world: StandInWorld, subscription: Stripe.Subscription, change: Fields, at: number) {
  const price = await world.store.get<Stripe.Price>(textOf(change.price) ?? "");
  if (!price) throw missing("price", textOf(change.price) ?? "");
  const old = itemOf(subscription);
  const { start, end } = periodOf(subscription);
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const unused = Math.round((costOf(old.price, subscription.currency)?.amount ?? 0) * share);
  const fresh = costOf(price, subscription.currency)?.amount ?? 0;
  return { price, unused, amount: fresh - unused };
}

async function changePrice(world: StandInWorld, subscription: Stripe.Subscription, change: Fields, at: number) {
  const { price, amount, unused } = await reckonChange(world, subscription, change, at);
  const interval = price.recurring?.interval === "year" ? "year" : "month";
  const periodEnd = periodAfter(world.now(), interval);
  const item = itemObject(subscription.id, world.now(), { price, periodEnd });
  const invoice = await bill(world, subscription, {
    ...{ amount, isPaid: true, reason: "subscription_update" },
    words: price.nickname,
    unused: { amount: unused, words: itemOf(subscription).price.nickname ?? "Pro" },
  });
  await world.emit("invoice.paid", invoice as { id: string });
  return { ...subscription, items: listOf([item]), latest_invoice: invoice.id ?? null };
}

type Bill = {
  amount: number;
  isPaid: boolean;
  reason: Stripe.Invoice.BillingReason;
  words?: string | null;
  unused?: { amount: number; words: string };
};

async function bill(
  world: StandInWorld,
  subscription: Stripe.Subscription,
  { amount, isPaid, reason, words, unused }: Bill,
): Promise<Stripe.Invoice> {
  const id = world.newId("in");
  const { currency } = subscription;
  const customer = idOf(subscription.customer) ?? "";
  const payment = isPaid ? await makePayment(world, { amount, currency, customer }) : null;
  const invoice = invoiceObject({
    id,
    now: world.now(),
    number: `RF-${1001 + (await world.store.list("invoice")).length}`,
    customer,
    subscription: subscription.id,
    payment: payment?.id ?? null,
    currency,
    subtotal: amount,
    tax: 0,
    isPaid,
    words: words ?? itemOf(subscription).price.nickname ?? "Pro",
    ...(unused && { unused }),
    reason,
    url: `${world.origin}/dev/stripe/invoice/${id}`,
    period: periodOf(subscription),
    metadata: {},
  });
  await world.store.put(invoice as { id: string; object: string });
  return invoice;
}

/** The clock moves to the next period: it is paid, or ends where that was asked for. */
export async function nextPeriod(world: StandInWorld, id: string, isPaid: boolean): Promise<void> {
  const subscription = await findSubscription(world, id);
  if (subscription.status === "canceled") return;
  if (subscription.cancel_at_period_end || (subscription.status === "past_due" && !isPaid)) {
    await cancelNow(world, id);
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodAfter(start, item.price.recurring?.interval === "year" ? "year" : "month");
  const amount = costOf(item.price, subscription.currency)?.amount ?? 0;
  const moved: Stripe.Subscription = {
    ...subscription,
    status: isPaid ? "active" : "past_due",
    items: listOf([{ ...item, current_period_start: start, current_period_end: end }]),
  };
  const invoice = await bill(world, moved, { amount, isPaid, reason: "subscription_cycle" });
  await keep(world, { ...moved, latest_invoice: invoice.id ?? null }, "customer.subscription.updated");
  await world.emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice as { id: string });
}

/** A new card: what is due is paid. */
export async function payDue(world: StandInWorld, id: string): Promise<void> {
  const subscription = await findSubscription(world, id);
  if (subscription.status !== "past_due") return;
  const open = await world.store.get<Stripe.Invoice>(idOf(subscription.latest_invoice) ?? "");
  if (open) {
    const paid = { ...open, status: "paid" as const, amount_paid: open.amount_due, amount_remaining: 0 };
    await world.store.put(paid as { id: string; object: string });
    await world.emit("invoice.paid", paid as { id: string });
  }
  await keep(world, { ...subscription, status: "active" }, "customer.subscription.updated");
}
