import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationKey, infoRequest } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord, Landlord } from "../../../../kernel/actor";
import type { ApplicationId, InfoRequestId, OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { changeApplications } from "../../applications/commands/change-applications.server";
import { isOutOfTurn } from "../../applications/queries/review-order.server";
import { sealRequested } from "../model";
import { findAskable } from "../queries/find-askable.server";
import { settledState } from "../queries/open-request.server";
import { askableStates, type DayChoice, requestLimits } from "../rules";
import { type RequestInput, requestInputSchema } from "../schema";
import { jobsOfPlan, planRequests, requestStatements } from "./plan-requests.server";

type ApplicationKey = { formId: RentFormId; applicationId: ApplicationId };
type RequestKey = FormKey & { applicationId: ApplicationId; requestId?: InfoRequestId | undefined };

/**
 * Asks the applicant for named things, until a time (ms, at least 72 hours away); answered, the state comes back.
 * "bad-input": none, too much or too soon; "wrong-state": declined, withdrawn, let, or another is open.
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
      sql`${isMine} AND ${mayAsk}`,
    ),
    askApplicant:
      db.run(sql`INSERT INTO ${infoRequest} (id, application_id, form_id, items, asked_at, due_at, remind_at)
      SELECT ${id}, ${input.applicationId}, ${input.formId}, ${sealed}, ${at}, ${input.dueAt},
        ${input.dueAt - requestLimits.remindBeforeMs} WHERE ${isDone}`),
    awaitAnswer: db.run(sql`UPDATE ${application} SET updated_at = ${at}, ${askedState}
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

/** SQL on application: nothing is asked of it now, and it is not decided against or let. */
const mayAsk = sql`(${application.state} IN ${listOf(askableStates)} AND ${application.isLet} = 0 AND NOT ${isOutOfTurn}
  AND NOT EXISTS (SELECT 1 FROM ${infoRequest} AS open WHERE open.application_id = ${application.id}
    AND open.answered_at IS NULL AND open.cancelled_at IS NULL))`;
/** SQL after SET: an approved one stays approved. */
const askedState = sql`state_before = CASE state WHEN 'approved' THEN state_before ELSE state END,
  state = CASE state WHEN 'approved' THEN state ELSE 'info_requested' END`;

/**
 * Asks questions of the form that the landlord kept for later: of the lead, and of each member who has sent the own part.
 * "bad-input": none of them may be asked now; "wrong-state" as of `requestInfo`.
 */
export async function requestQuestions(
  services: Services,
  actor: AccountLandlord,
  input: ApplicationKey & { questions: readonly string[]; days: DayChoice; note: string },
): Promise<Result<undefined, "not-found" | "wrong-state" | "bad-input">> {
  const { formId, applicationId, ...order } = input;
  const picked = { formId, applicationIds: [applicationId] };
  const sendAt = services.clock.now().getTime();
  const [found] = await findAskable(services, actor, picked);
  if (!found) return err("not-found");
  const plan = await planRequests(services, [found], { ...order, upTo: "offer", sendAt });
  const jobs = jobsOfPlan(plan);
  if (jobs.length === 0) return err("bad-input");
  const [row] = await changeApplications(
    services,
    actor,
    picked,
    {
      action: "application.request-info",
      isAllowed: mayAsk,
      isDone: sql`0`,
      detail: sql`${application.state}`,
      set: (at) => sql`updated_at = ${at}`,
      marksRead: true,
    },
    ({ changed, at }) => requestStatements(services.db, plan, { changed, at }),
  );
  if (!row) return err("not-found");
  if (row.outcome !== "changed") return err("wrong-state");
  await services.mailQueue.notify(jobs);
  return ok(undefined);
}

/** Takes an open request back, or all of them: the application goes on where it was. Nothing open is done already. */
export async function cancelInfoRequest(
  services: Services,
  actor: Landlord,
  input: RequestKey,
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isMine = mineAnd(actor, input, at);
  const isMeant = sql`application_id = ${input.applicationId} AND answered_at IS NULL AND cancelled_at IS NULL
    AND ${input.requestId ? sql`id = ${input.requestId}` : sql`1`}`;
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
      sql`${isMine} AND EXISTS (SELECT 1 FROM ${infoRequest} WHERE ${isMeant})`,
    ),
    cancelRequest: db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL
      WHERE ${isMeant} AND ${isGuarded(auditId)}`),
    goBackToState: db.run(sql`UPDATE ${application} SET ${settledState}, updated_at = ${at}
      WHERE id = ${input.applicationId} AND ${isGuarded(auditId)}`),
    rows: db.select({ isThere: sql<number>`1`.as("is_there") }).from(isMine),
  });
  return rows.length > 0 ? ok(undefined) : err("not-found");
}

/** SQL after FROM: the application, where this landlord may act on it. */
function mineAnd(actor: Landlord, { applicationId, ...form }: RequestKey, at: number): SQL {
  return sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${application.id} = ${applicationId} AND ${isForm(form)} AND ${application.isSpam} = 0
      AND ${rentForm.state} <> 'deleted' AND ${mayReachForm(actor, at)}`;
}

function listOf(values: readonly string[]): SQL {
  return sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}
