import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { contactMessage } from "../../../../db/schema/contact";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ContactMessageId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

export type ContactDecision = "release" | "keep" | "back";

function changeOf(decision: ContactDecision, now: number): { from: SQL; set: SQL } {
  switch (decision) {
    case "release":
      return { from: sql`is_spam = 1`, set: sql`is_spam = 0, decided_at = ${now}` };
    case "keep":
      return { from: sql`is_spam = 1 AND decided_at IS NULL`, set: sql`decided_at = ${now}` };
    case "back":
      return { from: sql`decided_at IS NOT NULL`, set: sql`is_spam = 1, decided_at = NULL` };
  }
}

/**
 * Says of a suspected contact message that it is none ("release": its sender gets the copy), that it is one ("keep"),
 * or puts it back. "not-found": gone, decided already, or no admin.
 */
export async function decideContact(
  services: Services,
  actor: AccountLandlord,
  { id, decision }: { id: ContactMessageId; decision: ContactDecision },
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock, config } = services;
  const at = clock.now();
  const now = at.getTime();
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const { from, set } = changeOf(decision, now);
  const isDone = isGuarded(auditId);
  const { decided } = await runBatch(db, {
    decided: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: `screen.contact-${decision}`,
        targetKind: "contact_message",
        targetId: id,
      },
      sql`${contactMessage} WHERE id = ${id} AND ${from} AND ${adminOf(config, actor, now)} IS NOT NULL`,
    ),
    decideMessage: db.run(sql`UPDATE ${contactMessage} SET ${set} WHERE id = ${id} AND ${isDone}`),
    contactCopyMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.contact-copy",
        ref: { contactMessageId: id },
        dedupeKey: `contact-copy:${id}`,
        now: at,
      },
      decision === "release" ? isDone : sql`0`,
    ),
  });
  if (decided.meta.changes === 0) return err("not-found");
  if (decision === "release") {
    services.screen.count("released:contact");
    await services.mailQueue.notify([jobId]);
  }
  return ok(undefined);
}
