import { eq, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { rentForm } from "../../db/schema/forms";
import type { OutboxId, RentFormId } from "../../kernel/ids";
import { insertJob } from "../../platform/outbox.server";
import { afterFormCommit } from "./commands-publishing.server";
import { insertWitness, isAnyState, isWitnessed } from "./commands-witness.server";
import { statesBefore } from "./rules";

/**
 * Closes a form that reached its closing date. False when there was nothing to close any more: somebody closed it, or
 * gave it a new date. Drafts begun in time may still be sent (`draftVerdict`).
 */
export async function expireForm(services: Services, formId: RentFormId): Promise<boolean> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const [, , , rows] = await db.batch([
    insertWitness(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "system",
        actorId: null,
        action: "form.expire",
        targetKind: "rent_form",
        targetId: formId,
        detail: "closed",
      },
      sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${rentForm.opensUntil} <= ${at}
        AND ${isAnyState(sql`${rentForm.state}`, statesBefore("expire", "system"))}`,
    ),
    db
      .update(rentForm)
      .set({ state: "closed", closedAt: at, updatedAt: at })
      .where(sql`${eq(rentForm.id, formId)} AND ${isWitnessed(auditId)}`),
    insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isWitnessed(auditId),
    ),
    db.select({ isExpired: sql<number>`${isWitnessed(auditId)}`.as("is_expired") }).from(sql`(SELECT 1)`),
  ]);
  if (!rows[0]?.isExpired) return false;
  await afterFormCommit(services, formId, [jobId]);
  return true;
}
