import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../app/features/money/billing/catalogue";
import { openPortal } from "../../../app/features/money/billing/commands/change-plan.server";
import { clientOptions, createBillingProvider, type Seller } from "../../../app/platform/stripe/billing-provider";
import { eventTypes, prepareCatalogue, prepareEndpoint } from "../../../app/platform/stripe/catalogue";
import { findPortal, preparePortal } from "../../../app/platform/stripe/portal";
import { testServices } from "../../support/services";
import { aShop, begin, standInOf } from "../../support/shop";

const packs = ["credits_1", "credits_3", "credits_10", "pro_month", "pro_year"];

describe("the fake Stripe server behind Stripe's own client", () => {
  it("has every price in five currencies, each with its tax behaviour", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    const { data } = await stripe.prices.list({ lookup_keys: packs, expand: ["data.currency_options"] });
    expect(data.map(({ lookup_key: key }) => key).sort()).toEqual([...packs].sort());
    const three = data.find(({ lookup_key: key }) => key === "credits_3");
    expect(three?.currency_options?.usd).toMatchObject({ unit_amount: 3000, tax_behavior: "exclusive" });
    expect(three?.currency_options?.eur).toMatchObject({ unit_amount: 3200, tax_behavior: "inclusive" });
    expect(three?.currency_options?.aud).toMatchObject({ unit_amount: 5000, tax_behavior: "inclusive" });
  });

  it("leaves out fields that were not expanded, as Stripe does", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    const { data } = await stripe.prices.list({ lookup_keys: ["credits_3"] });
    expect(data[0]?.currency_options).toBeUndefined();
  });

  // Red when idempotency.ts does not compare what was asked.
  it("answers one idempotency key once, and refuses it with another body", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await stripe.customers.create({ name: "Ada" }, key);
    const again = await stripe.customers.create({ name: "Ada" }, key);
    expect(again.id).toBe(first.id);
    await expect(stripe.customers.create({ name: "Grace" }, key)).rejects.toMatchObject({
      type: "StripeIdempotencyError",
      statusCode: 400,
    });
  });

  it("answers Stripe's error messages for unknown objects and unknown parameters", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      code: "resource_missing",
      statusCode: 404,
    });
    const { id } = await stripe.customers.create({});
    const params = {
      customer: id,
      mode: "payment",
      payment_method_types: ["card"],
    } as Stripe.Checkout.SessionCreateParams;
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({ code: "parameter_unknown" });
  });
});

describe("setting up Stripe at deployment", () => {
  it("creates each price once, and a new one where an amount changed", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    expect(await prepareCatalogue(stripe, catalogue)).toEqual([]);
    const dearer = catalogue.map((item) =>
      item.lookupKey === "credits_1"
        ? { ...item, amounts: { ...item.amounts, gbp: { amount: 1250, tax: "inclusive" as const } } }
        : item,
    );
    expect(await prepareCatalogue(stripe, dearer)).toEqual(["new amounts credits_1"]);
    expect(await prepareCatalogue(stripe, dearer)).toEqual([]);
  });

  it("registers one webhook endpoint of our API version for every event that is handled", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    const first = await prepareEndpoint(stripe, "https://forms.test");
    expect(first.secret).toMatch(/^whsec_/);
    expect(await prepareEndpoint(stripe, "https://forms.test")).toEqual({ made: [], secret: null });
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ api_version: "2026-10-28.endive", url: "https://forms.test/api/stripe/webhook" });
    expect(data[0]?.enabled_events).toEqual([...eventTypes]);
    expect(eventTypes).toHaveLength(18);
  });
});

describe("Stripe's customer portal", () => {
  // Red when preparePortal makes one each time, or lets Stripe's pages cancel.
  it("is configured once, updated later, and does not offer cancelling", async () => {
    const { standIn } = await aShop();
    const stripe = await standIn.stripe();
    expect(await preparePortal(stripe, "https://forms.test")).toEqual(["settings of the customer portal"]);
    expect(await preparePortal(stripe, "https://forms.test")).toEqual([]);
    const { data } = await stripe.billingPortal.configurations.list();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      default_return_url: "https://forms.test/app/settings/billing",
      business_profile: { terms_of_service_url: "https://forms.test/terms-of-service" },
      features: {
        customer_update: { enabled: true, allowed_updates: ["name", "address", "tax_id"] },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: false },
        subscription_update: { enabled: false },
      },
    });
  });

  // Red when openPortal leaves the configuration out: Stripe then takes what somebody saved in its dashboard, or refuses.
  it("opens with that configuration for a landlord who bought something", async () => {
    const shop = await aShop();
    expect(await openPortal(shop.services, shop.actor)).toBeNull();
    await begin(shop, "credits_1");
    const url = await openPortal(shop.services, shop.actor);
    const id = new URL(url ?? "").pathname.split("/").at(-1) ?? "";
    const session = await shop.world.store.get<{ configuration: string }>(id);
    const portal = await findPortal(await shop.standIn.stripe());
    expect(session?.configuration).toBe(portal?.id);
  });
});

describe("whether selling is on", () => {
  const off = { secretKey: null, webhookSecret: null, hasTax: false, isSwitchedOff: false };
  const standIn = () => standInOf(testServices()) as Seller;

  // Red when createBillingProvider does not ask isDevelopment: the stand-in gives credits away.
  it("is off in production without a key, and never uses the fake server there", () => {
    expect(createBillingProvider({ isDevelopment: false, stripe: off }, standIn)).toEqual({
      isSelling: false,
      why: "no-key",
    });
    expect(createBillingProvider({ isDevelopment: true, stripe: off }, standIn)).toMatchObject({ kind: "stand-in" });
  });

  it("is off with a key but without the webhook's secret", () => {
    const stripe = { ...off, secretKey: "sk_live_x" };
    expect(createBillingProvider({ isDevelopment: false, stripe }, standIn)).toEqual({
      isSelling: false,
      why: "no-webhook-secret",
    });
  });

  // Red when createBillingProvider does not ask isSwitchedOff.
  it("is off where the operator switched it off, whatever keys there are", () => {
    const stripe = { secretKey: "sk_live_x", webhookSecret: "whsec_x", hasTax: false, isSwitchedOff: true };
    const switchedOff = { isSelling: false, why: "switched-off" };
    expect(createBillingProvider({ isDevelopment: false, stripe }, standIn)).toEqual(switchedOff);
    expect(createBillingProvider({ isDevelopment: true, stripe: { ...stripe, secretKey: null } }, standIn)).toEqual(
      switchedOff,
    );
  });

  it("distinguishes live keys from test keys", () => {
    const isLive = (secretKey: string) =>
      createBillingProvider({ isDevelopment: true, stripe: { ...off, secretKey, webhookSecret: "whsec_x" } }, standIn);
    expect(isLive("sk_live_x")).toMatchObject({ kind: "stripe", isLivemode: true });
    expect(isLive("rk_live_x")).toMatchObject({ isLivemode: true });
    expect(isLive("sk_test_x")).toMatchObject({ isLivemode: false });
  });

  it("a request that fails at Stripe is repeated under the same idempotency key", async () => {
    const keys: (string | null)[] = [];
    const fetchFn = async (_url: string, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get("Idempotency-Key"));
      const isFirst = keys.length === 1;
      return Response.json(isFirst ? { error: { type: "api_error" } } : { id: "cus_1", object: "customer" }, {
        status: isFirst ? 500 : 200,
      });
    };
    const httpClient = Stripe.createFetchHttpClient(fetchFn as typeof fetch);
    const stripe = new Stripe("sk_test_x", { ...clientOptions, httpClient });
    expect((await stripe.customers.create({}, { idempotencyKey: "one" })).id).toBe("cus_1");
    expect(keys).toEqual(["one", "one"]);
  });
});
