import { and, eq, ne, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { outbox } from "../../../app/db/schema/platform";
import { mailDelivery } from "../../../app/db/schema/review";
import { promisedDays } from "../../../app/features/applying/applications/queries/decision-notice.server";
import { landlordColumns } from "../../../app/features/applying/applications/queries/landlord-of-version.server";
import { applicationReceiptMail } from "../../../app/features/applying/apply/mails/application-receipt";
import { homeColumns, zoneOfColumns } from "../../../app/features/forms/rent-forms/queries/home-columns.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import { errorCode } from "../../../app/platform/logger";
import { insertJob, type JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Confirms to the applicant that the application was sent, unless it was withdrawn meanwhile. Suspected spam gets it too: a wrong suspicion harms nobody. */
export async function sendApplicationReceipt(
  services: Services,
  ref: JobRef<"mail.application-receipt">,
  job: MailJob,
): Promise<JobOutcome> {
  const [sent] = await services.db
    .select({
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      submittedAt: application.submittedAt,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      urlId: rentForm.urlId,
      replyWithinDays: promisedDays.as("reply_within_days"),
      ...homeColumns,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(and(eq(application.id, ref.applicationId), ne(application.state, "withdrawn")));
  if (!sent) return done;
  const { stored, ...rest } = sent;
  const { email: to } = await openPerson(services, stored);
  // Erased meanwhile: there is nobody left to write to.
  if (to === "") return done;
  const key = { ref: ref.applicationId, mailbox: await services.mailBudget.keyOf(to) };
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ...key });
  const submittedAt = new Date(sent.submittedAt);
  const zone = zoneOfColumns(sent);
  const mail = applicationReceiptMail(mailSite(services), { ...rest, submittedAt, zone, statusToken });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: ref.applicationId, kind: "mail.application-receipt", reader: "applicant" },
  );
}

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
  const outcome = await sendApplicationReceipt(services, { applicationId }, job).catch(
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
