import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { landlordColumns } from "../../../app/features/applying/applications/queries/landlord-of-version.server";
import { confirmApplicationMail } from "../../../app/features/applying/apply/mails/confirm-application";
import { mailLinks } from "../../../app/kernel/links";
import { choosePageLocale } from "../../../app/kernel/page-locale";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Asks the applicant to confirm the address. The link is made before the address is read: a correction ends links. */
export async function sendConfirmApplication(
  services: Services,
  ref: JobRef<"mail.confirm-application">,
  job: MailJob,
): Promise<JobOutcome> {
  const token = await mintLinkToken(services, { ...mailLinks.confirmApplication, ref: ref.applicationId });
  const [held] = await services.db
    .select({
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      isSpam: application.isSpam,
      confirmedAt: application.confirmedAt,
      urlId: rentForm.urlId,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(eq(application.id, ref.applicationId));
  if (!held?.isSpam || held.confirmedAt !== null) return done;
  const { email: to } = await openPerson(services, held.stored);
  if (to === "") return done;
  const locale = choosePageLocale({ query: held.locale, acceptLanguage: null });
  const { stored: _stored, ...facts } = held;
  const mail = confirmApplicationMail(mailSite(services), { ...facts, token, locale });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: ref.applicationId, kind: "mail.confirm-application", reader: "applicant" },
  );
}
