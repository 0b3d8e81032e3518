import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import {
  type ViewingRule,
  type ViewingStage,
  viewingPlan,
  viewingRequest,
  viewingSlot,
} from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { type ListedViewing, listViewings } from "./list-viewings.server";
import { hasAllViewings, isAnotherHomeShown } from "./viewing-limits.server";

export type PlannedRule = {
  stage: ViewingStage;
  rule: ViewingRule;
  commitment: string | null;
  drawAt: number | null;
  drawnAt: number | null;
};
export type PlannedSlot = {
  id: string;
  startsAt: number;
  endsAt: number;
  capacity: number;
  cancelledAt: number | null;
  /** Households with a place, and those that wait for one. */
  booked: number;
  waiting: number;
  /** Requests of any kind: with one it can be called off, not removed. */
  asked: number;
};
/** The viewings of a form as its landlord sees them. `rule`: null where it has none. */
export type FormViewings = {
  rule: PlannedRule | null;
  /** Somebody asked: the rule stands. */
  isAsked: boolean;
  /** Its plan has the lot, and several homes at a time. */
  hasAll: boolean;
  /** The account shows another home, and the plan one at a time. */
  isOneTooMany: boolean;
  slots: PlannedSlot[];
  requests: ListedViewing[];
};

type Facts = Omit<PlannedRule, "stage" | "rule"> & {
  stage: ViewingStage | null;
  rule: ViewingRule | null;
  hasAll: number;
  isElsewhere: number;
};

/** Null where the form is not the actor's. */
export async function findViewings(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<FormViewings | null> {
  const { db, clock, isSelling } = services;
  const at = clock.now().getTime();
  const [facts, slots, requests] = await Promise.all([
    db.all<Facts>(sql`SELECT plan.stage, plan.rule, plan.commitment, plan.draw_at AS drawAt, plan.drawn_at AS drawnAt,
        ${hasAllViewings(isSelling)} AS hasAll, ${isAnotherHomeShown(at)} AS isElsewhere
      FROM ${rentForm} LEFT JOIN ${viewingPlan} AS plan ON plan.form_id = ${rentForm.id}
      WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`),
    db.all<PlannedSlot>(sql`SELECT slot.id, starts_at AS startsAt, ends_at AS endsAt, capacity, cancelled_at AS cancelledAt,
        (SELECT count(*) FROM ${viewingRequest} AS booked WHERE booked.slot_id = slot.id AND booked.place IS NOT NULL
          AND booked.ended_at IS NULL) AS booked,
        (SELECT count(*) FROM ${viewingRequest} AS waiting WHERE waiting.slot_id = slot.id AND waiting.place IS NULL
          AND waiting.ended_at IS NULL) AS waiting,
        (SELECT count(*) FROM ${viewingRequest} AS asked WHERE asked.slot_id = slot.id) AS asked
      FROM ${viewingSlot} AS slot JOIN ${rentForm} ON ${rentForm.id} = slot.form_id
      WHERE slot.form_id = ${formId} AND ${mayReachForm(actor, at)} ORDER BY starts_at`),
    listViewings(services, actor, formId),
  ]);
  const [found] = facts;
  if (!found) return null;
  const { stage, rule, hasAll, isElsewhere, ...draw } = found;
  return {
    rule: stage && rule ? { stage, rule, ...draw } : null,
    isAsked: requests.length > 0,
    hasAll: hasAll === 1,
    isOneTooMany: hasAll !== 1 && isElsewhere === 1,
    slots,
    requests,
  };
}
