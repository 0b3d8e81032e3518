import type Stripe from "stripe";
import { type Fields, fieldsOf, metadataOf, textOf } from "./form-body";
import { idOf, listOf } from "./world";

/** Objects as Stripe answers them, whole by the types of its own client. */
type Made = { id: string; now: number };

export function customerObject({ id, now }: Made, fields: Fields): Stripe.Customer {
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: now,
    default_source: null,
    description: null,
    email: textOf(fields.email),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadataOf(fields.metadata),
    name: textOf(fields.name),
    shipping: null,
  };
}

export function productObject({ id, now }: Made, fields: Fields): Stripe.Product {
  return {
    id,
    object: "product",
    active: true,
    created: now,
    description: textOf(fields.description),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadataOf(fields.metadata),
    name: textOf(fields.name) ?? "",
    package_dimensions: null,
    shippable: null,
    tax_code: textOf(fields.tax_code),
    tax_details: null,
    type: "service",
    updated: now,
    url: null,
  };
}

export function priceObject({ id, now }: Made, fields: Fields): Stripe.Price {
  const interval = textOf(fieldsOf(fields.recurring).interval) as "month" | "year" | null;
  const options = Object.entries(fieldsOf(fields.currency_options)).map(([currency, option]) => [
    currency,
    currencyOption(fieldsOf(option)),
  ]);
  const currency = textOf(fields.currency) ?? "usd";
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: now,
    currency,
    currency_options: Object.fromEntries([[currency, currencyOption(fields)], ...options]),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: textOf(fields.lookup_key),
    metadata: metadataOf(fields.metadata),
    nickname: textOf(fields.nickname),
    product: textOf(fields.product) ?? "",
    recurring: interval && {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: taxBehavior(fields),
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? "recurring" : "one_time",
    unit_amount: Number(textOf(fields.unit_amount) ?? 0),
    unit_amount_decimal: null,
  };
}

function taxBehavior(fields: Fields): "exclusive" | "inclusive" | "unspecified" {
  const said = textOf(fields.tax_behavior);
  return said === "exclusive" || said === "inclusive" ? said : "unspecified";
}

function currencyOption(fields: Fields): Stripe.Price.CurrencyOptions {
  return {
    custom_unit_amount: null,
    tax_behavior: taxBehavior(fields),
    unit_amount: Number(textOf(fields.unit_amount) ?? 0),
    unit_amount_decimal: null,
  };
}

/** What a price costs in a currency: minor units, and whether tax is added to them. Null where it has no such currency. */
export function costOf(price: Stripe.Price, currency: string): { amount: number; isExclusive: boolean } | null {
  const option = price.currency_options?.[currency];
  if (!option) return null;
  return { amount: option.unit_amount ?? 0, isExclusive: option.tax_behavior === "exclusive" };
}

type SubscriptionParts = {
  customer: string;
  price: Stripe.Price;
  currency: string;
  periodEnd: number;
  metadata: Record<string, string>;
  invoice: string;
  hasTax: boolean;
};

export function subscriptionObject({ id, now }: Made, parts: SubscriptionParts): Stripe.Subscription {
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: parts.hasTax, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: "charge_automatically",
    created: now,
    currency: parts.currency,
    customer: parts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf([itemObject(id, now, { ...parts, id: `si_${id.slice(4)}`, quantity: 1 })]),
    latest_invoice: parts.invoice,
    livemode: false,
    managed_payments: null,
    metadata: parts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

type ItemParts = Pick<SubscriptionParts, "price" | "periodEnd"> & { id: string; quantity: number };

export function itemObject(
  subscription: string,
  now: number,
  { id, price, periodEnd, quantity }: ItemParts,
): Stripe.SubscriptionItem {
  return {
    id,
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price,
    quantity,
    subscription,
    tax_rates: null,
  };
}

/** The old name of a price, which Stripe still answers beside it. */
function planObject(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export function refundObject(
  { id, now }: Made,
  parts: { amount: number; currency: string; payment: string; charge: string; metadata: Record<string, string> },
): Stripe.Refund {
  return {
    id,
    object: "refund",
    amount: parts.amount,
    balance_transaction: null,
    charge: parts.charge,
    created: now,
    currency: parts.currency,
    customer: null,
    customer_account: null,
    metadata: parts.metadata,
    payment_intent: parts.payment,
    payment_method: null,
    reason: "requested_by_customer",
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

export function warningObject(
  { id, now }: Made,
  payment: { id: string; charge: string },
): Stripe.Radar.EarlyFraudWarning {
  return {
    id,
    object: "radar.early_fraud_warning",
    actionable: true,
    charge: payment.charge,
    created: now,
    fraud_type: "unauthorized_use_of_card",
    livemode: false,
    payment_intent: payment.id,
  };
}

export function endpointObject({ id, now }: Made, fields: Fields): Stripe.WebhookEndpoint {
  return {
    id,
    object: "webhook_endpoint",
    api_version: textOf(fields.api_version),
    application: null,
    created: now,
    description: textOf(fields.description),
    enabled_events: Object.values(fieldsOf(fields.enabled_events)).map(String),
    livemode: false,
    metadata: metadataOf(fields.metadata),
    secret: `whsec_${id}`,
    status: "enabled",
    url: textOf(fields.url) ?? "",
  };
}
