import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { personKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { openPersonKey, personKeyColumns } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { arePlacesGiven } from "../queries/places.server";
import { exceptionPurpose } from "../rules";
import { prepareMail, prepareReminders } from "./viewing-mails.server";

/**
 * An exception, with the landlord's reason, which stands in the record: one more place, so that nobody loses theirs. False where
 * the request is not the actor's or has a place, and until the lot is drawn.
 */
export async function grantViewing(
  services: Services,
  actor: Landlord,
  { formId, requestId, reason }: { formId: RentFormId; requestId: string; reason: string },
): Promise<boolean> {
  const { db, ids, clock, dataKeys, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const [key] = await db
    .select(personKeyColumns)
    .from(viewingRequest)
    .innerJoin(personKey, sql`${personKey.id} = ${viewingRequest.personKeyId}`)
    .where(sql`${viewingRequest.id} = ${requestId}`);
  if (!key) return false;
  const sealed = await (await openPersonKey(dataKeys, key)).encryptText(exceptionPurpose(requestId), reason);
  const auditId = ids.uuid<string>();
  const mail = prepareMail(services, "mail.viewing-given", sql`${requestId}`, isGuarded(auditId));
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.grant-viewing",
        targetKind: "rent_form",
        targetId: formId,
        detail: requestId,
      },
      sql`${viewingRequest} AS request JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
        JOIN ${viewingPlan} AS plan ON plan.form_id = slot.form_id
        JOIN ${rentForm} ON ${rentForm.id} = request.form_id
        WHERE request.id = ${requestId} AND ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}
          AND request.place IS NULL AND request.ended_at IS NULL AND slot.starts_at > ${at} AND ${arePlacesGiven}`,
    ),
    givePlace: db.run(sql`UPDATE ${viewingRequest} SET given_at = ${at}, exception = ${sealed}, place = (
        SELECT 1 + max(slot.capacity, coalesce(max(standing.place), 0)) FROM ${viewingSlot} AS slot
        LEFT JOIN ${viewingRequest} AS standing ON standing.slot_id = slot.id AND standing.ended_at IS NULL
        WHERE slot.id = ${viewingRequest.slotId})
      WHERE id = ${requestId} AND ${isGuarded(auditId)}`),
    tell: mail.statement,
    remind: prepareReminders(services, sql`${requestId}`, isGuarded(auditId)),
  });
  await mailQueue.notify([mail.id]);
  return written.meta.changes > 0;
}
