import type Stripe from "stripe";
import { missing, StripeFailure } from "./failure";
import { type Fields, fieldsOf, metadataOf, textOf, valuesOf } from "./form-body";
import { costOf, subscriptionObject } from "./objects";
import { lineItemObject, sessionObject } from "./objects-checkout";
import { invoiceObject } from "./objects-invoice";
import { idOf, listOf, periodAfter, type StandInPayment, type StandInWorld } from "./world";

/** What a person can do on the page of a payment. */
export const payOutcomes = ["pay", "decline", "three-d-secure", "slow", "expire"] as const;
export type PayOutcome = (typeof payOutcomes)[number];

const known = new Set([
  "automatic_tax",
  "cancel_url",
  "client_reference_id",
  "consent_collection",
  "currency",
  "custom_text",
  "customer",
  "customer_update",
  "expand",
  "expires_at",
  "invoice_creation",
  "line_items",
  "locale",
  "metadata",
  "mode",
  "payment_intent_data",
  "subscription_data",
  "success_url",
  "tax_id_collection",
]);

/** Added to exclusive prices where taxes are reckoned, so that a total differs from a price. */
const taxRate = 0.08;

export function taxOf(amount: number, isExclusive: boolean): number {
  return isExclusive ? Math.round(amount * taxRate) : 0;
}

export async function createSession(world: StandInWorld, fields: Fields): Promise<Stripe.Checkout.Session> {
  for (const name of Object.keys(fields))
    if (!known.has(name))
      throw new StripeFailure(400, `Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
  const customer = await world.store.get<Stripe.Customer>(textOf(fields.customer) ?? "");
  if (!customer) throw missing("customer", textOf(fields.customer) ?? "");
  const [line] = valuesOf(fields.line_items).map((item) => fieldsOf(item));
  const price = await world.store.get<Stripe.Price>(textOf(line?.price) ?? "");
  if (!price) throw missing("price", textOf(line?.price) ?? "");
  const currency = textOf(fields.currency) ?? price.currency;
  const cost = costOf(price, currency);
  if (!cost) throw new StripeFailure(400, `The price has no currency_options for ${currency}.`, { param: "currency" });
  const isTaxed = textOf(fieldsOf(fields.automatic_tax).enabled) === "true";
  const quantity = Number(textOf(line?.quantity) ?? 1);
  const amount = cost.amount * quantity;
  const tax = taxOf(amount, isTaxed && cost.isExclusive);
  const id = world.newId("cs_test");
  const url = `${world.origin}/dev/stripe/checkout/${id}`;
  const session = sessionObject({ id, now: world.now(), url, fields, currency, subtotal: amount, tax });
  const item = lineItemObject({ id: world.newId("li"), price, currency, quantity, amount, tax });
  session.line_items = listOf([item]);
  await world.store.put(session);
  const subscriptionMetadata = metadataOf(fieldsOf(fields.subscription_data).metadata);
  await world.store.put({ id: `more:${id}`, object: "more", subscriptionMetadata } as { id: string; object: string });
  return session;
}

export async function findSession(world: StandInWorld, id: string): Promise<Stripe.Checkout.Session> {
  const session = await world.store.get<Stripe.Checkout.Session>(id);
  if (!session) throw missing("checkout.session", id);
  if (session.status === "open" && session.expires_at <= world.now()) return expireSession(world, session);
  return session;
}

export async function expireSession(world: StandInWorld, session: Stripe.Checkout.Session) {
  if (session.status !== "open")
    throw new StripeFailure(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  const expired = { ...session, status: "expired" as const, url: null };
  await world.store.put(expired);
  await world.emit("checkout.session.expired", expired);
  return expired;
}

/** What pressing a button on the page of a payment does. Null: the card was declined, and the page stays. */
export async function finishCheckout(
  world: StandInWorld,
  id: string,
  outcome: PayOutcome,
): Promise<Stripe.Checkout.Session | null> {
  const session = await findSession(world, id);
  if (session.status !== "open") return session;
  if (outcome === "decline") return null;
  if (outcome === "expire") return expireSession(world, session);
  const complete = { ...session, status: "complete" as const, url: null };
  if (outcome === "slow" && session.mode === "payment") {
    await world.store.put(complete);
    await world.emit("checkout.session.completed", complete);
    return complete;
  }
  return session.mode === "payment" ? payPack(world, complete, "checkout.session.completed") : begin(world, complete);
}

/** A slow method: the money arrives, or it does not. */
export async function finishSlow(world: StandInWorld, id: string, hasArrived: boolean): Promise<void> {
  const session = await findSession(world, id);
  if (session.status !== "complete" || session.payment_status !== "unpaid") return;
  if (hasArrived) await payPack(world, session, "checkout.session.async_payment_succeeded");
  else await world.emit("checkout.session.async_payment_failed", session);
}

async function payPack(world: StandInWorld, session: Stripe.Checkout.Session, event: Stripe.Event["type"]) {
  const payment = await takePayment(world, session);
  const invoice = session.invoice_creation?.enabled
    ? await writeInvoice(world, { session, payment, subscription: null, words: wordsOf(session) })
    : null;
  const paid = {
    ...session,
    payment_status: "paid" as const,
    payment_intent: payment.id,
    invoice: invoice?.id ?? null,
  };
  await world.store.put(paid);
  await world.emit(event, paid);
  if (invoice) await world.emit("invoice.paid", invoice);
  return paid;
}

async function begin(world: StandInWorld, session: Stripe.Checkout.Session) {
  const price = session.line_items?.data[0]?.price as Stripe.Price;
  const payment = await takePayment(world, session);
  const id = world.newId("sub");
  const more = await world.store.get<{ subscriptionMetadata: Record<string, string> }>(`more:${session.id}`);
  const invoice = await writeInvoice(world, { session, payment, subscription: id, words: wordsOf(session) });
  const periodEnd = periodAfter(world.now(), price.recurring?.interval === "year" ? "year" : "month");
  const subscription = subscriptionObject(
    { id, now: world.now() },
    {
      customer: idOf(session.customer) ?? "",
      price,
      currency: session.currency ?? price.currency,
      periodEnd,
      metadata: more?.subscriptionMetadata ?? {},
      invoice: invoice.id ?? "",
      hasTax: session.automatic_tax.enabled,
    },
  );
  await world.store.put(subscription);
  const paid = { ...session, payment_status: "paid" as const, subscription: id, invoice: invoice.id ?? null };
  await world.store.put(paid);
  await world.emit("customer.subscription.created", subscription);
  await world.emit("invoice.paid", invoice as { id: string });
  await world.emit("checkout.session.completed", paid);
  return paid;
}

function wordsOf(session: Stripe.Checkout.Session): string {
  return session.line_items?.data[0]?.description ?? "Rentform";
}

async function takePayment(world: StandInWorld, session: Stripe.Checkout.Session): Promise<StandInPayment> {
  return makePayment(world, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "usd",
    customer: idOf(session.customer) ?? "",
  });
}

export async function makePayment(
  world: StandInWorld,
  parts: { amount: number; currency: string; customer: string },
): Promise<StandInPayment> {
  const id = world.newId("pi");
  const payment: StandInPayment = {
    id,
    object: "payment_intent",
    charge: world.newId("ch"),
    ...parts,
    refunded: 0,
    created: world.now(),
  };
  await world.store.put(payment);
  return payment;
}

async function writeInvoice(
  world: StandInWorld,
  parts: {
    session: Stripe.Checkout.Session;
    payment: StandInPayment;
    subscription: string | null;
    words: string;
  },
): Promise<Stripe.Invoice> {
  const { session, payment, subscription, words } = parts;
  const id = world.newId("in");
  const number = `RF-${1001 + (await world.store.list("invoice")).length}`;
  const invoice = invoiceObject({
    id,
    now: world.now(),
    number,
    customer: idOf(session.customer) ?? "",
    subscription,
    payment: payment.id,
    currency: payment.currency,
    subtotal: session.amount_subtotal ?? 0,
    tax: (session.amount_total ?? 0) - (session.amount_subtotal ?? 0),
    isPaid: true,
    lines: [{ amount: session.amount_subtotal ?? 0, words }],
    reason: subscription ? "subscription_create" : "manual",
    url: `${world.origin}/dev/stripe/invoice/${id}`,
    period: { start: world.now(), end: world.now() },
    metadata: {},
  });
  await world.store.put(invoice as { id: string; object: string });
  return invoice;
}
