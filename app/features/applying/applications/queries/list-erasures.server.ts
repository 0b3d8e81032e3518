import { asc, desc, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { type ErasureCause, erasureCount } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { isWithin, reachOf } from "../../../../platform/auth/reach.server";
import { isNotErased, storedPerson, withPeople } from "../../../../platform/people/people.server";
import { selectLandlordKeys, type WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { addressSchema } from "../../../forms/form-model/schema";
import { type AnnouncedParts, announcedMs, announcedParts, erasureClock } from "../retention";

/** Columns that say when an application's time is over. */
export const erasureColumns = {
  id: sql<ApplicationId>`${application.id}`.as("application_id"),
  decidedAt: sql<number>`${application.decidedAt}`.as("decided"),
  announcedAt: sql<number | null>`${application.erasureAnnouncedAt}`.as("announced"),
  papers: sql<number>`${application.documentCount} + coalesce((SELECT sum(m.document_count)
    FROM ${applicationMember} AS m WHERE m.application_id = ${application.id}), 0)`.as("papers"),
  address: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address')`.as("home_address"),
};

/** SQL: applications with the version they were filled in on, which tells the place. */
export const onVersion = sql`${rentFormVersion.id} = ${application.versionId}`;

/** An application of which something will be erased, announced and not on hold. */
export type ComingErasure = {
  id: ApplicationId;
  formId: RentFormId;
  formTitle: string;
  name: string;
  reference: string;
  parts: AnnouncedParts;
  /** Not before this. */
  erasedAt: number;
};

type Which = { landlordId: string; announcedAt: number } | { formId: string; announcedAt: number };

/** Those of one announcement that are still to be erased: what was reopened or put on hold since is left out. */
export function listAnnounced(services: Services, which: Which, atMost: number): Promise<ComingErasure[]> {
  const whose =
    "formId" in which
      ? sql`${application.formId} = ${which.formId}`
      : sql`${application.landlordId} = ${which.landlordId}`;
  return listComing(services, sql`${whose} AND ${application.erasureAnnouncedAt} = ${which.announcedAt}`, atMost);
}

const listedAtMost = 200;

/** What was erased in a UTC year, and why. */
export type YearErased = { year: number; cause: ErasureCause; applications: number; documents: number; parts: number };

/** Three causes a year. */
const yearsRows = 3 * 30;

/** What of this landlord's will be erased soon, soonest first, and each year's count, which a colleague with chosen homes has not; null: the session has ended. */
export async function listOwnErasures(
  services: Services,
  actor: AccountLandlord,
): Promise<{ coming: ComingErasure[]; years: YearErased[] } | null> {
  const { db, clock } = services;
  const reach = reachOf(actor, clock.now().getTime());
  const { landlord } = reach;
  const [[asking], rows, years, keys] = await db.batch([
    db.select({ userId: sql<string | null>`u.id`.as("user_id") }).from(sql`(SELECT ${landlord} AS id) AS u`),
    selectComing(
      services,
      sql`${application.landlordId} = ${landlord} AND ${application.erasureAnnouncedAt} IS NOT NULL
        AND ${isWithin(reach, sql`+${application.homeId}`)}`,
      listedAtMost,
    ),
    db
      .select({
        year: erasureCount.year,
        cause: erasureCount.cause,
        applications: erasureCount.applications,
        documents: erasureCount.documents,
        parts: erasureCount.parts,
      })
      .from(erasureCount)
      // They are counted for all homes together.
      .where(sql`${erasureCount.landlordId} = ${reach.homes ? sql`NULL` : landlord}`)
      .orderBy(desc(erasureCount.year), asc(erasureCount.cause))
      .limit(yearsRows),
    selectLandlordKeys(services, landlord),
  ]);
  return asking?.userId ? { coming: await describe(services, rows, keys), years } : null;
}

async function listComing(services: Services, where: SQL, atMost: number): Promise<ComingErasure[]> {
  return describe(services, await selectComing(services, where, atMost), []);
}

function selectComing({ db }: Services, where: SQL, atMost: number) {
  return db
    .select({
      ...erasureColumns,
      formId: sql<RentFormId>`${application.formId}`.as("application_form_id"),
      formTitle: rentForm.title,
      stored: storedPerson,
      reference: application.reference,
    })
    .from(application)
    .innerJoin(rentFormVersion, onVersion)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .where(sql`${where} AND ${application.heldAt} IS NULL AND ${isNotErased()}
      AND ${application.erasureAnnouncedAt} >= ${application.decidedAt}`)
    .orderBy(asc(application.erasureAnnouncedAt))
    .limit(atMost);
}

type Row = Awaited<ReturnType<typeof selectComing>>[number];

async function describe(services: Services, rows: Row[], keys: WrappedPersonKey[]): Promise<ComingErasure[]> {
  const people = await withPeople(services, rows, keys);
  return people.flatMap(({ decidedAt, announcedAt, papers, address, email: _email, phone: _phone, ...row }) => {
    if (announcedAt === null) return [];
    const clock = erasureClock(decidedAt, addressSchema.parse(JSON.parse(address)));
    const parts = announcedParts(clock, papers, announcedAt);
    return parts.papers || parts.answers ? [{ ...row, parts, erasedAt: announcedAt + announcedMs }] : [];
  });
}
