import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { randomUuid } from "../../../../db/random-uuid.server";
import { rentForm } from "../../../../db/schema/forms";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { type AuditGuard, auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJobs } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

type SlotKey = { formId: RentFormId; slotId: string };

/** Calls off a slot before it begins: whoever had or awaited a place is told by mail. False where it is not the actor's, or over. */
export async function cancelSlot(
  { db, ids, clock }: Services,
  actor: Landlord,
  { formId, slotId }: SlotKey,
): Promise<boolean> {
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      { ...guardOf(actor, { auditId, now, formId }), action: "form.cancel-viewings", detail: slotId },
      sql`${viewingSlot} AS slot JOIN ${rentForm} ON ${rentForm.id} = slot.form_id
        WHERE slot.id = ${slotId} AND slot.form_id = ${formId} AND ${mayReachForm(actor, at)}
          AND slot.starts_at > ${at} AND slot.cancelled_at IS NULL`,
    ),
    cancelSlot: db.run(
      sql`UPDATE ${viewingSlot} SET cancelled_at = ${at} WHERE id = ${slotId} AND ${isGuarded(auditId)}`,
    ),
    tellStanding: insertJobs(
      db,
      { kind: "mail.viewing-called-off", now },
      sql`SELECT ${randomUuid} AS id, json_object('viewingRequestId', standing.id) AS ref,
          'viewing-called-off:' || standing.id AS dedupe_key, ${at} AS run_at
        FROM ${viewingRequest} AS standing
        WHERE standing.slot_id = ${slotId} AND standing.ended_at IS NULL AND ${isGuarded(auditId)}`,
    ),
    endRequests: db.run(sql`UPDATE ${viewingRequest} SET ended_at = ${at}
      WHERE slot_id = ${slotId} AND ended_at IS NULL AND ${isGuarded(auditId)}`),
  });
  return written.meta.changes > 0;
}

/** Removes a slot for which nobody has asked. "not-found": it is not the actor's; "asked": it can only be called off. */
export async function removeSlot(
  { db, ids, clock }: Services,
  actor: Landlord,
  { formId, slotId }: SlotKey,
): Promise<Result<null, "not-found" | "asked">> {
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isReached = sql`${viewingSlot} AS slot JOIN ${rentForm} ON ${rentForm.id} = slot.form_id
    WHERE slot.id = ${slotId} AND slot.form_id = ${formId} AND ${mayReachForm(actor, at)}`;
  const { written, reached } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      { ...guardOf(actor, { auditId, now, formId }), action: "form.remove-viewings", detail: slotId },
      sql`${isReached} AND NOT EXISTS (SELECT 1 FROM ${viewingRequest} WHERE slot_id = slot.id)`,
    ),
    reached: db.all<{ found: number }>(sql`SELECT 1 AS found FROM ${isReached}`),
    removeSlot: db.run(sql`DELETE FROM ${viewingSlot} WHERE id = ${slotId} AND ${isGuarded(auditId)}`),
  });
  if (written.meta.changes > 0) return ok(null);
  return err(reached.length > 0 ? "asked" : "not-found");
}

function guardOf(actor: Landlord, { auditId, now, formId }: { auditId: string; now: Date; formId: RentFormId }) {
  return {
    id: auditId,
    at: now,
    ...auditActor(actor, now.getTime()),
    targetKind: "rent_form",
    targetId: formId,
  } satisfies Partial<AuditGuard>;
}
