import type Stripe from "stripe";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import {
  changePlan,
  findOwnPlan,
  findPriceId,
  type OwnPlan,
  offerDate,
  type PlanFault,
} from "../../../money/billing/commands/change-plan.server";
import { paidSeats, planItems } from "../../../money/billing/plan-items";
import { type ProKey, proKeyOf, seatKeyOf } from "../../../money/billing/prices";
import { seatTerms } from "../../../money/billing/rules";
import { findTeam } from "../queries/find-team.server";

export type SeatFault =
  | PlanFault
  /** Pro has been cancelled, and its seats end with it. */
  | "cancelled"
  /** The last payment failed. */
  | "past-due"
  /** More people share the account, or are invited, than there would be seats. */
  | "people"
  /** The seats are others than those that the amount was shown for. */
  | "changed";

/** Amounts in minor units, tax included; of which tax, where Stripe reckons any. */
type Sum = { amountMinor: number; taxMinor: number };

/** What another number of seats costs, as Stripe reckons it. */
export type SeatOffer = {
  seats: number;
  /** The seats that it has now. */
  from: number;
  /** Charged at once; null where seats are given up, and nothing is. */
  today: Sum | null;
  /** The payment of the next period, less what is left of seats given up. */
  next: Sum & { at: number };
  priceKey: ProKey;
  currency: string;
  /** Seconds: the moment that the amounts belong to. */
  at: number;
};

/** What `seats` people would cost from now on. It changes nothing. "changed": so many seats it has already. */
export async function previewSeats(
  services: Services,
  actor: AccountLandlord,
  seats: number,
): Promise<Result<SeatOffer, SeatFault>> {
  const { billing, clock } = services;
  if (!billing.isSelling) return err("not-selling");
  const found = await findChangeable(services, actor, seats);
  if (!found.ok) return found;
  const own = found.value;
  const stripe = await billing.stripe();
  const current = await stripe.subscriptions.retrieve(own.plan.stripeSubscriptionId);
  const from = paidSeats(planItems(current));
  if (from === seats) return err("changed");
  const at = Math.floor(clock.now().getTime() / 1000);
  const priceKey = proKeyOf(own.plan.priceKey);
  const items = await itemsFor(stripe, current, { seats, priceKey });
  const preview = (proration: "always_invoice" | "create_prorations" | "none") =>
    stripe.invoices.createPreview({
      customer: own.customer,
      subscription: current.id,
      subscription_details: { items, proration_behavior: proration, proration_date: at },
    });
  const isMore = seats > from;
  const today = isMore ? await preview("always_invoice") : null;
  const next = await preview(isMore ? "none" : "create_prorations");
  return ok({
    ...{ seats, from, priceKey, at },
    today: today && sumOf(today),
    next: { ...sumOf(next), at: own.plan.periodEnd },
    currency: current.currency,
  });
}

/** The plan whose seats may be changed to so many. */
async function findChangeable(
  services: Services,
  actor: AccountLandlord,
  seats: number,
): Promise<Result<OwnPlan, SeatFault>> {
  const [own, team] = await Promise.all([findOwnPlan(services, actor), findTeam(services, actor)]);
  if (!own || !team) return err("no-plan");
  if (own.plan.status !== "active") return err("past-due");
  if (own.plan.cancelAt !== null) return err("cancelled");
  if (seats < seatTerms.included || seats > seatTerms.most) return err("changed");
  return team.taken > seats ? err("people") : ok(own);
}

async function itemsFor(
  stripe: Stripe,
  current: Stripe.Subscription,
  { seats, priceKey }: { seats: number; priceKey: ProKey },
) {
  const further = seats - seatTerms.included;
  const known = planItems(current).seats;
  if (known) return [further > 0 ? { id: known.id, quantity: further } : { id: known.id, deleted: true }];
  return [{ price: await findPriceId(stripe, seatKeyOf[priceKey]), quantity: further }];
}

function sumOf({ amount_due: amountMinor, total_taxes: taxes }: Stripe.Invoice): Sum {
  return { amountMinor, taxMinor: (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0) };
}

export type SeatChange = {
  seats: number;
  /** The seats that the amounts were shown for, and the moment of it in seconds. */
  from: number;
  at: number;
};

/**
 * Changes the seats at Stripe, and ours to what it then says. More are paid for at once, for the amount that was shown; what
 * cannot be charged changes nothing. What is left of seats given up comes off the next payment.
 */
export async function changeSeats(
  services: Services,
  actor: AccountLandlord,
  { seats, from, at }: SeatChange,
): Promise<Result<undefined, SeatFault>> {
  const found = await findChangeable(services, actor, seats);
  if (!found.ok) return found;
  const date = offerDate(services, at);
  let hasChanged = false;
  const done = await changePlan(services, actor, async (stripe, { plan }) => {
    const current = await stripe.subscriptions.retrieve(plan.stripeSubscriptionId);
    const paid = paidSeats(planItems(current));
    // A second press of the same button finds it done.
    hasChanged = paid !== from && paid !== seats;
    if (paid === seats || hasChanged) return;
    const items = await itemsFor(stripe, current, { seats, priceKey: proKeyOf(plan.priceKey) });
    const payment =
      seats > from
        ? ({ proration_behavior: "always_invoice", payment_behavior: "error_if_incomplete" } as const)
        : ({ proration_behavior: "create_prorations" } as const);
    await stripe.subscriptions.update(
      current.id,
      { items, ...payment, proration_date: date },
      { idempotencyKey: `seats:${current.id}:${from}:${seats}:${date}` },
    );
  });
  return done.ok && hasChanged ? err("changed") : done;
}
