import type Stripe from "stripe";
import { listOf } from "./world";

type InvoiceParts = {
  id: string;
  now: number;
  number: string;
  customer: string;
  subscription: string | null;
  payment: string | null;
  currency: string;
  subtotal: number;
  tax: number;
  isPaid: boolean;
  /** What it says was bought, and what comes off; their sum is `subtotal`. */
  lines: readonly InvoiceLine[];
  reason: Stripe.Invoice.BillingReason;
  url: string;
  period: { start: number; end: number };
  metadata: Record<string, string>;
};

export type InvoiceLine = { amount: number; words: string; quantity?: number };

export function invoiceObject(parts: InvoiceParts): Stripe.Invoice {
  const { id, now, currency, subtotal, tax, isPaid } = parts;
  const total = subtotal + tax;
  return {
    id,
    object: "invoice",
    account_country: null,
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: isPaid ? total : 0,
    amount_remaining: isPaid ? 0 : total,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    automatic_tax: { disabled_reason: null, enabled: tax > 0, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: parts.reason,
    collection_method: "charge_automatically",
    created: now,
    currency,
    custom_fields: null,
    customer: parts.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: parts.url,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(linesOf(parts)),
    livemode: false,
    metadata: parts.metadata,
    next_payment_attempt: null,
    number: parts.number,
    on_behalf_of: null,
    parent: parentOf(parts),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf(parts.payment ? [invoicePaymentObject(parts, parts.payment)] : []),
    period_end: parts.period.end,
    period_start: parts.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: isPaid ? "paid" : "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: isPaid ? now : null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: tax === 0 ? [] : [taxObject(tax, subtotal)],
    webhooks_delivered_at: null,
  };
}

function parentOf({ subscription }: InvoiceParts): Stripe.Invoice.Parent | null {
  if (!subscription) return null;
  return {
    quote_details: null,
    subscription_details: { metadata: null, subscription },
    type: "subscription_details",
  };
}

function taxObject(amount: number, taxable: number): Stripe.Invoice.TotalTax {
  return {
    amount,
    tax_behavior: "exclusive",
    tax_rate_details: null,
    taxability_reason: "standard_rated",
    taxable_amount: taxable,
    type: "tax_rate_details",
  };
}

function linesOf(parts: InvoiceParts): Stripe.InvoiceLineItem[] {
  return parts.lines.map((line, n) => invoiceLineObject(parts, n, line));
}

function invoiceLineObject(
  { id, currency, period }: InvoiceParts,
  n: number,
  { amount, words, quantity = 1 }: InvoiceLine,
): Stripe.InvoiceLineItem {
  return {
    id: `il_${id.slice(3)}${n}`,
    object: "line_item",
    amount,
    currency,
    description: words,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent: null,
    period,
    pretax_credit_amounts: null,
    pricing: null,
    quantity,
    quantity_decimal: null,
    subscription: null,
    subtotal: amount,
    taxes: null,
  };
}

function invoicePaymentObject(parts: InvoiceParts, payment: string): Stripe.InvoicePayment {
  const { id, now, currency, subtotal, tax, isPaid } = parts;
  return {
    id: `inpay_${id.slice(3)}`,
    object: "invoice_payment",
    amount_paid: isPaid ? subtotal + tax : null,
    amount_requested: subtotal + tax,
    created: now,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment, type: "payment_intent" },
    status: isPaid ? "paid" : "open",
    status_transitions: { canceled_at: null, paid_at: isPaid ? now : null },
  };
}
