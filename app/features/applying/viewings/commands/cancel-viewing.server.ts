import { sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../db/guarded-batch.server";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import { giveNextPlace, nextInLine } from "../queries/places.server";
import { prepareMail, prepareReminders } from "./viewing-mails.server";

/**
 * Ends a request before its slot begins; its place goes to who is next in the same batch, and both are told by mail. False when it
 * is over already.
 */
export async function cancelViewing(services: Services, requestId: string): Promise<boolean> {
  const { db, mailQueue } = services;
  const receipt = prepareMail(services, "mail.viewing-cancelled", sql`${requestId}`, hasJustWritten);
  const { ended: end, given, ...place } = endRequest(services, requestId);
  const { ended } = await runBatch(db, {
    ended: end,
    tellWhoLeft: receipt.statement,
    tellWhoIsNext: given.statement,
    ...place,
  });
  if (ended.meta.changes === 0) return false;
  await mailQueue.notify([receipt.id, given.id]);
  return true;
}

/** Statements, in their order: the end of a request, the mail to who is next, and the place for them. */
export function endRequest(services: Services, requestId: string) {
  const { db, clock } = services;
  const at = clock.now().getTime();
  return {
    ended: db.run(sql`UPDATE ${viewingRequest} SET ended_at = ${at} WHERE id = ${requestId} AND ended_at IS NULL
      AND EXISTS (SELECT 1 FROM ${viewingSlot} AS slot WHERE slot.id = slot_id AND slot.starts_at > ${at})`),
    ...giveFreedPlace(services, requestId),
  };
}

/** Statements that give the place of an ended request to who is next, with a mail: `given`, whose job `id` is. */
export function giveFreedPlace(services: Services, requestId: string) {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const slotId = sql`(SELECT slot_id FROM ${viewingRequest} AS gone WHERE gone.id = ${requestId})`;
  const next = nextInLine(slotId, at);
  return {
    // Before the place is given: afterwards somebody else is next.
    given: prepareMail(services, "mail.viewing-given", next),
    remindWhoIsNext: prepareReminders(services, next),
    giveFreedPlace: db.run(giveNextPlace(slotId, at)),
  };
}
