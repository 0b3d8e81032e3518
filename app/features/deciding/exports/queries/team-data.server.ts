import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import type { Services } from "../../../../services";
import { iso } from "../entries";

/** Who shares an account and who is invited, and the accounts of others that one works in, for "all my data"; null where there is none. */
export async function readTeamData({ db, clock }: Pick<Services, "db" | "clock">, userId: string) {
  const part = { name: user.name, email: user.email, role: teamMember.role, joinedAt: teamMember.joinedAt };
  const [colleagues, invitations, owners] = await db.batch([
    db
      .select(part)
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.userId}`)
      .where(sql`${teamMember.ownerId} = ${userId}`)
      .orderBy(teamMember.joinedAt, teamMember.userId),
    db
      .select()
      .from(teamInvitation)
      .where(sql`${teamInvitation.ownerId} = ${userId} AND ${teamInvitation.expiresAt} > ${clock.now().getTime()}`)
      .orderBy(teamInvitation.createdAt, teamInvitation.id),
    db
      .select(part)
      .from(teamMember)
      .innerJoin(user, sql`${user.id} = ${teamMember.ownerId}`)
      .where(sql`${teamMember.userId} = ${userId}`)
      .orderBy(teamMember.joinedAt, teamMember.ownerId),
  ]);
  if (colleagues.length + invitations.length + owners.length === 0) return null;
  return {
    colleagues: colleagues.map(({ joinedAt, ...colleague }) => ({ ...colleague, since: iso(joinedAt) })),
    invitations: invitations.map(({ email, role, createdAt, expiresAt }) => ({
      email,
      role,
      invitedAt: iso(createdAt),
      validUntil: iso(expiresAt),
    })),
    // The owner's address stays the owner's: a colleague reads the name alone.
    worksIn: owners.map(({ name, role, joinedAt }) => ({ accountOf: name, role, since: iso(joinedAt) })),
  };
}
