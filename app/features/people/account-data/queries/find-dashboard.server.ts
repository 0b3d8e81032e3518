import { desc, eq, sql } from "drizzle-orm";
import { type FormPlan, type FormState, rentForm, rentFormMonth, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { utcDay } from "../../../../kernel/dates";
import { dayMs } from "../../../../kernel/durations";
import { mergeHomes, reachOf } from "../../../../platform/auth/reach.server";
import { selectLandlordKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import {
  type Awaiting,
  type LatestApplicant,
  type Overdue,
  openAwaiting,
  openLatest,
  overdueOf,
  selectAwaiting,
  selectLatest,
  selectOverdue,
  selectWorkloadCounts,
  workloadOf,
} from "../../../deciding/inbox/queries/find-workload.server";
import type { WorkloadCounts } from "../../../deciding/inbox/rules/workload";
import { countsOfDays, shownDays } from "../../../forms/rent-forms/month-counts";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import { homeLineAmongSeveral } from "../../../forms/rent-forms/queries/home-line.server";

type DashboardForm = {
  id: string;
  urlId: string;
  title: string;
  /** Street and unit of its home; null where the account has no other, or it is not known yet. */
  home: string | null;
  state: FormState;
  plan: FormPlan;
  unlimited: boolean;
  maxApplications: number | null;
  opensUntil: number | null;
  /** The IANA zone of its home, in which its days are said. */
  zone: string;
  applicationCount: number;
  newCount: number;
  /** Applications on each of the last thirty days (UTC), the oldest first. */
  sentByDay: number[];
};

export type Dashboard = {
  forms: DashboardForm[];
  counts: WorkloadCounts;
  /** Who was promised an answer for a day that is over. */
  overdue: Overdue;
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
  const reach = reachOf(actor, now);
  const { landlord, homes } = reach;
  const [forms, counted, latest, awaiting, keys, late] = await db.batch([
    db
      .select({
        id: rentForm.id,
        urlId: rentForm.urlId,
        title: rentForm.title,
        home: homeLineAmongSeveral(landlord, sql`${rentForm.homeId}`).as("home_line"),
        state: rentForm.state,
        plan: rentForm.plan,
        unlimited: rentForm.unlimited,
        maxApplications: rentForm.maxApplications,
        opensUntil: rentForm.opensUntil,
        ...homeColumns,
        applicationCount: rentForm.applicationCount,
        newCount: rentForm.newCount,
        months: monthsSince(utcDay(now - stripMs).slice(0, 7)),
      })
      .from(rentForm)
      .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(
        homes
          ? sql`${rentForm.id} IN ${mergeHomes(homes, { what: "forms", atMost: formsShown })} AND +${rentForm.landlordId} = ${landlord}`
          : eq(rentForm.landlordId, landlord),
      )
      .orderBy(desc(rentForm.createdAt), desc(rentForm.id))
      .limit(formsShown),
    selectWorkloadCounts(services, reach),
    selectLatest(services, reach),
    selectAwaiting(services, reach),
    selectLandlordKeys(services, landlord),
    selectOverdue(services, reach, now),
  ]);
  const overdue = overdueOf(late);
  if (!overdue) return null;
  const days = shownDays(now);
  return {
    forms: forms.filter(isShown).map(({ months, ...form }) => ({ ...withZone(form), sentByDay: sentOn(days, months) })),
    counts: workloadOf(counted),
    overdue,
    awaiting: await openAwaiting(services, awaiting, keys),
    latest: await openLatest(services, latest, keys),
  };
}

/** SQL on rent_form: its months of counts from this one on, as JSON of pairs: the month, and its counts. */
function monthsSince(month: string) {
  return sql<string>`(SELECT json_group_array(json_array(m.month, m.counts)) FROM ${rentFormMonth} AS m
    WHERE m.form_id = ${rentForm.id} AND m.month >= ${month})`.as("months_json");
}

function sentOn(days: readonly string[], months: string): number[] {
  return countsOfDays(JSON.parse(months) as [string, string][], "sent", days);
}

function withZone<T extends { country: string | null; region: string | null }>({ country, region, ...form }: T) {
  return { ...form, zone: zoneOfColumns({ country, region }) };
}

function isShown(form: { state: FormState }): boolean {
  return form.state !== "deleted";
}
