import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../db/guarded-batch.server";
import { application, applicationKey, infoRequest } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import type { AccountLandlord } from "../../../kernel/actor";
import type { ApplicationId, InfoRequestId, OutboxId, RentFormId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import { insertJob } from "../../../platform/outbox.server";
import type { Services } from "../../../services";
import { isLocked } from "../../applications/queries/review-order.server";
import { mayReachForm } from "../../rent-forms/queries/may-reach-form.server";
import { sealRequested } from "../model";
import { askableStates, requestLimits } from "../rules";
import { type RequestInput, requestInputSchema } from "../schema";

type ApplicationKey = { formId: RentFormId; applicationId: ApplicationId };

/**
 * Asks the applicant for named things, until a time (ms, at least 72 hours away); answered, the state comes back.
 * "bad-input": none, too much or too soon; "wrong-state": decided, withdrawn, or another is open.
 */
export async function requestInfo(
  services: Services,
  actor: AccountLandlord,
  input: ApplicationKey & RequestInput & { dueAt: number },
): Promise<Result<{ id: InfoRequestId }, "not-found" | "wrong-state" | "bad-input">> {
  const { db, ids, clock, dataKeys } = services;
  const now = clock.now();
  const at = now.getTime();
  const parsed = requestInputSchema.safeParse(input);
  const waitMs = input.dueAt - at;
  if (!parsed.success || !(waitMs >= requestLimits.shortestMs && waitMs <= requestLimits.longestMs)) {
    return err("bad-input");
  }
  const isMine = mineAnd(actor, input, at);
  const [row] = await db
    .select({ keyId: applicationKey.keyId, wrappedKey: applicationKey.wrappedKey })
    .from(applicationKey)
    .where(sql`${applicationKey.applicationId} = ${input.applicationId} AND EXISTS (SELECT 1 FROM ${isMine})`);
  if (!row) return err("not-found");
  const key = await dataKeys.open(input.applicationId, row);
  const id = ids.uuid<InfoRequestId>();
  const items = parsed.data.items.map((item) => ({ id: ids.nodeId(), ...item }));
  const sealed = await sealRequested(key, id, { items, note: parsed.data.note });
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "application.request-info",
        targetKind: "application",
        targetId: input.applicationId,
      },
      sql`${isMine} AND ${application.state} IN ${listOf(askableStates)} AND NOT ${isLocked}`,
    ),
    // One that a decision overtook still stands open.
    endOpenRequest: db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL
      WHERE application_id = ${input.applicationId} AND answered_at IS NULL AND cancelled_at IS NULL AND ${isDone}`),
    askApplicant:
      db.run(sql`INSERT INTO ${infoRequest} (id, application_id, form_id, items, asked_at, due_at, remind_at)
      SELECT ${id}, ${input.applicationId}, ${input.formId}, ${sealed}, ${at}, ${input.dueAt},
        ${input.dueAt - requestLimits.remindBeforeMs} WHERE ${isDone}`),
    awaitAnswer: db.run(sql`UPDATE ${application} SET state_before = state, state = 'info_requested', updated_at = ${at}
      WHERE id = ${input.applicationId} AND ${isDone}`),
    infoRequestMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.info-request",
        ref: { infoRequestId: id, isReminder: false },
        dedupeKey: `info:${id}`,
        now,
      },
      isDone,
    ),
  });
  if (written.meta.changes === 0) return err("wrong-state");
  await services.mailQueue.notify([jobId]);
  return ok({ id });
}

/** Takes the open request back: the application goes on where it was. Nothing open is done already. */
export async function cancelInfoRequest(
  services: Services,
  actor: AccountLandlord,
  input: ApplicationKey,
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isMine = mineAnd(actor, input, at);
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "application.cancel-info",
        targetKind: "application",
        targetId: input.applicationId,
      },
      sql`${isMine} AND ${application.state} = 'info_requested'`,
    ),
    cancelRequest: db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL
      WHERE application_id = ${input.applicationId} AND answered_at IS NULL AND cancelled_at IS NULL
        AND ${isGuarded(auditId)}`),
    goBackToState:
      db.run(sql`UPDATE ${application} SET state = coalesce(state_before, 'in_review'), state_before = NULL, updated_at = ${at}
      WHERE id = ${input.applicationId} AND ${isGuarded(auditId)}`),
    rows: db.select({ isThere: sql<number>`1`.as("is_there") }).from(isMine),
  });
  return rows.length > 0 ? ok(undefined) : err("not-found");
}

/** SQL after FROM: the application, where this landlord may act on it. */
function mineAnd(actor: AccountLandlord, { formId, applicationId }: ApplicationKey, at: number): SQL {
  return sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${application.id} = ${applicationId} AND ${rentForm.id} = ${formId} AND ${application.isSpam} = 0
      AND ${rentForm.state} <> 'deleted' AND ${mayReachForm(actor, at)}`;
}

function listOf(values: readonly string[]): SQL {
  return sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}
