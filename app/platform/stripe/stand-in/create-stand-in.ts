import type Stripe from "stripe";
import { clientOptions, once, type Seller, stripeVersion } from "../billing-provider";
import { standInApi } from "./api";
import { createStandInStore } from "./store";
import type { StandInWorld } from "./world";

/** Of this machine alone: events that the stand-in signs are believed by no deployed Worker. */
const standInSecret = "whsec_stand_in_of_a_development_machine";

export type StandInParts = {
  db: D1Database;
  clock: { now(): Date };
  origin: string;
  hasTax: boolean;
  /** Hands an event to the Worker as Stripe's servers would; the answer is what they would see. */
  tell(payload: string, signature: string): Promise<Response>;
  /** Lets telling go on after the answer. */
  defer(work: Promise<unknown>): void;
  /** Makes products and prices, once, as a deployment makes them at Stripe. */
  prepare(stripe: Stripe): Promise<unknown>;
};

export type StandIn = Seller & {
  world: StandInWorld;
  /** Tells an event again. `secret`: another one gives a wrong signature. Answers the Worker's status. */
  retell(event: Stripe.Event, secret?: string): Promise<number>;
};

const held = "setting:held";

/** Holds events back, or lets them be told at once again. */
export async function holdEvents(world: StandInWorld, isHeld: boolean): Promise<void> {
  if (isHeld) await world.store.put({ id: held, object: "setting" });
  else await world.store.remove(held);
}

export async function areEventsHeld(world: StandInWorld): Promise<boolean> {
  return (await world.store.get(held)) !== null;
}

/** Stripe without a network: the real client, whose calls end in a Hono app over one table of the local database. */
export function createStandIn(parts: StandInParts): StandIn {
  const world: StandInWorld = {
    store: createStandInStore(parts.db),
    now: () => Math.floor(parts.clock.now().getTime() / 1000),
    newId: (prefix) => `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`,
    origin: parts.origin,
    async emit(type, object) {
      const event = eventObject(world, type, object);
      await world.store.put(event);
      if (!(await areEventsHeld(world))) parts.defer(retell(event));
      return event;
    },
  };

  async function retell(event: Stripe.Event, secret = standInSecret): Promise<number> {
    const { Stripe } = await import("stripe");
    const payload = JSON.stringify(event);
    const sign = Stripe.webhooks.generateTestHeaderStringAsync;
    const answer = await parts.tell(payload, await sign({ payload, secret, timestamp: world.now() }));
    if (answer.ok) await world.store.put({ ...event, pending_webhooks: 0 });
    return answer.status;
  }

  const stripe = once(async () => {
    const { Stripe } = await import("stripe");
    const api = standInApi(world);
    const fetchFn = async (url: string, init: RequestInit) => api.fetch(new Request(url, init));
    const client = new Stripe("sk_test_stand_in", {
      ...clientOptions,
      httpClient: Stripe.createFetchHttpClient(fetchFn as typeof fetch),
    });
    await parts.prepare(client);
    return client;
  });

  return {
    isSelling: true,
    kind: "stand-in",
    stripe,
    webhookSecret: standInSecret,
    isLivemode: false,
    hasTax: parts.hasTax,
    world,
    retell,
  };
}

function eventObject(world: StandInWorld, type: Stripe.Event["type"], object: { id: string }): Stripe.Event {
  return {
    id: world.newId("evt"),
    object: "event",
    api_version: stripeVersion,
    created: world.now(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } as Stripe.Event;
}
