import { sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { applicationMessage } from "../../../app/db/schema/review";
import { landlordColumns } from "../../../app/features/applying/applications/queries/landlord-of-version.server";
import { messageMail } from "../../../app/features/applying/messages/mails/message";
import { mayBeWrittenTo } from "../../../app/features/applying/messages/queries/list-messages.server";
import { mailLinks } from "../../../app/kernel/links";
import { choosePageLocale } from "../../../app/kernel/page-locale";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Tells an applicant once that the landlord wrote; not who has seen it, was erased, held, or has withdrawn. */
export async function sendMessage(
  services: Services,
  { applicationId }: JobRef<"mail.message">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      urlId: rentForm.urlId,
      count: sql<number>`(SELECT count(*) FROM ${applicationMessage} AS unseen
        WHERE unseen.application_id = ${application.id} AND unseen.author = 'landlord' AND unseen.read_at IS NULL)`.as(
        "unseen_count",
      ),
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${application.versionId}`)
    .where(sql`${application.id} = ${applicationId} AND ${application.isSpam} = 0 AND ${mayBeWrittenTo()}`);
  if (!row || row.count === 0) return done;
  const locale = choosePageLocale({ query: row.locale, acceptLanguage: null });
  const { stored, ...facts } = row;
  const { email: to } = await openPerson(services, stored);
  const mailbox = await services.mailBudget.keyOf(to);
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: applicationId, mailbox });
  const mail = messageMail(mailSite(services), { ...facts, locale, statusToken });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: applicationId, kind: "mail.message", reader: "applicant" },
  );
}
