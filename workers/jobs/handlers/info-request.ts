import { eq, sql } from "drizzle-orm";
import { application, applicationKey, infoRequest } from "../../../app/db/schema/applications";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { findMemberById } from "../../../app/features/applying/applications/household/queries/find-members.server";
import { landlordColumns } from "../../../app/features/applying/applications/queries/landlord-of-version.server";
import { infoRequestMail } from "../../../app/features/applying/info-requests/mails/info-request";
import { openRequested } from "../../../app/features/applying/info-requests/model";
import { isRequestOpen, isRequestTold } from "../../../app/features/applying/info-requests/queries/open-request.server";
import { homeColumns, zoneOfColumns } from "../../../app/features/forms/rent-forms/queries/home-columns.server";
import { dayMs } from "../../../app/kernel/durations";
import type { ApplicationId, InfoRequestId } from "../../../app/kernel/ids";
import { mailLinks, memberUrl, statusUrl } from "../../../app/kernel/links";
import { choosePageLocale } from "../../../app/kernel/page-locale";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../app/platform/people/people.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** A letter that tells the decision leaves first; this long is waited each time. */
const behindLetterSeconds = 60;
/** A member answers by the link of this mail, however long the landlord waits. */
const memberLinkMs = 90 * dayMs;

/**
 * Tells whom the landlord asks what is needed, or that it is due soon: the applicant, or a member of the household. Nothing
 * once it was answered, taken back or overtaken.
 */
export async function sendInfoRequest(
  services: Services,
  { infoRequestId, isReminder }: JobRef<"mail.info-request">,
  job: MailJob,
): Promise<JobOutcome> {
  const row = await readRequest(services, infoRequestId);
  if (!row || (isReminder && row.dueAt <= services.clock.now().getTime())) return done;
  if (!row.isTold) return { kind: "retry", code: "before-letter", waitSeconds: behindLetterSeconds };
  const person = await personOf(services, row);
  if (!person || person.to === "") return done;
  const key = await services.dataKeys.open(row.personId, row);
  const { items } = await openRequested(key, infoRequestId, row.items);
  const mail = infoRequestMail(mailSite(services), {
    ...row,
    locale: choosePageLocale({ query: row.locale, acceptLanguage: null }),
    at: await person.mintAddress(),
    count: items.length,
    dueAt: new Date(row.dueAt),
    zone: zoneOfColumns(row),
    isReminder,
  });
  return deliver(
    services,
    job,
    { to: person.to, ...mail },
    { applicationId: row.applicationId, kind: "mail.info-request", reader: person.reader },
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

async function readRequest({ db, clock }: Services, id: InfoRequestId) {
  const personId = sql<ApplicationId>`coalesce(${infoRequest.memberId}, ${application.id})`;
  const [row] = await db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      personId: personId.as("person_id"),
      memberId: sql<ApplicationId | null>`${infoRequest.memberId}`.as("member_id"),
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      urlId: rentForm.urlId,
      items: infoRequest.items,
      dueAt: infoRequest.dueAt,
      isTold: sql<number>`${isRequestTold(clock.now().getTime())}`.as("is_told"),
      ...homeColumns,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(infoRequest)
    .innerJoin(application, eq(application.id, infoRequest.applicationId))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationKey, sql`${applicationKey.applicationId} = ${personId}`)
    .where(sql`${infoRequest.id} = ${id} AND ${isRequestOpen()}`);
  return row;
}

/** Who is written to, and the address of the page to answer on. */
async function personOf(services: Services, { applicationId, memberId, urlId, stored }: Row) {
  const { baseUrl } = services.config;
  if (memberId === null) {
    const { email } = await openPerson(services, stored);
    const key = { ref: applicationId, mailbox: await services.mailBudget.keyOf(email) };
    const mintAddress = async () =>
      statusUrl(baseUrl, urlId, await mintLinkToken(services, { ...mailLinks.applicationStatus, ...key }));
    return { to: email, reader: "applicant" as const, mintAddress };
  }
  const member = await findMemberById(services, memberId);
  if (member?.state !== "done" || !member) return null;
  const mailbox = await services.mailBudget.keyOf(member.contact.email);
  const link = { ...mailLinks.memberPart, lifetimeMs: memberLinkMs, ref: memberId, mailbox };
  const mintAddress = async () => memberUrl(baseUrl, urlId, await mintLinkToken(services, link));
  return { to: member.contact.email, reader: "member" as const, mintAddress };
}
