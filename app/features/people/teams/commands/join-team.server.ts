import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { linkToken } from "../../../../db/schema/platform";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import { mailLinks } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { findInvitation } from "../queries/find-invitation.server";
import { takeInvitedHomes } from "./choose-homes.server";

/** Accepts an invitation, signed in with the address it went to. "other-address": with another one; "gone": it is over. */
export async function joinTeam(
  services: Services,
  { actor, userId, email }: { actor: AccountLandlord; userId: string; email: string },
  token: string,
): Promise<Result<{ ownerId: string }, "gone" | "other-address">> {
  const { db, ids, clock } = services;
  const found = await findInvitation(services, token);
  if (!found) return err("gone");
  if (found.email !== email.toLowerCase()) return err("other-address");
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const asked = sql`${teamInvitation} AS asked JOIN ${user} AS person ON person.id = ${signedInUserIdSql(actor, at)}
    WHERE asked.id = ${found.id} AND asked.expires_at > ${at} AND lower(person.email) = asked.email AND person.id <> asked.owner_id`;
  const { joined } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "team.join",
        targetKind: "user",
        targetId: found.ownerId,
        detail: found.role,
      },
      asked,
    ),
    member: db.run(sql`INSERT INTO ${teamMember} (owner_id, user_id, role, joined_at)
      SELECT asked.owner_id, ${userId}, asked.role, ${at} FROM ${teamInvitation} AS asked
      WHERE asked.id = ${found.id} AND ${isDone} ON CONFLICT DO NOTHING`),
    homes: takeInvitedHomes(db, { invitationId: found.id, ownerId: found.ownerId, userId, isDone }),
    invitation: db.run(sql`DELETE FROM ${teamInvitation} WHERE id = ${found.id} AND ${isDone}`),
    links: db.run(
      sql`DELETE FROM ${linkToken} WHERE ref = ${found.id} AND purpose = ${mailLinks.joinTeam.purpose} AND ${isDone}`,
    ),
    joined: db
      .select({ userId: teamMember.userId })
      .from(teamMember)
      .where(sql`${teamMember.ownerId} = ${found.ownerId} AND ${teamMember.userId} = ${userId} AND ${isDone}`),
  });
  return joined.length > 0 ? ok({ ownerId: found.ownerId }) : err("gone");
}
