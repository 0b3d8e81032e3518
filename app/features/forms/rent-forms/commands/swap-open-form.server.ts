import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { mayTellOfHome } from "../../../../platform/auth/reach.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

export type SwapResult = Result<{ closed: RentFormId }, "not-found" | "wrong-state", undefined>;

/** After Pro has ended: opens a form paused for it in the place of the one that stayed open, both within reach. "wrong-state": no such. */
export async function swapOpenForm(
  services: Services,
  actor: AccountLandlord,
  formId: RentFormId,
): Promise<SwapResult> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const isOtherReached = sql`EXISTS (SELECT 1 FROM ${rentForm} AS shown WHERE shown.id = (${keptOpen(at)})
    AND ${mayTellOfHome(actor, at, sql`shown.home_id`)})`;
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, at)) as SQL;
  const [kept] = await db
    .select({ formId: sql<RentFormId | null>`CASE WHEN ${isOtherReached} THEN (${keptOpen(at)}) END`.as("kept_id") })
    .from(rentForm)
    .where(isMine);
  if (!kept) return err("not-found", undefined);
  if (kept.formId === null) return err("wrong-state", undefined);
  const auditId = ids.uuid<string>();
  const [jobId, otherId] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const refresh = (id: OutboxId, form: RentFormId) =>
    insertJob(
      db,
      { id, kind: "cache.refresh-form", ref: { formId: form }, dedupeKey: `refresh:${auditId}:${form}`, now },
      isDone,
    );
  const end = sql`(SELECT k.paid_until FROM ${rentForm} AS k WHERE k.id = ${kept.formId})`;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.swap-open",
        targetKind: "rent_form",
        targetId: formId,
        detail: kept.formId,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isPausedForEnd(at)} AND (${keptOpen(at)}) = ${kept.formId} AND ${isOtherReached}`,
    ),
    openForm: db
      .update(rentForm)
      .set({ state: "open", paidUntil: end, opensUntil: end, updatedAt: at })
      .where(and(eq(rentForm.id, formId), isDone)),
    pauseOther: db
      .update(rentForm)
      .set({ state: "paused", paidUntil: at, opensUntil: null, updatedAt: at })
      .where(and(eq(rentForm.id, kept.formId), isDone)),
    refreshForm: refresh(jobId, formId),
    refreshOther: refresh(otherId, kept.formId),
    rows: db.select({ isDone: sql<number>`${isDone}`.as("is_done") }).from(sql`(SELECT 1)`),
  });
  if (!rows[0]?.isDone) return err("wrong-state", undefined);
  await afterFormCommit(services, formId, [jobId]);
  await afterFormCommit(services, kept.formId, [otherId]);
  return ok({ closed: kept.formId });
}

/** SQL on a row of rent_form: it was paused because Pro had ended. */
export function isPausedForEnd(at: number): SQL {
  return sql`(${rentForm.plan} = 'pro' AND ${rentForm.state} = 'paused' AND ${rentForm.paidUntil} <= ${at})`;
}

/** SELECT, beside a row of rent_form, of the form of its account that stayed open when Pro ended. */
export function keptOpen(at: number): SQL {
  return sql`SELECT kept.id FROM ${rentForm} AS kept WHERE kept.landlord_id = ${rentForm.landlordId} AND kept.id <> ${rentForm.id}
    AND kept.plan = 'pro' AND kept.paid_until > ${at} AND kept.state IN ('open', 'paused') LIMIT 1`;
}
