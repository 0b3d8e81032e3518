import { eq } from "drizzle-orm";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/** Asks once an invoice for the mail about a payment that the bank wants confirmed; not where Pro has not begun. */
export async function askToConfirm(services: Services, customerId: string, invoiceId: string): Promise<void> {
  const { db, ids, clock, mailQueue } = services;
  const [plan] = await db
    .select({
      accountId: subscription.accountId,
      subscriptionId: subscription.stripeSubscriptionId,
      periodEnd: subscription.periodEnd,
    })
    .from(subscription)
    .innerJoin(billingAccount, eq(billingAccount.id, subscription.accountId))
    .where(eq(billingAccount.stripeCustomerId, customerId));
  if (!plan) return;
  const id = ids.uuid<OutboxId>();
  const ref = { ...plan, about: "confirm" as const, invoiceId };
  await insertJob(db, { id, kind: "mail.plan", ref, dedupeKey: `plan-confirm:${invoiceId}`, now: clock.now() });
  await mailQueue.notify([id]);
}
