import { type SQL, sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { deriveKey } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { isDoorCode } from "../door-code";
import { doorPurpose, isAtTheDoor } from "../rules";

/** A tenant at the door types the code that the landlord's phone shows for this booking. It marks it, once. */
export async function enterDoorCode(
  services: Services,
  { requestId, code }: { requestId: string; code: string },
): Promise<Result<null, "no-place" | "not-now" | "wrong-code" | "marked">> {
  const { db, clock, config, mailQueue } = services;
  const at = clock.now().getTime();
  const [found] = await db.all<{ formId: string; slotId: string; startsAt: number; endsAt: number; isMarked: number }>(
    sql`SELECT slot.form_id AS formId, slot.id AS slotId, starts_at AS startsAt, ends_at AS endsAt,
        seen_at IS NOT NULL AS isMarked
      FROM ${viewingRequest} AS request JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
      WHERE request.id = ${requestId} AND request.place IS NOT NULL AND request.ended_at IS NULL`,
  );
  if (!found) return err("no-place");
  if (found.isMarked === 1) return err("marked");
  if (!isAtTheDoor(found, at)) return err("not-now");
  const key = await deriveKey(config.secret, doorPurpose);
  if (!(await isDoorCode(key, { ...found, requestId }, { code, at }))) return err("wrong-code");
  const later = laterJob(services, requestId);
  const { marked } = await runBatch(db, {
    marked: db.run(sql`UPDATE ${viewingRequest} SET seen_at = ${at}, missed_at = NULL
      WHERE id = ${requestId} AND seen_at IS NULL AND ended_at IS NULL`),
    askLater: insertJob(db, later, hasJustWritten),
  });
  if (marked.meta.changes === 0) return err("marked");
  await mailQueue.notify([later.id]);
  return ok(null);
}

/** "seen": the landlord saw them; "missed": they did not come; "let-through": they cannot come and go on all the same. */
export type ViewingMark = "seen" | "missed" | "let-through";

const hasBegun = (at: number) => sql`request.place IS NOT NULL AND request.seen_at IS NULL AND slot.starts_at <= ${at}`;

const marks: Record<ViewingMark, { set: (at: number) => SQL; from: (at: number) => SQL }> = {
  seen: {
    set: (at) => sql`seen_at = ${at}, missed_at = NULL`,
    from: hasBegun,
  },
  missed: {
    set: (at) => sql`missed_at = ${at}`,
    from: hasBegun,
  },
  "let-through": {
    set: (at) => sql`let_through_at = ${at}`,
    from: () => sql`request.let_through_at IS NULL`,
  },
};

/** A landlord's press on one request; false where it is not the actor's, is over, or its slot has not begun. */
export async function markViewing(
  services: Services,
  actor: Landlord,
  { formId, requestId, mark }: { formId: RentFormId; requestId: string; mark: ViewingMark },
): Promise<boolean> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const { set, from } = marks[mark];
  const later = laterJob(services, requestId);
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.mark-viewing",
        targetKind: "rent_form",
        targetId: formId,
        detail: `${mark}:${requestId}`,
      },
      sql`${viewingRequest} AS request JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
        JOIN ${rentForm} ON ${rentForm.id} = request.form_id
        WHERE request.id = ${requestId} AND ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}
          AND request.ended_at IS NULL AND ${from(at)}`,
    ),
    markRequest: db.run(sql`UPDATE ${viewingRequest} SET ${set(at)} WHERE id = ${requestId} AND ${isGuarded(auditId)}`),
    askLater: mark === "missed" ? null : insertJob(db, later, isGuarded(auditId)),
  });
  if (written.meta.changes === 0) return false;
  if (mark !== "missed") await mailQueue.notify([later.id]);
  return true;
}

/** What the form kept until a viewing is asked for after the mark. */
function laterJob({ ids, clock }: Services, requestId: string) {
  const id = ids.uuid<OutboxId>();
  const about = { ref: { viewingRequestId: requestId }, dedupeKey: `after-viewing:${id}` };
  return { id, kind: "requests.after-viewing" as const, ...about, now: clock.now() };
}
