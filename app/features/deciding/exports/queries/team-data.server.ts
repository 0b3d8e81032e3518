import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { home } from "../../../../db/schema/forms";
import { team, teamInvitation, teamInvitationHome, teamMember, teamMemberHome } from "../../../../db/schema/teams";
import type { Services } from "../../../../services";
import { homeLine } from "../../../forms/rent-forms/queries/home-line.server";
import { iso } from "../entries";

/** SQL: JSON of street and unit of chosen homes. `chosen`: SQL, ids in brackets. */
const linesOf = (chosen: SQL) =>
  sql<string>`(SELECT json_group_array(line) FROM (SELECT ${homeLine("h")} AS line FROM ${home} AS h WHERE h.id IN ${chosen}
    ORDER BY h.line1, h.id))`.as("home_lines");
const homesOfMember = linesOf(sql`(SELECT c.home_id FROM ${teamMemberHome} AS c
  WHERE c.owner_id = team_member.owner_id AND c.user_id = team_member.user_id)`);
const homesOfInvitation = linesOf(sql`(SELECT c.home_id FROM ${teamInvitationHome} AS c
  WHERE c.invitation_id = team_invitation.id)`);

/** Who shares an account and who is invited, and the accounts of others that one works in, for "all my data"; null where there is none. */
export async function readTeamData({ db, clock }: Pick<Services, "db" | "clock">, userId: string) {
  const part = {
    name: user.name,
    email: user.email,
    role: teamMember.role,
    isLimited: teamMember.isLimited,
    lines: homesOfMember,
    joinedAt: teamMember.joinedAt,
  };
  const [colleagues, invitations, owners, [set]] = await db.batch([
    db
      .select(part)
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.userId}`)
      .where(sql`${teamMember.ownerId} = ${userId}`)
      .orderBy(teamMember.joinedAt, teamMember.userId),
    db
      .select({
        email: teamInvitation.email,
        role: teamInvitation.role,
        isLimited: teamInvitation.isLimited,
        lines: homesOfInvitation,
        createdAt: teamInvitation.createdAt,
        expiresAt: teamInvitation.expiresAt,
      })
      .from(teamInvitation)
      .where(sql`${teamInvitation.ownerId} = ${userId} AND ${teamInvitation.expiresAt} > ${clock.now().getTime()}`)
      .orderBy(teamInvitation.createdAt, teamInvitation.id),
    db
      .select(part)
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.ownerId}`)
      .where(sql`${teamMember.userId} = ${userId}`)
      .orderBy(teamMember.joinedAt, teamMember.ownerId),
    db.select({ needsFactor: team.needsFactor }).from(team).where(sql`${team.ownerId} = ${userId}`),
  ]);
  if (colleagues.length + invitations.length + owners.length === 0 && !set) return null;
  return {
    // Whether colleagues need a second step to sign in with.
    demandsSecondStep: set?.needsFactor ?? false,
    colleagues: colleagues.map(({ name, email, role, joinedAt, ...reach }) => ({
      ...{ name, email, role, homes: homesOf(reach) },
      since: iso(joinedAt),
    })),
    invitations: invitations.map(({ email, role, createdAt, expiresAt, ...reach }) => ({
      ...{ email, role, homes: homesOf(reach) },
      invitedAt: iso(createdAt),
      validUntil: iso(expiresAt),
    })),
    // The owner's address stays the owner's: a colleague reads the name alone.
    worksIn: owners.map(({ name, role, joinedAt, ...reach }) => ({
      ...{ accountOf: name, role, homes: homesOf(reach) },
      since: iso(joinedAt),
    })),
  };
}

/** "all", or the chosen ones. */
function homesOf({ isLimited, lines }: { isLimited: boolean; lines: string }): "all" | string[] {
  return isLimited ? (JSON.parse(lines) as string[]) : "all";
}
