import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, purchase } from "../../../../db/schema/billing";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Seller } from "../../../../platform/stripe/billing-provider";
import { isMissing } from "../../../../platform/stripe/errors";
import type { Services } from "../../../../services";
import { productOf } from "../catalogue";
import { grantCredits } from "./grant-credits.server";
import { markHandled, runStatements, type Statement } from "./handled-event.server";
import { syncCustomer } from "./sync-customer.server";
import { tellAccount } from "./tell-account.server";

export type Settled = "settled" | "unpaid" | "over" | "unknown" | "mismatch";
type Row = typeof purchase.$inferSelect;

/**
 * The one way from a payment to what was bought, once. Trusts Stripe's session alone, and grants where it is paid and
 * amount, currency, thing and buyer are the purchase's; else "mismatch".
 */
export async function settleSession(
  services: Services,
  seller: Seller,
  sessionId: string,
  eventId: string | null = null,
): Promise<Settled> {
  const stripe = await seller.stripe();
  let session: Stripe.Checkout.Session;
  try {
    session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ["line_items"] });
  } catch (error) {
    if (isMissing(error)) return "unknown";
    throw error;
  }
  const bought = await findPurchase(services, session);
  if (!bought) return "unknown";
  const at = services.clock.now().getTime();
  if (session.status === "expired") {
    await close(services, bought.row, "expired", eventId, at);
    return "over";
  }
  if (session.payment_status !== "paid" && session.payment_status !== "no_payment_required") {
    await runStatements(services, [
      keepSession(services, bought.row, session),
      ...markHandled(services.db, eventId, at),
    ]);
    return "unpaid";
  }
  const fault = faultOf(session, bought);
  if (fault) {
    services.log.error("purchase-differs-from-payment", { purchaseId: bought.row.id, fault });
    return "mismatch";
  }
  // Before the purchase says "paid": whoever reads that finds Pro.
  if (bought.row.kind === "pro" && bought.customerId) await syncCustomer(services, seller, bought.customerId);
  const mailId = services.ids.uuid<OutboxId>();
  const more = bought.row.kind === "pack" ? packStatements(services, bought.row, session, mailId) : [];
  await runStatements(services, [
    paidStatement(services, bought.row, session, at),
    fixCurrency(services, bought.row),
    ...more,
    ...markHandled(services.db, eventId, at),
  ]);
  await services.mailQueue.notify([mailId]);
  return "settled";
}

type Bought = { row: Row; customerId: string | null };

async function findPurchase({ db }: Services, session: Stripe.Checkout.Session): Promise<Bought | null> {
  const { purchaseId } = session.metadata ?? {};
  if (!purchaseId || session.client_reference_id !== purchaseId) return null;
  const [row] = await db
    .select({ row: purchase, customerId: billingAccount.stripeCustomerId })
    .from(purchase)
    .innerJoin(billingAccount, eq(billingAccount.id, purchase.accountId))
    .where(eq(purchase.id, purchaseId));
  return row ?? null;
}

/** What of a paid session is not what was agreed; null when all is. */
function faultOf(session: Stripe.Checkout.Session, { row, customerId }: Bought): string | null {
  const [item, ...others] = session.line_items?.data ?? [];
  const product = typeof item?.price?.product === "string" ? item.price.product : item?.price?.product.id;
  const customer = typeof session.customer === "string" ? session.customer : session.customer?.id;
  const faults: [string, boolean][] = [
    ["session", row.stripeSessionId !== null && row.stripeSessionId !== session.id],
    ["mode", session.mode !== (row.kind === "pack" ? "payment" : "subscription")],
    ["amount", session.amount_subtotal !== row.amountMinor * row.quantity],
    ["currency", session.currency !== row.currency],
    ["items", !item || others.length > 0 || item.quantity !== row.quantity],
    ["thing", product !== productOf(row.priceKey)],
    ["customer", customer !== customerId],
  ];
  return faults.find(([, isFault]) => isFault)?.[0] ?? null;
}

/** A purchase that was given up may still be paid by a slow method; one that was paid back stays so. */
const payable = sql`state IN ('open', 'expired', 'failed')`;

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

function paidStatement({ db }: Services, row: Row, session: Stripe.Checkout.Session, at: number): Statement {
  return db.run(sql`UPDATE ${purchase} SET state = 'paid', settled_at = ${at}, stripe_session_id = ${session.id},
    stripe_payment_intent = ${idOf(session.payment_intent)}, stripe_invoice_id = ${idOf(session.invoice)}
    WHERE id = ${row.id} AND ${payable}`);
}

/** The first purchase fixes the currency: Stripe takes no second one for the same customer's subscriptions. */
function fixCurrency({ db }: Services, row: Row): Statement {
  return db.run(
    sql`UPDATE ${billingAccount} SET currency = ${row.currency} WHERE id = ${row.accountId} AND currency IS NULL`,
  );
}

function packStatements(services: Services, row: Row, session: Stripe.Checkout.Session, mailId: OutboxId): Statement[] {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  const isPaid = sql`EXISTS (SELECT 1 FROM ${purchase} AS bought WHERE bought.id = ${row.id} AND bought.state = 'paid')`;
  return [
    grantCredits(
      db,
      {
        id: ids.uuid(),
        accountId: row.accountId,
        kind: "purchase",
        credits: (row.credits ?? 0) * row.quantity,
        sourceRef: session.id,
        expiresAt: null,
        at,
      },
      isPaid,
    ),
    insertJob(
      db,
      {
        id: mailId,
        kind: "mail.credits",
        ref: { purchaseId: row.id, about: "bought" },
        dedupeKey: `credits-bought:${row.id}`,
        now: clock.now(),
      },
      isPaid,
    ),
    tellAccount(services, { accountId: row.accountId, kind: "credits", ref: `purchase:${row.id}` }, isPaid),
  ];
}

/** The link between a purchase and its session, should the page that made both have died in between. */
function keepSession({ db }: Services, row: Row, session: Stripe.Checkout.Session): Statement {
  return db.run(
    sql`UPDATE ${purchase} SET stripe_session_id = ${session.id} WHERE id = ${row.id} AND stripe_session_id IS NULL`,
  );
}

async function close(services: Services, row: Row, state: "expired" | "failed", eventId: string | null, at: number) {
  await runStatements(services, [
    services.db.run(sql`UPDATE ${purchase} SET state = ${state} WHERE id = ${row.id} AND state = 'open'`),
    ...markHandled(services.db, eventId, at),
  ]);
}

/** A slow payment that did not come: the purchase is over, and its buyer is told. */
export async function failSession(services: Services, sessionId: string, eventId: string): Promise<boolean> {
  const { db, ids, clock } = services;
  const [row] = await db.select().from(purchase).where(eq(purchase.stripeSessionId, sessionId));
  if (!row) return false;
  const now = clock.now();
  await runStatements(services, [
    db.run(sql`UPDATE ${purchase} SET state = 'failed' WHERE id = ${row.id} AND state = 'open'`),
    insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.credits",
      ref: { purchaseId: row.id, about: "failed" },
      dedupeKey: `credits-failed:${row.id}`,
      now,
    }),
    ...markHandled(db, eventId, now.getTime()),
  ]);
  return true;
}
