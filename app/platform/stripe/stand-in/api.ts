import { type Context, Hono } from "hono";
import type Stripe from "stripe";
import { createRefund } from "./after-payment";
import { createSession, expireSession, findSession } from "./checkout";
import { missing, StripeFailure } from "./failure";
import { type Fields, fieldsOf, metadataOf, readFields, textOf, valuesOf } from "./form-body";
import { idempotency, keepBody, type StandInEnv } from "./idempotency";
import { customerObject, endpointObject, priceObject, productObject } from "./objects";
import { addPortal } from "./portal";
import {
  cancelNow,
  findSubscription,
  linesOfPeriod,
  pendingLines,
  reckonBill,
  reckonChange,
  updateSubscription,
} from "./subscriptions";
import { idOf, listOf, type StandInWorld } from "./world";

type Kept = { id: string; object: string };

/** Stripe's addresses that the product calls, under https://api.stripe.com. */
export function standInApi(world: StandInWorld): Hono {
  const api = new Hono<StandInEnv>().basePath("/v1");
  const { store } = world;
  const find = async <T>(kind: string, id: string): Promise<T> => {
    const found = await store.get<T & Kept>(id);
    if (!found || found.object !== kind) throw missing(kind, id);
    return found;
  };
  const made = (prefix: string) => ({ id: world.newId(prefix), now: world.now() });
  const keep = async <T extends Kept>(object: T): Promise<T> => {
    await store.put(object);
    return object;
  };

  api.use("*", keepBody, idempotency(store));
  api.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json(error.body, error.status as 400);
    return c.json({ error: { type: "api_error", message: String(error) } }, 500);
  });
  api.notFound((c) =>
    c.json({ error: { type: "invalid_request_error", message: `Unrecognized request URL (${c.req.path})` } }, 404),
  );

  api.post("/customers", async (c) => c.json(await keep(customerObject(made("cus"), body(c)))));
  api.get("/customers/:id", async (c) => c.json(await find("customer", c.req.param("id"))));
  api.post("/customers/:id", async (c) => {
    const customer = await find<Stripe.Customer>("customer", c.req.param("id"));
    const fields = body(c);
    const metadata = { ...customer.metadata, ...metadataOf(fields.metadata) };
    const email = textOf(fields.email) ?? customer.email;
    return c.json(await keep({ ...customer, email, name: textOf(fields.name) ?? customer.name, metadata }));
  });
  api.delete("/customers/:id", async (c) => {
    const id = c.req.param("id");
    await find("customer", id);
    for (const one of await store.list<Stripe.Subscription>("subscription"))
      if (idOf(one.customer) === id && one.status !== "canceled") await cancelNow(world, one.id);
    const gone: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
    return c.json(await keep(gone));
  });

  api.post("/products", async (c) => {
    const fields = body(c);
    return c.json(await keep(productObject({ ...made("prod"), ...idIn(fields) }, fields)));
  });
  api.get("/products/:id", async (c) => c.json(await find("product", c.req.param("id"))));
  api.post("/prices", async (c) => {
    const fields = body(c);
    const key = textOf(fields.lookup_key);
    for (const other of await store.list<Stripe.Price>("price"))
      if (key && other.lookup_key === key) await takeKey(world, other, textOf(fields.transfer_lookup_key) === "true");
    return c.json(shown(await keep(priceObject(made("price"), fields)), fields));
  });
  api.get("/prices", async (c) => {
    const fields = query(c);
    const keys = valuesOf(fields.lookup_keys);
    const prices = (await store.list<Stripe.Price>("price")).filter((one) => keys.includes(one.lookup_key ?? ""));
    return c.json(listOf(prices.map((one) => shown(one, fields))));
  });

  api.post("/checkout/sessions", async (c) => {
    const fields = body(c);
    return c.json(shown(await createSession(world, fields), fields));
  });
  api.get("/checkout/sessions", async (c) => {
    const fields = query(c);
    const [status, created] = [textOf(fields.status), fieldsOf(fields.created)];
    const [from, to] = [Number(textOf(created.gte) ?? 0), Number(textOf(created.lte) ?? Number.MAX_SAFE_INTEGER)];
    const all = await store.list<Stripe.Checkout.Session>("checkout.session");
    const asked = all.filter((one) => one.created >= from && one.created <= to && (!status || one.status === status));
    return c.json(
      pageOf(
        asked.map((one) => shown(one, fields)),
        fields,
      ),
    );
  });
  api.get("/checkout/sessions/:id", async (c) => c.json(shown(await findSession(world, c.req.param("id")), query(c))));
  api.get("/checkout/sessions/:id/line_items", async (c) =>
    c.json((await findSession(world, c.req.param("id"))).line_items),
  );
  api.post("/checkout/sessions/:id/expire", async (c) => {
    const session = await findSession(world, c.req.param("id"));
    return c.json(shown(await expireSession(world, session), {}));
  });

  addPortal(api, world);

  api.get("/subscriptions", async (c) => {
    const { customer, status } = c.req.query();
    const all = await store.list<Stripe.Subscription>("subscription");
    const isAsked = (one: Stripe.Subscription) =>
      status === "all" || (status ? one.status === status : one.status !== "canceled");
    return c.json(listOf(all.filter((one) => idOf(one.customer) === customer && isAsked(one))));
  });
  api.get("/subscriptions/:id", async (c) => c.json(await findSubscription(world, c.req.param("id"))));
  api.post("/subscriptions/:id", async (c) => c.json(await updateSubscription(world, c.req.param("id"), body(c))));
  api.delete("/subscriptions/:id", async (c) => c.json(await cancelNow(world, c.req.param("id"))));

  api.get("/invoices", async (c) => {
    const { customer, subscription, limit } = c.req.query();
    const all = await store.list<Stripe.Invoice>("invoice");
    const isAsked = (one: Stripe.Invoice) =>
      (!customer || idOf(one.customer as string | null) === customer) &&
      (!subscription || one.parent?.subscription_details?.subscription === subscription);
    const own = all.filter(isAsked);
    return c.json(listOf(own.slice(0, Number(limit ?? 10)).map((one) => shown(one as Kept, query(c)))));
  });
  api.get("/invoices/:id", async (c) => c.json(shown(await find<Kept>("invoice", c.req.param("id")), query(c))));
  api.post("/invoices/create_preview", async (c) => c.json(await preview(world, body(c))));

  api.post("/refunds", async (c) => c.json(await createRefund(world, body(c))));
  api.get("/refunds", async (c) => {
    const all = await store.list<Stripe.Refund>("refund");
    return c.json(listOf(all.filter((one) => one.payment_intent === c.req.query("payment_intent"))));
  });
  api.get("/payment_intents/:id", async (c) => c.json(await find("payment_intent", c.req.param("id"))));
  api.get("/refunds/:id", async (c) => c.json(await find("refund", c.req.param("id"))));
  api.get("/disputes", async (c) => {
    const all = await store.list<Stripe.Dispute>("dispute");
    return c.json(listOf(all.filter((one) => one.payment_intent === c.req.query("payment_intent"))));
  });
  api.get("/disputes/:id", async (c) => c.json(await find("dispute", c.req.param("id"))));
  api.get("/radar/early_fraud_warnings/:id", async (c) =>
    c.json(await find("radar.early_fraud_warning", c.req.param("id"))),
  );

  api.get("/events", async (c) => {
    const fields = query(c);
    const types = valuesOf(fields.types);
    const isFailed = textOf(fields.delivery_success) === "false";
    const all = await store.list<Stripe.Event>("event");
    const asked = all.filter((one) => types.length === 0 || types.includes(one.type));
    return c.json(listOf(asked.filter((one) => !isFailed || one.pending_webhooks > 0).slice(0, 100)));
  });
  api.get("/events/:id", async (c) => c.json(await find("event", c.req.param("id"))));

  api.get("/webhook_endpoints", async (c) => c.json(listOf(await store.list("webhook_endpoint"))));
  api.post("/webhook_endpoints", async (c) => c.json(await keep(endpointObject(made("we"), body(c)))));
  api.post("/webhook_endpoints/:id", async (c) => {
    const endpoint = await find<Stripe.WebhookEndpoint>("webhook_endpoint", c.req.param("id"));
    const events = valuesOf(body(c).enabled_events).map(String);
    return c.json(await keep({ ...endpoint, enabled_events: events }));
  });
  return api as unknown as Hono;
}

function body(c: Context<StandInEnv>): Fields {
  return readFields(c.get("body"));
}

function query(c: Context): Fields {
  return readFields(new URL(c.req.url).search.slice(1));
}

/** What follows `starting_after`, ten unless asked. */
function pageOf<T extends { id: string; object: string }>(all: T[], fields: Fields): Stripe.ApiList<T> {
  const after = textOf(fields.starting_after);
  const at = after ? all.findIndex(({ id }) => id === after) : -1;
  if (after && at < 0) throw missing(all[0]?.object ?? "object", after);
  const limit = Number(textOf(fields.limit) ?? 10);
  const rest = all.slice(at + 1);
  return { ...listOf(rest.slice(0, limit)), has_more: rest.length > limit };
}

function idIn(fields: Fields): { id?: string } {
  const id = textOf(fields.id);
  return id ? { id } : {};
}

async function takeKey(world: StandInWorld, price: Stripe.Price, isTransferred: boolean): Promise<void> {
  if (!isTransferred)
    throw new StripeFailure(400, `A price (\`${price.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  await world.store.put({ ...price, lookup_key: null });
}

/** What Stripe leaves out unless it is asked for with `expand`. */
const onDemand = ["line_items", "payments", "currency_options"];

function shown<T extends { object: string }>(object: T, fields: Fields): T {
  const expand = valuesOf(fields.expand).map((path) => String(path).replace(/^data\./, ""));
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => !onDemand.includes(name) || expand.includes(name)),
  ) as T;
}

/** The invoice that a change would make at once, or else the one of the next period with what waits for it. */
async function preview(world: StandInWorld, fields: Fields): Promise<Stripe.Invoice> {
  const subscription = await findSubscription(world, textOf(fields.subscription) ?? "");
  const details = fieldsOf(fields.subscription_details);
  const { items, lines } = await reckonChange(world, subscription, details);
  const isAtOnce = textOf(details.proration_behavior) === "always_invoice";
  const waiting = isAtOnce ? [] : [...(await pendingLines(world, subscription)), ...lines];
  const asked = {
    lines: isAtOnce ? lines : linesOfPeriod(subscription, items, waiting),
    isPaid: false,
    reason: "upcoming" as const,
  };
  const of = { id: `upcoming_${world.newId("in")}`, number: "", payment: null, url: "" };
  return reckonBill(world, subscription, asked, of);
}
