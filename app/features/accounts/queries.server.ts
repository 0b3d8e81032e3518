import { desc, eq, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { type FormState, rentForm } from "../../db/schema/forms";
import type { AccountLandlord } from "../../kernel/actor";
import { landlordOf } from "../../platform/auth/landlord-of.server";

export type DashboardForm = {
  id: string;
  urlId: string;
  title: string;
  state: FormState;
  opensUntil: number | null;
  closedAt: number | null;
  applicationCount: number;
  newCount: number;
};

/** The newest forms; more are behind their own list. */
const formsShown = 20;

/** What the dashboard shows, in one batch; null when the session has ended. */
export async function findDashboard(
  { db, clock }: Services,
  actor: AccountLandlord,
): Promise<{ forms: DashboardForm[] } | null> {
  const landlord = landlordOf(actor, clock.now().getTime());
  const [alive, forms] = await db.batch([
    db.select({ userId: sql<string | null>`${landlord}`.as("user_id") }).from(sql`(SELECT 1)`),
    db
      .select({
        id: rentForm.id,
        urlId: rentForm.urlId,
        title: rentForm.title,
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        applicationCount: rentForm.applicationCount,
        newCount: rentForm.newCount,
      })
      .from(rentForm)
      .where(eq(rentForm.landlordId, landlord))
      .orderBy(desc(rentForm.createdAt), desc(rentForm.id))
      .limit(formsShown),
  ]);
  if (!alive[0]?.userId) return null;
  return { forms: forms.filter(isShown) };
}

function isShown(form: { state: FormState }): boolean {
  return form.state !== "deleted";
}
