import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { applicationReceiptMail } from "../../../app/features/applications/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
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
      urlId: rentForm.urlId,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(eq(application.id, ref.applicationId));
  // Erased meanwhile: there is nobody left to write to.
  if (!sent || sent.to === "") return done;
  const { to, ...rest } = sent;
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: ref.applicationId });
  const submittedAt = new Date(sent.submittedAt);
  const mail = applicationReceiptMail(mailSite(services), { ...rest, submittedAt, statusToken });
  return deliver(
    services,
    job.id,
    { to, ...mail },
    { applicationId: ref.applicationId, kind: "mail.application-receipt", reader: "applicant" },
  );
}
