import { sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import { mailLinks } from "../../../../kernel/links";
import { keyOfStored, openPerson } from "../../../../platform/people/people.server";
import { sealPerson } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";
import { storedPersonOfRequest } from "../queries/find-booking.server";
import { arePlacesGiven, freePlace, giveNextPlace, nextInLine } from "../queries/places.server";
import { personKeptMs } from "../rules";
import { sealChain } from "./seal-chain.server";
import { prepareMail, prepareReminders } from "./viewing-mails.server";

/**
 * Cancels a request and asks for another slot of its form in one batch, under a new number of the chain; its links follow. Who has a
 * place keeps it unless the other slot has one free; who waits, waits there from now on. False where nothing was changed.
 */
export async function changeViewing(
  services: Services,
  { requestId, slotId }: { requestId: string; slotId: string },
): Promise<boolean> {
  const { db, ids, clock, mailQueue } = services;
  const at = clock.now().getTime();
  const [found] = await db.all<{ formId: string; oldSlotId: string; stored: string }>(
    sql`SELECT form_id AS formId, slot_id AS oldSlotId, ${storedPersonOfRequest} AS stored FROM ${viewingRequest} AS request
      WHERE request.id = ${requestId} AND request.ended_at IS NULL AND request.person IS NOT NULL`,
  );
  const key = found && keyOfStored(found.stored);
  if (!found || !key) return false;
  const { formId, oldSlotId, stored } = found;
  const id = ids.uuid<string>();
  const sealed = await sealPerson(services, key, id, await openPerson(services, stored));
  const isAsked = sql`EXISTS (SELECT 1 FROM ${viewingRequest} AS fresh WHERE fresh.id = ${id})`;
  const next = nextInLine(sql`${oldSlotId}`, at);
  const mail = prepareMail(services, "mail.viewing-asked", sql`${id}`);
  const given = prepareMail(services, "mail.viewing-given", next, isAsked);
  const { moved } = await runBatch(db, {
    moved: db.run(sql`UPDATE ${viewingRequest} SET ended_at = ${at} WHERE id = ${requestId} AND ended_at IS NULL
      AND seen_at IS NULL AND slot_id <> ${slotId}
      AND EXISTS (SELECT 1 FROM ${viewingSlot} AS old WHERE old.id = ${viewingRequest.slotId} AND old.starts_at > ${at})
      AND EXISTS (SELECT 1 FROM ${viewingSlot} AS slot JOIN ${viewingPlan} AS plan ON plan.form_id = slot.form_id
        JOIN ${rentForm} ON ${rentForm.id} = slot.form_id
        WHERE slot.id = ${slotId} AND slot.form_id = ${formId} AND slot.starts_at > ${at} AND slot.cancelled_at IS NULL
          AND ${rentForm.state} = 'open'
          AND (${viewingRequest.place} IS NULL OR ${freePlace} IS NOT NULL))`),
    ask: db.run(sql`INSERT INTO ${viewingRequest} (id, form_id, slot_id, number, people, locale,
        person, person_key_id, email_hash, place, asked_at, given_at, erase_at)
      SELECT ${id}, slot.form_id, slot.id,
        1 + (SELECT max(number) FROM ${viewingRequest} WHERE form_id = slot.form_id), old.people, old.locale,
        ${sealed.person}, ${sealed.personKeyId}, ${sealed.emailHash}, CASE WHEN ${arePlacesGiven} THEN ${freePlace} END,
        ${at}, CASE WHEN ${arePlacesGiven} AND ${freePlace} IS NOT NULL THEN ${at} END, slot.ends_at + ${personKeptMs}
      FROM ${viewingSlot} AS slot JOIN ${viewingPlan} AS plan ON plan.form_id = slot.form_id
        JOIN ${viewingRequest} AS old ON old.id = ${requestId}
      WHERE slot.id = ${slotId} AND ${hasJustWritten}`),
    moveLinks: db.run(sql`UPDATE ${linkToken} SET ref = ${id}
      WHERE ref = ${requestId} AND purpose = ${mailLinks.viewing.purpose} AND ${isAsked}`),
    tell: mail.statement,
    remind: prepareReminders(services, sql`${id}`, sql`request.place IS NOT NULL`),
    tellWhoIsNext: given.statement,
    remindWhoIsNext: prepareReminders(services, next, isAsked),
    giveFreedPlace: db.run(sql`${giveNextPlace(sql`${oldSlotId}`, at)} AND ${isAsked}`),
  });
  if (moved.meta.changes === 0) return false;
  await sealChain(services, formId);
  await mailQueue.notify([mail.id], "urgent");
  await mailQueue.notify([given.id]);
  return true;
}
