import { sql } from "drizzle-orm";
import { voucher } from "../../../db/schema/billing";
import type { AccountLandlord } from "../../../kernel/actor";
import { err, ok, type Result } from "../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import { adminOf } from "../../../platform/auth/admin-of.server";
import type { Services } from "../../../services";

/**
 * Ends a voucher; what was redeemed stays. `why` is for admins alone. "not-possible": there is none of this id, it is
 * revoked already, or the session is not the admin's.
 */
export async function revokeVoucher(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { id, why }: { id: string; why: string },
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const [auditId, admin] = [ids.uuid<string>(), adminOf(config, actor, at.getTime())];
  const row = { id: auditId, at, actorKind: "account", actorId: admin, targetKind: "voucher", targetId: id } as const;
  const [, changed] = await db.batch([
    insertAuditGuard(
      db,
      { ...row, action: "voucher.revoked" },
      sql`${voucher} AS v WHERE v.id = ${id} AND v.revoked_at IS NULL AND ${admin} IS NOT NULL`,
    ),
    db.run(sql`UPDATE ${voucher} SET revoked_at = ${at.getTime()}, revoked_by = ${admin}, revoked_why = ${why}
      WHERE id = ${id} AND ${isGuarded(auditId)}`),
  ]);
  return changed.meta.changes > 0 ? ok(undefined) : err("not-possible");
}
