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

/** Whether search engines may list the page of the form's home. The same choice again changes nothing and leaves no trace. */
export async function setIndexing(
  services: Services,
  actor: Landlord,
  { formId, isIndexed }: { formId: RentFormId; isIndexed: boolean },
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
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: isIndexed ? "form.index" : "form.unindex",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`${rentForm} WHERE ${isMine} AND ${rentForm.isIndexed} = ${Number(!isIndexed)}`,
    ),
    setIndexing: db
      .update(rentForm)
      .set({ isIndexed, updatedAt: at })
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
