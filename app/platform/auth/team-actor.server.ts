import { type SQL, sql } from "drizzle-orm";
import { audit } from "../../db/schema/platform";
import { teamMember } from "../../db/schema/teams";

/** SQL: `actorId` owns the account `ownerId`, or works there, or did once. Both are SQL that may be NULL. */
export function isOfTeam(ownerId: SQL, actorId: SQL): SQL<number> {
  return sql<number>`(${actorId} = ${ownerId}
    OR EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.owner_id = ${ownerId} AND m.user_id = ${actorId})
    OR EXISTS (SELECT 1 FROM ${audit} AS joined WHERE joined.target_id = ${ownerId} AND joined.action = 'team.join'
      AND joined.actor_id = ${actorId}))`;
}
