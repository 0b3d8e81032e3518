import { type SQL, sql } from "drizzle-orm";
import { canonicalJson } from "~/kernel/canonical-json";
import { runBatch } from "../../../../../db/guarded-batch.server";
import {
  application,
  applicationCorrection,
  applicationData,
  applicationRevision,
} from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { notification, outbox } from "../../../../../db/schema/platform";
import { referenceRequest } from "../../../../../db/schema/review";
import { dayMs } from "../../../../../kernel/durations";
import type { OutboxId } from "../../../../../kernel/ids";
import { err, ok, type Result } from "../../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { sha256Hex } from "../../../../../platform/crypto";
import { insertJob } from "../../../../../platform/outbox.server";
import { makePersonKeys } from "../../../../../platform/people/person-keys.server";
import { sealPerson } from "../../../../../platform/people/seal-person.server";
import type { Services } from "../../../../../services";
import type { Evaluation } from "../../../../forms/form-model/answers";
import { contactOf, summaryColumns } from "../../../../forms/form-model/contact";
import { evaluateAll, rawOf } from "../../../../forms/form-model/journey";
import { askingOf } from "../../../answering/asking";
import { hashOfApplication, sealApplication, type UnsignedApplication } from "../../../applications/stored-application";
import { householdOf } from "../../../apply/household/commands/settle-household.server";
import { amendApplication } from "../../../apply/signing";
import { inspectCorrection } from "../../../apply/spam/commands/judge-application.server";
import { openSameText, type SameText, sameText } from "../../../apply/spam/queries/find-same-text.server";
import { pathsEndedBy } from "../../../references/people";
import { correctionLimits } from "../limits";
import type { Correction } from "../queries/find-correction.server";
import { discardCorrection, isUndecided } from "./save-correction.server";
import { unconfirmStatements } from "./unconfirm-statements.server";

/** The landlord hears of several corrections in one mail: this long after the first. */
export const batchMs = 30 * 60 * 1000;

export type SendCorrectionResult = Result<
  { isChanged: boolean },
  "invalid" | "over" | "stale" | "too-often" | "too-many" | "suspected",
  { errors: Evaluation["errors"] } | undefined
>;

/** What the application says once this correction is sent. */
export function corrected(services: Services, { form, draft, sent, papers }: Correction) {
  const asking = askingOf(services, form, draft);
  const evaluation = evaluateAll(asking, rawOf(asking, draft));
  const dropped = papers.filter(({ id, isSent }) => isSent && !draft.documents.some((one) => one.id === id));
  const formerPapers = [...(sent.formerPapers ?? []), ...dropped.map(({ id, name }) => ({ id, name }))];
  const { cleaned: answers, visibleSections } = evaluation;
  const { signed: _signed, amended: _amended, ...rest } = sent;
  const next: UnsignedApplication = {
    ...rest,
    answers,
    visibleSections,
    ...(formerPapers.length > 0 && { formerPapers }),
  };
  const isChanged = canonicalJson([answers, visibleSections]) !== canonicalJson([sent.answers, sent.visibleSections]);
  return { evaluation, next, isChanged };
}

/**
 * Sends a correction in one D1 batch, guarded on state, revision and copy; the former answers join its revisions, and
 * its signature stays. A new address is unconfirmed and gets a receipt. "invalid": detail.errors; "over": decided,
 * withdrawn or erased; "stale": another tab; "too-often", "too-many": `correctionLimits`; "suspected": advertising.
 * `found`: who has the same text; it is searched for in the batch, and weighed before another where several have.
 */
export async function sendCorrection(
  services: Services,
  correction: Correction,
  found: SameText | null = null,
): Promise<SendCorrectionResult> {
  const { db, ids, clock } = services;
  const { draft, form, baseRev, copyRev } = correction;
  const { evaluation, next, isChanged } = corrected(services, correction);
  if (!correction.isOpen) return err("over", undefined);
  if (evaluation.errors.length > 0) return err("invalid", { errors: evaluation.errors });
  if (!isChanged || copyRev === null) {
    await discardCorrection(services, correction);
    return ok({ isChanged: false });
  }
  const now = clock.now();
  const at = now.getTime();
  const { id } = draft;
  const columns = summaryColumns(form.definition, evaluation.cleaned);
  const isMoved = contactOf(form.definition, correction.sent.answers).email !== columns.email;
  const texts = { form, before: correction.sent.answers, after: evaluation.cleaned, columns };
  const look = await inspectCorrection(services, texts);
  if (look.isSuspected(found ?? { others: 0, forms: 0 })) return err("suspected", undefined);
  const personKey = draft.personKey ?? (await makePersonKeys(services, [draft.formId])).at(0);
  if (!personKey) return err("over", undefined);
  const person = await sealPerson(services, personKey, id, columns);
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const receiptId = ids.uuid<OutboxId>();
  const data = await sealApplication(draft.key, await amendApplication(next, correction.sent, now));
  const household = await householdOf(
    services,
    { draft, definition: form.definition, answers: evaluation.cleaned, isSilent: correction.isSpam },
    now,
    isDone,
  );
  const named = draft.documents.map((paper) => ({ id: paper.id, path: paper.path }));
  const isNamed = sql`id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(named)}))`;
  const mine = sql`application_id = ${id} AND path NOT LIKE 'info.%' AND removed_at IS NULL`;
  const { written, room, ...answered } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "applicant",
        actorId: null,
        action: "application.correct",
        targetKind: "application",
        targetId: id,
      },
      sql`${applicationData} JOIN ${applicationCorrection}
        ON ${applicationCorrection.applicationId} = ${applicationData.applicationId}
        WHERE ${applicationData.applicationId} = ${id} AND ${applicationData.rev} = ${baseRev}
          AND ${applicationCorrection.rev} = ${copyRev} AND ${isUndecided(id, at)} AND ${hasRoom(id, at)}
          AND ${found ? sql`1` : look.isTextRare}`,
    ),
    unconfirm: unconfirmStatements(
      services,
      {
        ...{ id, emailHash: person.emailHash, rev: baseRev + 1, now, receiptId },
        linkHash: await sha256Hex(correction.token),
      },
      isDone,
    ),
    keepOldAnswers: db.run(sql`INSERT INTO ${applicationRevision} (id, application_id, rev, data, created_at)
      SELECT ${ids.uuid()}, application_id, rev, data, ${at} FROM ${applicationData} WHERE application_id = ${id} AND ${isDone}`),
    keepNewAnswers: db.run(
      sql`UPDATE ${applicationData} SET data = ${data}, rev = rev + 1 WHERE application_id = ${id} AND ${isDone}`,
    ),
    // One job for all corrections until it is done: looked for before this one's own.
    applicationChangedMail: insertJob(
      db,
      {
        id: ids.uuid<OutboxId>(),
        kind: "mail.application-changed",
        ref: { applicationId: id },
        dedupeKey: `changed:${id}:${baseRev + 1}`,
        now,
        runAt: new Date(at + batchMs),
      },
      sql`${isDone} AND NOT EXISTS (SELECT 1 FROM ${outbox} WHERE dedupe_key >= ${`changed:${id}:`}
        AND dedupe_key < ${`changed:${id};`} AND done_at IS NULL AND dead_at IS NULL)`,
    ),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'application-changed', id, ${at} FROM ${application}
      WHERE id = ${id} AND is_spam = 0 AND ${isDone} AND NOT EXISTS (SELECT 1 FROM ${notification} AS told
        WHERE told.form_id = ${draft.formId} AND told.created_at > ${at - batchMs} AND told.ref = ${id}
          AND told.kind = 'application-changed' AND told.read_at IS NULL)`),
    takeBackPapers: db.run(
      sql`UPDATE ${document} SET removed_at = ${at} WHERE ${mine} AND NOT ${isNamed} AND ${isDone}`,
    ),
    keepPapers:
      db.run(sql`UPDATE ${document} SET claimed_at = coalesce(claimed_at, ${at}), path = (SELECT value ->> 'path'
      FROM json_each(${JSON.stringify(named)}) WHERE value ->> 'id' = ${document}.id) WHERE ${mine} AND ${isNamed} AND ${isDone}`),
    describeAnew: db.run(sql`UPDATE ${application} SET body_hash = ${await hashOfApplication(draft.key, next)},
      person = ${person.person}, person_key_id = ${person.personKeyId}, email_hash = ${person.emailHash}, phone_hash = ${person.phoneHash},
      move_in = ${columns.moveIn}, income_monthly_minor = ${columns.incomeMonthlyMinor},
      income_currency = ${columns.incomeCurrency}, adults = ${columns.adults},
      has_pets = ${columns.hasPets === null ? null : Number(columns.hasPets)}, text_hash = ${look.textHash},
      document_count = (SELECT count(*) FROM ${document} AS paper WHERE paper.application_id = ${id}
        AND paper.claimed_at IS NOT NULL AND paper.removed_at IS NULL),
      changed_at = ${at}, updated_at = ${at}, searched_at = NULL WHERE id = ${id} AND ${isDone}`),
    endCorrection: db.run(sql`DELETE FROM ${applicationCorrection} WHERE application_id = ${id} AND ${isDone}`),
    // A referee's old address may be a stranger's: its link ends with the correction.
    endReferences:
      db.run(sql`UPDATE ${referenceRequest} SET cancelled_at = ${at}, remind_at = NULL WHERE application_id = ${id}
      AND path IN (SELECT value FROM json_each(${JSON.stringify(pathsEndedBy(form.definition, correction.sent, next))}))
      AND answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL AND ${isDone}`),
    household: household.statements,
    room: selectRoom(services, id, at),
    others: db.all<{ sameText: string }>(
      sql`SELECT ${sameText(look.newHash, at)} AS "sameText" WHERE NOT ${isDone} AND NOT ${look.isTextRare}`,
    ),
  });
  if (written.meta.changes === 0) {
    const [other] = answered.others;
    if (found || !other) return err(refusalOf(room), undefined);
    return sendCorrection(services, correction, await openSameText(services, other.sameText, columns.email));
  }
  household.noteRefused(answered.household);
  await services.mailQueue.notify([...household.jobs, ...(isMoved ? [receiptId] : [])], "urgent");
  return ok({ isChanged: true });
}

/** SQL: one correction more is within the limits of this application. */
function hasRoom(id: string, at: number): SQL {
  return sql`(SELECT count(*) < ${correctionLimits.ever} AND coalesce(sum(made.created_at > ${at - dayMs}), 0)
    < ${correctionLimits.aDay} FROM ${applicationRevision} AS made WHERE made.application_id = ${id})`;
}

type Room = { hasRoom: number; isOver: number };

function selectRoom({ db }: Services, id: string, at: number) {
  return db.all<Room>(sql`SELECT ${hasRoom(id, at)} AS "hasRoom",
    (SELECT count(*) FROM ${applicationRevision} WHERE application_id = ${id}) >= ${correctionLimits.ever} AS "isOver"`);
}

function refusalOf([row]: readonly Room[]): "stale" | "too-often" | "too-many" {
  if (row?.hasRoom !== 0) return "stale";
  return row.isOver === 1 ? "too-many" : "too-often";
}
