import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../../db/client.server";
import { application, applicationDraft, applicationKey } from "../../../../../db/schema/applications";
import { type FormState, rentForm, rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember, type MemberRole } from "../../../../../db/schema/household";
import { linkToken } from "../../../../../db/schema/platform";
import { type ApplicationId, mailTokenSchema, type RentFormId } from "../../../../../kernel/ids";
import { mailLinks } from "../../../../../kernel/links";
import { type PageLocale, readLanguage } from "../../../../../kernel/page-locale";
import { type DataKey, sha256Hex } from "../../../../../platform/crypto";
import { isNotErased } from "../../../../../platform/people/people.server";
import type { Services } from "../../../../../services";
import { fullName } from "../../../../forms/form-model/contact";
import { isOpenToApplicant } from "../../queries/decision-notice.server";
import { landlordColumns } from "../../queries/landlord-of-version.server";
import { type HouseholdMember, type MemberContact, memberStateOf, openContact } from "../member";

type MemberRow = {
  id: ApplicationId;
  role: MemberRole;
  contact: string;
  emailHash: string;
  invitedAt: number;
  openedAt: number | null;
  completedAt: number | null;
};

/** Statement: who was named and still is, of the leads that `isLead` (SQL on `application_member.application_id`) finds. */
export function selectMembers(db: Database, isLead: SQL) {
  return (
    db
      .select({
        id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
        role: applicationMember.role,
        contact: applicationMember.contact,
        emailHash: applicationMember.emailHash,
        invitedAt: applicationMember.invitedAt,
        openedAt: applicationMember.openedAt,
        completedAt: applicationMember.completedAt,
      })
      .from(applicationMember)
      .where(and(isLead, isNull(applicationMember.removedAt)))
      // As they were named: those of one press share their time.
      .orderBy(asc(sql`${applicationMember}.rowid`))
  );
}

/** Members of a household with names and addresses opened by their application's key. */
export function openMembers(leadKey: DataKey, rows: MemberRow[]): Promise<HouseholdMember[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { name, email, shared = null } = await openContact(leadKey, row.id, row.contact);
      const { id, role, invitedAt, openedAt, completedAt } = row;
      return {
        id,
        role,
        name: name ? fullName(name) : email,
        email,
        state: memberStateOf(row),
        invitedAt,
        openedAt,
        completedAt,
        shared,
      };
    }),
  );
}

/** SQL on rows of application_member and its lead's application and draft: the part may be filled in and sent. */
export function takesParts(now: number): SQL {
  return sql`(${applicationMember.removedAt} IS NULL AND CASE WHEN ${application.id} IS NULL
    THEN EXISTS (SELECT 1 FROM ${applicationDraft} AS lead WHERE lead.id = ${applicationMember.applicationId} AND lead.expires_at > ${now})
    ELSE ${isOpenToApplicant(now)} AND ${isNotErased()} END)`;
}

export type MemberLink = {
  memberId: ApplicationId;
  applicationId: ApplicationId;
  formId: RentFormId;
  urlId: string;
  formState: FormState;
  formTitle: string;
  /** As tenants read it today; null where the form names nobody. */
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  role: MemberRole;
  contact: MemberContact;
  /** "over": no longer asked, decided, withdrawn or ended. */
  state: "asked" | "opened" | "done" | "over";
  completedAt: number | null;
  /** When the lead's draft ends, and the part with it; null once the application is sent. */
  leadEndsAt: number | null;
  /** Of the lead. */
  locale: PageLocale;
};

/** What the link in a member's mail leads to; null when it is unknown or past its time, or the lead erased everything. */
export async function findMemberLink(services: Services, token: string): Promise<MemberLink | null> {
  const isHolder = await isHolderOfPart(services, token);
  return isHolder && findMember(services, isHolder);
}

/** SQL: the row of application_member that a member's link is about; a shared one, until the part is begun. */
export async function isHolderOfPart(services: Services, token: string): Promise<SQL | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const now = services.clock.now().getTime();
  const hash = await sha256Hex(token);
  return sql`${applicationMember.id} = (SELECT key.ref FROM ${linkToken} AS key WHERE key.hash = ${hash}
    AND key.expires_at > ${now} AND (key.purpose = ${mailLinks.memberPart.purpose}
      OR key.purpose = ${mailLinks.memberShare.purpose} AND EXISTS (SELECT 1 FROM ${applicationMember} AS asked
        WHERE asked.id = key.ref AND asked.opened_at IS NULL)))`;
}

/** Whether this is a shared link with which, or without which, somebody has begun the part. */
export async function isSpentShare(
  { db, clock }: Services,
  { token, rentFormUrlId }: { token: string; rentFormUrlId: string },
): Promise<boolean> {
  if (!mailTokenSchema.safeParse(token).success) return false;
  const [row] = await db
    .select({ ref: linkToken.ref })
    .from(linkToken)
    .innerJoin(applicationMember, eq(applicationMember.id, linkToken.ref))
    .innerJoin(rentForm, eq(rentForm.id, applicationMember.formId))
    .where(
      and(
        eq(rentForm.urlId, rentFormUrlId),
        eq(linkToken.hash, await sha256Hex(token)),
        eq(linkToken.purpose, mailLinks.memberShare.purpose),
        gt(linkToken.expiresAt, clock.now().getTime()),
        isNotNull(applicationMember.openedAt),
        isNull(applicationMember.removedAt),
      ),
    );
  return row !== undefined;
}

/** The same for work of our own. */
export function findMemberById(services: Services, id: ApplicationId): Promise<MemberLink | null> {
  return findMember(services, eq(applicationMember.id, id));
}

async function findMember({ db, clock, dataKeys }: Services, isIt: SQL): Promise<MemberLink | null> {
  const now = clock.now().getTime();
  const [row] = await db
    .select({
      memberId: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
      applicationId: sql<ApplicationId>`${applicationMember.applicationId}`.as("lead_id"),
      formId: sql<RentFormId>`${applicationMember.formId}`.as("member_form_id"),
      urlId: rentForm.urlId,
      formState: sql<FormState>`${rentForm.state}`.as("form_state"),
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      role: applicationMember.role,
      contact: applicationMember.contact,
      openedAt: applicationMember.openedAt,
      completedAt: applicationMember.completedAt,
      leadEndsAt: sql<
        number | null
      >`CASE WHEN ${application.id} IS NULL THEN (SELECT expires_at FROM ${applicationDraft} AS lead
        WHERE lead.id = ${applicationMember.applicationId}) END`.as("lead_ends_at"),
      isOpen: sql<number>`${takesParts(now)}`.as("is_open"),
      isRemoved: sql<number>`${applicationMember.removedAt} IS NOT NULL`.as("is_removed"),
      leadLocale: sql<string | null>`coalesce(${application.locale}, (SELECT locale FROM ${applicationDraft} AS lead
        WHERE lead.id = ${applicationMember.applicationId}))`.as("lead_locale"),
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(applicationMember)
    .innerJoin(rentForm, eq(rentForm.id, applicationMember.formId))
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationMember.applicationId))
    .leftJoin(application, eq(application.id, applicationMember.applicationId))
    .where(isIt);
  if (!row) return null;
  const { contact, keyId, wrappedKey, openedAt, isOpen, isRemoved, leadLocale, ...facts } = row;
  const key = await dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  const isDone = facts.completedAt !== null && !isRemoved;
  return {
    ...facts,
    contact: await openContact(key, facts.memberId, contact),
    state: isDone ? "done" : isOpen ? memberStateOf({ openedAt, completedAt: null }) : "over",
    locale: readLanguage(leadLocale ?? "en"),
  };
}

/** SQL for statements that end a change of a household: whether anybody is still missing. */
export function settleHousehold(applicationId: SQL | string, at: number): SQL {
  const named = sql`FROM ${applicationMember} AS m WHERE m.application_id = ${applicationId} AND m.removed_at IS NULL`;
  const missing = sql`EXISTS (SELECT 1 ${named} AND m.completed_at IS NULL)`;
  return sql`is_waiting_for_members = ${missing},
    household_completed_at = CASE WHEN ${missing} OR NOT EXISTS (SELECT 1 ${named}) THEN NULL
      ELSE coalesce(household_completed_at, ${at}) END`;
}

/** SQL: what co-applicants who are done earn a month, in the currency given; a guarantor's income is no household's. */
export function memberIncome(applicationId: SQL | string, currency: SQL | string | null): SQL {
  return sql`coalesce((SELECT sum(m.income_monthly_minor) FROM ${applicationMember} AS m
    WHERE m.application_id = ${applicationId} AND m.role = 'co_applicant' AND m.removed_at IS NULL
      AND m.completed_at IS NOT NULL AND m.income_currency = ${currency}), 0)`;
}
