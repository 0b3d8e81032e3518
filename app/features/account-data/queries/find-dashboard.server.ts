import { desc, eq, sql } from "drizzle-orm";
import { type FormPlan, type FormState, rentForm, rentFormVersion } from "../../../db/schema/forms";
import type { AccountLandlord } from "../../../kernel/actor";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import { selectLandlordKeys } from "../../../platform/people/person-keys.server";
import type { Services } from "../../../services";
import { homeColumns, zoneOfColumns } from "../../rent-forms/queries/home-columns.server";
import type { DeskCounts } from "../../review/desk";
import {
  type LatestApplicant,
  openLatest,
  selectDeskCounts,
  selectLatest,
} from "../../review/queries/find-desk.server";

export type DashboardForm = {
  id: string;
  urlId: string;
  title: string;
  state: FormState;
  plan: FormPlan;
  opensUntil: number | null;
  /** The IANA zone of its home, in which its days are said. */
  zone: string;
  closedAt: number | null;
  applicationCount: number;
  newCount: number;
};

export type Dashboard = { forms: DashboardForm[]; counts: DeskCounts; latest: LatestApplicant[] };

/** The newest forms; more are behind their own list. */
const formsShown = 20;

/** What the dashboard shows, in one batch; null when the session has ended. */
export async function findDashboard(services: Services, actor: AccountLandlord): Promise<Dashboard | null> {
  const { db, clock } = services;
  const landlord = landlordOf(actor, clock.now().getTime());
  const [alive, forms, [counts], latest, keys] = await db.batch([
    db.select({ userId: sql<string | null>`${landlord}`.as("user_id") }).from(sql`(SELECT 1)`),
    db
      .select({
        id: rentForm.id,
        urlId: rentForm.urlId,
        title: rentForm.title,
        state: rentForm.state,
        plan: rentForm.plan,
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
    selectLandlordKeys(services, landlord),
  ]);
  if (!alive[0]?.userId || !counts) return null;
  return { forms: forms.filter(isShown).map(withZone), counts, latest: await openLatest(services, latest, keys) };
}

function withZone<T extends { country: string | null; region: string | null }>({ country, region, ...form }: T) {
  return { ...form, zone: zoneOfColumns({ country, region }) };
}

function isShown(form: { state: FormState }): boolean {
  return form.state !== "deleted";
}
