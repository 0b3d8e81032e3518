import type Stripe from "stripe";
import { stripeVersion } from "./billing-provider";

/** A thing that is sold, with its price in every currency. Amounts are minor units. */
export type CatalogueItem = {
  /** Names the price at Stripe, whatever its id is there. */
  lookupKey: string;
  name: string;
  interval: "month" | "year" | null;
  amounts: Record<string, { amount: number; tax: "exclusive" | "inclusive" }>;
};

/** Every event that the product acts on, or keeps its copy of things true by. */
export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
  "radar.early_fraud_warning.created",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
export type HandledEvent = (typeof eventTypes)[number];

const baseCurrency = "usd";
/** Stripe's code for software as a service, for business and personal use. */
const taxCode = "txcd_10103001";

/** Makes missing products and prices. A changed price is a new one with the lookup key; subscribers keep the old. */
export async function prepareCatalogue(stripe: Stripe, items: readonly CatalogueItem[]): Promise<string[]> {
  const keys = items.map(({ lookupKey }) => lookupKey);
  const known = await stripe.prices.list({ lookup_keys: keys, limit: 100, expand: ["data.currency_options"] });
  const made: string[] = [];
  for (const item of items) {
    const price = known.data.find((one) => one.lookup_key === item.lookupKey);
    if (price && isSame(price, item)) continue;
    const product = await prepareProduct(stripe, item);
    await stripe.prices.create(priceParams(item, product), { idempotencyKey: `price:${fingerprint(item)}` });
    made.push(`${price ? "new amounts" : "price"} ${item.lookupKey}`);
  }
  return made;
}

function isSame(price: Stripe.Price, { amounts }: CatalogueItem): boolean {
  return Object.entries(amounts).every(([currency, { amount, tax }]) => {
    const option = price.currency_options?.[currency];
    return option?.unit_amount === amount && option.tax_behavior === tax;
  });
}

function fingerprint({ lookupKey, amounts }: CatalogueItem): string {
  const parts = Object.entries(amounts).map(([currency, { amount, tax }]) => `${currency}${amount}${tax[0]}`);
  return `${lookupKey}:${parts.sort().join(",")}`;
}

const productPrefix = "rentform_";

/** Products have ids of our own making, by which a thing is known however often its price is made anew. */
export function productId(lookupKey: string): string {
  return `${productPrefix}${lookupKey}`;
}

/** The lookup key of what has this product; null where it is none of ours. */
export function lookupKeyOf(product: string): string | null {
  return product.startsWith(productPrefix) ? product.slice(productPrefix.length) : null;
}

/** One product a thing. */
async function prepareProduct(stripe: Stripe, { lookupKey, name }: CatalogueItem): Promise<string> {
  const id = productId(lookupKey);
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 404) throw error;
    const params = { id, name, tax_code: taxCode };
    return (await stripe.products.create(params, { idempotencyKey: `product:${id}` })).id;
  }
}

function priceParams(item: CatalogueItem, product: string): Stripe.PriceCreateParams {
  const base = item.amounts[baseCurrency];
  const others = Object.entries(item.amounts).filter(([currency]) => currency !== baseCurrency);
  return {
    product,
    nickname: item.name,
    currency: baseCurrency,
    unit_amount: base?.amount,
    tax_behavior: base?.tax,
    currency_options: Object.fromEntries(
      others.map(([currency, { amount, tax }]) => [currency, { unit_amount: amount, tax_behavior: tax }]),
    ),
    lookup_key: item.lookupKey,
    transfer_lookup_key: true,
    ...(item.interval ? { recurring: { interval: item.interval } } : {}),
  };
}

/** Makes Stripe's endpoint, or updates its events. `secret` is known only when it was made. */
export async function prepareEndpoint(
  stripe: Stripe,
  origin: string,
): Promise<{ made: string[]; secret: string | null }> {
  const url = `${origin}/api/stripe/webhook`;
  const known = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = known.data.find((one) => one.url === url && one.status === "enabled");
  if (!endpoint) {
    const fresh = await stripe.webhookEndpoints.create({
      url,
      enabled_events: [...eventTypes],
      api_version: stripeVersion,
      description: "Rentform",
    });
    return { made: [`webhook endpoint ${url}`], secret: fresh.secret ?? null };
  }
  const isCurrent = eventTypes.every((type) => endpoint.enabled_events.includes(type));
  if (isCurrent) return { made: [], secret: null };
  await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: [...eventTypes] });
  return { made: [`events of the endpoint ${url}`], secret: null };
}
