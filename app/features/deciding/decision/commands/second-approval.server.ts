import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { application } from "../../../../db/schema/applications";
import { audit, outbox } from "../../../../db/schema/platform";
import { applicantLetter } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { auditActor } from "../../../../platform/audit-guard.server";
import { isNotErased } from "../../../../platform/people/people.server";
import { noticeDueByOf } from "../../../applying/applications/queries/decision-notice.server";
import { endRequests, reopenRequests } from "../../../applying/info-requests/queries/open-request.server";
import { guestDecidedKey, letterKey } from "./letter-statements.server";

/** What becomes of those who are approved for the home already: they stay beside, or these give way. */
export type OtherApprovals = "both" | { supersede: readonly ApplicationId[] };

/**
 * SQL on application: somebody else of its form is approved, or picked with it, and nobody said what becomes of them; in
 * the statement that approves. The + keeps SQLite from reading the whole form.
 */
export function anotherIsApproved(picked: readonly ApplicationId[], besides: OtherApprovals | undefined): SQL {
  if (besides === "both") return sql`0`;
  const supersede = JSON.stringify(besides?.supersede ?? []);
  return sql`(EXISTS (SELECT 1 FROM ${application} AS other
      WHERE other.form_id = ${application.formId} AND other.state = 'approved' AND other.is_archived = 0 AND ${isNotErased("other")}
        AND other.id <> ${application.id} AND other.id NOT IN (SELECT value FROM json_each(${supersede})))
    OR EXISTS (SELECT 1 FROM ${application} AS beside WHERE beside.id IN (SELECT value FROM json_each(${JSON.stringify(picked)}))
        AND +beside.form_id = ${application.formId} AND beside.id <> ${application.id}))`;
}

type Replacing = { supersede: readonly { id: ApplicationId; move: string }[]; changed: SQL; at: number };

/** Statements beside an approval: who give way are being read again, and letters to them are stopped. */
export function replaceStatements(db: Database, actor: Landlord, { supersede, changed, at }: Replacing) {
  if (supersede.length === 0) return [];
  const list = JSON.stringify(supersede);
  const { actorKind, actorId, impersonatorId } = auditActor(actor, at);
  const replaced = sql`(SELECT target_id FROM ${audit} WHERE id IN (
    SELECT json_extract(value, '$.move') FROM json_each(${list})))`;
  return [
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, impersonator_id, action, target_kind, target_id, detail)
      SELECT json_extract(picked.value, '$.move'), ${at}, ${actorKind}, ${actorId}, ${impersonatorId ?? null},
        'application.replace', 'application', first.id, 'approved>in_review'
      FROM json_each(${list}) AS picked JOIN ${application} AS first ON first.id = json_extract(picked.value, '$.id')
      WHERE first.state = 'approved' AND first.id NOT IN ${changed}
        AND first.form_id IN (SELECT second.form_id FROM ${application} AS second WHERE second.id IN ${changed})`),
    db.run(stopLetters(replaced, at)),
    db.run(endRequests(replaced, at)),
    db.run(sql`UPDATE ${application} SET state = 'in_review', updated_at = ${at}, decided_at = NULL, tell_by = NULL, is_let = 0
      WHERE id IN ${replaced}`),
  ];
}

/** SQL: nothing more is sent to these applicants that was to go and has not gone; a try that is under way is the last. `ids`: SQL, a list in brackets. */
export function stopLetters(ids: SQL, at: number): SQL {
  return sql`UPDATE ${applicantLetter} SET cancelled_at = ${at}
    WHERE application_id IN ${ids} AND sent_at IS NULL AND cancelled_at IS NULL`;
}

/** Statements that approve again who gave way, with time and letter. `back`: SQL, a list of ids; `wasAt`: when they did. */
export function bringBackStatements(db: Database, back: SQL, { at, wasAt }: { at: number; wasAt: (id: SQL) => SQL }) {
  const decidedAt = sql`(SELECT max(said.at) FROM ${audit} AS said WHERE said.target_id = ${application.id}
    AND said.action = 'application.approve')`;
  const isTold = sql`EXISTS (SELECT 1 FROM ${applicantLetter} AS gone WHERE gone.application_id = ${application.id}
    AND gone.kind = 'approved' AND gone.sent_at IS NOT NULL AND gone.created_at >= ${decidedAt})`;
  const stopped = sql`application_id IN ${back} AND kind = 'approved' AND sent_at IS NULL
    AND cancelled_at = ${wasAt(sql`application_id`)}`;
  return [
    db.run(sql`UPDATE ${outbox} SET done_at = NULL, lease_until = NULL, next_at = max(next_at, ${at})
      WHERE dedupe_key IN (SELECT ${letterKey} || id FROM ${applicantLetter} WHERE ${stopped}
        UNION ALL SELECT ${guestDecidedKey} || id FROM ${applicantLetter} WHERE ${stopped}
          AND NOT EXISTS (SELECT 1 FROM ${outbox} AS own WHERE own.dedupe_key = ${letterKey} || ${applicantLetter}.id))`),
    db.run(sql`UPDATE ${applicantLetter} SET cancelled_at = NULL WHERE ${stopped}`),
    db.run(reopenRequests(back, { at, wasAt })),
    db.run(sql`UPDATE ${application} SET decided_at = ${decidedAt},
        tell_by = CASE WHEN ${isTold} THEN NULL ELSE ${noticeDueByOf(at)} END
      WHERE id IN ${back}`),
  ];
}

/** SQL on rows of application: nobody else of its form is approved but those in `leaving`, a list in brackets. */
export function isHomeFreeBut(leaving: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${application} AS other
    WHERE other.form_id = ${application.formId} AND other.state = 'approved' AND other.id <> ${application.id}
      AND other.id NOT IN ${leaving})`;
}
