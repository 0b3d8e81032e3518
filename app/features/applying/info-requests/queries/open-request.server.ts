import { type SQL, sql } from "drizzle-orm";
import { isQuietAt } from "../../applications/queries/decision-notice.server";
import { requestLimits } from "../rules";

/**
 * SQL on info_request and application: an answer is still wanted. After an approval until the home is let; a decline,
 * reopening and "No longer needed" set `cancelled_at`. Names of the tables in the statement.
 */
export function isRequestOpen(request = "info_request", sent = "application"): SQL {
  const [asked, row] = [sql.raw(request), sql.raw(sent)];
  return sql`(${asked}.answered_at IS NULL AND ${asked}.cancelled_at IS NULL
    AND (${row}.state = 'info_requested' OR ${row}.state = 'approved' AND ${row}.is_let = 0))`;
}

/** SQL on the same: who is asked may know of it. What is asked with a decision waits for the letter that tells the decision. */
export function isRequestAnnounced(at: number, request = "info_request", sent = "application"): SQL {
  const [asked, row] = [sql.raw(request), sql.raw(sent)];
  return sql`NOT (${row}.decided_at IS NOT NULL AND ${asked}.asked_at >= coalesce(${row}.decided_at, 0)
    AND (coalesce(${isQuietAt(at, sent)}, 0) OR EXISTS (SELECT 1 FROM applicant_letter AS letter WHERE letter.application_id = ${row}.id
      AND letter.created_at >= ${row}.decided_at AND letter.sent_at IS NULL AND letter.cancelled_at IS NULL)))`;
}

/** SQL after SET on application: once nothing is asked any more it goes back to where it was. */
export const settledState = (() => {
  const isSettled = sql`(state = 'info_requested' AND NOT EXISTS (SELECT 1 FROM info_request AS open
    WHERE open.application_id = application.id AND open.answered_at IS NULL AND open.cancelled_at IS NULL))`;
  return sql`state = CASE WHEN ${isSettled} THEN coalesce(state_before, 'in_review') ELSE state END,
    state_before = CASE WHEN ${isSettled} THEN NULL ELSE state_before END`;
})();

/** SQL: what is open of these applications ends. `ids`: SQL, a list in brackets. */
export function endRequests(ids: SQL, at: number): SQL {
  return sql`UPDATE info_request SET cancelled_at = ${at}, remind_at = NULL
    WHERE application_id IN ${ids} AND answered_at IS NULL AND cancelled_at IS NULL`;
}

/** SQL: what ended at `wasAt` with a move that was taken back is open again. */
export function reopenRequests(ids: SQL, { at, wasAt }: { at: number; wasAt: (id: SQL) => SQL }): SQL {
  return sql`UPDATE info_request SET cancelled_at = NULL,
      remind_at = CASE WHEN due_at - ${requestLimits.remindBeforeMs} > ${at} THEN due_at - ${requestLimits.remindBeforeMs} END
    WHERE application_id IN ${ids} AND answered_at IS NULL AND cancelled_at = ${wasAt(sql`application_id`)}`;
}

/** SQL: what was asked at `wasAt` with such a move is asked no more. */
export function takeBackRequests(ids: SQL, { at, wasAt }: { at: number; wasAt: (id: SQL) => SQL }): SQL {
  return sql`UPDATE info_request SET cancelled_at = ${at}, remind_at = NULL
    WHERE application_id IN ${ids} AND answered_at IS NULL AND cancelled_at IS NULL AND asked_at = ${wasAt(sql`application_id`)}`;
}
