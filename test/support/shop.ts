import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { startPurchase } from "../../app/features/money/billing/commands/start-purchase.server";
import type { Currency, PurchaseKey } from "../../app/features/money/billing/prices";
import type { OutboxId } from "../../app/kernel/ids";
import { finishCheckout, type PayOutcome } from "../../app/platform/stripe/stand-in/checkout";
import { holdEvents, type StandIn } from "../../app/platform/stripe/stand-in/create-stand-in";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { anAccount } from "./forms";
import { testServices } from "./services";

/** A shop whose events are told only when a test tells them, a landlord, and everything that stands in its books. */
export async function aShop(options: { now?: Date } = {}) {
  const services = testServices({ now: options.now ?? new Date("2026-11-22T09:00:00Z") });
  const standIn = standInOf(services);
  await standIn.stripe();
  await holdEvents(standIn.world, true);
  const before = new Set((await standIn.world.store.list<Stripe.Event>("event")).map(({ id }) => id));
  return { services, standIn, world: standIn.world, before, ...(await aCustomer(services)) };
}
export type Shop = Awaited<ReturnType<typeof aShop>>;

export async function aCustomer(services: Services) {
  const { userId, actor } = await anAccount(services);
  const email = `${userId}@landlord.example`;
  return { userId, actor, buyer: { actor, email, name: "Dana", address: "203.0.113.7", language: "en" as const } };
}

export function standInOf(services: Services): StandIn {
  if (!services.billing.isSelling || services.billing.kind !== "stand-in") throw new Error("Not the stand-in");
  return services.billing as StandIn;
}

/** Begins a purchase; the id of Stripe's session. */
export async function begin(shop: Shop, priceKey: PurchaseKey, currency: Currency = "USD"): Promise<string> {
  const started = await startPurchase(shop.services, shop.buyer, { priceKey, currency });
  if (!started.ok) throw new Error(started.code);
  return new URL(started.value.url).pathname.split("/").at(-1) ?? "";
}

/** A purchase to its end: begun, paid, told, and acted on. */
export async function buy(shop: Shop, priceKey: PurchaseKey, outcome: PayOutcome = "pay"): Promise<string> {
  const sessionId = await begin(shop, priceKey);
  await finishCheckout(shop.world, sessionId, outcome);
  await tellAll(shop);
  return sessionId;
}

export async function eventsOf(shop: Shop, type?: string): Promise<Stripe.Event[]> {
  const all = await shop.world.store.list<Stripe.Event>("event");
  const own = all.filter(({ id }) => !shop.before.has(id));
  return own.filter((event) => type === undefined || event.type === type).reverse();
}

/** What the stand-in keeps of this landlord's, newest first. */
export async function ownOf<T>(
  shop: Shop,
  kind: "subscription" | "payment_intent" | "invoice" | "customer",
): Promise<T[]> {
  const [row] = await shop.services.db.all<{ id: string }>(
    sql`SELECT stripe_customer_id AS id FROM billing_account WHERE user_id = ${shop.userId}`,
  );
  const all = await shop.world.store.list<T & { id: string; customer?: string }>(kind);
  return all.filter((one) => row && (one.customer ?? one.id) === row.id);
}

/** Tells what was not told yet, oldest first unless reversed, and does the jobs. */
export async function tellAll(shop: Shop, isReversed = false): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const waiting = (await eventsOf(shop)).filter((event) => event.pending_webhooks > 0);
    for (const event of isReversed ? waiting.reverse() : waiting) await shop.standIn.retell(event);
    if ((await runJobs(shop.services)) === 0 && waiting.length === 0) return;
  }
}

/** Does what is due in the outbox. */
export async function runJobs(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  const due = await services.db.all<{ id: string }>(
    sql`SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at <= ${now} ORDER BY created_at, id`,
  );
  for (const { id } of due) await runJob(services, id as OutboxId);
  return due.length;
}

export async function balanceOfUser(services: Services, userId: string): Promise<number> {
  const [row] = await services.db.all<{
    n: number;
  }>(sql`SELECT coalesce(sum(entry.amount), 0) AS n FROM credit_entry AS entry
    JOIN billing_account AS own ON own.id = entry.account_id WHERE own.user_id = ${userId}`);
  return row?.n ?? 0;
}
