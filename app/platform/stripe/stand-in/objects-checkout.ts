import type Stripe from "stripe";
import { type Fields, fieldsOf, metadataOf, textOf } from "./form-body";

type SessionParts = {
  id: string;
  now: number;
  url: string;
  fields: Fields;
  currency: string;
  subtotal: number;
  tax: number;
};

export function sessionObject(parts: SessionParts): Stripe.Checkout.Session {
  const { id, now, fields, currency, subtotal, tax } = parts;
  const invoiceCreation = fieldsOf(fields.invoice_creation);
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: { ...noTax, enabled: textOf(fieldsOf(fields.automatic_tax).enabled) === "true" },
    billing_address_collection: null,
    cancel_url: textOf(fields.cancel_url),
    client_reference_id: textOf(fields.client_reference_id),
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: textOf(fields.customer),
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: Number(textOf(fields.expires_at) ?? now + 86_400),
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      textOf(invoiceCreation.enabled) === "true" ? { enabled: true, invoice_data: noInvoiceData } : null,
    livemode: false,
    locale: textOf(fields.locale) as Stripe.Checkout.Session.Locale | null,
    managed_payments: null,
    metadata: metadataOf(fields.metadata),
    mode: textOf(fields.mode) === "subscription" ? "subscription" : "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: textOf(fields.success_url),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: "hosted_page",
    url: parts.url,
    wallet_options: null,
  };
}

const noTax = { liability: null, provider: null, status: null };
const noInvoiceData: Stripe.Checkout.Session.InvoiceCreation["invoice_data"] = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: null,
  rendering_options: null,
};

type LineParts = { id: string; price: Stripe.Price; currency: string; quantity: number; amount: number; tax: number };

export function lineItemObject({ id, price, currency, quantity, amount, tax }: LineParts): Stripe.LineItem {
  return {
    id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: tax,
    amount_total: amount + tax,
    currency,
    description: price.nickname,
    metadata: null,
    price,
    quantity,
  };
}

export function disputeObject(
  id: string,
  now: number,
  payment: { id: string; charge: string; amount: number; currency: string },
): Stripe.Dispute {
  return {
    id,
    object: "dispute",
    amount: payment.amount,
    balance_transactions: [],
    charge: payment.charge,
    created: now,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    reason: "fraudulent",
    status: "needs_response",
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
