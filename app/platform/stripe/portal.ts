import type Stripe from "stripe";

/** Marks the configuration of ours among those that somebody made in Stripe's dashboard. */
const mark = { rentform: "portal" } as const;

/** What a landlord does on Stripe's pages: card, address, tax number, invoices; plan and cancelling are ours. */
function portalParams(origin: string) {
  return {
    business_profile: {
      privacy_policy_url: `${origin}/privacy-policy`,
      terms_of_service_url: `${origin}/terms-of-service`,
    },
    default_return_url: `${origin}/app/settings/billing`,
    features: {
      customer_update: { enabled: true, allowed_updates: ["name", "address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
    metadata: mark,
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
}

/** Makes the configuration of Stripe's portal, or brings it up to date; what is as it should be stays. Answers what was made, in words. */
export async function preparePortal(stripe: Stripe, origin: string): Promise<string[]> {
  const wanted = portalParams(origin);
  const known = await findPortal(stripe);
  if (!known) {
    await stripe.billingPortal.configurations.create(wanted);
    return ["customer portal"];
  }
  if (isSame(known, wanted)) return [];
  await stripe.billingPortal.configurations.update(known.id, wanted);
  return ["settings of the customer portal"];
}

/** Ours; null before the first deployment made one. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.rentform === mark.rentform) ?? null;
}

function isSame(known: Stripe.BillingPortal.Configuration, wanted: ReturnType<typeof portalParams>): boolean {
  const { features, business_profile: profile } = wanted;
  const allowed = known.features.customer_update.allowed_updates;
  return (
    known.default_return_url === wanted.default_return_url &&
    known.business_profile.privacy_policy_url === profile.privacy_policy_url &&
    known.business_profile.terms_of_service_url === profile.terms_of_service_url &&
    known.features.customer_update.enabled &&
    allowed.length === features.customer_update.allowed_updates.length &&
    features.customer_update.allowed_updates.every((one) => allowed.some((other) => other === one)) &&
    known.features.invoice_history.enabled &&
    known.features.payment_method_update.enabled &&
    !known.features.subscription_cancel.enabled &&
    !known.features.subscription_update.enabled
  );
}
