import { sql } from "drizzle-orm";
import { z } from "zod";
import { runBatch } from "../../../../db/guarded-batch.server";
import { screening } from "../../../../db/schema/screening";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import { suspensionWords } from "../../../../words/en/admin/person";
import { actOnPerson } from "./act-on-person.server";

export type AccountDecision = "suspend" | "restore" | "release" | "back";
const reasonSchema = z.enum(Object.keys(suspensionWords) as [keyof typeof suspensionWords]).catch("other");

/**
 * Says that an account in the queue is fine ("release", "back"), suspends it, or lifts that ("restore"). "not-found":
 * it is not in the queue so, or who asks is no admin.
 */
export async function decideAccount(
  services: Services,
  actor: AccountLandlord,
  { id, decision, reason, request }: { id: string; decision: AccountDecision; reason: string; request: Request },
): Promise<Result<undefined, "not-found">> {
  if (decision === "release" || decision === "back") return noteDecision(services, actor, id, decision);
  const { db, clock } = services;
  const [row] = await db.all<{ state: string; decision: string | null }>(
    sql`SELECT state, decision FROM ${screening} WHERE kind = 'account' AND subject_id = ${id}`,
  );
  if (!row || (decision === "suspend" ? row.state !== "waiting" : row.decision !== "suspend")) return err("not-found");
  const act =
    decision === "suspend"
      ? ({ intent: "suspend", reason: reasonSchema.parse(reason), days: "" } as const)
      : ({ intent: "lift", reason: "mistake" } as const);
  const { status } = await actOnPerson(services, request, id, act);
  if (status !== 200) return err("not-found");
  const state = decision === "suspend" ? "decided" : "waiting";
  // It follows what the accounts' library has just let this admin do, and asks no session again.
  await db.run(sql`UPDATE ${screening} SET state = ${state}, decision = ${decision}, decided_at = ${clock.now().getTime()}
    WHERE kind = 'account' AND subject_id = ${id}`);
  return ok(undefined);
}

async function noteDecision(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  id: string,
  decision: "release" | "back",
): Promise<Result<undefined, "not-found">> {
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const isRelease = decision === "release";
  const isOpen = isRelease ? sql`state = 'waiting'` : sql`state = 'decided' AND decision = 'release'`;
  const { guard } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: `screen.account-${decision}`,
        targetKind: "user",
        targetId: id,
      },
      sql`${screening} WHERE kind = 'account' AND subject_id = ${id} AND ${isOpen} AND ${adminOf(config, actor, now)} IS NOT NULL`,
    ),
    decideAccount:
      db.run(sql`UPDATE ${screening} SET state = ${isRelease ? "decided" : "waiting"}, decision = ${isRelease ? "release" : null},
      decided_at = ${now} WHERE kind = 'account' AND subject_id = ${id} AND ${isGuarded(auditId)}`),
  });
  return guard.meta.changes > 0 ? ok(undefined) : err("not-found");
}
