import type Stripe from "stripe";
import type { StandInStore } from "./store";

/** What the parts of the stand-in share. */
export type StandInWorld = {
  store: StandInStore;
  /** Seconds, as Stripe counts. */
  now(): number;
  newId(prefix: string): string;
  /** Where its pages are. */
  origin: string;
  /** Keeps an event and sees that it is told to the Worker. */
  emit(type: Stripe.Event["type"], object: { id: string }): Promise<Stripe.Event>;
};

/** A payment as the stand-in keeps it; only its ids are ever answered. */
export type StandInPayment = {
  id: string;
  object: "payment_intent";
  charge: string;
  amount: number;
  currency: string;
  customer: string;
  refunded: number;
  created: number;
};

export function listOf<T>(data: T[], url = "/v1"): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url };
}

export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

/** The same day of the month or year that follows, or its last day. */
export function periodAfter(start: number, interval: "month" | "year"): number {
  const date = new Date(start * 1000);
  const months = interval === "month" ? 1 : 12;
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + months);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return Math.floor(next.getTime() / 1000);
}
