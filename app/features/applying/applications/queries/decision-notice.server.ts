import { type SQL, sql } from "drizzle-orm";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { rentFormVersion } from "../../../../db/schema/forms";
import { audit, outbox } from "../../../../db/schema/platform";
import { applicantLetter } from "../../../../db/schema/review";
import { dayMs } from "../../../../kernel/durations";
import { isOpen } from "../../../../platform/outbox.server";
import { noticeWithinMs, type OutcomeKind } from "../decision-notice";
import { undecidedStates } from "../rules";

/** SQL on rows of applicant_letter and application: it is about the decision that holds; one about an earlier decision says nothing of it. */
const isAboutDecision = sql`(${applicantLetter.createdAt} >= ${application.decidedAt}
  AND (${application.state} = 'approved' AND ${applicantLetter.kind} = 'approved'
    OR ${application.state} = 'declined' AND ${applicantLetter.kind} IN ('declined', 'home-let')))`;

/** SQL on the same rows: it is about the decision that holds, and has gone. */
export const tellsDecision = sql`(${applicantLetter.sentAt} IS NOT NULL AND ${isAboutDecision})`;

/** SQL on the same rows: it fits the state, also under a request for more. `name`: of applicant_letter in the statement. */
export function fitsState(name = "applicant_letter"): SQL {
  return sql`(CASE ${application.state} WHEN 'info_requested' THEN ${application.stateBefore} ELSE ${application.state} END =
    CASE ${sql.raw(name)}.kind WHEN 'home-let' THEN 'declined' WHEN 'reopened' THEN 'in_review' ELSE ${sql.raw(name)}.kind END)`;
}

/** SQL on the same rows: it has gone, and tells the decision that holds, or where an undecided one stands. */
export const tellsStanding = sql`(${applicantLetter.sentAt} IS NOT NULL AND (${isAboutDecision}
  OR ${applicantLetter.kind} IN ('shortlisted', 'reopened') AND ${fitsState()}))`;

/** SQL on application: kind of the letter that told the decision that holds; NULL where none has. */
export const noticeOutcome: SQL<OutcomeKind | null> = sql`(SELECT ${applicantLetter.kind} FROM ${applicantLetter}
  WHERE ${applicantLetter.applicationId} = ${application.id} AND ${tellsDecision}
  ORDER BY ${applicantLetter.createdAt} DESC LIMIT 1)`;

/** SQL on the same rows: it is about the decision that holds, and its job is still to send it. */
export const isOnItsWay = sql`(${applicantLetter.sentAt} IS NULL AND ${applicantLetter.cancelledAt} IS NULL
  AND ${isAboutDecision} AND EXISTS (SELECT 1 FROM ${outbox}
    WHERE ${outbox.dedupeKey} = 'letter:' || ${applicantLetter.id} AND ${isOpen}))`;

/** SQL on application: somebody decided, and no letter has told it. */
export const lacksNotice = sql`(${application.state} IN ('approved', 'declined') AND ${noticeOutcome} IS NULL)`;

/** SQL on application: the decision that holds was made by a manage link, whoever has the form by now. `name`: of the table in the statement. */
export function isGuestsDecision(name = "application"): SQL {
  const row = sql.raw(name);
  return sql`EXISTS (SELECT 1 FROM ${audit} AS made WHERE made.target_id = ${row}.id AND made.at = ${row}.decided_at
    AND made.actor_kind = 'guest' AND made.action IN ('application.approve', 'application.decline'))`;
}

/**
 * SQL on application: a guest decided by a link, no letter has told it and the time to write is not over, so that to those who
 * applied nothing is decided yet. A letter that has gone clears `tell_by`. `name`: of the table in the statement.
 */
export function isQuietAt(at: number, name = "application"): SQL {
  const row = sql.raw(name);
  return sql`(${row}.state IN ('approved', 'declined') AND ${row}.tell_by > ${at} AND ${isGuestsDecision(name)})`;
}

/** SQL on application: its state as those who applied may know it. */
export function stateForApplicant(at: number): SQL<ApplicationState | null> {
  return sql`CASE WHEN ${isQuietAt(at)} THEN 'in_review' ELSE ${application.state} END`;
}

/** SQL on application: to those who applied it is undecided; they may correct it, complete it or take it back. */
export function isOpenToApplicant(at: number, name = "application"): SQL {
  const states = sql.join(
    undecidedStates.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`(${sql.raw(name)}.state IN (${states}) OR ${isQuietAt(at, name)})`;
}

/** SQL on rent_form_version: within how many days its landlord promised an answer; NULL for no promise. */
export const promisedDays: SQL<number | null> = sql`json_extract(${rentFormVersion.definition}, '$.replyWithinDays')`;

/** SQL on application, for a decision made at `at`: the later of the end of the promised day and 72 hours after. */
export function noticeDueByOf(at: number): SQL {
  const complete = sql`coalesce(${application.householdCompletedAt}, ${application.submittedAt})`;
  const promised = sql`(SELECT ${promisedDays}
    FROM ${rentFormVersion} WHERE ${rentFormVersion.id} = ${application.versionId})`;
  return sql`max(${at + noticeWithinMs}, coalesce((CAST(${complete} / ${dayMs} AS INTEGER) + ${promised} + 1) * ${dayMs}, 0))`;
}
