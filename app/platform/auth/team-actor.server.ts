import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../db/schema/forms";
import { audit } from "../../db/schema/platform";
import { teamMember, teamMemberHome } from "../../db/schema/teams";

/** SQL: `actorId` owns the account `ownerId`, or works there, or did once. Both are SQL that may be NULL. */
export function isOfTeam(ownerId: SQL, actorId: SQL): SQL<number> {
  return sql<number>`(${actorId} = ${ownerId}
    OR EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.owner_id = ${ownerId} AND m.user_id = ${actorId})
    OR EXISTS (SELECT 1 FROM ${audit} AS joined WHERE joined.target_id = ${ownerId} AND joined.action = 'team.join'
      AND joined.actor_id = ${actorId}))`;
}

/** SQL: how many may read a form (SQL, its id) beside the account that it belongs to: colleagues, of chosen homes where it is for one of them. */
export function countColleagues(formId: SQL): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${rentForm} AS own JOIN ${teamMember} AS m ON m.owner_id = own.landlord_id
    WHERE own.id = ${formId} AND (m.is_limited = 0 OR EXISTS (SELECT 1 FROM ${teamMemberHome} AS h
      WHERE h.owner_id = m.owner_id AND h.user_id = m.user_id AND h.home_id = own.home_id)))`;
}
