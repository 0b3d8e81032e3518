import { join } from "node:path";
import { Stripe } from "stripe";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { catalogue } from "../../../app/features/money/billing/catalogue";
import { clientOptions } from "../../../app/platform/stripe/billing-provider";
import { prepareCatalogue, prepareEndpoint } from "../../../app/platform/stripe/catalogue";
import { preparePortal } from "../../../app/platform/stripe/portal";
import { openDispute, warnOfFraud } from "../../../app/platform/stripe/stand-in/after-payment";
import { standInApi } from "../../../app/platform/stripe/stand-in/api";
import { finishCheckout } from "../../../app/platform/stripe/stand-in/checkout";
import type { StandInStore } from "../../../app/platform/stripe/stand-in/store";
import type { StandInPayment, StandInWorld } from "../../../app/platform/stripe/stand-in/world";
import { projectRoot } from "../../../scripts/lib/local-server.ts";

/**
 * What the stand-in answers has the fields that Stripe's published types name, and no others: in each object and in those inside.
 * The compiler holds most of it; this holds what a cast or a spread would hide.
 */
const kept = new Map<string, { id: string; object: string }>();
const store: StandInStore = {
  get: async <T>(id: string) => (kept.get(id) ?? null) as T | null,
  put: async (object) => void kept.set(object.id, structuredClone(object)),
  list: async <T>(object: string) => [...kept.values()].filter((one) => one.object === object).reverse() as T[],
  remove: async (id) => void kept.delete(id),
  claim: async (id, object) => !kept.has(id) && Boolean(kept.set(id, { id, object })),
};
let made = 0;
const world: StandInWorld = {
  store,
  now: () => 1_795_000_000 + made,
  newId(prefix) {
    made += 1;
    return `${prefix}_${made}`;
  },
  origin: "https://forms.test",
  async emit(type, object) {
    const common = { object: "event", api_version: clientOptions.apiVersion, created: world.now(), livemode: false };
    const event = { id: world.newId("evt"), ...common, data: { object }, pending_webhooks: 1, request: null, type };
    await store.put(event);
    return event as unknown as Stripe.Event;
  },
};

/** Every answer of the real client, in its order. */
const answers: { object: string }[] = [];

beforeAll(async () => {
  const api = standInApi(world);
  const fetchFn = async (url: string, init: RequestInit) => {
    const response = await api.fetch(new Request(url, init));
    if (response.ok) answers.push(await response.clone().json());
    return response;
  };
  const httpClient = Stripe.createFetchHttpClient(fetchFn as typeof fetch);
  const stripe = new Stripe("sk_test_shapes", { ...clientOptions, httpClient });
  await prepareCatalogue(stripe, catalogue);
  await prepareEndpoint(stripe, world.origin);
  await preparePortal(stripe, world.origin);
  const [portal] = (await stripe.billingPortal.configurations.list()).data;
  const customer = await stripe.customers.create({
    name: "Ada",
    email: "ada@forms.test",
    metadata: { accountId: "1" },
  });
  await stripe.billingPortal.sessions.create({ customer: customer.id, configuration: portal?.id });
  for (const [mode, key] of [
    ["payment", "credits_3"],
    ["subscription", "pro_month"],
  ] as const) {
    const { data } = await stripe.prices.list({ lookup_keys: [key], expand: ["data.currency_options"] });
    const line_items = [{ price: data[0]?.id ?? "", quantity: 1 }];
    const more = mode === "payment" ? { invoice_creation: { enabled: true } } : {};
    const common = {
      mode,
      customer: customer.id,
      line_items,
      automatic_tax: { enabled: true },
      metadata: { purchaseId: "1" },
    };
    const session = await stripe.checkout.sessions.create({ ...common, ...more, success_url: world.origin });
    await finishCheckout(world, session.id, "pay");
    await stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items"] });
  }
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data;
  await stripe.invoices.list({ customer: customer.id });
  const { data: years } = await stripe.prices.list({ lookup_keys: ["pro_year"] });
  const items = [{ id: subscription?.items.data[0]?.id ?? "", price: years[0]?.id ?? "" }];
  await stripe.invoices.createPreview({ subscription: subscription?.id, subscription_details: { items } });
  await stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
  const [payment] = await store.list<StandInPayment>("payment_intent");
  await stripe.refunds.create({ payment_intent: payment?.id, amount: 100 });
  await stripe.disputes.retrieve((await openDispute(world, payment?.id ?? "")).id);
  await warnOfFraud(world, payment?.id ?? "");
  const [warning] = await store.list<{ id: string }>("radar.early_fraud_warning");
  await stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? "");
  await stripe.events.list();
  await stripe.products.retrieve((await store.list<{ id: string }>("product"))[0]?.id ?? "");
});

const file = join(projectRoot, "test/support/stripe-shapes.ts");
const program = ts.createProgram([file], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();

function shapes(): Map<string, ts.Type> {
  const source = program.getSourceFile(file) as ts.SourceFile;
  const [alias] = source.statements.filter(ts.isTypeAliasDeclaration);
  const type = checker.getTypeAtLocation(alias as ts.Node);
  return new Map(type.getProperties().map((one) => [one.name, checker.getTypeOfSymbol(one)]));
}

type Json = { [name: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What differs, as paths: "+" stands in the answer and not in the type, "-" the other way round. */
function differences(value: unknown, type: ts.Type, path: string): string[] {
  if (Array.isArray(value)) {
    const [of] = partsOf(type).flatMap((one) => checker.getTypeArguments(one as ts.TypeReference));
    return of ? value.slice(0, 2).flatMap((one) => differences(one, of, `${path}[]`)) : [];
  }
  if (!isObject(value)) return [];
  const objects = partsOf(type).filter(
    (one) => one.getProperties().length > 0 && !(one.flags & ts.TypeFlags.StringLike),
  );
  const fits = objects.map((one) => differencesOf(value, one, path)).sort((a, b) => a.length - b.length);
  return fits[0] ?? [];
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

function differencesOf(value: Json, type: ts.Type, path: string): string[] {
  if (checker.getIndexInfosOfType(type).length > 0) return [];
  const known = new Map(type.getProperties().map((one) => [one.name, one]));
  const more = Object.keys(value).filter((name) => !known.has(name));
  const isNeeded = (one: ts.Symbol) => !(one.flags & ts.SymbolFlags.Optional) && one.name !== "lastResponse";
  const less = [...known.values()].filter((one) => isNeeded(one) && !(one.name in value));
  const inside = [...known.values()].flatMap((one) =>
    differences(value[one.name], checker.getTypeOfSymbol(one), `${path}.${one.name}`),
  );
  return [...more.map((name) => `+${path}.${name}`), ...less.map(({ name }) => `-${path}.${name}`), ...inside];
}

// Red when a field is left out of objects.ts behind a cast, or one is made up.
it("the fake Stripe server answers with the fields of Stripe's types, and no others", () => {
  const known = shapes();
  const objects = answers.flatMap((one) =>
    one.object === "list" ? (one as unknown as { data: typeof answers }).data : [one],
  );
  const seen = new Set(objects.map(({ object }) => object));
  expect([...known.keys()].filter((name) => name !== "item" && !seen.has(name))).toEqual([]);
  const found = objects.flatMap((one) => {
    const type = known.get(one.object);
    return type ? differences(one, type, one.object) : [`no type for ${one.object}`];
  });
  expect([...new Set(found)]).toEqual([]);
});
