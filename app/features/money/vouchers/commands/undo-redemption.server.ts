import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { creditEntry, voucherRedemption } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import { returnCredits } from "../../billing/commands/return-credits.server";
import { takeCredits } from "../../billing/commands/take-credits.server";

export type Redemption = { voucherId: string; accountId: string };

/** SQL: what the entries that undo a redemption are for. */
export function undoRef(voucherId: string | SQL, accountId: string | SQL): SQL {
  return sql`'voucher:' || ${voucherId} || ':' || ${accountId}`;
}

/** Takes back what is left of a redemption's credits, once. "not-possible": nothing left or there, or not the admin's. */
export async function undoRedemption(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { voucherId, accountId }: Redemption,
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const [auditId, entryId] = [ids.uuid<string>(), ids.uuid<string>()];
  const admin = adminOf(config, actor, at.getTime());
  const sourceRef = `voucher:${voucherId}:${accountId}`;
  const [lot] = await db
    .select({ id: creditEntry.id })
    .from(creditEntry)
    .where(sql`kind = 'voucher' AND source_ref = ${`${voucherId}:${accountId}`}`);
  if (!lot) return err("not-possible");
  const taking = {
    id: entryId,
    kind: "clawback",
    lotId: lot.id,
    credits: "rest",
    sourceRef,
    at: at.getTime(),
  } as const;
  const { taken } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...auditRow(auditId, at, admin, voucherId), action: "voucher.redemption-undone", detail: accountId },
      sql`${voucherRedemption} WHERE voucher_id = ${voucherId} AND account_id = ${accountId} AND ${admin} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${creditEntry} WHERE kind = 'clawback' AND source_ref = ${sourceRef})
        AND (SELECT sum(amount) FROM ${creditEntry} WHERE account_id = ${accountId} AND lot_id = ${lot.id}) > 0`,
    ),
    taken: takeCredits(db, taking, isGuarded(auditId)),
  });
  return taken.meta.changes > 0 ? ok(undefined) : err("not-possible");
}

/** Gives back what `undoRedemption` took, once. "not-possible": it took nothing, that was given back, or not the admin's session. */
export async function giveBackRedemption(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { voucherId, accountId }: Redemption,
): Promise<Result<undefined, "not-possible">> {
  const at = clock.now();
  const auditId = ids.uuid<string>();
  const admin = adminOf(config, actor, at.getTime());
  const sourceRef = `voucher:${voucherId}:${accountId}`;
  const { given } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { ...auditRow(auditId, at, admin, voucherId), action: "voucher.redemption-given-back", detail: accountId },
      sql`${creditEntry} WHERE kind = 'clawback' AND source_ref = ${sourceRef} AND ${admin} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${creditEntry} WHERE kind = 'clawback-undone' AND source_ref = ${sourceRef})`,
    ),
    given: returnCredits(
      db,
      { id: ids.uuid(), kind: "clawback-undone", sourceRef, at: at.getTime() },
      isGuarded(auditId),
    ),
  });
  return given.meta.changes > 0 ? ok(undefined) : err("not-possible");
}

function auditRow(id: string, at: Date, admin: SQL, voucherId: string) {
  return { id, at, actorKind: "account", actorId: admin, targetKind: "voucher", targetId: voucherId } as const;
}
