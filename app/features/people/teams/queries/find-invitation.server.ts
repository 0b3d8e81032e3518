import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { linkToken } from "../../../../db/schema/platform";
import { teamInvitation } from "../../../../db/schema/teams";
import type { TeamRole } from "../../../../kernel/actor";
import { mailTokenSchema } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { type ChosenHomes, homesOfInvitation, readChosenHomes } from "./chosen-homes.server";

export type OpenInvitation = {
  id: string;
  ownerId: string;
  ownerName: string;
  email: string;
  role: TeamRole;
  homes: ChosenHomes | null;
};

/** The invitation behind a mail's link; null once it was accepted, withdrawn or is over. */
export async function findInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<OpenInvitation | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const [row] = await db
    .select({
      id: teamInvitation.id,
      ownerId: teamInvitation.ownerId,
      ownerName: user.name,
      email: teamInvitation.email,
      role: teamInvitation.role,
      chosen: homesOfInvitation.as("chosen_homes"),
    })
    .from(linkToken)
    .innerJoin(teamInvitation, sql`${teamInvitation.id} = ${linkToken.ref}`)
    .innerJoin(user, sql`${user.id} = ${teamInvitation.ownerId}`)
    .where(sql`${linkToken.hash} = ${await sha256Hex(token)} AND ${linkToken.purpose} = ${mailLinks.joinTeam.purpose}
      AND ${teamInvitation.expiresAt} > ${clock.now().getTime()}`);
  if (!row) return null;
  const { chosen, ...invitation } = row;
  return { ...invitation, homes: readChosenHomes(chosen) };
}
