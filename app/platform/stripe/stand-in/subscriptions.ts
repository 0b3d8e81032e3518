import type Stripe from "stripe";
import { makePayment, taxOf } from "./checkout";
import { missing, StripeFailure } from "./failure";
import { type Fields, fieldsOf, textOf, valuesOf } from "./form-body";
import { costOf, itemObject } from "./objects";
import { type InvoiceLine, invoiceObject } from "./objects-invoice";
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

/** Cancel at the end of the period or take that back, and change the prices and their numbers. */
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
  if (fields.items) next = await changeItems(world, next, fields);
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

/** What an item costs a period, in words as Stripe's invoices have them. Minor units. */
function lineOf({ price, quantity = 1 }: Stripe.SubscriptionItem, currency: string): InvoiceLine {
  const words = price.nickname ?? "Pro";
  return { amount: (costOf(price, currency)?.amount ?? 0) * quantity, words, quantity };
}

type Change = {
  items: Stripe.SubscriptionItem[];
  /** For the rest of the period: what comes off, and what is added. A new interval begins a whole period. */
  lines: InvoiceLine[];
};

/** What a change of the items does at `at`; it changes nothing yet. */
export async function reckonChange(
  world: StandInWorld,
  subscription: Stripe.Subscription,
  fields: Fields,
): Promise<Change> {
  const at = Number(textOf(fields.proration_date) ?? world.now());
  const before = subscription.items.data;
  const items = await changedItems(world, subscription, fields);
  const { start, end } = periodOf(subscription);
  const [first] = items;
  if (!first) throw new StripeFailure(400, "A subscription must have at least one active item.");
  if (items.some(({ price }) => price.recurring?.interval !== first.price.recurring?.interval))
    throw new StripeFailure(400, "All prices of a subscription must have the same interval.", { param: "items" });
  if (textOf(fields.proration_behavior) === "none") return { items, lines: [] };
  const isNewPeriod = first.price.recurring?.interval !== itemOf(subscription).price.recurring?.interval;
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const part = (line: InvoiceLine, of: number) => ({ ...line, amount: Math.round(line.amount * of) });
  const isKept = (one: Stripe.SubscriptionItem, all: Stripe.SubscriptionItem[]) =>
    all.some(({ price, quantity }) => price.id === one.price.id && quantity === one.quantity);
  const gone = before.filter((one) => !isKept(one, items)).map((one) => lineOf(one, subscription.currency));
  const fresh = items.filter((one) => !isKept(one, before)).map((one) => lineOf(one, subscription.currency));
  return {
    items,
    lines: [
      ...gone.map((line) => {
        const { amount, words, ...rest } = part(line, share);
        return { ...rest, amount: -amount, words: `Unused time on ${words}` };
      }),
      ...fresh.map((line) => part(line, isNewPeriod ? 1 : share)),
    ],
  };
}

async function changedItems(world: StandInWorld, subscription: Stripe.Subscription, fields: Fields) {
  let items = [...subscription.items.data];
  for (const change of valuesOf(fields.items).map((item) => fieldsOf(item))) {
    const id = textOf(change.id);
    const old = items.find((one) => one.id === id);
    if (id && !old) throw missing("subscription_item", id);
    if (old && textOf(change.deleted) === "true") {
      items = items.filter((one) => one !== old);
      continue;
    }
    const priceId = textOf(change.price) ?? old?.price.id ?? "";
    const price = await world.store.get<Stripe.Price>(priceId);
    if (!price) throw missing("price", priceId);
    if (!old && items.some((one) => one.price.id === price.id))
      throw new StripeFailure(400, "Cannot add multiple subscription items with the same plan.", { param: "items" });
    const quantity = Number(textOf(change.quantity) ?? old?.quantity ?? 1);
    const { start, end } = periodOf(subscription);
    const made = itemObject(subscription.id, start, {
      ...{ id: old?.id ?? world.newId("si"), price, quantity, periodEnd: end },
    });
    items = old ? items.map((one) => (one === old ? made : one)) : [...items, made];
  }
  return items;
}

const pendingId = (subscription: Stripe.Subscription) => `pending:${subscription.id}`;
type Pending = { id: string; object: "pending"; lines: InvoiceLine[] };

/** What waits for the next invoice of a subscription. */
export async function pendingLines(world: StandInWorld, subscription: Stripe.Subscription): Promise<InvoiceLine[]> {
  return (await world.store.get<Pending>(pendingId(subscription)))?.lines ?? [];
}

async function changeItems(world: StandInWorld, subscription: Stripe.Subscription, fields: Fields) {
  const { items, lines } = await reckonChange(world, subscription, fields);
  const isBilledNow = textOf(fields.proration_behavior) === "always_invoice";
  if (!isBilledNow) {
    const waiting = { id: pendingId(subscription), object: "pending" as const };
    await world.store.put({ ...waiting, lines: [...(await pendingLines(world, subscription)), ...lines] });
    return { ...subscription, items: listOf(items) };
  }
  if (await world.store.get(declinedCard)) throw new StripeFailure(402, "Your card was declined.", cardDeclined);
  const interval = items[0]?.price.recurring?.interval === "year" ? "year" : "month";
  const isNewPeriod = interval !== itemOf(subscription).price.recurring?.interval;
  const [now, end] = [world.now(), periodAfter(world.now(), interval)];
  const moved = isNewPeriod
    ? items.map((one) => ({ ...one, current_period_start: now, current_period_end: end }))
    : items;
  const invoice = await bill(world, subscription, { lines, isPaid: true, reason: "subscription_update" });
  await world.emit("invoice.paid", invoice as { id: string });
  return { ...subscription, items: listOf(moved), latest_invoice: invoice.id ?? null };
}

const declinedCard = "setting:card-declined";
const cardDeclined = { type: "card_error", code: "card_declined" };

/** From now on the card on file is declined, or taken again. */
export async function declineCards(world: StandInWorld, isDeclined: boolean): Promise<void> {
  if (isDeclined) await world.store.put({ id: declinedCard, object: "setting" });
  else await world.store.remove(declinedCard);
}

type Bill = { lines: readonly InvoiceLine[]; isPaid: boolean; reason: Stripe.Invoice.BillingReason };

/** The invoice of these lines, with the tax of the subscription; it is not kept. */
export function reckonBill(
  world: StandInWorld,
  subscription: Stripe.Subscription,
  { lines, isPaid, reason }: Bill,
  of: { id: string; number: string; payment: string | null; url: string },
): Stripe.Invoice {
  const { subtotal, tax } = sumOf(subscription, lines);
  return invoiceObject({
    ...of,
    now: world.now(),
    customer: idOf(subscription.customer) ?? "",
    subscription: subscription.id,
    currency: subscription.currency,
    subtotal,
    tax,
    isPaid,
    lines,
    reason,
    period: periodOf(subscription),
    metadata: {},
  });
}

function sumOf(subscription: Stripe.Subscription, lines: readonly InvoiceLine[]) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isExclusive = costOf(itemOf(subscription).price, subscription.currency)?.isExclusive === true;
  return { subtotal, tax: taxOf(subtotal, subscription.automatic_tax.enabled && isExclusive) };
}

async function bill(world: StandInWorld, subscription: Stripe.Subscription, asked: Bill): Promise<Stripe.Invoice> {
  const id = world.newId("in");
  const { currency } = subscription;
  const customer = idOf(subscription.customer) ?? "";
  const { subtotal, tax } = sumOf(subscription, asked.lines);
  const isTaken = asked.isPaid && subtotal > 0;
  const payment = isTaken ? await makePayment(world, { amount: subtotal + tax, currency, customer }) : null;
  const invoice = reckonBill(world, subscription, asked, {
    id,
    number: `RF-${1001 + (await world.store.list("invoice")).length}`,
    payment: payment?.id ?? null,
    url: `${world.origin}/dev/stripe/invoice/${id}`,
  });
  await world.store.put(invoice as { id: string; object: string });
  return invoice;
}

/** What the next period costs: every item, and what waits. */
export function linesOfPeriod(
  subscription: Stripe.Subscription,
  items: readonly Stripe.SubscriptionItem[],
  waiting: readonly InvoiceLine[],
): InvoiceLine[] {
  return [...waiting, ...items.map((one) => lineOf(one, subscription.currency))];
}

/** The clock moves to the next period: it is paid, or ends where that was asked for. */
export async function nextPeriod(world: StandInWorld, id: string, isPaid: boolean): Promise<void> {
  const subscription = await findSubscription(world, id);
  if (subscription.status === "canceled") return;
  if (subscription.cancel_at_period_end || (subscription.status === "past_due" && !isPaid)) {
    await cancelNow(world, id);
    return;
  }
  const first = itemOf(subscription);
  const start = first.current_period_end;
  const end = periodAfter(start, first.price.recurring?.interval === "year" ? "year" : "month");
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  const lines = linesOfPeriod(subscription, items, await pendingLines(world, subscription));
  await world.store.remove(pendingId(subscription));
  const moved: Stripe.Subscription = {
    ...subscription,
    status: isPaid ? "active" : "past_due",
    items: listOf(items),
  };
  const invoice = await bill(world, moved, { lines, isPaid, reason: "subscription_cycle" });
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
