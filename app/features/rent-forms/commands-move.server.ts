import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import type { FormState } from "../../db/schema/forms";
import { rentForm } from "../../db/schema/forms";
import type { Landlord } from "../../kernel/actor";
import type { OutboxId, RentFormId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { insertJob } from "../../platform/outbox.server";
import { afterFormCommit } from "./commands-publishing.server";
import { insertWitness, isAnyState, isWitnessed, witnessed } from "./commands-witness.server";
import { stateAtSql } from "./queries-limits.server";
import { mayReachForm } from "./queries-ownership.server";
import { type FormAction, stateAt, statesBefore } from "./rules";

type MoveError = "not-found" | "wrong-state";
export type MoveResult<E extends string = never> = Result<
  { state: FormState },
  MoveError | E,
  { state: FormState } | undefined
>;

type Move = {
  formId: RentFormId;
  action: FormAction;
  /** The state it leads to; SQL where it depends on the row. */
  to: FormState | SQL;
  /** Whether a form found in this state has made the move already: a second click succeeds. */
  isDone: (state: FormState) => boolean;
  guard?: SQL;
  /** Columns beside the state. `now` in milliseconds. */
  set: (now: number) => Record<string, unknown>;
};

/** One guarded batch: audit row as witness, the new state, the job that refreshes the cache; and what the form is now. */
export async function moveForm(services: Services, actor: Landlord, move: Move): Promise<MoveResult> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isMine = and(eq(rentForm.id, move.formId), mayReachForm(actor, at)) as SQL;
  const isAllowed = sql`${isAnyState(stateAtSql(at), statesBefore(move.action, actor.kind))} AND ${move.guard ?? sql`1`}`;
  const [, , , rows] = await db.batch([
    insertWitness(
      db,
      {
        id: auditId,
        at: now,
        ...witnessed(actor, at),
        action: `form.${move.action}`,
        targetKind: "rent_form",
        targetId: move.formId,
        ...(typeof move.to === "string" && { detail: move.to }),
      },
      sql`${rentForm} WHERE ${isMine} AND ${isAllowed}`,
    ),
    db
      .update(rentForm)
      .set({ ...move.set(at), state: move.to as FormState, updatedAt: at })
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
  return move.isDone(state) ? ok({ state }) : err("wrong-state", { state });
}
