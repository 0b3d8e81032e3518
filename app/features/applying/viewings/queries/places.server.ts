import { type SQL, sql } from "drizzle-orm";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";

/** SQL on a row named `slot`: its first free place, or NULL. */
export const freePlace = sql`(SELECT min(p) FROM (SELECT 1 AS p UNION ALL
    SELECT before.place + 1 FROM ${viewingRequest} AS before
    WHERE before.slot_id = slot.id AND before.place IS NOT NULL AND before.ended_at IS NULL)
  WHERE p <= slot.capacity AND NOT EXISTS (SELECT 1 FROM ${viewingRequest} AS taken
    WHERE taken.slot_id = slot.id AND taken.place = p AND taken.ended_at IS NULL))`;

/** SQL on a row named `plan`: a free place goes to whoever is next, by order or since the lot was drawn. */
export const arePlacesGiven = sql`(plan.rule = 'order' OR plan.drawn_at IS NOT NULL)`;

/** SQL: the request that is next for the first free place of a slot: who waits longest, or was drawn first; NULL where none is. */
export function nextInLine(slotId: SQL, at: number): SQL {
  return sql`(SELECT next.id FROM ${viewingRequest} AS next JOIN ${viewingSlot} AS slot ON slot.id = next.slot_id
      JOIN ${viewingPlan} AS plan ON plan.form_id = slot.form_id
      WHERE next.slot_id = ${slotId} AND next.place IS NULL AND next.ended_at IS NULL AND slot.starts_at > ${at} AND slot.cancelled_at IS NULL
        AND ${arePlacesGiven} AND ${freePlace} IS NOT NULL
      ORDER BY next.drawn IS NULL, next.drawn, next.number LIMIT 1)`;
}

/** SQL: an UPDATE that gives the first free place of a slot to who is next in line; nobody where none is free. */
export function giveNextPlace(slotId: SQL, at: number): SQL {
  return sql`UPDATE ${viewingRequest} SET given_at = ${at}, place = (SELECT ${freePlace} FROM ${viewingSlot} AS slot
      WHERE slot.id = ${viewingRequest.slotId})
    WHERE id = ${nextInLine(slotId, at)}`;
}
