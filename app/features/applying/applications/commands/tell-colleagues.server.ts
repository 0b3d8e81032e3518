import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { audit, notification } from "../../../../db/schema/platform";
import { teamMember } from "../../../../db/schema/teams";
import type { ApplicationId } from "../../../../kernel/ids";
import { tellPeople } from "../../../../platform/team-notices.server";
import type { Services } from "../../../../services";

/**
 * Tells the colleagues of the landlord of an application that came in, and whom its form assigns it to, that he or she sees
 * to it. Done again it tells nobody twice. The owner is told by the notice and mail of every account.
 */
export async function tellColleagues({ db, ids }: Services, applicationId: ApplicationId): Promise<void> {
  const [arrived] = await db
    .select({ at: notification.createdAt, assignedTo: application.assignedTo })
    .from(application)
    .innerJoin(notification, sql`${notification.id} = ${application.id}`)
    .where(sql`${application.id} = ${applicationId} AND ${application.isSpam} = 0
      AND EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.owner_id = ${application.landlordId})`);
  if (!arrived) return;
  const { at, assignedTo } = arrived;
  const about = sql`(${applicationId})`;
  const now = new Date(at);
  const others = sql`(SELECT m.user_id FROM ${teamMember} AS m WHERE m.owner_id = told.landlord_id AND m.user_id IS NOT ${assignedTo})`;
  const assigned = sql`(SELECT m.user_id FROM ${teamMember} AS m WHERE m.owner_id = told.landlord_id AND m.user_id = ${assignedTo})`;
  await db.batch([
    ...tellPeople(db, { kind: "application-new", about, to: others, now }),
    ...tellPeople(db, { kind: "assigned", about, to: assigned, now }),
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id, detail)
      SELECT ${ids.uuid()}, ${at}, 'system', 'application.assign', 'application', ${applicationId}, ${assignedTo}
      WHERE ${assignedTo} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${audit} AS known
        WHERE known.target_id = ${applicationId} AND known.action IN ('application.assign', 'application.unassign'))`),
  ]);
}
