import { eq, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { applicationMessage } from "../../../app/db/schema/review";
import { indexApplication } from "../../../app/features/applying/applications/commands/index-application.server";
import {
  applicationChangedMail,
  infoAnsweredMail,
  messageInMail,
  newApplicationMail,
  newApplicationsMail,
} from "../../../app/features/applying/applications/mails/new-application";
import { markDuplicate } from "../../../app/features/applying/apply/spam/commands/mark-duplicate.server";
import type { ChosenNotice } from "../../../app/features/deciding/notices/rules";
import { addressLine } from "../../../app/features/forms/form-model/address-line";
import { addressSchema } from "../../../app/features/forms/form-model/schema";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobKind, JobRef } from "../../../app/platform/outbox.server";
import { isNotErased } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { batched, secondsToWait, settleTogether, type Together, takeTogether } from "../batch-new-application-mails";
import { deliver, type MailJob, mailSite } from "../deliver";
import { recordTry } from "../delivery-record";
import { type FormLandlord, findFormLandlord } from "../form-landlord";
import { type NoticeRecipient, recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";
import { sendReceiptOnce } from "./application-receipt";

/** Sends an application's receipt, makes it findable and tells its landlord of it: not of suspected spam, and nobody who unsubscribed. */
export async function sendNewApplication(
  services: Services,
  ref: JobRef<"mail.new-application">,
  job: MailJob,
): Promise<JobOutcome> {
  if (ref.receiptId) await sendReceiptOnce(services, ref.applicationId, ref.receiptId);
  await indexApplication(services, ref.applicationId);
  await markDuplicate(services, ref.applicationId);
  return tellLandlord(
    services,
    "application-new",
    ref.applicationId,
    job,
    newApplicationMail,
    (sent) => sent.submittedAt,
  );
}

/** Tells the landlord of corrections. */
export function sendApplicationChanged(
  services: Services,
  ref: JobRef<"mail.application-changed">,
  job: MailJob,
): Promise<JobOutcome> {
  return tellLandlord(
    services,
    "application-changed",
    ref.applicationId,
    job,
    applicationChangedMail,
    (sent) => sent.changedAt,
  );
}

/** Tells the landlord that an applicant has given what was asked for. */
export async function sendInfoAnswered(
  services: Services,
  ref: JobRef<"mail.info-answered">,
  job: MailJob,
): Promise<JobOutcome> {
  const [request] = await services.db
    .select({ answeredAt: infoRequest.answeredAt })
    .from(infoRequest)
    .where(eq(infoRequest.id, ref.infoRequestId));
  return tellLandlord(
    services,
    "info-answered",
    ref.applicationId,
    job,
    infoAnsweredMail,
    () => request?.answeredAt ?? null,
  );
}

/** Tells the landlord that an applicant has written; nothing when it was seen meanwhile, or erased. */
export async function sendMessageIn(
  services: Services,
  ref: JobRef<"mail.message-in">,
  job: MailJob,
): Promise<JobOutcome> {
  const [unseen] = await services.db
    .select({ at: sql<number | null>`max(${applicationMessage.createdAt})`.as("newest_at") })
    .from(applicationMessage)
    .where(
      sql`${applicationMessage.applicationId} = ${ref.applicationId} AND ${applicationMessage.author} = 'applicant'
        AND ${applicationMessage.readAt} IS NULL`,
    );
  return tellLandlord(services, "message", ref.applicationId, job, messageInMail, () => unseen?.at ?? null);
}

type Sent = Pick<typeof application.$inferSelect, "formId" | "reference" | "isSpam" | "submittedAt" | "changedAt">;

/** "Flat 2, 14 Maple Street, Portland, OR 97205", of the version that was filled in; null where it says nothing that is read today. */
function homeOf(address: string | null): string | null {
  const read = addressSchema.safeParse(JSON.parse(address ?? "null"));
  return read.success ? addressLine(read.data) : null;
}

/** Nothing of what was withdrawn or erased before, but who withdrew may write. `momentOf`: in ms; null: nothing to tell. */
async function tellLandlord(
  services: Services,
  kind: ChosenNotice,
  applicationId: ApplicationId,
  job: MailJob,
  make: typeof newApplicationMail,
  momentOf: (sent: Sent) => number | null,
): Promise<JobOutcome> {
  const [sent] = await services.db
    .select({
      formId: application.formId,
      reference: application.reference,
      isSpam: application.isSpam,
      submittedAt: application.submittedAt,
      changedAt: application.changedAt,
      address: sql<string | null>`json_extract(${rentFormVersion.definition}, '$.property.address')`.as("home_address"),
    })
    .from(application)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(sql`${application.id} = ${applicationId} AND ${isNotErased()}
      AND (${application.state} <> 'withdrawn' OR ${kind === "message" ? 1 : 0})`);
  const moment = sent ? momentOf(sent) : null;
  if (!sent || sent.isSpam || moment === null) return done;
  const landlord = await findFormLandlord(services, eq(rentForm.id, sent.formId));
  const recipient = landlord && (await recipientByChoice(services, landlord, { kind, ref: applicationId }));
  if (!landlord || !recipient) return done;
  if (kind === "application-new") {
    const waitSeconds = await secondsToWait(services, { formId: sent.formId, applicationId });
    if (waitSeconds > 0) return { kind: "retry", code: batched, waitSeconds };
    const together = await takeTogether(services, { formId: sent.formId, applicationId });
    if (together.others.length > 0) {
      const home = homeOf(sent.address);
      const { reference } = sent;
      return tellTogether(services, { landlord, recipient, together, applicationId, reference, home, job });
    }
  }
  const { guestRentFormId, isGuest } = recipient;
  const mail = make(mailSite(services), {
    reference: sent.reference,
    formTitle: landlord.title,
    home: homeOf(sent.address),
    at: new Date(moment),
    zone: recipient.zone,
    manageToken:
      isGuest && guestRentFormId
        ? await mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId })
        : null,
    guestRentFormId,
    formId: landlord.formId,
    applicationId,
  });
  const about = { applicationId, kind: jobOf[kind] ?? "mail.new-application", reader: "landlord" } as const;
  return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) }, about);
}

const jobOf: Partial<Record<ChosenNotice, JobKind>> = {
  "application-new": "mail.new-application",
  "application-changed": "mail.application-changed",
  "info-answered": "mail.info-answered",
  message: "mail.message-in",
};

type Several = {
  landlord: FormLandlord;
  recipient: NoticeRecipient;
  together: Together;
  applicationId: ApplicationId;
  reference: string;
  home: string | null;
  job: MailJob;
};

/** One mail of several arrivals; the others' jobs are done once it has gone, and on their own again where it has not. */
async function tellTogether(
  services: Services,
  { landlord, recipient, together, applicationId, reference, home, job }: Several,
): Promise<JobOutcome> {
  const { isGuest, guestRentFormId } = recipient;
  const key = { ...mailLinks.manageForm, ref: guestRentFormId ?? "" };
  const mail = newApplicationsMail(mailSite(services), {
    references: [reference, ...together.others.map((other) => other.reference)],
    formTitle: landlord.title,
    home,
    formId: landlord.formId,
    manageToken: isGuest ? await mintLinkToken(services, key) : null,
    stopUrl: recipient.stopUrl,
  });
  const about = { applicationId, kind: "mail.new-application", reader: "landlord" } as const;
  const outcome = await deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) }, about);
  const isTold = outcome.kind === "done";
  if (isTold)
    for (const other of together.others) await recordTry(services, other.id, { ...about, ...other }, { ok: true });
  await settleTogether(services, together, isTold);
  return outcome;
}
