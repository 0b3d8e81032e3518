import { sql } from "drizzle-orm";
import {
  type ViewingRule,
  type ViewingStage,
  viewingPlan,
  viewingRequest,
  viewingSlot,
} from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";

/** `free`: places that nobody has; `waiting`: who asked and has none. */
export type OfferedSlot = {
  id: string;
  startsAt: number;
  endsAt: number;
  free: number;
  waiting: number;
};

export type OfferedViewings = {
  stage: ViewingStage;
  rule: ViewingRule;
  drawAt: number | null;
  drawnAt: number | null;
  /** What has not begun, by time. */
  slots: OfferedSlot[];
};

const mostSlots = 200;

/** The viewings of a form that can still be asked for; null where it has none. Without a word about who asked. */
export async function listSlots({ db, clock }: Services, formId: string): Promise<OfferedViewings | null> {
  const at = clock.now().getTime();
  const [plans, slots] = await Promise.all([
    db.all<Omit<OfferedViewings, "slots">>(
      sql`SELECT stage, rule, draw_at AS drawAt, drawn_at AS drawnAt FROM ${viewingPlan} WHERE form_id = ${formId}`,
    ),
    db.all<OfferedSlot>(sql`SELECT slot.id, slot.starts_at AS startsAt, slot.ends_at AS endsAt,
        max(0, slot.capacity - (SELECT count(*) FROM ${viewingRequest} AS placed WHERE placed.slot_id = slot.id
          AND placed.place IS NOT NULL AND placed.place <= slot.capacity AND placed.ended_at IS NULL)) AS free,
        (SELECT count(*) FROM ${viewingRequest} AS waits WHERE waits.slot_id = slot.id AND waits.place IS NULL
          AND waits.ended_at IS NULL) AS waiting
      FROM ${viewingSlot} AS slot WHERE slot.form_id = ${formId} AND slot.starts_at > ${at} AND slot.cancelled_at IS NULL
      ORDER BY slot.starts_at LIMIT ${mostSlots}`),
  ]);
  const [plan] = plans;
  return plan ? { ...plan, slots } : null;
}
