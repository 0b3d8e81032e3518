import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { type ViewingStage, viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sealText } from "../../../../platform/crypto";
import { insertJob, type NewJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { commitmentTo } from "../lot";
import { findViewingLaw } from "../queries/viewing-law.server";
import { hasAllViewings, isAnotherHomeShown } from "../queries/viewing-limits.server";
import { seedPurpose } from "../rules";
import { doOverlap, type SlotTime } from "../slot-times";

/** `drawAt`: when a lot is drawn; with order there is none. */
export type RuleToPublish = { formId: RentFormId; stage: ViewingStage } & (
  | { rule: "order" }
  | { rule: "lot"; drawAt: number }
);

export type RuleFault = "not-found" | "asked" | "no-lot" | "draw-past" | "draw-late" | "unlawful";

type RuleFacts = { isAsked: number; mayDraw: number; firstSlot: number | null };

/**
 * Says when a home is viewed and by what places are given. "not-found": not the actor's form; "asked": somebody has asked, and
 * the rule stands; "no-lot": not in its plan; "draw-past", "draw-late": the draw is over, or after the first slot; "unlawful":
 * the law at the home forbids that stage.
 */
export async function publishViewingRule(
  services: Services,
  actor: Landlord,
  input: RuleToPublish,
): Promise<Result<null, RuleFault>> {
  const { db, ids, clock, config, isSelling, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const { formId, stage, rule } = input;
  const drawAt = input.rule === "lot" ? input.drawAt : null;
  if (drawAt !== null && drawAt <= at) return err("draw-past");
  const law = await findViewingLaw(services, actor, formId);
  if (law?.stages[stage] === "off") return err("unlawful");
  const seed = rule === "lot" ? ids.token() : null;
  const commitment = seed && (await commitmentTo(seed));
  const sealed = seed && (await sealText(config.secret, seedPurpose, formId, seed));
  const auditId = ids.uuid<string>();
  const refreshId = ids.uuid<OutboxId>();
  const isReached = sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const isAsked = sql`EXISTS (SELECT 1 FROM ${viewingRequest} WHERE form_id = ${formId})`;
  const mayDraw = hasAllViewings(isSelling);
  const firstSlot = sql`(SELECT min(starts_at) FROM ${viewingSlot} WHERE form_id = ${formId} AND cancelled_at IS NULL)`;
  const fitsLot = drawAt === null ? sql`1` : sql`${mayDraw} AND coalesce(${firstSlot} > ${drawAt}, 1)`;
  const { written, facts } = await runBatch(db, {
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
      sql`${isReached} AND NOT ${isAsked} AND ${fitsLot}`,
    ),
    publishRule:
      db.run(sql`INSERT INTO ${viewingPlan} (form_id, stage, rule, commitment, sealed_seed, draw_at, created_at)
      SELECT ${formId}, ${stage}, ${rule}, ${commitment}, ${sealed}, ${drawAt}, ${at}
      WHERE ${isGuarded(auditId)}
      ON CONFLICT (form_id) DO UPDATE SET stage = excluded.stage, rule = excluded.rule, commitment = excluded.commitment,
        sealed_seed = excluded.sealed_seed, draw_at = excluded.draw_at, created_at = excluded.created_at`),
    refreshForm: insertJob(db, refreshOf({ refreshId, auditId, formId, now }), isGuarded(auditId)),
    facts: db.all<RuleFacts>(
      sql`SELECT ${isAsked} AS isAsked, ${mayDraw} AS mayDraw, ${firstSlot} AS firstSlot FROM ${isReached}`,
    ),
  });
  if (written.meta.changes > 0) {
    await mailQueue.notify([refreshId], "urgent");
    return ok(null);
  }
  const [found] = facts;
  if (!found) return err("not-found");
  if (found.isAsked === 1) return err("asked");
  return err(found.mayDraw === 1 ? "draw-late" : "no-lot");
}

/** Takes back the rule and the slots of a form. "not-found": it is not the actor's, or has none; "asked": somebody has asked. */
export async function withdrawViewingRule(
  { db, ids, clock, mailQueue }: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<Result<null, "not-found" | "asked">> {
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const refreshId = ids.uuid<OutboxId>();
  const isReached = sql`${rentForm} JOIN ${viewingPlan} ON ${viewingPlan.formId} = ${rentForm.id}
    WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const { written, reached } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.withdraw-viewing-rule",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`${isReached} AND NOT EXISTS (SELECT 1 FROM ${viewingRequest} WHERE form_id = ${formId})`,
    ),
    removeSlots: db.run(sql`DELETE FROM ${viewingSlot} WHERE form_id = ${formId} AND ${isGuarded(auditId)}`),
    removeRule: db.run(sql`DELETE FROM ${viewingPlan} WHERE form_id = ${formId} AND ${isGuarded(auditId)}`),
    refreshForm: insertJob(db, refreshOf({ refreshId, auditId, formId, now }), isGuarded(auditId)),
    reached: db.all<{ found: number }>(sql`SELECT 1 AS found FROM ${isReached}`),
  });
  if (written.meta.changes > 0) {
    await mailQueue.notify([refreshId], "urgent");
    return ok(null);
  }
  return err(reached.length > 0 ? "asked" : "not-found");
}

type Refresh = { refreshId: OutboxId; auditId: string; formId: RentFormId; now: Date };

/** Tenants read of viewings in the copy of the published form. */
function refreshOf({ refreshId: id, auditId, formId, now }: Refresh): NewJob<"cache.refresh-form"> {
  return { id, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now };
}

export type SlotToPlan = SlotTime & { capacity: number };
export type SlotFault = "not-found" | "past" | "overlap" | "before-draw" | "one-home";

type SlotFacts = { isPlanned: number; isOverlapped: number; drawAt: number | null; mayShow: number };

/**
 * Adds slots to a form whose rule is published. "not-found", or no rule; "past": one has begun; "overlap": the home is shown
 * then already; "before-draw"; "one-home": its plan shows one home at a time.
 */
export async function planSlots(
  services: Services,
  actor: Landlord,
  { formId, slots }: { formId: RentFormId; slots: readonly SlotToPlan[] },
): Promise<Result<string[], SlotFault>> {
  const { db, ids, clock, isSelling } = services;
  const now = clock.now();
  const at = now.getTime();
  if (slots.some(({ startsAt }) => startsAt <= at)) return err("past");
  if (doOverlap(slots)) return err("overlap");
  const auditId = ids.uuid<string>();
  const rows = JSON.stringify(slots.map((slot) => ({ id: ids.uuid<string>(), ...slot })));
  const first = Math.min(...slots.map(({ startsAt }) => startsAt));
  const isReached = sql`${rentForm} LEFT JOIN ${viewingPlan} AS plan ON plan.form_id = ${rentForm.id}
    WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`;
  const isOverlapped = sql`EXISTS (SELECT 1 FROM ${viewingSlot} AS planned, json_each(${rows}) AS new
    WHERE planned.form_id = ${formId} AND planned.cancelled_at IS NULL AND planned.starts_at < new.value ->> 'endsAt'
      AND planned.ends_at > new.value ->> 'startsAt')`;
  const mayShow = sql`(${hasAllViewings(isSelling)} OR NOT ${isAnotherHomeShown(at)})`;
  const { written, facts } = await runBatch(db, {
    // Read before they are added, or each overlaps itself.
    facts: db.all<SlotFacts>(sql`SELECT plan.form_id IS NOT NULL AS isPlanned, ${isOverlapped} AS isOverlapped,
      plan.draw_at AS drawAt, ${mayShow} AS mayShow FROM ${isReached}`),
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
      sql`${isReached} AND plan.form_id IS NOT NULL AND coalesce(plan.draw_at < ${first}, 1) AND NOT ${isOverlapped}
        AND ${mayShow}`,
    ),
    addSlots: db.run(sql`INSERT INTO ${viewingSlot} (id, form_id, starts_at, ends_at, capacity, created_at)
      SELECT value ->> 'id', ${formId}, value ->> 'startsAt', value ->> 'endsAt', value ->> 'capacity', ${at}
      FROM json_each(${rows}) WHERE ${isGuarded(auditId)}`),
  });
  if (written.meta.changes > 0) return ok((JSON.parse(rows) as { id: string }[]).map(({ id }) => id));
  const [found] = facts;
  if (found?.isPlanned !== 1) return err("not-found");
  if (found.isOverlapped === 1) return err("overlap");
  return err(found.mayShow === 1 ? "before-draw" : "one-home");
}
