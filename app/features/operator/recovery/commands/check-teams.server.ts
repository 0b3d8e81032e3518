import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { billingAccount, subscription } from "../../../../db/schema/billing";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import type { Services } from "../../../../services";
import { liveStatuses } from "../../../money/billing/rules";
import { type CheckedPage, settledAfterMs } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 100;

/**
 * Colleagues whose account, or whose own, is gone; those who may do more than the plan pays for, who become viewers; and invitations
 * that the sweep should have taken.
 */
export async function checkTeams({ db, clock }: Services, position: string): Promise<CheckedPage> {
  const before = clock.now().getTime() - settledAfterMs;
  const next = await lastOfPage(
    db,
    sql`SELECT DISTINCT owner_id AS key FROM ${teamMember} WHERE owner_id > ${position} ORDER BY 1 LIMIT ${pageSize}`,
  );
  const isOfPage = sql`m.owner_id > ${position} AND m.owner_id <= ${next}`;
  const live = sql`(SELECT value FROM json_each(${JSON.stringify(liveStatuses)}))`;
  // People who may do more than read, the owner among them; in the grace as many as there are.
  const paid = sql`coalesce((SELECT CASE WHEN s.status IN ${live} THEN s.seats WHEN s.grace_until > ${before} THEN 1000 END
    FROM ${subscription} AS s JOIN ${billingAccount} AS payer ON payer.id = s.account_id WHERE payer.user_id = m.owner_id), 1)`;
  const beyond = sql`(SELECT m.owner_id, m.user_id FROM ${teamMember} AS m WHERE ${isOfPage} AND m.role <> 'viewer'
    AND ${paid} <= 1 + (SELECT count(*) FROM ${teamMember} AS o WHERE o.owner_id = m.owner_id AND o.role <> 'viewer'
      AND (o.joined_at, o.user_id) < (m.joined_at, m.user_id)))`;
  const { gone, lowered, expired } = await runBatch(db, {
    gone: db.all(sql`DELETE FROM ${teamMember} WHERE (owner_id, user_id) IN (SELECT m.owner_id, m.user_id FROM ${teamMember} AS m
      WHERE ${isOfPage} AND (NOT EXISTS (SELECT 1 FROM ${user} WHERE id = m.owner_id) OR NOT EXISTS (SELECT 1 FROM ${user} WHERE id = m.user_id)))
      RETURNING user_id`),
    lowered: db.all(
      sql`UPDATE ${teamMember} SET role = 'viewer' WHERE (owner_id, user_id) IN ${beyond} RETURNING user_id`,
    ),
    expired: db.all(
      sql`DELETE FROM ${teamInvitation} WHERE expires_at < ${before} AND ${position === "" ? 1 : 0} = 1 RETURNING id`,
    ),
  });
  const mended = gone.length + lowered.length + expired.length;
  return { next, found: mended, mended };
}
