import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { screening } from "../../../../db/schema/screening";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sealText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { sealedAs } from "../../screening/queries/screening-state.server";

const rate = { action: "form-appeal", limit: 5, windowSeconds: 3600 } as const;

/** Keeps a landlord's newest objection, sealed. "wrong-state": nothing is held back. "too-often": five in an hour. */
export async function appealForm(
  services: Services,
  actor: Landlord,
  { formId, text }: { formId: RentFormId; text: string },
): Promise<Result<undefined, "not-found" | "wrong-state" | "too-often" | "no-words">> {
  const { db, ids, clock, config, rateLimit } = services;
  const now = clock.now();
  const at = now.getTime();
  const isMine = sql`${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const selectMine = () => db.select({ id: rentForm.id }).from(rentForm).where(isMine);
  if (text === "") return err((await selectMine()).length > 0 ? "no-words" : "not-found");
  const appeals = await rateLimit.prepare(rate, formId, sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${isMine})`);
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const sealed = await sealText(config.secret, sealedAs.appeal, formId, text);
  const isHeldBack = sql`(${rentForm.state} = 'suspended' OR ${rentForm.documentsLockedUntil} > ${at})
    AND EXISTS (SELECT 1 FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id})`;
  const { taken, guard, mine } = await runBatch(db, {
    taken: appeals.statement,
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
      sql`${rentForm} WHERE ${isMine} AND ${isHeldBack} AND ${appeals.isWithin}`,
    ),
    kept: db.run(sql`UPDATE ${screening} SET appeal_sealed = ${sealed}, appealed_at = ${at}, state = 'waiting'
      WHERE kind = 'form' AND subject_id = ${formId} AND ${isDone}`),
    mine: selectMine(),
  });
  if (mine.length === 0) return err("not-found");
  if (!appeals.verdictOf(taken).allowed) return err("too-often");
  return guard.meta.changes > 0 ? ok(undefined) : err("wrong-state");
}
