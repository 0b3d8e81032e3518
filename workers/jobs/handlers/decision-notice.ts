import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { applicationMember } from "../../../app/db/schema/household";
import { localeOf } from "../../../app/features/applying/answering/queries/draft-view.server";
import { decisionNoticeMail, memberOutcomeMail } from "../../../app/features/applying/applicant/mails/outcome";
import { findMemberById } from "../../../app/features/applying/applications/household/queries/find-members.server";
import { findAnswer } from "../../../app/features/applying/applications/queries/find-answer.server";
import { findDraftById } from "../../../app/features/applying/applications/queries/find-draft.server";
import { listNoticesDueSoon } from "../../../app/features/applying/applications/queries/list-notices-due-soon.server";
import { noticeDueSoonMail } from "../../../app/features/deciding/decision/mails/notice-due-soon";
import { mailLinks } from "../../../app/kernel/links";
import { choosePageLocale } from "../../../app/kernel/page-locale";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";
import { tellOfSeveral } from "../tell-of-several";

/** Tells an account whose decisions no letter has told, the day before their applicants read so: a notice, and a mail by choice. */
export function sendNoticeDueSoon(
  services: Services,
  ref: JobRef<"mail.decision-notice-due">,
  job: MailJob,
): Promise<JobOutcome> {
  return tellOfSeveral(services, job, {
    kind: "decision-notice-due",
    landlordId: ref.landlordId,
    about: `decision-notice:${ref.at}`,
    list: (atMost) => listNoticesDueSoon(services, ref, atMost),
    mail: (named) => noticeDueSoonMail(mailSite(services), named),
  });
}

/** Tells the lead applicant that the landlord decided and did not write; nothing where a letter came or it was reopened. */
export async function sendDecisionNotice(
  services: Services,
  ref: JobRef<"mail.decision-notice">,
  job: MailJob,
): Promise<JobOutcome> {
  const answer = await findAnswer(services, eq(application.id, ref.applicationId));
  if (answer?.kind !== "unannounced") return done;
  const [row] = await services.db
    .select({
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      urlId: rentForm.urlId,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(eq(application.id, ref.applicationId));
  const to = row && (await openPerson(services, row.stored)).email;
  if (!row || !to) return done;
  const { reference, formTitle, urlId } = row;
  const mailbox = await services.mailBudget.keyOf(to);
  const token = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: ref.applicationId, mailbox });
  const locale = choosePageLocale({ query: row.locale, acceptLanguage: null });
  const mail = decisionNoticeMail(mailSite(services), { reference, formTitle, urlId, token, locale, answer });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: ref.applicationId, kind: "mail.decision-notice", reader: "applicant" },
  );
}

/** Tells a co-applicant or guarantor how the application was decided, as far as its lead was told. */
export async function sendMemberOutcome(
  services: Services,
  ref: JobRef<"mail.member-outcome">,
  job: MailJob,
): Promise<JobOutcome> {
  const [member, answer] = await Promise.all([
    findMemberById(services, ref.memberId),
    findAnswer(
      services,
      sql`${application.id} = (SELECT named.application_id FROM ${applicationMember} AS named WHERE named.id = ${ref.memberId})`,
    ),
  ]);
  if (member?.state !== "done" || !answer || answer.kind === "waiting") return done;
  const draft = await findDraftById(services, ref.memberId);
  const { lifetimeMs } = mailLinks.applicationStatus;
  const { urlId, formTitle, contact, applicationId } = member;
  const key = { ref: member.memberId, mailbox: await services.mailBudget.keyOf(contact.email) };
  const token = await mintLinkToken(services, { ...mailLinks.memberPart, lifetimeMs, ...key });
  const mail = memberOutcomeMail(mailSite(services), {
    ...{ urlId, formTitle, token, answer },
    locale: draft ? localeOf(draft) : member.locale,
    leadName: contact.leadName,
  });
  return deliver(
    services,
    job,
    { to: contact.email, ...mail },
    { applicationId, kind: "mail.member-outcome", reader: "member" },
  );
}
