import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { voucher, voucherRedemption } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import type { ExtendVoucher } from "../schema";

/**
 * Says anew until when and for how many a voucher, or its whole making, holds. "not-possible": none, revoked, fewer than
 * have redeemed, or not the admin's session.
 */
export async function extendVoucher(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { id, validUntil, maxRedemptions }: ExtendVoucher & { id: string },
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const [auditId, admin] = [ids.uuid<string>(), adminOf(config, actor, at.getTime())];
  const row = { id: auditId, at, actorKind: "account", actorId: admin, targetKind: "voucher", targetId: id } as const;
  const isMeant = sql`(id = ${id} OR batch_id = ${id}) AND revoked_at IS NULL`;
  const used = sql`(SELECT coalesce(max(r.n), 0) FROM ${voucherRedemption} AS r
    WHERE r.voucher_id IN (SELECT id FROM ${voucher} WHERE ${isMeant}))`;
  const { changed } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...row, action: "voucher.extended", detail: `${maxRedemptions}` },
      sql`${voucher} WHERE ${isMeant} AND ${admin} IS NOT NULL AND ${used} <= ${maxRedemptions}`,
    ),
    changed: db.run(sql`UPDATE ${voucher} SET valid_until = ${validUntil}, max_redemptions = ${maxRedemptions}
      WHERE ${isMeant} AND ${isGuarded(auditId)}`),
  });
  return changed.meta.changes > 0 ? ok(undefined) : err("not-possible");
}
