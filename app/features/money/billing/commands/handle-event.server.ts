import { eq, sql } from "drizzle-orm";
import { stripeEvent } from "../../../../db/schema/billing";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import type { HandledEvent } from "../../../../platform/stripe/catalogue";
import { isMissing } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { askToConfirm } from "./ask-to-confirm.server";
import { followDispute, followRefund, followWarning } from "./follow-payment.server";
import { type EventOutcome, handled, markHandled, runStatements } from "./handled-event.server";
import { failSession, settleSession } from "./settle-session.server";
import { syncCustomer } from "./sync-customer.server";

type Row = typeof stripeEvent.$inferSelect;
type Act = (services: Services, seller: Seller, event: Row) => Promise<EventOutcome>;

const unknown = (code: string): EventOutcome => ({ kind: "unknown", code });

const settle: Act = async (services, seller, event) => {
  const settled = await settleSession(services, seller, event.objectId ?? "", event.id);
  if (settled === "unknown") return { kind: "retry", code: "no-purchase" };
  return settled === "mismatch" ? unknown("purchase-differs") : handled;
};

const fail: Act = async (services, _seller, event) =>
  (await failSession(services, event.objectId ?? "", event.id)) ? handled : { kind: "retry", code: "no-purchase" };

const sync: Act = async (services, seller, event) => {
  if (!event.customerId) return unknown("no-customer");
  const isOurs = await syncCustomer(services, seller, event.customerId, event.id);
  if (isOurs) return handled;
  // An account that was erased leaves its customer deleted, and Stripe's last words about it.
  const stripe = await seller.stripe();
  const customer = await stripe.customers.retrieve(event.customerId);
  return customer.deleted ? handled : { kind: "retry", code: "no-account" };
};

const confirm: Act = async (services, seller, event) => {
  // First: the sync ends the event, and nothing would come back for the mail.
  if (event.customerId && event.objectId) await askToConfirm(services, event.customerId, event.objectId);
  return sync(services, seller, event);
};

const refund: Act = (services, seller, event) => followRefund(services, seller, event.objectId ?? "", event.id);
const dispute: Act = (services, seller, event) => followDispute(services, seller, event.objectId ?? "", event.id);
const warn: Act = (services, seller, event) => followWarning(services, seller, event.objectId ?? "", event.id);

/** Who acts on which event. One without an entry does not compile. */
const acts: Record<HandledEvent, Act> = {
  "checkout.session.completed": settle,
  "checkout.session.async_payment_succeeded": settle,
  "checkout.session.async_payment_failed": fail,
  "checkout.session.expired": settle,
  "customer.subscription.created": sync,
  "customer.subscription.updated": sync,
  "customer.subscription.deleted": sync,
  "customer.subscription.paused": sync,
  "customer.subscription.resumed": sync,
  "invoice.paid": sync,
  "invoice.payment_failed": sync,
  "invoice.payment_action_required": confirm,
  "refund.created": refund,
  "refund.updated": refund,
  "refund.failed": refund,
  "charge.dispute.created": dispute,
  "charge.dispute.closed": dispute,
  "radar.early_fraud_warning.created": warn,
};

/** After so many tries what an event is about will not appear any more. */
const patience = 5;

/**
 * Acts on a kept event: asks Stripe anew and marks it in the batch of its effect. What is nothing of ours keeps its
 * code. Answers the code of a failure that may pass; failures of Stripe and of the database are thrown.
 */
export async function handleEvent(
  services: Services,
  eventId: string,
  attempts: number,
): Promise<{ code: string } | null> {
  const { db, billing, log } = services;
  if (!billing.isSelling) return { code: "not-selling" };
  const [event] = await db.select().from(stripeEvent).where(eq(stripeEvent.id, eventId));
  if (!event || event.handledAt !== null) return null;
  const act = acts[event.type as HandledEvent];
  let outcome: EventOutcome;
  try {
    outcome = await act(services, billing, event);
  } catch (error) {
    if (!isMissing(error)) throw error;
    outcome = unknown("gone-at-stripe");
  }
  if (outcome.kind === "handled") {
    // Where it caused nothing, nothing has marked it yet.
    await runStatements(services, markHandled(db, eventId, services.clock.now().getTime()));
    return null;
  }
  // While it may still pass it has no code: the alarm counts those that have one.
  const isOver = outcome.kind === "unknown" || attempts >= patience;
  const code = isOver ? outcome.code : null;
  await db.run(sql`UPDATE ${stripeEvent} SET attempts = ${attempts}, last_error = ${code} WHERE id = ${eventId}`);
  if (!isOver) return { code: outcome.code };
  log.error("stripe-event-of-nothing-of-ours", { eventId, type: event.type, code: outcome.code });
  return null;
}
