import { and, desc, eq, gte, sql } from "drizzle-orm";
import { type FormPlan, type FormState, rentForm, rentFormMonth, rentFormVersion } from "../../../db/schema/forms";
import type { AccountLandlord } from "../../../kernel/actor";
import { utcDay } from "../../../kernel/dates";
import { dayMs } from "../../../kernel/durations";
import type { ApplicationId } from "../../../kernel/ids";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import { selectLandlordKeys } from "../../../platform/people/person-keys.server";
import type { Services } from "../../../services";
import { countsOfMonth, lastDays } from "../../rent-forms/month-counts";
import { homeColumns, zoneOfColumns } from "../../rent-forms/queries/home-columns.server";
import type { DeskCounts } from "../../review/desk";
import {
  type Awaiting,
  findOverdue,
  type LatestApplicant,
  openAwaiting,
  openLatest,
  selectAwaiting,
  selectDeskCounts,
  selectLatest,
  selectOwed,
} from "../../review/queries/find-desk.server";

type DashboardForm = {
  id: string;
  urlId: string;
  title: string;
  state: FormState;
  plan: FormPlan;
  unlimited: boolean;
  maxApplications: number | null;
  opensUntil: number | null;
  /** The IANA zone of its home, in which its days are said. */
  zone: string;
  closedAt: number | null;
  applicationCount: number;
  newCount: number;
  /** Applications on each of the last thirty days (UTC), the oldest first. */
  sentByDay: number[];
};

export type Dashboard = {
  forms: DashboardForm[];
  counts: DeskCounts;
  /** Who was promised an answer for a day that is over, the oldest first. */
  overdue: ApplicationId[];
  /** Who waits longest in each state, as far as they may be named. */
  awaiting: Awaiting[];
  latest: LatestApplicant[];
};

/** The newest forms; more are behind their own list. */
const formsShown = 20;
/** A strip's thirty days may begin in the month before. */
const stripMs = 30 * dayMs;

/** What the dashboard shows, in one batch; null when the session has ended. */
export async function findDashboard(services: Services, actor: AccountLandlord): Promise<Dashboard | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const landlord = landlordOf(actor, now);
  const [alive, forms, [counts], latest, awaiting, keys, owed, months] = await db.batch([
    db.select({ userId: sql<string | null>`${landlord}`.as("user_id") }).from(sql`(SELECT 1)`),
    db
      .select({
        id: rentForm.id,
        urlId: rentForm.urlId,
        title: rentForm.title,
        state: rentForm.state,
        plan: rentForm.plan,
        unlimited: rentForm.unlimited,
        maxApplications: rentForm.maxApplications,
        opensUntil: rentForm.opensUntil,
        ...homeColumns,
        closedAt: rentForm.closedAt,
        applicationCount: rentForm.applicationCount,
        newCount: rentForm.newCount,
      })
      .from(rentForm)
      .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(eq(rentForm.landlordId, landlord))
      .orderBy(desc(rentForm.createdAt), desc(rentForm.id))
      .limit(formsShown),
    selectDeskCounts(services, landlord),
    selectLatest(services, landlord),
    selectAwaiting(services, landlord),
    selectLandlordKeys(services, landlord),
    selectOwed(services, landlord),
    db
      .select({ formId: rentFormMonth.formId, month: rentFormMonth.month, counts: rentFormMonth.counts })
      .from(rentFormMonth)
      .where(
        and(
          gte(rentFormMonth.month, utcDay(now - stripMs).slice(0, 7)),
          sql`${rentFormMonth.formId} IN (SELECT f.id FROM ${rentForm} AS f WHERE f.landlord_id = ${landlord}
            ORDER BY f.created_at DESC, f.id DESC LIMIT ${formsShown})`,
        ),
      ),
  ]);
  if (!alive[0]?.userId || !counts) return null;
  const sentByDay = (formId: string) => {
    const own = months.filter((month) => month.formId === formId).flatMap(countsOfMonth);
    return lastDays(own, "sent", now).map(({ count }) => count);
  };
  return {
    forms: forms.filter(isShown).map((form) => ({ ...withZone(form), sentByDay: sentByDay(form.id) })),
    counts,
    overdue: findOverdue(owed, now),
    awaiting: await openAwaiting(services, awaiting, keys),
    latest: await openLatest(services, latest, keys),
  };
}

function withZone<T extends { country: string | null; region: string | null }>({ country, region, ...form }: T) {
  return { ...form, zone: zoneOfColumns({ country, region }) };
}

function isShown(form: { state: FormState }): boolean {
  return form.state !== "deleted";
}
