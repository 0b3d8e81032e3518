import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import { giveNextPlace } from "../queries/places.server";

/** Ends a request before its slot begins; its place goes to who is next in the same batch. False when it is over already. */
export async function cancelViewing({ db, clock }: Services, requestId: string): Promise<boolean> {
  const at = clock.now().getTime();
  const { ended } = await runBatch(db, {
    ended: db.run(sql`UPDATE ${viewingRequest} SET ended_at = ${at} WHERE id = ${requestId} AND ended_at IS NULL
      AND EXISTS (SELECT 1 FROM ${viewingSlot} AS slot WHERE slot.id = slot_id AND slot.starts_at > ${at})`),
    giveFreedPlace: db.run(
      giveNextPlace(sql`(SELECT slot_id FROM ${viewingRequest} AS gone WHERE gone.id = ${requestId})`, at),
    ),
  });
  return ended.meta.changes > 0;
}
