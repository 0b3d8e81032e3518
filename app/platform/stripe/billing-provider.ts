import type Stripe from "stripe";

/** Who takes payments: Stripe, or on a developer's machine its stand-in behind the same client. */
export type Seller = {
  isSelling: true;
  kind: "stripe" | "stand-in";
  /** Made when it is first asked for: most requests need no payment. */
  stripe(): Promise<Stripe>;
  webhookSecret: string;
  /** What every object of ours says about itself; an event that differs is of another account or mode. */
  isLivemode: boolean;
  hasTax: boolean;
};

/** Without both secrets nothing is sold: a purchase that nobody tells us of would take money and give nothing. */
export type BillingProvider = Seller | { isSelling: false; why: "switched-off" | "no-key" | "no-webhook-secret" };

export type StripeConfig = {
  secretKey: string | null;
  webhookSecret: string | null;
  hasTax: boolean;
  /** By whoever runs this installation, and takes no money for it. */
  isSwitchedOff: boolean;
};

/** The version that the types of the client were made from; the webhook's endpoint is made with the same. */
export const stripeVersion = "2026-10-28.endive" as const;

/** How every client of ours is made: three tries under one Idempotency-Key, nothing told about their durations. */
export const clientOptions = {
  apiVersion: stripeVersion,
  maxNetworkRetries: 2,
  telemetry: false,
  timeout: 20_000,
  appInfo: { name: "rentform" },
} as const satisfies Stripe.StripeConfig;

/** The provider that the configuration names. `standIn` is used in development only, and only where there is no key. */
export function createBillingProvider(
  config: { isDevelopment: boolean; stripe: StripeConfig },
  standIn: () => Seller,
): BillingProvider {
  const { secretKey, webhookSecret, hasTax, isSwitchedOff } = config.stripe;
  if (isSwitchedOff) return { isSelling: false, why: "switched-off" };
  if (!secretKey) return config.isDevelopment ? standIn() : { isSelling: false, why: "no-key" };
  if (!webhookSecret) return { isSelling: false, why: "no-webhook-secret" };
  return {
    isSelling: true,
    kind: "stripe",
    stripe: once(() => createClient(secretKey)),
    webhookSecret,
    isLivemode: /^[rs]k_live_/.test(secretKey),
    hasTax,
  };
}

async function createClient(secretKey: string): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  return new Stripe(secretKey, { ...clientOptions, httpClient: Stripe.createFetchHttpClient() });
}

export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
