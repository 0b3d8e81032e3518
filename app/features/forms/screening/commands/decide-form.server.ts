import { type SQL, sql } from "drizzle-orm";
import { retryLostConnection, runBatch } from "../../../../db/guarded-batch.server";
import { rentForm } from "../../../../db/schema/forms";
import { audit, outbox } from "../../../../db/schema/platform";
import { screening } from "../../../../db/schema/screening";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { openText, sealText } from "../../../../platform/crypto";
import { insertJob, type SuspensionReason } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { codesSchema, sealedAs } from "../queries/screening-state.server";
import type { Decision } from "../rules";
import { liveStatement } from "./screen-form.server";

/** `why`: the admin's own note. `reason`: of "suspend", what the landlord is told. */
export type FormDecision = { formId: RentFormId; decision: Decision; why: string; reason?: SuspensionReason };
/** "not-found": no such form, or whoever asks is not the admin. "wrong-state": there is nothing to decide so any more. */
export type DecideResult = Result<undefined, "not-found" | "wrong-state">;

/** SQL on a row of rent_form: the decision would change something. */
const isToDecide: Record<Decision, SQL> = {
  release: sql`((${rentForm.state} = 'suspended' AND ${rentForm.heldAt} IS NOT NULL) OR ${rentForm.documentsLockedUntil} IS NOT NULL
    OR EXISTS (SELECT 1 FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id} AND s.state = 'waiting'))
    AND ${rentForm.state} <> 'deleted'`,
  hold: sql`(${rentForm.state} IN ('open', 'paused', 'full', 'closed') OR (${rentForm.state} = 'suspended' AND NOT EXISTS (
    SELECT 1 FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id} AND s.decision = 'hold')))`,
  suspend: sql`(${rentForm.state} NOT IN ('suspended', 'deleted') OR (${rentForm.state} = 'suspended'
    AND (${rentForm.heldAt} IS NOT NULL OR ${rentForm.bannedAt} IS NOT NULL)))`,
  restore: sql`(${rentForm.state} = 'suspended' AND ${rentForm.bannedAt} IS NULL)`,
};

/**
 * What the admin says of a form, once, with an audit row; the landlord is notified. "release" opens it and lets these signs
 * pass; "hold" closes it; "suspend" takes it offline; "restore" undoes that.
 */
export function decideForm(services: Services, admin: AccountLandlord, input: FormDecision): Promise<DecideResult> {
  return retryLostConnection(() => decide(services, admin, input));
}

async function decide(services: Services, admin: AccountLandlord, input: FormDecision): Promise<DecideResult> {
  const { db, ids, config } = services;
  const { formId, decision, why } = input;
  const detail = input.reason ?? decision;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const by = adminOf(config, admin, at);
  const isMine = sql`${rentForm.id} = ${formId} AND ${by} IS NOT NULL`;
  const jobs = { refresh: ids.uuid<OutboxId>(), told: ids.uuid<OutboxId>(), live: ids.uuid<OutboxId>() };
  const { found } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "account",
        actorId: by,
        action: `screening.${decision}`,
        targetKind: "rent_form",
        targetId: formId,
        detail,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isToDecide[decision]}`,
    ),
    kept: keepDecision(services, input, { at, by, isDone }),
    told: tellDecision(services, input, { id: jobs.told, now, isDone }),
    live:
      decision === "release"
        ? liveStatement(services, { id: jobs.live, formId, at: now }, sql`${isDone} AND ${isHeld(formId)}`)
        : null,
    moved: db.update(rentForm).set(columnsOf(decision, at)).where(sql`${rentForm.id} = ${formId} AND ${isDone}`),
    refresh: insertJob(
      db,
      { id: jobs.refresh, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isDone,
    ),
    found: db
      .select({
        isDone: sql<number>`${isDone}`.as("is_done"),
        decision: sql<Decision | null>`(SELECT s.decision FROM ${screening} AS s WHERE s.kind = 'form'
            AND s.subject_id = ${formId} AND s.decided_why = ${why} AND EXISTS (SELECT 1 FROM ${audit} AS said
              WHERE said.target_id = ${formId} AND said.at = s.decided_at AND said.detail = ${detail}))`.as("decision"),
        reasons: sql<string>`(SELECT s.reasons FROM ${screening} AS s WHERE s.kind = 'form'
            AND s.subject_id = ${formId})`.as("reasons"),
      })
      .from(rentForm)
      .where(isMine),
  });
  const [row] = found;
  if (!row) return err("not-found");
  if (!row.isDone) return row.decision === decision ? ok(undefined) : err("wrong-state");
  if (decision === "release" || decision === "restore") countReleased(services, row.reasons);
  await afterFormCommit(services, formId, Object.values(jobs));
  return ok(undefined);
}

/** `reasons`: JSON of screening.reasons, the signs that were wrong. */
function countReleased({ screen }: Services, reasons: string): void {
  screen.count("released:form");
  for (const { code } of codesSchema.parse(JSON.parse(reasons))) screen.count(`released:form:${code}`);
}

/** SQL: it waits for somebody to look at it. */
const isHeld = (formId: RentFormId) =>
  sql`EXISTS (SELECT 1 FROM ${rentForm} AS f WHERE f.id = ${formId} AND f.state = 'suspended' AND f.held_at IS NOT NULL)`;

type Written = { at: number; by: SQL; isDone: SQL };

/** A form that was never looked at gets its row by the decision. */
function keepDecision({ db, ids }: Services, { formId, decision, why }: FormDecision, { at, by, isDone }: Written) {
  const outcome = { release: "publish", restore: "publish", hold: "hold", suspend: "suspend" }[decision];
  return db.run(sql`INSERT INTO ${screening} (id, kind, subject_id, score, reasons, facts, outcome, state,
      decision, decided_at, decided_by, decided_why, created_at, updated_at)
    SELECT ${ids.uuid<string>()}, 'form', ${formId}, 0, '[]', '{}', ${outcome}, 'decided', ${decision}, ${at}, ${by}, ${why},
      ${at}, ${at} WHERE ${isDone}
    ON CONFLICT (kind, subject_id) DO UPDATE SET state = 'decided', decision = excluded.decision,
      decided_at = excluded.decided_at, decided_by = excluded.decided_by, decided_why = excluded.decided_why`);
}

/** Before the form's row changes: a held landlord hears that it is back or live, a locked one that uploads are open. */
function tellDecision(
  { db }: Services,
  { formId, decision, reason = "other" }: FormDecision,
  { id, now, isDone }: { id: OutboxId; now: Date; isDone: SQL },
) {
  const job = { id, dedupeKey: `decided:${id}`, now };
  const isBack = sql`EXISTS (SELECT 1 FROM ${rentForm} AS f WHERE f.id = ${formId} AND f.state = 'suspended')
    AND (${decision} = 'restore' OR EXISTS (SELECT 1 FROM ${outbox} WHERE dedupe_key = ${`form-live:${formId}`}))`;
  if (decision === "suspend")
    return insertJob(db, { ...job, kind: "mail.form-suspended", ref: { formId, reason } }, isDone);
  if (decision === "hold")
    return insertJob(db, { ...job, kind: "mail.form-screened", ref: { formId, about: "look" } }, isDone);
  return insertJob(db, { ...job, kind: "mail.form-restored", ref: { formId } }, sql`${isDone} AND ${isBack}`);
}

function columnsOf(decision: Decision, at: number) {
  const before = sql`CASE ${rentForm.state} WHEN 'suspended' THEN ${rentForm.stateBefore} ELSE ${rentForm.state} END`;
  if (decision === "hold" || decision === "suspend") {
    const heldAt = decision === "hold" ? sql`coalesce(${rentForm.heldAt}, ${at})` : null;
    return { state: sql`'suspended'`, stateBefore: before, heldAt, bannedAt: null, updatedAt: at };
  }
  // What is offline because its account is suspended comes back with the account.
  const isDown = sql`${rentForm.state} = 'suspended' AND ${rentForm.bannedAt} IS NULL`;
  return {
    state: sql`CASE WHEN ${isDown} THEN coalesce(${rentForm.stateBefore}, 'closed') ELSE ${rentForm.state} END`,
    stateBefore: sql`CASE WHEN ${isDown} THEN NULL ELSE ${rentForm.stateBefore} END`,
    heldAt: null,
    documentsLockedUntil: null,
    updatedAt: at,
  };
}

/** Answers an appeal: sealed, shown and mailed, once. "wrong-state": nothing was said, or it was answered. */
export function answerAppeal(services: Services, admin: AccountLandlord, input: AppealAnswer): Promise<DecideResult> {
  return retryLostConnection(() => answer(services, admin, input));
}

type AppealAnswer = { formId: RentFormId; text: string };

async function answer(
  services: Services,
  admin: AccountLandlord,
  { formId, text }: AppealAnswer,
): Promise<DecideResult> {
  const { db, ids, config } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isDone = isGuarded(auditId);
  const by = adminOf(config, admin, at);
  const isAsked = sql`kind = 'form' AND subject_id = ${formId} AND appealed_at IS NOT NULL`;
  const sealed = await sealText(config.secret, sealedAs.answer, formId, text);
  const { found } = await runBatch(db, {
    guard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "account",
        actorId: by,
        action: "screening.answer",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`${screening} WHERE ${isAsked} AND (answered_at IS NULL OR answered_at < appealed_at) AND ${by} IS NOT NULL`,
    ),
    kept: db.run(
      sql`UPDATE ${screening} SET answer_sealed = ${sealed}, answered_at = ${at} WHERE ${isAsked} AND ${isDone}`,
    ),
    told: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.form-screened",
        ref: { formId, about: "answer" },
        dedupeKey: `answer:${auditId}`,
        now,
      },
      isDone,
    ),
    found: db
      .select({ isDone: sql<number>`${isDone}`.as("is_done"), answer: screening.answerSealed })
      .from(screening)
      .where(sql`${isAsked} AND ${by} IS NOT NULL`),
  });
  const [row] = found;
  if (!row) return err("not-found");
  if (!row.isDone) {
    const said = row.answer && (await openText(config.secrets, sealedAs.answer, formId, row.answer));
    return said === text ? ok(undefined) : err("wrong-state");
  }
  await services.mailQueue.notify([jobId], "urgent");
  return ok(undefined);
}
