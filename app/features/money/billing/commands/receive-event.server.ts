import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { runBatch } from "../../../../db/guarded-batch.server";
import { stripeEvent } from "../../../../db/schema/billing";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import { eventTypes } from "../../../../platform/stripe/catalogue";
import { refusedEvents } from "../../../../platform/stripe/refused-events";
import type { Services } from "../../../../services";

/** Code of an event that is of another account or mode; the alarm counts those. */
const foreignEvent = "foreign-mode";

/**
 * What Stripe tells, `payload` to its last byte. 400: not signed by Stripe; 404: nothing is sold; 200: it is kept, and
 * runs from the outbox.
 */
export async function receiveEvent(services: Services, payload: string, signature: string): Promise<Response> {
  const { billing, clock, metrics } = services;
  if (!billing.isSelling) return new Response("Nothing is sold here.", { status: 404 });
  const stripe = await billing.stripe();
  let event: Stripe.Event;
  try {
    const now = clock.now().getTime();
    const secret = billing.webhookSecret;
    event = await stripe.webhooks.constructEventAsync(payload, signature, secret, undefined, undefined, now);
  } catch {
    // The admin is told by the alarm "webhooks"; what does not even look signed is nobody's.
    if (/(^|,)v1=[0-9a-f]{64}(,|$)/.test(signature)) await services.rateLimit.take(refusedEvents, "all");
    return new Response("The signature does not fit.", { status: 400 });
  }
  const isKnown = (eventTypes as readonly string[]).includes(event.type);
  metrics.job({ kind: `stripe.${event.type}`, state: isKnown ? "sent" : "dropped", code: null, attempts: 1 });
  if (isKnown) await keepEvent(services, event);
  return new Response("Kept.", { status: 200 });
}

/** Keeps an event once, with the job that acts on it. What is not ours is kept for the alarm alone. True: it is new. */
export async function keepEvent(services: Services, event: Stripe.Event): Promise<boolean> {
  const { billing, db, ids, clock, mailQueue, log } = services;
  const now = clock.now();
  const isForeign = !billing.isSelling || event.livemode !== billing.isLivemode;
  if (isForeign) log.error("stripe-event-of-another-mode", { id: event.id, type: event.type });
  const object = event.data.object as { id?: string; customer?: string | { id: string } | null };
  const customer = typeof object.customer === "string" ? object.customer : (object.customer?.id ?? null);
  const jobId = ids.uuid<OutboxId>();
  const { kept } = await runBatch(db, {
    kept: db.run(sql`INSERT INTO ${stripeEvent} (id, type, object_id, customer_id, created, api_version, livemode, received_at, last_error)
      VALUES (${event.id}, ${event.type}, ${object.id ?? null}, ${customer}, ${event.created * 1000}, ${event.api_version},
        ${event.livemode ? 1 : 0}, ${now.getTime()}, ${isForeign ? foreignEvent : null}) ON CONFLICT DO NOTHING`),
    event: insertJob(
      db,
      { id: jobId, kind: "stripe.event", ref: { eventId: event.id }, dedupeKey: `stripe:${event.id}`, now },
      isForeign ? sql`0` : sql`1`,
    ),
  });
  if (!isForeign) await mailQueue.notify([jobId], "urgent");
  return kept.meta.changes === 1;
}
