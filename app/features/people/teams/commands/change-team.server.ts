import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { team, teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord, TeamRole } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { findTeam } from "../queries/find-team.server";

/** Demands of all colleagues of one's own account a second step to sign in with, from this moment on, or no longer. */
export async function demandFactor(
  { db, clock }: Services,
  actor: AccountLandlord,
  needsFactor: boolean,
): Promise<void> {
  const own = signedInUserIdSql(actor, clock.now().getTime());
  const value = needsFactor ? 1 : 0;
  await db.run(sql`INSERT INTO ${team} (owner_id, needs_factor) SELECT id, ${value} FROM (SELECT ${own} AS id)
    WHERE id IS NOT NULL ON CONFLICT (owner_id) DO UPDATE SET needs_factor = ${value}`);
}

type Part = { ownerId: string; userId: string };

/**
 * Gives a colleague of one's own account another role, from this moment on. "role": the plan has none such. "full": others
 * who do more than read have all of its seats, as when Pro was bought anew with fewer.
 */
export async function changeRole(
  services: Services,
  actor: AccountLandlord,
  { role, ...part }: Part & { role: TeamRole },
): Promise<Result<undefined, "not-found" | "role" | "full">> {
  const team = await findTeam(services, actor);
  if (!team?.seats.roles.includes(role)) return err(team ? "role" : "not-found");
  const others = team.colleagues.filter(({ userId, role }) => userId !== part.userId && role !== "viewer");
  if (role !== "viewer" && others.length + 2 > team.seats.most) return err("full");
  const set = sql`UPDATE ${teamMember} SET role = ${role} WHERE ${isPart(part)}`;
  return changePart(services, actor, { part, by: part.ownerId, action: "team.role", detail: role, change: set });
}

/** Ends a colleague's part in one's own account: every statement asks for it, so it holds from this moment on. */
export function removeColleague(services: Services, actor: AccountLandlord, part: Part) {
  return endPart(services, actor, { part, by: part.ownerId, action: "team.remove" });
}

/** Ends one's own part in the account of another. */
export function leaveTeam(services: Services, actor: AccountLandlord, part: Part) {
  return endPart(services, actor, { part, by: part.userId, action: "team.leave" });
}

function endPart(services: Services, actor: AccountLandlord, end: Pick<Change, "part" | "by" | "action">) {
  const change = sql`DELETE FROM ${teamMember} WHERE ${isPart(end.part)}`;
  return changePart(services, actor, { ...end, detail: null, change });
}

const isPart = ({ ownerId, userId }: Part) => sql`owner_id = ${ownerId} AND user_id = ${userId}`;

/** `by`: who alone may do it. `change`: SQL of the statement. */
type Change = { part: Part; by: string; action: string; detail: string | null; change: SQL };

async function changePart(
  { db, ids, clock }: Services,
  actor: AccountLandlord,
  { part, by, action, detail, change }: Change,
): Promise<Result<undefined, "not-found">> {
  const now = clock.now();
  const at = now.getTime();
  const id = ids.uuid<string>();
  const target = { targetKind: "user", targetId: part.userId === by ? part.ownerId : part.userId } as const;
  const { changed } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      { id, at: now, ...auditActor(actor, at), action, ...target, ...(detail && { detail }) },
      sql`${teamMember} WHERE ${isPart(part)} AND ${signedInUserIdSql(actor, at)} = ${by}`,
    ),
    changed: db.run(sql`${change} AND ${isGuarded(id)}`),
  });
  return changed.meta.changes > 0 ? ok(undefined) : err("not-found");
}
