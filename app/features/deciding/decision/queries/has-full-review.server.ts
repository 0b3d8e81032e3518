import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";

/** SQL on application joined with rent_form: it is read with everything: by the plan under which it was sent, or one that its form got since. */
export const isFullyReviewed: SQL<number> = sql<number>`(${rentForm.unlimited} = 1
  OR ${application.plan} IN ('credit', 'pro') OR ${rentForm.plan} IN ('credit', 'pro'))`;

/** Whether each of these is read with everything; true for what is not there. Asks D1 only where something is sold. */
export async function hasFullReviewOf(
  { db, clock, isSelling }: Services,
  actor: AccountLandlord,
  applicationIds: readonly ApplicationId[],
): Promise<boolean> {
  if (!isSelling) return true;
  const isMine = mayReachForm(actor, clock.now().getTime());
  // The ids lead: CROSS JOIN keeps their order, else all of the landlord's applications are read.
  const lacking = sql`SELECT 1 FROM json_each(${JSON.stringify(applicationIds)}) AS picked
    CROSS JOIN ${application} ON ${application.id} = picked.value CROSS JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${isMine} AND NOT ${isFullyReviewed}`;
  const [row] = await db.all<{ lacks: number }>(sql`SELECT EXISTS (${lacking}) AS lacks`);
  return row?.lacks !== 1;
}
