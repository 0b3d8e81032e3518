import { handleEvent } from "../../../app/features/money/billing/commands/handle-event.server";
import { payRefund } from "../../../app/features/money/billing/commands/refund-credits.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

/** Acts on what Stripe told. */
export async function runStripeEvent(
  services: Services,
  ref: JobRef<"stripe.event">,
  job: { attempts: number },
): Promise<JobOutcome> {
  const failure = await handleEvent(services, ref.eventId, job.attempts);
  return failure ? { kind: "retry", code: failure.code } : done;
}

/** Has Stripe pay back what the books gave up. */
export async function runRefund(services: Services, ref: JobRef<"stripe.refund">): Promise<JobOutcome> {
  if (!services.billing.isSelling) return { kind: "retry", code: "not-selling" };
  const { kind } = await payRefund(services, services.billing, ref);
  // What was refused is put right in the books already; somebody should look at why.
  if (kind === "refused") services.log.error("refund-refused", { purchaseId: ref.purchaseId });
  return done;
}
