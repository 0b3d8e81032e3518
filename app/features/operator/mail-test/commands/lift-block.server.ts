import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { mailBlock } from "../../../../db/schema/mail";
import type { AccountLandlord } from "../../../../kernel/actor";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { recipientHash } from "../../../../platform/mail-block.server";
import type { Services } from "../../../../services";
import type { LiftReason } from "../schema";

/**
 * Lets mail go to an address again, with an audit row. False: nothing blocks it, or no admin. The service may keep its
 * own list for seven days.
 */
export async function liftBlock(
  services: Services,
  actor: AccountLandlord,
  { address, reason }: { address: string; reason: LiftReason },
): Promise<boolean> {
  const { db, ids, clock, config } = services;
  const now = clock.now();
  const at = now.getTime();
  const hash = await recipientHash(config.secret, address);
  const auditId = ids.uuid<string>();
  const trace = { id: auditId, at: now, ...auditActor(actor, at), action: "admin.lift-mail-block", detail: reason };
  const { guard } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      { ...trace, targetKind: "mail_block", targetId: hash },
      sql`${mailBlock} WHERE recipient_hash = ${hash} AND ${adminOf(config, actor, at)} IS NOT NULL`,
    ),
    deleteMailBlock: db.run(sql`DELETE FROM ${mailBlock} WHERE recipient_hash = ${hash} AND ${isGuarded(auditId)}`),
  });
  return guard.meta.changes > 0;
}
