import { and, eq, ne } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { localeOf } from "../../../app/features/applying/answering/queries/draft-view.server";
import { findMemberById } from "../../../app/features/applying/applications/household/queries/find-members.server";
import { findDraftById } from "../../../app/features/applying/applications/queries/find-draft.server";
import {
  householdCompleteMail,
  memberInviteMail,
  partEndsMail,
  partReceiptMail,
} from "../../../app/features/applying/apply/mails/household";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { isNotErased } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** Asks somebody for the own part, or reminds; nothing once it is sent or no longer wanted. */
export async function sendMemberInvite(
  services: Services,
  ref: JobRef<"mail.member-invite">,
  job: MailJob,
): Promise<JobOutcome> {
  const member = await findMemberById(services, ref.memberId);
  if (!member || member.state === "done" || member.state === "over") return done;
  if (member.formState === "suspended" || member.formState === "deleted") return done;
  const key = { ref: member.memberId, mailbox: await services.mailBudget.keyOf(member.contact.email) };
  const token = await mintLinkToken(services, { ...mailLinks.memberPart, ...key });
  const mail = memberInviteMail(mailSite(services), {
    ...member,
    token,
    leadName: member.contact.leadName,
    endsAt: new Date(services.clock.now().getTime() + mailLinks.memberPart.lifetimeMs),
    isReminder: ref.reminder > 0,
  });
  return deliver(
    services,
    job,
    { to: member.contact.email, ...mail },
    { applicationId: member.applicationId, kind: "mail.member-invite", reader: "member" },
  );
}

/** Confirms to a member that the own part was sent, with the link to take it back. */
export async function sendPartReceipt(
  services: Services,
  ref: JobRef<"mail.part-receipt">,
  job: MailJob,
): Promise<JobOutcome> {
  const member = await findMemberById(services, ref.memberId);
  if (member?.state !== "done") return done;
  const draft = await findDraftById(services, ref.memberId);
  const { lifetimeMs } = mailLinks.applicationStatus;
  const key = { ref: member.memberId, mailbox: await services.mailBudget.keyOf(member.contact.email) };
  const token = await mintLinkToken(services, { ...mailLinks.memberPart, lifetimeMs, ...key });
  const locale = draft ? localeOf(draft) : member.locale;
  const { urlId, contact, leadEndsAt } = member;
  const mail = partReceiptMail(mailSite(services), { urlId, token, locale, leadName: contact.leadName, leadEndsAt });
  return deliver(
    services,
    job,
    { to: member.contact.email, ...mail },
    { applicationId: member.applicationId, kind: "mail.part-receipt", reader: "member" },
  );
}

/** Tells a member that the part is erased soon, unless the lead sends; nothing once the lead has, or the part is gone. */
export async function sendPartEnds(
  services: Services,
  ref: JobRef<"mail.part-ends">,
  job: MailJob,
): Promise<JobOutcome> {
  const member = await findMemberById(services, ref.memberId);
  if (member?.state !== "done" || member.leadEndsAt === null) return done;
  if (member.leadEndsAt <= services.clock.now().getTime()) return done;
  const draft = await findDraftById(services, ref.memberId);
  const key = { ref: member.memberId, mailbox: await services.mailBudget.keyOf(member.contact.email) };
  const token = await mintLinkToken(services, { ...mailLinks.memberPart, ...key });
  const { urlId, contact, leadEndsAt, formTitle } = member;
  const locale = draft ? localeOf(draft) : member.locale;
  const mail = partEndsMail(mailSite(services), {
    ...{ urlId, token, locale, leadEndsAt, formTitle },
    leadName: contact.leadName,
  });
  return deliver(
    services,
    job,
    { to: contact.email, ...mail },
    { applicationId: member.applicationId, kind: "mail.part-ends", reader: "member" },
  );
}

/** Tells the landlord that nobody's part is missing any more. */
export async function sendHouseholdComplete(
  services: Services,
  ref: JobRef<"mail.household-complete">,
  job: MailJob,
): Promise<JobOutcome> {
  const [sent] = await services.db
    .select({
      formId: application.formId,
      reference: application.reference,
      isSpam: application.isSpam,
      householdCompletedAt: application.householdCompletedAt,
    })
    .from(application)
    .where(and(eq(application.id, ref.applicationId), isNotErased(), ne(application.state, "withdrawn")));
  if (!sent || sent.isSpam || sent.householdCompletedAt === null) return done;
  const landlord = await findFormLandlord(services, eq(rentForm.id, sent.formId));
  const recipient =
    landlord && (await recipientByChoice(services, landlord, { kind: "household-complete", ref: ref.applicationId }));
  if (!landlord || !recipient) return done;
  const { guestRentFormId, isGuest } = recipient;
  const mail = householdCompleteMail(mailSite(services), {
    reference: sent.reference,
    formTitle: landlord.title,
    completedAt: new Date(sent.householdCompletedAt),
    zone: recipient.zone,
    manageToken:
      isGuest && guestRentFormId
        ? await mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId })
        : null,
    formId: landlord.formId,
    applicationId: ref.applicationId,
  });
  return deliver(
    services,
    job,
    { to: recipient.to, ...stoppableMail(mail, recipient) },
    { applicationId: ref.applicationId, kind: "mail.household-complete", reader: "landlord" },
  );
}
