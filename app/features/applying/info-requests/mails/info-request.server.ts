import { eq, sql } from "drizzle-orm";
import { application, applicationKey, infoRequest } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId, InfoRequestId } from "../../../../kernel/ids";
import { mailLinks, memberUrl, statusUrl } from "../../../../kernel/links";
import { readLanguage } from "../../../../kernel/page-locale";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { byLandlord } from "../../../../platform/mail-kinds";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import { findMemberAddress } from "../../applications/household/queries/find-address.server";
import { findMemberById } from "../../applications/household/queries/find-members.server";
import { landlordColumns } from "../../applications/queries/landlord-of-version.server";
import { openRequested } from "../model";
import { isRequestAnnounced, isRequestOpen } from "../queries/open-request.server";
import { infoRequestMail } from "./info-request";

/** A letter that tells the decision leaves first; this long is waited each time. */
const behindLetterSeconds = 60;
/** A member answers by the link of this mail, however long the landlord waits. */
const memberLinkMs = 90 * dayMs;

/**
 * Tells whom the landlord asks what is needed, or that it is due soon: the applicant, or a member of the household. Nothing
 * once it was answered, taken back or overtaken.
 */
const infoRequested = defineMail({
  kind: "mail.info-request",
  name: "Email to an applicant: the landlord asks for more",
  audience: { to: "applicant", counted: byLandlord },
  stoppedBy: null,
  async load(services, { infoRequestId, isReminder }) {
    const row = await readRequest(services, infoRequestId);
    if (!row || (isReminder && row.dueAt <= services.clock.now().getTime())) return null;
    if (!row.isAnnounced) return { code: "before-letter", waitSeconds: behindLetterSeconds };
    const person = await personOf(services, row);
    if (!person || person.to === "") return null;
    const key = await services.dataKeys.open(row.personId, row);
    const { items } = await openRequested(key, infoRequestId, row.items);
    const facts = {
      ...row,
      locale: readLanguage(row.locale),
      at: await person.mintAddress(),
      count: items.length,
      dueAt: new Date(row.dueAt),
      zone: zoneOfColumns(row),
      isReminder,
    };
    return { to: person.to, reader: person.reader, applicationId: row.applicationId, facts };
  },
  render: infoRequestMail,
  example({ site, locale, title }) {
    const { reference, soon, zone } = sample;
    const about = { ...sampleLandlord, reference, formTitle: title, locale, zone };
    return { ...about, at: `${site.baseUrl}/apply`, count: 2, dueAt: soon, isReminder: false };
  },
});

export const mails = [infoRequested];

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
      isAnnounced: sql<number>`${isRequestAnnounced(clock.now().getTime())}`.as("is_announced"),
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
    const { email: to } = await openPerson(services, stored);
    const link = { ...mailLinks.applicationStatus, ref: applicationId };
    const mintAddress = async () => statusUrl(baseUrl, urlId, await mintMailedToken(services, to, link));
    return { to, reader: "applicant" as const, mintAddress };
  }
  const member = await findMemberById(services, memberId);
  if (member?.state !== "done") return null;
  const to = await findMemberAddress(services, member);
  if (to === null) return null;
  const link = { ...mailLinks.memberPart, lifetimeMs: memberLinkMs, ref: memberId };
  const mintAddress = async () => memberUrl(baseUrl, urlId, await mintMailedToken(services, to, link));
  return { to, reader: "member" as const, mintAddress };
}
