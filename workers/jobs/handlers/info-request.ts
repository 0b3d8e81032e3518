import { eq, sql } from "drizzle-orm";
import { application, applicationKey, infoRequest } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { choosePageLocale } from "../../../app/features/applications/locale";
import { landlordColumns } from "../../../app/features/applications/queries/landlord-of-version.server";
import { infoRequestMail } from "../../../app/features/info-requests/mails/info-request";
import { openRequested } from "../../../app/features/info-requests/model";
import { homeColumns, zoneOfColumns } from "../../../app/features/rent-forms/queries/home-columns.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Tells the applicant what the landlord needs, or that it is due soon. Nothing once it was answered, taken back or decided. */
export async function sendInfoRequest(
  services: Services,
  { infoRequestId, isReminder }: JobRef<"mail.info-request">,
  job: MailJob,
): Promise<JobOutcome> {
  const [row] = await services.db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      urlId: rentForm.urlId,
      items: infoRequest.items,
      dueAt: infoRequest.dueAt,
      ...homeColumns,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(infoRequest)
    .innerJoin(application, eq(application.id, infoRequest.applicationId))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(sql`${infoRequest.id} = ${infoRequestId} AND ${infoRequest.answeredAt} IS NULL
      AND ${infoRequest.cancelledAt} IS NULL AND ${application.state} = 'info_requested'`);
  if (!row || (isReminder && row.dueAt <= services.clock.now().getTime())) return done;
  const { email: to } = await openPerson(services, row.stored);
  if (to === "") return done;
  const key = await services.dataKeys.open(row.applicationId, row);
  const { items } = await openRequested(key, infoRequestId, row.items);
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: row.applicationId });
  const mail = infoRequestMail(mailSite(services), {
    ...row,
    locale: choosePageLocale({ query: row.locale, acceptLanguage: null }),
    statusToken,
    count: items.length,
    dueAt: new Date(row.dueAt),
    zone: zoneOfColumns(row),
    isReminder,
  });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: row.applicationId, kind: "mail.info-request", reader: "applicant" },
  );
}
