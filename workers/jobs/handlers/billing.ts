import { and, eq, sql } from "drizzle-orm";
import { user } from "../../../app/db/schema/accounts";
import { billingAccount, creditEntry, purchase, subscription, voucher } from "../../../app/db/schema/billing";
import { listFormsToPause } from "../../../app/features/forms/rent-forms/queries/list-forms-to-pause.server";
import { creditsMail, voucherMail } from "../../../app/features/money/billing/mails/credits";
import { planMail } from "../../../app/features/money/billing/mails/plan";
import { isLive } from "../../../app/features/money/billing/plan-status";
import type { Currency } from "../../../app/features/money/billing/prices";
import { prices } from "../../../app/features/money/billing/prices";
import { findConfirmLink } from "../../../app/features/money/billing/queries/find-confirm-link.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** To the buyer of a pack; nobody where the account was erased meanwhile. */
export async function sendCreditsMail(
  services: Services,
  ref: JobRef<"mail.credits">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({ to: user.email, bought: purchase })
    .from(purchase)
    .innerJoin(billingAccount, eq(billingAccount.id, purchase.accountId))
    .innerJoin(user, eq(user.id, billingAccount.userId))
    .where(eq(purchase.id, ref.purchaseId));
  if (!row) return done;
  const { credits, quantity, amountMinor, refundedMinor, currency } = row.bought;
  const news = { about: ref.about, credits: (credits ?? 0) * quantity, amountMinor, refundedMinor, currency };
  return deliver(services, job, { to: row.to, ...creditsMail(mailSite(services), news) });
}

/** To whoever redeemed a voucher; nobody where the account was erased meanwhile. */
export async function sendVoucherMail(
  services: Services,
  ref: JobRef<"mail.voucher">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({ to: user.email, credits: creditEntry.amount, endsAt: creditEntry.expiresAt, label: voucher.label })
    .from(creditEntry)
    .innerJoin(billingAccount, eq(billingAccount.id, creditEntry.accountId))
    .innerJoin(user, eq(user.id, billingAccount.userId))
    .innerJoin(voucher, sql`${voucher.id} = substr(${creditEntry.sourceRef}, 1, 36)`)
    .where(and(eq(creditEntry.id, ref.lotId), eq(creditEntry.kind, "voucher")));
  if (!row) return done;
  return deliver(services, job, { to: row.to, ...voucherMail(mailSite(services), row) });
}

/** To who has Pro, or had it. A reminder looks first whether it is still true. */
export async function sendPlanMail(services: Services, ref: JobRef<"mail.plan">, job: MailJob): Promise<JobOutcome> {
  const [row] = await services.db
    .select({ to: user.email, account: billingAccount, plan: subscription })
    .from(billingAccount)
    .innerJoin(user, eq(user.id, billingAccount.userId))
    .innerJoin(subscription, eq(subscription.accountId, billingAccount.id))
    .where(eq(billingAccount.id, ref.accountId));
  if (!row || !isStillTrue(ref, row.plan, services.clock.now().getTime())) return done;
  const { plan, account } = row;
  const forms = plan.graceUntil === null ? null : await listFormsToPause(services, account.id);
  if (ref.about === "pausing" && !forms?.pauses.length) return done;
  const confirmAt = ref.invoiceId
    ? await findConfirmLink(services, { customerId: account.stripeCustomerId, invoiceId: ref.invoiceId })
    : null;
  if (ref.about === "confirm" && confirmAt === null) return done;
  const price = prices[plan.priceKey === "pro_year" ? "pro_year" : "pro_month"];
  const currency = account.currency ?? "usd";
  const facts = {
    about: ref.about,
    per: price.per,
    amountMinor: price.amounts[currency.toUpperCase() as Currency],
    currency,
    periodEnd: plan.periodEnd,
    cancelAt: plan.cancelAt,
    graceUntil: plan.graceUntil,
    forms,
    confirmAt,
  };
  return deliver(services, job, { to: row.to, ...planMail(mailSite(services), facts) });
}

function isStillTrue(ref: JobRef<"mail.plan">, plan: typeof subscription.$inferSelect, now: number): boolean {
  if (ref.about === "second" || ref.about === "paid-back") return true;
  if (plan.stripeSubscriptionId !== ref.subscriptionId) return false;
  const goesOn = isLive(plan.status) && plan.cancelAt === null;
  switch (ref.about) {
    case "failed":
      return plan.status === "past_due";
    case "renews":
      return goesOn && plan.periodEnd === ref.periodEnd;
    case "yearly":
      return goesOn;
    case "cancelled":
      return plan.cancelAt !== null;
    case "ended":
      return plan.graceUntil !== null;
    case "pausing":
      return plan.graceUntil === ref.graceUntil && plan.graceUntil !== null && plan.graceUntil > now;
    default:
      return isLive(plan.status);
  }
}
