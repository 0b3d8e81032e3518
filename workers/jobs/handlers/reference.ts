import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { referenceRequest } from "../../../app/db/schema/review";
import { findReferenceById } from "../../../app/features/applying/references/commands/answer-reference.server";
import { referenceInMail, referenceRequestMail } from "../../../app/features/applying/references/mails/reference";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** Asks a referee, or reminds; nothing once it is answered, taken back, decided or over. */
export async function sendReferenceRequest(
  services: Services,
  { referenceRequestId, isReminder }: JobRef<"mail.reference-request">,
  job: MailJob,
): Promise<JobOutcome> {
  const open = await findReferenceById(services, referenceRequestId);
  if (open?.state !== "open") return done;
  const { contact, landlord, isLandlordConfirmed, expiresAt } = open;
  // The link ends with the request, whichever mail brought it.
  const lifetimeMs = expiresAt - services.clock.now().getTime();
  const { locale, applicant, email: to } = contact;
  const key = { ref: referenceRequestId, mailbox: await services.mailBudget.keyOf(to) };
  const token = await mintLinkToken(services, { ...mailLinks.reference, lifetimeMs, ...key });
  const mail = referenceRequestMail(mailSite(services), {
    ...{ locale, landlord, isLandlordConfirmed, applicant },
    ...{ token, expiresAt, isReminder },
  });
  const about = { applicationId: open.applicationId, kind: "mail.reference-request", reader: "referee" } as const;
  return deliver(services, job, { to, ...mail }, about);
}

/** Tells the landlord that a referee has answered or does not want to; by choice at once, in the morning or not at all. */
export async function sendReferenceIn(
  services: Services,
  { referenceRequestId }: JobRef<"mail.reference-in">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: application.formId,
      reference: application.reference,
      answeredAt: referenceRequest.answeredAt,
      declinedAt: referenceRequest.declinedAt,
    })
    .from(referenceRequest)
    .innerJoin(application, eq(application.id, referenceRequest.applicationId))
    .where(eq(referenceRequest.id, referenceRequestId));
  const at = row?.answeredAt ?? row?.declinedAt;
  if (!row || !at) return done;
  const landlord = await findFormLandlord(services, eq(rentForm.id, row.formId));
  const recipient =
    landlord && (await recipientByChoice(services, landlord, { kind: "reference-in", ref: row.applicationId }));
  if (!landlord || !recipient) return done;
  const mail = referenceInMail(mailSite(services), {
    reference: row.reference,
    formTitle: landlord.title,
    formId: landlord.formId,
    applicationId: row.applicationId,
    at: new Date(at),
    zone: recipient.zone,
    isDeclined: row.answeredAt === null,
  });
  const about = { applicationId: row.applicationId, kind: "mail.reference-in", reader: "landlord" } as const;
  return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) }, about);
}
