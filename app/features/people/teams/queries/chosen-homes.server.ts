import { type SQL, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import { teamInvitationHome, teamMemberHome } from "../../../../db/schema/teams";
import { homeLine } from "../../../forms/rent-forms/queries/home-line.server";

/** The homes that a colleague works with: how many, and street and unit of the first by address. */
export type ChosenHomes = { count: number; lines: string[] };

/** So many are named; of the others it is said how many they are. */
const namedAtMost = 3;

/** SQL of JSON, read by `readChosenHomes`; NULL: all homes. `chosen`: SQL, ids in brackets. `isLimited`: SQL, 1 or 0. */
function selectChosenHomes(isLimited: SQL, chosen: SQL): SQL<string | null> {
  return sql<string | null>`CASE WHEN ${isLimited} = 1 THEN json_object(
    'count', (SELECT count(*) FROM ${home} AS h WHERE h.id IN ${chosen}),
    'lines', (SELECT json_group_array(line) FROM (SELECT ${homeLine("h")} AS line FROM ${home} AS h WHERE h.id IN ${chosen}
      ORDER BY h.line1 COLLATE NOCASE, h.id LIMIT ${namedAtMost}))) END`;
}

/** SQL on a row of team_member: see `readChosenHomes`. */
export const homesOfMember = selectChosenHomes(
  sql`team_member.is_limited`,
  sql`(SELECT c.home_id FROM ${teamMemberHome} AS c WHERE c.owner_id = team_member.owner_id AND c.user_id = team_member.user_id)`,
);

/** The same on a row of team_invitation. */
export const homesOfInvitation = selectChosenHomes(
  sql`team_invitation.is_limited`,
  sql`(SELECT c.home_id FROM ${teamInvitationHome} AS c WHERE c.invitation_id = team_invitation.id)`,
);

/** What `homesOfMember` and `homesOfInvitation` found; null: all homes. */
export function readChosenHomes(json: string | null): ChosenHomes | null {
  return json === null ? null : (JSON.parse(json) as ChosenHomes);
}
