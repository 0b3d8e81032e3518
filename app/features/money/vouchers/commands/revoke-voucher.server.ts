import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { voucher } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";

/**
 * Ends a voucher, or its whole making (with `last4` one of it). `why`: for admins. "not-possible": nothing to revoke, or
 * not the admin's session.
 */
export async function revokeVoucher(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { id, why, last4 = null }: { id: string; why: string; last4?: string | null },
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const [auditId, admin] = [ids.uuid<string>(), adminOf(config, actor, at.getTime())];
  const row = { id: auditId, at, actorKind: "account", actorId: admin, targetKind: "voucher", targetId: id } as const;
  const isMeant = sql`(id = ${id} OR batch_id = ${id}) AND revoked_at IS NULL AND (${last4} IS NULL OR last4 = ${last4})`;
  const { changed } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...row, action: "voucher.revoked", ...(last4 ? { detail: last4 } : {}) },
      sql`${voucher} WHERE ${isMeant} AND ${admin} IS NOT NULL`,
    ),
    changed: db.run(sql`UPDATE ${voucher} SET revoked_at = ${at.getTime()}, revoked_by = ${admin}, revoked_why = ${why}
      WHERE ${isMeant} AND ${isGuarded(auditId)}`),
  });
  return changed.meta.changes > 0 ? ok(undefined) : err("not-possible");
}
