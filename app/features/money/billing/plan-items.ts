import type Stripe from "stripe";
import { lookupKeyOf } from "../../../platform/stripe/catalogue";
import { seatKeys } from "./prices";
import { seatTerms } from "./rules";

/** What a subscription at Stripe is made of: Pro, and further seats where there are some. */
export type PlanItems = { pro: Stripe.SubscriptionItem | null; seats: Stripe.SubscriptionItem | null };

export function planItems({ items }: Pick<Stripe.Subscription, "items">): PlanItems {
  const seats = items.data.find((item) => seatKeys.some((key) => key === priceKeyOf(item))) ?? null;
  return { pro: items.data.find((item) => item !== seats) ?? null, seats };
}

/** Our name of an item's price, by its product: a price whose amount has changed since loses its lookup key. */
export function priceKeyOf({ price }: Stripe.SubscriptionItem): string {
  const product = typeof price.product === "string" ? price.product : price.product.id;
  return lookupKeyOf(product) ?? price.lookup_key ?? "";
}

/** How many people it is paid for, the owner among them. */
export function paidSeats({ seats }: PlanItems): number {
  return seatTerms.included + (seats?.quantity ?? 0);
}
