import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { type ViewingStage, viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sealText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { commitmentTo } from "../lot";
import { seedPurpose } from "../rules";
import { doOverlap, type SlotTime } from "../slot-times";

/** `drawAt`: when a lot is drawn; with order there is none. */
export type RuleToPublish = { formId: RentFormId; stage: ViewingStage } & (
  | { rule: "order" }
  | { rule: "lot"; drawAt: number }
);

/**
 * Says when a home is viewed and by what places are given. "not-found": not the actor's form; "asked": somebody has asked, and
 * the rule stands.
 */
export async function publishViewingRule(
  services: Services,
  actor: Landlord,
  input: RuleToPublish,
): Promise<Result<null, "not-found" | "asked">> {
  const { db, ids, clock, config } = services;
  const now = clock.now();
  const at = now.getTime();
  const { formId, stage, rule } = input;
  const seed = rule === "lot" ? ids.token() : null;
  const commitment = seed && (await commitmentTo(seed));
  const sealed = seed && (await sealText(config.secret, seedPurpose, formId, seed));
  const auditId = ids.uuid<string>();
  const isReached = sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const { written, reached } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.publish-viewing-rule",
        targetKind: "rent_form",
        targetId: formId,
        detail: `${stage}:${rule}`,
      },
      sql`${isReached} AND NOT EXISTS (SELECT 1 FROM ${viewingRequest} WHERE form_id = ${formId})`,
    ),
    publishRule:
      db.run(sql`INSERT INTO ${viewingPlan} (form_id, stage, rule, commitment, sealed_seed, draw_at, created_at)
      SELECT ${formId}, ${stage}, ${rule}, ${commitment}, ${sealed}, ${input.rule === "lot" ? input.drawAt : null}, ${at}
      WHERE ${isGuarded(auditId)}
      ON CONFLICT (form_id) DO UPDATE SET stage = excluded.stage, rule = excluded.rule, commitment = excluded.commitment,
        sealed_seed = excluded.sealed_seed, draw_at = excluded.draw_at, created_at = excluded.created_at`),
    reached: db.all<{ found: number }>(sql`SELECT 1 AS found FROM ${isReached}`),
  });
  if (written.meta.changes > 0) return ok(null);
  return err(reached.length > 0 ? "asked" : "not-found");
}

export type SlotToPlan = SlotTime & { capacity: number };

/** Adds slots to a form whose rule is published. "not-found", or no rule; "past": one has begun; "overlap": the home is shown then already. */
export async function planSlots(
  services: Services,
  actor: Landlord,
  { formId, slots }: { formId: RentFormId; slots: readonly SlotToPlan[] },
): Promise<Result<string[], "not-found" | "past" | "overlap">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  if (slots.some(({ startsAt }) => startsAt <= at)) return err("past");
  const planned = await db.all<SlotTime>(
    sql`SELECT starts_at AS startsAt, ends_at AS endsAt FROM ${viewingSlot} WHERE form_id = ${formId} AND ends_at > ${at}`,
  );
  if (doOverlap([...planned, ...slots])) return err("overlap");
  const auditId = ids.uuid<string>();
  const rows = slots.map((slot) => ({ id: ids.uuid<string>(), ...slot }));
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.plan-viewings",
        targetKind: "rent_form",
        targetId: formId,
        detail: String(slots.length),
      },
      sql`${rentForm} JOIN ${viewingPlan} ON ${viewingPlan.formId} = ${rentForm.id}
        WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`,
    ),
    addSlots: db.run(sql`INSERT INTO ${viewingSlot} (id, form_id, starts_at, ends_at, capacity, created_at)
      SELECT value ->> 'id', ${formId}, value ->> 'startsAt', value ->> 'endsAt', value ->> 'capacity', ${at}
      FROM json_each(${JSON.stringify(rows)}) WHERE ${isGuarded(auditId)}`),
  });
  return written.meta.changes > 0 ? ok(rows.map(({ id }) => id)) : err("not-found");
}
