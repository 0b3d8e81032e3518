import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import {
  application,
  applicationCorrection,
  applicationData,
  infoRequest,
} from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { applicationMember } from "../../../../../db/schema/household";
import { notification } from "../../../../../db/schema/platform";
import type { OutboxId } from "../../../../../kernel/ids";
import { err, ok, type Result } from "../../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { insertJob } from "../../../../../platform/outbox.server";
import { makePersonKeys } from "../../../../../platform/people/person-keys.server";
import { sealPerson } from "../../../../../platform/people/seal-person.server";
import type { Services } from "../../../../../services";
import type { Evaluation } from "../../../../forms/form-model/answers";
import { type SummaryColumns, summaryColumns } from "../../../../forms/form-model/contact";
import { evaluateAll, rawOf } from "../../../../forms/form-model/journey";
import { asAsked, withAnswers } from "../../../../forms/form-model/later-questions";
import { askingOf } from "../../../answering/asking";
import { hashOfApplication, sealApplication, type UnsignedApplication } from "../../../applications/stored-application";
import { householdOf } from "../../../apply/household/commands/settle-household.server";
import { amendApplication } from "../../../apply/signing";
import { sealAnswered } from "../../../info-requests/model";
import { settledState } from "../../../info-requests/queries/open-request.server";
import { type Asked, askedPrefix } from "../queries/find-asked.server";
import { isStillAsked } from "./save-asked.server";

export type SendAskedResult = Result<
  undefined,
  "invalid" | "over" | "stale",
  { errors: Evaluation["errors"] } | undefined
>;

/** What the application, or the own part, says once this answer is sent. */
function answered(services: Services, asked: Asked): { evaluation: Evaluation; next: UnsignedApplication } {
  const { form, draft, sent, whole, questions } = asked;
  const asking = askingOf(services, form, draft);
  const evaluation = evaluateAll(asking, rawOf(asking, draft));
  const { signed: _signed, amended: _amended, ...rest } = sent;
  const seen = new Set([...sent.visibleSections, ...evaluation.visibleSections]);
  const notes = form.definition.sections.flatMap(({ fields }) => fields.map(({ id }) => id));
  const next: UnsignedApplication = {
    ...rest,
    answers: withAnswers(sent.answers, form.definition, evaluation.cleaned),
    visibleSections: whole.sections.flatMap(({ id }) => (seen.has(id) ? [id] : [])),
    asked: [...new Set([...(sent.asked ?? []), ...questions, ...notes.filter((id) => isLater(asked, id))])],
  };
  return { evaluation, next };
}

/** Of the form at hand what was not asked before: the items of a repeated section were. */
function isLater({ whole, sent }: Asked, id: string): boolean {
  const before = asAsked(whole, sent.asked);
  const section = before.sections.find(({ fields }) => fields.some((field) => field.id === id));
  const field = section?.fields.find((one) => one.id === id);
  return section?.stage !== "apply" || field?.stage !== "apply";
}

/**
 * Sends the answers to a request in one D1 batch, guarded on the request, the revision and what was typed: they join the
 * application (or own part), whose signature stays, and the landlord hears. "invalid": detail.errors; "over": answered, taken
 * back, declined or let; "stale": another tab saved or sent something meanwhile.
 */
export async function sendAsked(services: Services, asked: Asked): Promise<SendAskedResult> {
  const { db, ids, clock } = services;
  const { draft, requestId, applicationId, personId, baseRev, stored } = asked;
  const { evaluation, next } = answered(services, asked);
  if (!asked.isOpen) return err("over", undefined);
  if (evaluation.errors.length > 0) return err("invalid", { errors: evaluation.errors });
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isDone = isGuarded(auditId);
  const data = await sealApplication(draft.key, await amendApplication(next, asked.sent, now));
  const done = await sealAnswered(draft.key, requestId, { answers: [] });
  const summary = await summaryStatements(services, asked, { next, now, isDone });
  const { written, open, ...also } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "applicant",
        actorId: null,
        action: "application.answer-info",
        targetKind: "application",
        targetId: applicationId,
      },
      sql`${applicationData} WHERE ${applicationData.applicationId} = ${personId} AND ${applicationData.rev} = ${baseRev}
        AND ${isStillAsked(asked)} AND (SELECT answer FROM ${infoRequest} WHERE id = ${requestId}) IS ${stored}`,
    ),
    keepAnswers: db.run(
      sql`UPDATE ${applicationData} SET data = ${data}, rev = rev + 1 WHERE application_id = ${personId} AND ${isDone}`,
    ),
    // A correction that waits goes on: what was asked meanwhile joins it when it is read.
    keepCorrection: db.run(sql`UPDATE ${applicationCorrection} SET base_rev = base_rev + 1
      WHERE application_id = ${personId} AND base_rev = ${baseRev} AND ${isDone}`),
    endRequest: db.run(sql`UPDATE ${infoRequest} SET answer = ${done}, answered_at = ${at}, remind_at = NULL
      WHERE id = ${requestId} AND ${isDone}`),
    papers: paperStatements(services, asked, { at, isDone }),
    settle: db.run(sql`UPDATE ${application} SET ${settledState}, updated_at = ${at}, unread_answer_at = ${at},
        seen_rev = CASE WHEN seen_rev = ${baseRev} AND ${personId} = id THEN seen_rev + 1 ELSE seen_rev END
      WHERE id = ${applicationId} AND ${isDone}`),
    summary: summary.statements,
    household: summary.household.statements,
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'info-answered', id, ${at} FROM ${application}
      WHERE id = ${applicationId} AND is_spam = 0 AND ${isDone}`),
    infoAnsweredMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.info-answered",
        ref: { applicationId, infoRequestId: requestId },
        dedupeKey: `info-answered:${requestId}`,
        now,
      },
      isDone,
    ),
    open: db.all<{ isOpen: number }>(sql`SELECT ${isStillAsked(asked)} AS "isOpen"`),
  });
  if (written.meta.changes === 0) return err(open[0]?.isOpen ? "stale" : "over", undefined);
  summary.household.noteRefused(also.household);
  await services.mailQueue.notify([jobId, ...summary.household.jobs]);
  return ok(undefined);
}

/** What was given is part of what was sent, at the place of its question; what was taken out, or never named, goes. */
function paperStatements({ db }: Services, { draft, personId, form, applicationId, role }: Asked, when: When) {
  const { at, isDone } = when;
  const named = JSON.stringify(draft.documents.map(({ id, path }) => ({ id, path })));
  const isNamed = sql`id IN (SELECT value ->> 'id' FROM json_each(${named}))`;
  const slots = form.definition.sections.flatMap(({ id, repeat, fields }) =>
    repeat ? [id] : fields.map((field) => field.id),
  );
  const slot = sql`(CASE substr(path, 1, 5) WHEN ${askedPrefix} THEN substr(path, 6) ELSE path END)`;
  const isHere = sql`substr(${slot}, 1, instr(${slot} || '.', '.') - 1) IN (SELECT value FROM json_each(${JSON.stringify(slots)}))`;
  const mine = sql`application_id = ${personId} AND removed_at IS NULL AND ${isHere} AND ${isDone}`;
  const count = sql`(SELECT count(*) FROM ${document} AS paper WHERE paper.application_id = ${personId}
    AND paper.claimed_at IS NOT NULL AND paper.removed_at IS NULL)`;
  return [
    db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE ${mine} AND NOT ${isNamed}`),
    db.run(sql`UPDATE ${document} SET claimed_at = coalesce(claimed_at, ${at}), path = (SELECT value ->> 'path'
      FROM json_each(${named}) WHERE value ->> 'id' = ${document}.id) WHERE ${mine} AND ${isNamed}`),
    role === null
      ? db.run(sql`UPDATE ${application} SET document_count = ${count} WHERE id = ${applicationId} AND ${isDone}`)
      : db.run(sql`UPDATE ${applicationMember} SET document_count = ${count} WHERE id = ${personId} AND ${isDone}`),
  ];
}

type When = { at: number; isDone: SQL };

/** What lists show and search by, where the answers change it; whom the lead names now is asked for an own part. */
async function summaryStatements(
  services: Services,
  asked: Asked,
  { next, now, isDone }: { next: UnsignedApplication; now: Date; isDone: SQL },
) {
  const { db } = services;
  const { draft, whole, role, personId, applicationId } = asked;
  const definition = asAsked(whole, next.asked);
  const columns = summaryColumns(definition, next.answers);
  const bodyHash = await hashOfApplication(draft.key, next);
  const nobody = { statements: [], jobs: [], noteRefused: () => undefined };
  if (role !== null) {
    return {
      statements: memberStatements(services, { applicationId, personId, role, columns, bodyHash, isDone }),
      household: nobody,
    };
  }
  const personKey = draft.personKey ?? (await makePersonKeys(services, [draft.formId])).at(0);
  const person = personKey && (await sealPerson(services, personKey, personId, columns));
  const household = await householdOf(
    services,
    { draft, definition, answers: next.answers, isSilent: asked.isSpam },
    now,
    isDone,
  );
  const statements = [
    db.run(sql`UPDATE ${application} SET body_hash = ${bodyHash},
        ${person ? sql`person = ${person.person}, person_key_id = ${person.personKeyId}, phone_hash = ${person.phoneHash},` : sql``}
        move_in = ${columns.moveIn}, income_monthly_minor = ${columns.incomeMonthlyMinor},
        income_currency = ${columns.incomeCurrency}, adults = ${columns.adults},
        has_pets = ${columns.hasPets === null ? null : Number(columns.hasPets)}, searched_at = NULL
      WHERE id = ${applicationId} AND ${isDone}`),
  ];
  return { statements, household };
}

type MemberSummary = Pick<Asked, "applicationId" | "personId"> & {
  role: NonNullable<Asked["role"]>;
  columns: SummaryColumns;
  bodyHash: string;
  isDone: SQL;
};

/** A co-applicant's income is part of the household's, in the same currency: the difference joins it. */
function memberStatements({ db }: Services, summary: MemberSummary) {
  const { applicationId, personId, role, columns, bodyHash, isDone } = summary;
  const { incomeMonthlyMinor: income, incomeCurrency: currency } = columns;
  const before = sql`coalesce((SELECT m.income_monthly_minor FROM ${applicationMember} AS m
    WHERE m.id = ${personId} AND m.income_currency = ${currency}), 0)`;
  return [
    db.run(sql`UPDATE ${application} SET income_currency = coalesce(income_currency, ${currency}),
        income_monthly_minor = CASE WHEN coalesce(income_currency, ${currency}) = ${currency}
          THEN coalesce(income_monthly_minor, 0) + ${income ?? 0} - ${before} ELSE income_monthly_minor END
      WHERE id = ${applicationId} AND ${income !== null && role === "co_applicant" ? isDone : sql`0`}`),
    db.run(sql`UPDATE ${applicationMember} SET body_hash = ${bodyHash}, income_monthly_minor = ${income},
        income_currency = ${currency} WHERE id = ${personId} AND ${isDone}`),
  ];
}
