import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/**
 * Turns a choice of a form that tenants' pages show on or off. A change leaves one line, `action`, in the audit; the same choice
 * again changes nothing and leaves none.
 */
export async function setFormSwitch(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
  { name, isOn, action }: { name: "isIndexed" | "isReviewedInOrder"; isOn: boolean; action: string },
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, at), sql`${rentForm.state} <> 'deleted'`) as SQL;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      { id: auditId, at: now, ...auditActor(actor, at), action, targetKind: "rent_form", targetId: formId },
      sql`${rentForm} WHERE ${isMine} AND ${rentForm[name]} = ${Number(!isOn)}`,
    ),
    turn: db
      .update(rentForm)
      .set({ [name]: isOn, updatedAt: at })
      .where(and(eq(rentForm.id, formId), isGuarded(auditId))),
    refreshForm: insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isGuarded(auditId),
    ),
    rows: db.select({ id: rentForm.id }).from(rentForm).where(isMine),
  });
  if (rows.length === 0) return err("not-found");
  await afterFormCommit(services, formId, [jobId]);
  return ok(undefined);
}
