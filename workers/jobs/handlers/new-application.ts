import { eq } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { newApplicationMail } from "../../../app/features/applications/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { deliver, mailSite } from "../deliver";
import { findFormLandlord, recipientOfNotices } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";

/** Tells the landlord of an application: not of suspected spam, and nobody who unsubscribed. */
export async function sendNewApplication(
  services: Services,
  ref: JobRef<"mail.new-application">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const [sent] = await services.db
    .select({
      formId: application.formId,
      reference: application.reference,
      isSpam: application.isSpam,
      submittedAt: application.submittedAt,
    })
    .from(application)
    .where(eq(application.id, ref.applicationId));
  if (!sent || sent.isSpam) return done;
  const landlord = await findFormLandlord(services, eq(rentForm.id, sent.formId));
  const recipient = landlord && recipientOfNotices(landlord);
  if (!landlord || !recipient) return done;
  const { guestRentFormId, isGuest } = recipient;
  const mail = newApplicationMail(mailSite(services), {
    reference: sent.reference,
    formTitle: landlord.title,
    submittedAt: new Date(sent.submittedAt),
    manageToken:
      isGuest && guestRentFormId
        ? await mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId })
        : null,
    guestRentFormId,
    formId: landlord.formId,
    applicationId: ref.applicationId,
  });
  return deliver(services, job.id, { to: recipient.to, ...mail });
}
