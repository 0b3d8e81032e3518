import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application } from "../../../../db/schema/applications";
import { home, rentForm } from "../../../../db/schema/forms";
import { teamInvitation, teamInvitationHome, teamMember, teamMemberHome } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { Homes } from "../homes";

/** SQL: at least one of the chosen homes is this account's, or all are meant. */
function isChoiceOf(ownerId: SQL, homes: Homes): SQL {
  return homes ? sql`EXISTS (SELECT 1 FROM ${home} WHERE ${isChosen(ownerId, homes)})` : sql`1`;
}

/** Whether at least one of these homes is this account's. */
export async function isAnyHome({ db }: Pick<Services, "db">, ownerId: string, homes: Homes): Promise<boolean> {
  const [row] = await db.all<{ is: number }>(sql`SELECT ${isChoiceOf(sql`${ownerId}`, homes)} AS "is"`);
  return row?.is === 1;
}

function isChosen(ownerId: SQL, homes: Homes): SQL {
  return sql`${home.id} IN (SELECT value FROM json_each(${JSON.stringify(homes ?? [])})) AND +${home.landlordId} = ${ownerId}`;
}

type Invited = { id: string; ownerId: string; homes: Homes; isDone: SQL };

/** Statements after which an invitation is for these homes; behind the one that writes it. */
export function chooseForInvitation(db: Database, { id, ownerId, homes, isDone }: Invited) {
  return [
    db.run(
      sql`UPDATE ${teamInvitation} SET is_limited = ${Number(homes !== null)} WHERE id = ${id} AND owner_id = ${ownerId} AND ${isDone}`,
    ),
    db.run(sql`DELETE FROM ${teamInvitationHome} WHERE invitation_id = ${id} AND ${isDone}`),
    db.run(sql`INSERT INTO ${teamInvitationHome} (invitation_id, home_id)
      SELECT ${id}, ${home.id} FROM ${home} WHERE ${isChosen(sql`${ownerId}`, homes)} AND ${isDone}`),
  ];
}

type Joined = { invitationId: string; ownerId: string; userId: string; isDone: SQL };

/** Statements after which a new colleague has the homes of the invitation; between those that write the one and end the other. */
export function takeInvitedHomes(db: Database, { invitationId, ownerId, userId, isDone }: Joined) {
  return [
    db.run(sql`UPDATE ${teamMember} SET is_limited = 1 WHERE owner_id = ${ownerId} AND user_id = ${userId} AND ${isDone}
      AND EXISTS (SELECT 1 FROM ${teamInvitation} AS asked WHERE asked.id = ${invitationId} AND asked.is_limited = 1)`),
    db.run(sql`INSERT INTO ${teamMemberHome} (owner_id, user_id, home_id)
      SELECT ${ownerId}, ${userId}, chosen.home_id FROM ${teamInvitationHome} AS chosen
      WHERE chosen.invitation_id = ${invitationId} AND ${isDone} ON CONFLICT DO NOTHING`),
  ];
}

/** A colleague, or somebody who is invited, of one's own account. */
export type Whose = { userId: string } | { invitationId: string };

/** For which homes somebody's role is, from this moment on: every statement asks for it. "homes": none of them is the account's. */
export async function chooseHomes(
  { db, ids, clock }: Services,
  actor: AccountLandlord,
  { ownerId, whose, homes }: { ownerId: string; whose: Whose; homes: Homes },
): Promise<Result<undefined, "not-found" | "homes">> {
  const now = clock.now();
  const at = now.getTime();
  const id = ids.uuid<string>();
  const isDone = isGuarded(id);
  const row =
    "userId" in whose
      ? sql`${teamMember} WHERE owner_id = ${ownerId} AND user_id = ${whose.userId}`
      : sql`${teamInvitation} WHERE owner_id = ${ownerId} AND id = ${whose.invitationId} AND expires_at > ${at}`;
  const isTheirs = sql`${signedInUserIdSql(actor, at)} = ${ownerId}`;
  const { found, done } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id,
        at: now,
        ...auditActor(actor, at),
        action: "team.homes",
        targetKind: "user",
        targetId: "userId" in whose ? whose.userId : ownerId,
        detail: homes ? String(homes.length) : "all",
      },
      sql`${row} AND ${isTheirs} AND ${isChoiceOf(sql`${ownerId}`, homes)}`,
    ),
    chosen:
      "userId" in whose
        ? chooseForMember(db, { ownerId, userId: whose.userId, homes, isDone })
        : chooseForInvitation(db, { id: whose.invitationId, ownerId, homes, isDone }),
    found: db.all<{ found: number }>(sql`SELECT 1 AS found FROM ${row} AND ${isTheirs}`),
    done: db.all<{ done: number }>(sql`SELECT ${isDone} AS done`),
  });
  if (done[0]?.done === 1) return ok(undefined);
  return err(found.length > 0 ? "homes" : "not-found");
}

type Member = { ownerId: string; userId: string; homes: Homes; isDone: SQL };

/** What lies in other homes is not assigned to him or her any more. */
function chooseForMember(db: Database, { ownerId, userId, homes, isDone }: Member) {
  const chosen = JSON.stringify(homes ?? []);
  const isPart = sql`owner_id = ${ownerId} AND user_id = ${userId} AND ${isDone}`;
  const isElsewhere = sql`landlord_id = ${ownerId} AND assigned_to = ${userId} AND ${Number(homes !== null)} AND ${isDone}
    AND coalesce(home_id, '') NOT IN (SELECT value FROM json_each(${chosen}))`;
  return [
    db.run(sql`UPDATE ${teamMember} SET is_limited = ${Number(homes !== null)} WHERE ${isPart}`),
    // Those that stay are not deleted: a deletion is done again after a restore.
    db.run(
      sql`DELETE FROM ${teamMemberHome} WHERE ${isPart} AND home_id NOT IN (SELECT value FROM json_each(${chosen}))`,
    ),
    db.run(sql`INSERT INTO ${teamMemberHome} (owner_id, user_id, home_id)
      SELECT ${ownerId}, ${userId}, ${home.id} FROM ${home} WHERE ${isChosen(sql`${ownerId}`, homes)} AND ${isDone}
      ON CONFLICT DO NOTHING`),
    db.run(sql`UPDATE ${application} SET assigned_to = NULL WHERE ${isElsewhere}`),
    db.run(sql`UPDATE ${rentForm} SET assigned_to = NULL WHERE ${isElsewhere}`),
  ];
}
