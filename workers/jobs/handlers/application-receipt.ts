import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { applicationReceiptMail } from "../../../app/features/applications/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { deliver, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Confirms to the applicant that the application was sent. Suspected spam gets it too: a wrong suspicion harms nobody. */
export async function sendApplicationReceipt(
  services: Services,
  ref: JobRef<"mail.application-receipt">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const [sent] = await services.db
    .select({
      to: application.applicantEmail,
      reference: application.reference,
      locale: application.locale,
      submittedAt: application.submittedAt,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(eq(application.id, ref.applicationId));
  if (!sent) return done;
  const { to, ...rest } = sent;
  const mail = applicationReceiptMail(mailSite(services), { ...rest, submittedAt: new Date(sent.submittedAt) });
  return deliver(services, job.id, { to, ...mail });
}
