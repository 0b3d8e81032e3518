import { eq } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import { dayMs } from "../../../../kernel/durations";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { toAccount } from "../../../../platform/mail-kinds";
import type { JobRef } from "../../../../platform/outbox.server";
import { isLive } from "../plan-status";
import { type Currency, planCost, prices, proKeyOf } from "../prices";
import { findConfirmLink } from "../queries/find-confirm-link.server";
import { listFormsToPause } from "../queries/list-forms-to-pause.server";
import { seatTerms } from "../rules";
import { planMail } from "./plan";

/** To who has Pro, or had it. A reminder looks first whether it is still true. */
const plan = defineMail({
  kind: "mail.plan",
  name: "Email to a landlord: Pro begins, fails or ends",
  audience: toAccount,
  stoppedBy: null,
  async load(services, ref) {
    const [row] = await services.db
      .select({ to: user.email, language: user.language, account: billingAccount, plan: subscription })
      .from(billingAccount)
      .innerJoin(user, eq(user.id, billingAccount.userId))
      .innerJoin(subscription, eq(subscription.accountId, billingAccount.id))
      .where(eq(billingAccount.id, ref.accountId));
    if (!row || !isStillTrue(ref, row.plan, services.clock.now().getTime())) return null;
    const { plan, account } = row;
    const forms = plan.graceUntil === null ? null : await listFormsToPause(services, account.id);
    if (ref.about === "pausing" && !forms?.pauses.length) return null;
    const confirmAt = ref.invoiceId
      ? await findConfirmLink(services, { customerId: account.stripeCustomerId, invoiceId: ref.invoiceId })
      : null;
    if (ref.about === "confirm" && confirmAt === null) return null;
    const key = proKeyOf(plan.priceKey);
    const currency = account.currency ?? "usd";
    const facts = {
      about: ref.about,
      per: prices[key].per,
      amountMinor: planCost(key, plan.seats - seatTerms.included, currency.toUpperCase() as Currency),
      currency,
      periodEnd: plan.periodEnd,
      cancelAt: plan.cancelAt,
      graceUntil: plan.graceUntil,
      forms,
      confirmAt,
    };
    return { to: row.to, language: row.language, facts };
  },
  render: planMail,
  example: () => ({
    ...({ about: "started", per: "month", amountMinor: 1900, currency: "usd" } as const),
    ...{ periodEnd: sample.now + 30 * dayMs, cancelAt: null, graceUntil: null, forms: null, confirmAt: null },
  }),
});

export const mails = [plan];

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
