import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { viewingRequest } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import { endRequest, giveFreedPlace } from "./cancel-viewing.server";
import { eraseViewingPeople } from "./erase-viewing-people.server";

/**
 * Ends a request before its slot begins, as cancelling does, and erases who asked at once; no mail is left to send. With it go
 * the requests of the same address on this form that ended before. False once the slot has begun, or who asked is erased.
 */
export async function eraseBooking(services: Services, requestId: string): Promise<boolean> {
  const { db, mailQueue } = services;
  const { ended, given, ...place } = endRequest(services, requestId);
  const own = sql`(SELECT mine.id FROM ${viewingRequest} AS own JOIN ${viewingRequest} AS mine
      ON mine.form_id = own.form_id AND (mine.id = own.id OR mine.email_hash = own.email_hash)
    WHERE own.id = ${requestId} AND own.person IS NOT NULL AND own.ended_at IS NOT NULL AND mine.ended_at IS NOT NULL)`;
  const { erasePeople } = await runBatch(db, {
    ended,
    tellWhoIsNext: given.statement,
    ...place,
    ...eraseViewingPeople(db, own),
  });
  await mailQueue.notify([given.id]);
  return erasePeople.meta.changes > 0;
}

/**
 * Statements that erase who asked once more, after a restore of D1 brought them back. Erased before its time it was by a press, which
 * ended it: so it ends, and its place goes on, with a mail to who gets it.
 */
export function eraseBookingAgain(services: Services, requestId: string) {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const { given, ...place } = giveFreedPlace(services, requestId);
  return {
    ended: db.run(sql`UPDATE ${viewingRequest} SET ended_at = ${at}
      WHERE id = ${requestId} AND ended_at IS NULL AND erase_at > ${at}`),
    tellWhoIsNext: given.statement,
    ...place,
    ...eraseViewingPeople(db, sql`(${requestId})`),
  };
}
