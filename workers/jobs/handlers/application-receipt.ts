import { sql } from "drizzle-orm";
import { outbox } from "../../../app/db/schema/platform";
import { mailDelivery } from "../../../app/db/schema/review";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mails } from "../../../app/mail/registry.server";
import { errorCode } from "../../../app/platform/logger";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import type { JobOutcome } from "../outcome";
import { sendMail } from "../send-mail";

/** A job of its own tries again after this. */
const secondTryMs = 30 * 1000;

/**
 * Sends the receipt within the job that tells the landlord. Whatever keeps it from leaving makes a job of its own, so
 * that neither mail waits for the other or is repeated.
 */
export async function sendReceiptOnce(services: Services, applicationId: ApplicationId, id: OutboxId): Promise<void> {
  const { db, clock, log } = services;
  const [known] = await db.all<{ isSent: number; hasJob: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${mailDelivery} WHERE application_id = ${applicationId} AND id = ${id} AND sent_at IS NOT NULL)
      AS "isSent", EXISTS (SELECT 1 FROM ${outbox} WHERE id = ${id}) AS "hasJob"`);
  if (known?.isSent === 1 || known?.hasJob === 1) return;
  const job = { id, kind: "mail.application-receipt" } as const;
  const outcome = await sendMail(services, mails[job.kind], { applicationId }, job).catch(
    (error: unknown): JobOutcome => ({ kind: "retry", code: errorCode(error) }),
  );
  if (outcome.kind === "done" || outcome.kind === "next") return;
  log.warn("receipt-gets-its-own-job", { id, code: outcome.code });
  const now = clock.now();
  await insertJob(db, {
    id,
    kind: "mail.application-receipt",
    ref: { applicationId },
    dedupeKey: null,
    now,
    runAt: secondTryAt(outcome, now),
    ...(outcome.kind === "held" && { heldFor: outcome.mailbox }),
  });
}

function secondTryAt(outcome: JobOutcome, now: Date): Date {
  if (outcome.kind === "held" && outcome.freeAt !== null) return new Date(outcome.freeAt);
  const waitMs = outcome.kind === "retry" && outcome.waitSeconds ? outcome.waitSeconds * 1000 : secondTryMs;
  return new Date(now.getTime() + waitMs);
}
