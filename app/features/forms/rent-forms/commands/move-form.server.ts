import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import type { FormState } from "../../../../db/schema/forms";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isAnyState, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { stateAtSql } from "../queries/find-form-limits.server";
import { type FormAction, stateAt, statesBefore } from "../rules";

type MoveError = "not-found" | "wrong-state";
export type MoveResult<E extends string = never> = Result<
  /** `isGivenBack`: the move gave a credit back. */
  { state: FormState; isGivenBack?: boolean },
  MoveError | E,
  { state: FormState } | undefined
>;

/** Its landlord, or a sweep. */
type Mover = Landlord | { kind: "system" };

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
  /** A mail that the move causes. */
  mail?: "mail.form-closed" | "mail.form-erasure";
  /** What else the batch does once the form has moved. */
  also?: (isMoved: SQL) => Also;
};

/** `isGivenBack`: SQL that says so at the end of the batch. */
type Also = { statements: ReturnType<Services["db"]["run"]>[]; isGivenBack: SQL };

/** One guarded batch: audit row as audit guard, the new state, the job that refreshes the cache. */
export async function moveForm(services: Services, actor: Mover, move: Move): Promise<MoveResult> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const [jobId, mailId] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
  const isMine = and(
    eq(rentForm.id, move.formId),
    actor.kind === "system" ? undefined : mayReachForm(actor, at),
  ) as SQL;
  // The sweep is what makes a form past its date closed: it moves the state as stored.
  const state = actor.kind === "system" ? sql`${rentForm.state}` : stateAtSql(at);
  const isAllowed = sql`${isAnyState(state, statesBefore(move.action, actor.kind))} AND ${move.guard ?? sql`1`}`;
  const also = move.also?.(isGuarded(auditId));
  const { after } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...(actor.kind === "system" ? ({ actorKind: "system", actorId: null } as const) : auditActor(actor, at)),
        action: `form.${move.action}`,
        targetKind: "rent_form",
        targetId: move.formId,
        detail: typeof move.to === "string" ? move.to : undefined,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isAllowed}`,
    ),
    moveForm: db
      .update(rentForm)
      .set({ ...move.set(at), state: move.to as FormState, updatedAt: at })
      .where(and(eq(rentForm.id, move.formId), isGuarded(auditId))),
    refreshForm: insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId: move.formId }, dedupeKey: `refresh:${auditId}`, now },
      isGuarded(auditId),
    ),
    mail: insertJob(
      db,
      {
        id: mailId,
        kind: move.mail ?? "mail.form-closed",
        ref: { formId: move.formId },
        dedupeKey: `move:${auditId}`,
        now,
      },
      move.mail ? isGuarded(auditId) : sql`0`,
    ),
    also: also?.statements ?? [],
    after: db
      .select({
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        hasMoved: sql<number>`${isGuarded(auditId)}`.as("has_moved"),
        isGivenBack: sql<number>`${also?.isGivenBack ?? sql`0`}`.as("is_given_back"),
      })
      .from(rentForm)
      .where(isMine),
  });
  const [row] = after;
  if (!row) return err("not-found", undefined);
  if (row.hasMoved) {
    await afterFormCommit(services, move.formId, move.mail ? [jobId, mailId] : [jobId]);
    return ok({ state: row.state, ...(row.isGivenBack && { isGivenBack: true }) });
  }
  const found = stateAt(row, at);
  return move.isDone(found) ? ok({ state: found }) : err("wrong-state", { state: found });
}
