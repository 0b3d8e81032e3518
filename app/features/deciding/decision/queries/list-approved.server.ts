import { eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { noticeOutcome } from "../../../applying/applications/queries/decision-notice.server";

/** `isTold`: the letter about the approval has gone. */
export type Approved = { id: ApplicationId; name: string; isTold: boolean };

/** More are not named: the question is the same. */
const namedAtMost = 10;

/** Who is approved for the homes that these applications are for, beside them; for the landlord of the forms alone. */
export async function listApproved(
  services: Services,
  actor: Landlord,
  beside: readonly ApplicationId[],
): Promise<Approved[]> {
  const picked = sql`(SELECT value FROM json_each(${JSON.stringify(beside)}))`;
  const rows = await services.db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      stored: storedPersonWithKey,
      told: sql<string | null>`${noticeOutcome}`.as("told_as"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(sql`${application.formId} IN (SELECT beside.form_id FROM ${application} AS beside WHERE beside.id IN ${picked})
      AND ${application.state} = 'approved' AND ${application.isArchived} = 0 AND ${isNotErased()}
      AND ${application.id} NOT IN ${picked} AND ${mayReachForm(actor, services.clock.now().getTime())}`)
    .limit(namedAtMost);
  return Promise.all(
    rows.map(async ({ id, stored, told }) => ({
      id,
      name: (await openPerson(services, stored)).name,
      isTold: told !== null,
    })),
  );
}
