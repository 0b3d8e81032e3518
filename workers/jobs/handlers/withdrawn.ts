import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { withdrawnMail } from "../../../app/features/applying/applications/mails/new-application";
import type { JobRef } from "../../../app/platform/outbox.server";
import { isNotErased } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** Tells the landlord that an application was taken back; not of suspected spam, and nobody who unsubscribed. */
export async function sendWithdrawn(
  services: Services,
  ref: JobRef<"mail.withdrawn">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({
      formId: application.formId,
      reference: application.reference,
      isSpam: application.isSpam,
      isKept: sql<number>`${isNotErased()}`.as("is_kept"),
    })
    .from(application)
    .where(eq(application.id, ref.applicationId));
  if (!row || row.isSpam) return done;
  const landlord = await findFormLandlord(services, eq(rentForm.id, row.formId));
  const recipient =
    landlord &&
    (await recipientByChoice(services, landlord, { kind: "application-withdrawn", ref: ref.applicationId }));
  if (!landlord || !recipient) return done;
  const { reference } = row;
  const mail = withdrawnMail(mailSite(services), {
    reference,
    formTitle: landlord.title,
    isErased: row.isKept === 0,
  });
  return deliver(
    services,
    job,
    { to: recipient.to, ...stoppableMail(mail, recipient) },
    { applicationId: ref.applicationId, kind: "mail.withdrawn", reader: "landlord" },
  );
}
