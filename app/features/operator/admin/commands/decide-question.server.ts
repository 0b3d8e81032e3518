import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { questionDoubt } from "../../../../db/schema/screening";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";

export type QuestionDecision = "release" | "keep" | "back";

/**
 * Says of a refused question that it should pass ("release"), is rightly refused ("keep"), or puts it back.
 * "not-found": gone, decided already, or no admin.
 */
export async function decideQuestion(
  { db, ids, clock, config, screen }: Services,
  actor: AccountLandlord,
  { id, decision }: { id: string; decision: QuestionDecision },
): Promise<Result<undefined, "not-found">> {
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const isWaiting: SQL = decision === "back" ? sql`decided_at IS NOT NULL` : sql`decided_at IS NULL`;
  const decidedAt = decision === "back" ? null : now;
  const {
    decided,
    row: [row],
  } = await runBatch(db, {
    decided: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: `screen.question-${decision}`,
        targetKind: "question_doubt",
        targetId: id,
        detail: sql`category`,
      },
      sql`${questionDoubt} WHERE id = ${id} AND ${isWaiting} AND ${adminOf(config, actor, now)} IS NOT NULL`,
    ),
    closeDoubt: db.run(
      sql`UPDATE ${questionDoubt} SET decided_at = ${decidedAt} WHERE id = ${id} AND ${isGuarded(auditId)}`,
    ),
    row: db.all<{ category: string }>(sql`SELECT category FROM ${questionDoubt} WHERE id = ${id}`),
  });
  if (decided.meta.changes === 0) return err("not-found");
  if (decision === "release" && row) screen.count(`released:question:${row.category}`);
  return ok(undefined);
}
