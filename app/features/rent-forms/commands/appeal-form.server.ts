import { sql } from "drizzle-orm";
import { runBatch } from "../../../db/guarded-batch.server";
import { rentForm } from "../../../db/schema/forms";
import { screening } from "../../../db/schema/screening";
import type { Landlord } from "../../../kernel/actor";
import type { RentFormId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import { sealText } from "../../../platform/crypto";
import type { Services } from "../../../services";
import { sealedAs } from "../../screening/queries/select-standing.server";
import { mayReachForm } from "../queries/may-reach-form.server";

const rate = { action: "form-appeal", limit: 5, windowSeconds: 3600 } as const;

/**
 * Keeps what a landlord says against a look at the form, sealed; the newest words stand, and the form comes up in the queue.
 * "wrong-state": nothing of it is held back. "too-often": five within an hour.
 */
export async function appealForm(
  services: Services,
  actor: Landlord,
  { formId, text }: { formId: RentFormId; text: string },
): Promise<Result<undefined, "not-found" | "wrong-state" | "too-often" | "no-words">> {
  const { db, ids, clock, config, rateLimit } = services;
  const now = clock.now();
  const at = now.getTime();
  const isMine = sql`${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const [mine] = await db.select({ id: rentForm.id }).from(rentForm).where(isMine);
  if (!mine) return err("not-found");
  if (text === "") return err("no-words");
  if (!(await rateLimit.take(rate, formId)).allowed) return err("too-often");
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const sealed = await sealText(config.secret, sealedAs.appeal, formId, text);
  const isHeldBack = sql`(${rentForm.state} = 'suspended' OR ${rentForm.documentsLockedUntil} > ${at})
    AND EXISTS (SELECT 1 FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id})`;
  const { guard } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "screening.appeal",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isHeldBack}`,
    ),
    kept: db.run(sql`UPDATE ${screening} SET appeal_sealed = ${sealed}, appealed_at = ${at}, state = 'waiting'
      WHERE kind = 'form' AND subject_id = ${formId} AND ${isDone}`),
  });
  return guard.meta.changes > 0 ? ok(undefined) : err("wrong-state");
}
