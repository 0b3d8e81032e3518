import type { Context, Hono } from "hono";
import type Stripe from "stripe";
import { missing, StripeFailure } from "./failure";
import { type Fields, fieldsOf, metadataOf, readFields, textOf, valuesOf } from "./form-body";
import type { StandInEnv } from "./idempotency";
import { listOf, type StandInWorld } from "./world";

type Configuration = Stripe.BillingPortal.Configuration;

/** Stripe's portal: its settings, and the page that one landlord is sent to. */
export function addPortal(api: Hono<StandInEnv>, world: StandInWorld): void {
  const { store } = world;
  const body = (c: Context<StandInEnv>) => readFields(c.get("body"));
  api.get("/billing_portal/configurations", async (c) =>
    c.json(listOf(await store.list<Configuration>("billing_portal.configuration"))),
  );
  api.post("/billing_portal/configurations", async (c) => {
    const made = configurationObject({ id: world.newId("bpc"), now: world.now() }, body(c));
    await store.put(made);
    return c.json(made);
  });
  api.post("/billing_portal/configurations/:id", async (c) => {
    const known = await store.get<Configuration>(c.req.param("id"));
    if (!known) throw missing("configuration", c.req.param("id"));
    const changed = { ...configurationObject({ id: known.id, now: world.now() }, body(c)), created: known.created };
    await store.put(changed);
    return c.json(changed);
  });
  api.post("/billing_portal/sessions", async (c) => {
    const fields = body(c);
    const customer = await store.get<Stripe.Customer>(textOf(fields.customer) ?? "");
    if (!customer) throw missing("customer", textOf(fields.customer) ?? "");
    const configuration = await store.get<Configuration>(textOf(fields.configuration) ?? "");
    // Stripe has no default until somebody saves one in its dashboard.
    if (!configuration) throw new StripeFailure(400, "No configuration provided.", { param: "configuration" });
    const portal = sessionObject(world, { customer: customer.id, configuration: configuration.id }, fields);
    await store.put(portal);
    return c.json(portal);
  });
}

function sessionObject(
  world: StandInWorld,
  of: { customer: string; configuration: string },
  fields: Fields,
): Stripe.BillingPortal.Session {
  const id = world.newId("bps");
  return {
    id,
    object: "billing_portal.session",
    ...of,
    created: world.now(),
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: textOf(fields.return_url),
    url: `${world.origin}/dev/stripe/portal/${id}`,
  };
}

function configurationObject({ id, now }: { id: string; now: number }, fields: Fields): Configuration {
  const [profile, features] = [fieldsOf(fields.business_profile), fieldsOf(fields.features)];
  const isOn = (name: string) => textOf(fieldsOf(features[name]).enabled) === "true";
  const allowed = valuesOf(fieldsOf(features.customer_update).allowed_updates).map(String);
  return {
    id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: textOf(profile.privacy_policy_url),
      terms_of_service_url: textOf(profile.terms_of_service_url),
    },
    created: now,
    default_return_url: textOf(fields.default_return_url),
    features: {
      customer_update: {
        allowed_updates: allowed as Stripe.BillingPortal.Configuration.Features.CustomerUpdate.AllowedUpdate[],
        enabled: isOn("customer_update"),
      },
      invoice_history: { enabled: isOn("invoice_history") },
      payment_method_update: { enabled: isOn("payment_method_update"), payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: [], options: [] },
        enabled: isOn("subscription_cancel"),
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: isOn("subscription_update"),
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: metadataOf(fields.metadata),
    name: null,
    updated: now,
  };
}
