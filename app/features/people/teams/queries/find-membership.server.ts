import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord, TeamRole } from "../../../../kernel/actor";
import { lacksDemandedFactor, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type ChosenHomes, homesOfMember, readChosenHomes } from "./chosen-homes.server";

/** The shared account that somebody works in: its owner's id and name, and his or her role there. `homes`: null for all. */
export type Membership = { ownerId: string; ownerName: string; role: TeamRole; homes: ChosenHomes | null };
/** `lacksFactor`: the owner demands a second step to sign in with, and this colleague has none. */
type Found = Membership & { lacksFactor: boolean };

/** Null where this person has no part in that account, or no longer. */
export async function findMembership(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: AccountLandlord,
  ownerId: string,
): Promise<Found | null> {
  const now = clock.now().getTime();
  const [row] = await db
    .select({
      ownerId: teamMember.ownerId,
      ownerName: user.name,
      role: teamMember.role,
      chosen: homesOfMember.as("chosen_homes"),
      lacks: lacksDemandedFactor(sql`team_member`).as("lacks_factor"),
    })
    .from(teamMember)
    .innerJoin(user, sql`${user.id} = ${teamMember.ownerId}`)
    .where(sql`${teamMember.ownerId} = ${ownerId} AND ${teamMember.userId} = ${signedInUserIdSql(actor, now)}
      AND (coalesce(${user.banned}, 0) = 0 OR ${user.banExpires} <= ${now})`);
  if (!row) return null;
  const { lacks, chosen, ...membership } = row;
  return { ...membership, homes: readChosenHomes(chosen), lacksFactor: lacks === 1 };
}
