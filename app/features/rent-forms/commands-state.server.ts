import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import type { FormState } from "../../db/schema/forms";
import { guestRentForm, rentForm } from "../../db/schema/forms";
import type { GuestLandlord } from "../../kernel/actor";
import type { OutboxId, RentFormId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { insertJob } from "../../platform/outbox.server";
import { afterFormCommit } from "./commands-publishing.server";
import { insertWitness, isAnyState, isWitnessed } from "./commands-witness.server";
import { entitlementsFor } from "./entitlements";
import { mayReachForm } from "./queries-ownership.server";
import { type FormAction, stateAt, statesBefore } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;
const guestLimits = entitlementsFor({ landlordId: null, unlimited: false });

type Moved = { state: FormState };
type MoveError = "not-found" | "wrong-state";
export type MoveResult<E extends string = never> = Result<Moved, MoveError | E, { state: FormState } | undefined>;

/** Stops the form for new applicants; drafts wait. From open. Pausing what is paused already succeeds. */
export function pauseForm(services: Services, actor: GuestLandlord, formId: RentFormId): Promise<MoveResult> {
  return moveForm(services, actor, { formId, action: "pause", to: "paused", set: () => ({}) });
}

/** Ends the form by hand: drafts can no longer be sent. From open, paused or full. */
export function closeForm(services: Services, actor: GuestLandlord, formId: RentFormId): Promise<MoveResult> {
  return moveForm(services, actor, { formId, action: "close", to: "closed", set: (now) => ({ closedAt: now }) });
}

/** Puts the form into the bin: its page is gone at once, its applications can no longer be read. */
export function deleteForm(services: Services, actor: GuestLandlord, formId: RentFormId): Promise<MoveResult> {
  const set = (now: number) => ({ deletedAt: now, closedAt: sql`coalesce(${rentForm.closedAt}, ${now})` });
  return moveForm(services, actor, { formId, action: "delete", to: "deleted", set });
}

/**
 * Opens a paused form for the rest of its time, or a closed one for a new window of the plan's days. Refused when its
 * limit of applications is reached ("limit-reached") or another form of the same address runs ("other-form-open").
 */
export async function reopenForm(
  services: Services,
  actor: GuestLandlord,
  formId: RentFormId,
): Promise<MoveResult<"limit-reached" | "other-form-open">> {
  const now = services.clock.now().getTime();
  const moved = await moveForm(services, actor, {
    formId,
    action: "reopen",
    to: "open",
    guard: sql`${hasRoom} AND NOT ${hasOtherRunningForm(now)}`,
    set: (at) => ({
      closedAt: null,
      opensUntil: sql`CASE WHEN ${rentForm.state} = 'paused' AND ${rentForm.opensUntil} > ${at}
        THEN ${rentForm.opensUntil} ELSE ${at + guestLimits.openDays * dayMs} END`,
    }),
  });
  if (moved.ok || moved.code !== "wrong-state" || !moved.detail) return moved;
  if (!statesBefore("reopen", "guest").includes(moved.detail.state)) return moved;
  const [room] = await services.db
    .select({ hasRoom: sql<number>`${hasRoom}` })
    .from(rentForm)
    .where(and(eq(rentForm.id, formId), mayReachForm(actor, now)));
  return err(room?.hasRoom ? "other-form-open" : "limit-reached", moved.detail);
}

const hasRoom = sql`((${rentForm.unlimited} = 1 OR ${rentForm.applicationCount} < ${guestLimits.applications})
  AND (${rentForm.maxApplications} IS NULL OR ${rentForm.applicationCount} < ${rentForm.maxApplications}))`;

/** One running form for one guest's address (the plan's `openForms`). Paused ones count, else pausing would be a way round. */
function hasOtherRunningForm(now: number): SQL {
  return sql`EXISTS (
    SELECT 1 FROM ${guestRentForm} AS mine
    JOIN ${guestRentForm} AS other ON other.email = mine.email AND other.form_id <> mine.form_id
    JOIN ${rentForm} AS running ON running.id = other.form_id
    WHERE mine.form_id = ${rentForm.id} AND ${rentForm.unlimited} = 0
      AND other.verified_at IS NOT NULL AND other.claimed_by IS NULL AND running.unlimited = 0
      AND running.state IN ('open', 'paused') AND (running.opens_until IS NULL OR running.opens_until > ${now}))`;
}

type Move = {
  formId: RentFormId;
  action: FormAction;
  to: FormState;
  guard?: SQL;
  /** Columns beside the state. `now` in milliseconds. */
  set: (now: number) => Record<string, unknown>;
};

/** One guarded batch: audit row as witness, the new state, the job that refreshes the cache; and what the form is now. */
async function moveForm(services: Services, actor: GuestLandlord, move: Move): Promise<MoveResult> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isMine = and(eq(rentForm.id, move.formId), mayReachForm(actor, at)) as SQL;
  const isAllowed = sql`${isAnyState(stateAtSql(at), statesBefore(move.action, "guest"))} AND ${move.guard ?? sql`1`}`;
  const [, , , rows] = await db.batch([
    insertWitness(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "guest",
        actorId: null,
        action: `form.${move.action}`,
        targetKind: "rent_form",
        targetId: move.formId,
        detail: move.to,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isAllowed}`,
    ),
    db
      .update(rentForm)
      .set({ ...move.set(at), state: move.to, updatedAt: at })
      .where(and(eq(rentForm.id, move.formId), isWitnessed(auditId))),
    insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId: move.formId }, dedupeKey: `refresh:${auditId}`, now },
      isWitnessed(auditId),
    ),
    db
      .select({
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        hasMoved: sql<number>`${isWitnessed(auditId)}`.as("has_moved"),
      })
      .from(rentForm)
      .where(isMine),
  ]);
  const [row] = rows;
  if (!row) return err("not-found", undefined);
  if (row.hasMoved) {
    await afterFormCommit(services, move.formId, [jobId]);
    return ok({ state: row.state });
  }
  const state = stateAt(row, at);
  return state === move.to ? ok({ state }) : err("wrong-state", { state });
}

/** `stateAt` of rules.ts in SQL: past its date an open or paused form counts as closed. */
function stateAtSql(now: number): SQL {
  return sql`CASE WHEN ${rentForm.state} IN ('open', 'paused') AND ${rentForm.opensUntil} <= ${now}
    THEN 'closed' ELSE ${rentForm.state} END`;
}
