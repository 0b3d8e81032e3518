import { type SQL, sql } from "drizzle-orm";
import {
  type ApplicationState,
  completedAtSql,
  isSkippedSql,
  isUndecidedSql,
} from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { countedAtMost } from "../../../../kernel/counted";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { queueShownAtMost } from "../states";

type RowName = "application" | "earlier" | "seen";

/** As the index of a queue has it; tables by their names, since a condition of one stands inside selects of another. */
const order = sql.raw(`is_waiting_for_members, ${completedAtSql}, id`);
const isWaitingInIt = sql.raw(`${isUndecidedSql} AND ${isSkippedSql} = 0`);

/** SQL, a SELECT: ids of a form's undecided applications in the order of its queue: complete, waiting, skipped. */
export function undecidedOf(formId: SQL, atMost: number): SQL {
  return sql`SELECT id FROM application AS waiting WHERE waiting.form_id = ${formId}
    AND ${sql.raw(isUndecidedSql)} ORDER BY ${sql.raw(isSkippedSql)}, ${order} LIMIT ${atMost}`;
}

/** SQL on a row of application that goes by this name in its statement: somebody has been given the home of its form. */
export function isHomeLetAs(name: RowName): SQL {
  return sql`EXISTS (SELECT 1 FROM application AS given WHERE given.form_id = ${sql.raw(name)}.form_id AND given.is_let = 1)`;
}

/** SQL on a row of application that goes by this name in its statement; see `isLocked`. */
export function isOutOfTurnAs(name: RowName): SQL {
  const row = sql.raw(name);
  return sql`(${row}.skipped_at IS NULL AND ${row}.is_spam = 0
  AND ${row}.state IN ('submitted', 'in_review', 'info_requested', 'shortlisted')
  AND EXISTS (SELECT 1 FROM rent_form AS ordered WHERE ordered.id = ${row}.form_id AND ordered.is_reviewed_in_order = 1)
  AND ${row}.id IS NOT (SELECT id FROM application AS first
    WHERE first.form_id = ${row}.form_id AND ${isWaitingInIt}
    ORDER BY ${order} LIMIT 1)
  AND NOT ${isHomeLetAs(name)})`;
}

/** SQL on application: somebody before it in the queue waits for a decision, so that it may not be read or moved. */
export const isOutOfTurn: SQL = isOutOfTurnAs("application");

export type Queued = {
  id: ApplicationId;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  /** When the last member of the household sent the own part; null where the lead was alone or somebody is missing. */
  householdCompletedAt: number | null;
  /** 1: a member of the household is missing. */
  isWaiting: number;
};

export type QueueCounts = { waiting: number; before: number };

/** Statement: how many wait in a form's queue, and how many of them before an application; counted up to `countedAtMost`. */
export function selectQueueCounts({ db }: Services, isReached: SQL, applicationId: ApplicationId) {
  const own = sql`(SELECT ${order} FROM application AS own WHERE own.id = ${applicationId})`;
  const queue = sql`(SELECT (${order}) < ${own} AS is_before FROM application
    WHERE form_id = ${orderedFormId(isReached)} AND ${isWaitingInIt} ORDER BY ${order} LIMIT ${countedAtMost}) AS queue`;
  return db
    .select({
      waiting: sql<number>`count(*)`.as("waiting"),
      before: sql<number>`coalesce(sum(is_before), 0)`.as("waiting_before"),
    })
    .from(queue);
}

/** SQL: the form, where it is read in order. */
function orderedFormId(isReached: SQL): SQL {
  return sql`(SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isReached} AND ${rentForm.isReviewedInOrder} = 1
    AND ${rentForm.state} <> 'deleted')`;
}

/** Statement: the head of a form's queue, `queueShownAtMost` of it. Nothing where the form is not read in order. */
export function selectQueue({ db }: Services, isReached: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`id`.as("queued_id"),
      reference: sql<string>`reference`.as("queued_reference"),
      state: sql<ApplicationState>`state`.as("queued_state"),
      submittedAt: sql<number>`submitted_at`.as("sent_at"),
      householdCompletedAt: sql<number | null>`household_completed_at`.as("completed_at"),
      isWaiting: sql<number>`is_waiting_for_members`.as("is_waiting"),
    })
    .from(sql`application`)
    .where(sql`form_id = ${orderedFormId(isReached)} AND ${isWaitingInIt}`)
    .orderBy(order)
    .limit(queueShownAtMost);
}
