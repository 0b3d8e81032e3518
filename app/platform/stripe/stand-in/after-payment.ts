import type Stripe from "stripe";
import { missing, StripeFailure } from "./failure";
import { type Fields, metadataOf, textOf } from "./form-body";
import { refundObject, warningObject } from "./objects";
import { disputeObject } from "./objects-checkout";
import type { StandInPayment, StandInWorld } from "./world";

/** What comes after a payment: money back, a dispute, a bank's warning. */

async function findPayment(world: StandInWorld, id: string): Promise<StandInPayment> {
  const payment = await world.store.get<StandInPayment>(id);
  if (!payment) throw missing("payment_intent", id);
  return payment;
}

export async function createRefund(world: StandInWorld, fields: Fields): Promise<Stripe.Refund> {
  const payment = await findPayment(world, textOf(fields.payment_intent) ?? "");
  const left = payment.amount - payment.refunded;
  const amount = Number(textOf(fields.amount) ?? left);
  if (left === 0)
    throw new StripeFailure(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new StripeFailure(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  await world.store.put({ ...payment, refunded: payment.refunded + amount });
  const { currency, charge } = payment;
  const parts = { amount, currency, payment: payment.id, charge, metadata: metadataOf(fields.metadata) };
  const refund = refundObject({ id: world.newId("re"), now: world.now() }, parts);
  await world.store.put(refund);
  await world.emit("refund.created", refund);
  return refund;
}

export async function failRefund(world: StandInWorld, id: string): Promise<void> {
  const refund = await world.store.get<Stripe.Refund>(id);
  if (!refund || refund.status === "failed") return;
  const payment = await findPayment(world, String(refund.payment_intent));
  await world.store.put({ ...payment, refunded: payment.refunded - refund.amount });
  const failed = { ...refund, status: "failed", failure_reason: "lost_or_stolen_card" };
  await world.store.put(failed);
  await world.emit("refund.failed", failed);
}

export async function openDispute(world: StandInWorld, payment: string): Promise<Stripe.Dispute> {
  const dispute = disputeObject(world.newId("dp"), world.now(), await findPayment(world, payment));
  await world.store.put(dispute);
  await world.emit("charge.dispute.created", dispute);
  return dispute;
}

export async function closeDispute(world: StandInWorld, id: string, status: "won" | "lost"): Promise<void> {
  const dispute = await world.store.get<Stripe.Dispute>(id);
  if (!dispute || dispute.status === "won" || dispute.status === "lost") return;
  const closed = { ...dispute, status };
  await world.store.put(closed);
  await world.emit("charge.dispute.closed", closed);
}

export async function warnOfFraud(world: StandInWorld, payment: string): Promise<void> {
  const warning = warningObject({ id: world.newId("issfr"), now: world.now() }, await findPayment(world, payment));
  await world.store.put(warning);
  await world.emit("radar.early_fraud_warning.created", warning);
}
