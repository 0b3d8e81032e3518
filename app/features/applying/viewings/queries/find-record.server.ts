import { sql } from "drizzle-orm";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import type { PublishedRule } from "../chain";
import type { RecordEvent, ViewingRecord } from "../record";

type Row = ViewingRecord["requests"][number] & {
  place: number | null;
  givenAt: number | null;
  endedAt: number | null;
  seenAt: number | null;
  missedAt: number | null;
  letThroughAt: number | null;
  isException: number;
};

/** How the viewings of a form were given; null where it has none. Without a name: whoever asked may read it, and a court. */
export async function findRecord({ db }: Pick<Services, "db">, formId: string): Promise<ViewingRecord | null> {
  const [plans, slots, rows] = await Promise.all([
    db.all<
      PublishedRule & Pick<ViewingRecord, "seed" | "drawnAt" | "drawAt">
    >(sql`SELECT form_id AS formId, rule, commitment, seed,
      drawn_at AS drawnAt, draw_at AS drawAt FROM ${viewingPlan} WHERE form_id = ${formId}`),
    db.all<ViewingRecord["slots"][number]>(sql`SELECT id, starts_at AS startsAt,
      ends_at AS endsAt, capacity, cancelled_at AS cancelledAt FROM ${viewingSlot}
      WHERE form_id = ${formId} ORDER BY starts_at`),
    db.all<Row>(sql`SELECT number, id, asked_at AS askedAt, slot_id AS slotId, people, coalesce(hash, '-') AS hash, place,
      given_at AS givenAt, ended_at AS endedAt, seen_at AS seenAt, missed_at AS missedAt, let_through_at AS letThroughAt,
      exception IS NOT NULL AS isException FROM ${viewingRequest} WHERE form_id = ${formId} ORDER BY number`),
  ]);
  const [plan] = plans;
  if (!plan) return null;
  const requests = rows.map(({ number, id, askedAt, slotId, people, hash }) => ({
    number,
    id,
    askedAt,
    slotId,
    people,
    hash,
  }));
  const events = rows.flatMap(eventsOf).toSorted((a, b) => a.at - b.at);
  return { ...plan, slots, requests, events };
}

function eventsOf(row: Row): RecordEvent[] {
  const { id: requestId, slotId, place } = row;
  const happened = [
    [row.isException ? "exception" : "given", row.givenAt],
    ["cancelled", row.endedAt],
    ["seen", row.seenAt],
    ["missed", row.missedAt],
    ["let-through", row.letThroughAt],
  ] as const;
  return happened.flatMap(([kind, at]) => (at === null ? [] : [{ at, kind, requestId, slotId, place }]));
}
