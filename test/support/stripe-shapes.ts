import type Stripe from "stripe";

/** Stripe's own types of the objects that the stand-in answers, by the word that stands in `object`. */
export type StripeShapes = {
  "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  "billing_portal.session": Stripe.BillingPortal.Session;
  "checkout.session": Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Omit<Stripe.Event, "data" | "type"> & { data: unknown; type: string };
  invoice: Stripe.Invoice;
  item: Stripe.LineItem;
  price: Stripe.Price;
  product: Stripe.Product;
  "radar.early_fraud_warning": Stripe.Radar.EarlyFraudWarning;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  webhook_endpoint: Stripe.WebhookEndpoint;
};
