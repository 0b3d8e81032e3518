import { sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../db/guarded-batch.server";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import { openText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { drawLot, placesOf } from "../lot";
import { seedPurpose } from "../rules";
import { prepareMails, prepareReminders } from "./viewing-mails.server";

type Asked = { id: string; slotId: string; capacity: number; isEnded: number };

/** Draws the lot of a form whose time has come, and shows its seed; false where there is nothing to draw. */
export async function drawViewings(services: Services, formId: string): Promise<boolean> {
  const { db, clock, config, mailQueue } = services;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const at = clock.now().getTime();
    const isDue = sql`form_id = ${formId} AND draw_at <= ${at} AND drawn_at IS NULL`;
    const [plan] = await db.all<{ sealed: string }>(
      sql`SELECT sealed_seed AS sealed FROM ${viewingPlan} WHERE ${isDue} AND sealed_seed IS NOT NULL`,
    );
    if (!plan) return false;
    const seed = await openText(config.secrets, seedPurpose, formId, plan.sealed);
    const asked =
      await db.all<Asked>(sql`SELECT request.id, slot_id AS slotId, slot.capacity, ended_at IS NOT NULL AS isEnded
      FROM ${viewingRequest} AS request JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
      WHERE request.form_id = ${formId}`);
    const drawn = await drawEach(seed, asked);
    const placed = drawn.flatMap(({ id, place }) => (place === null ? [] : [id]));
    const isDrawn = sql`EXISTS (SELECT 1 FROM ${viewingPlan} WHERE form_id = ${formId} AND drawn_at = ${at} AND seed = ${seed})`;
    const given = prepareMails(services, "mail.viewing-given", placed, isDrawn);
    const waiting = drawn.flatMap(({ id, place }) => (place === null ? [id] : []));
    const told = prepareMails(services, "mail.viewing-drawn", waiting, isDrawn);
    const { opened } = await runBatch(db, {
      // As it was read: who asked or cancelled since then has made this another draw.
      opened: db.run(sql`UPDATE ${viewingPlan} SET drawn_at = ${at}, seed = ${seed}, sealed_seed = NULL WHERE ${isDue}
        AND (SELECT count(*) FROM ${viewingRequest} WHERE form_id = ${formId}) = ${asked.length}
        AND (SELECT count(ended_at) FROM ${viewingRequest} WHERE form_id = ${formId}) = ${asked.filter(({ isEnded }) => isEnded === 1).length}`),
      givePlaces: db.run(sql`UPDATE ${viewingRequest} SET drawn = lot.value ->> 'drawn', place = lot.value ->> 'place',
          given_at = CASE WHEN lot.value ->> 'place' IS NULL THEN NULL ELSE ${at} END
        FROM json_each(${JSON.stringify(drawn)}) AS lot
        WHERE ${viewingRequest.id} = lot.value ->> 'id' AND ${hasJustWritten}`),
      tellPlaces: given.statement,
      remind: prepareReminders(services, placed, isDrawn),
      tellWhoWaits: told.statement,
    });
    if (opened.meta.changes === 0) continue;
    await mailQueue.notify([...given.ids, ...told.ids]);
    return true;
  }
  throw new Error("Requests change faster than the lot is drawn");
}

/** Each slot by itself, of those who still stand. */
async function drawEach(seed: string, asked: readonly Asked[]) {
  const standing = asked.filter(({ isEnded }) => isEnded === 0);
  const slots = Map.groupBy(standing, ({ slotId }) => slotId);
  const drawn = await Promise.all(
    [...slots.values()].map(async (requests) => {
      const order = await drawLot(
        seed,
        requests.map(({ id }) => id),
      );
      return placesOf(order, requests[0]?.capacity ?? 0).map((one, index) => ({ ...one, drawn: index + 1 }));
    }),
  );
  return drawn.flat();
}
