import { type SQL, sql } from "drizzle-orm";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJobs, type JobKind } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { remindBeforeMs } from "../rules";

export type ViewingMailKind = Exclude<Extract<JobKind, `mail.viewing-${string}`>, "mail.viewing-reminder">;

type Parts = Pick<Services, "db" | "ids" | "clock">;

/**
 * A mail about one request, as a statement for the batch that causes it. `requestId`: SQL, of a request that may be found in that
 * moment only. `when`: SQL that holds where it is to be sent.
 */
export function prepareMail({ db, ids, clock }: Parts, kind: ViewingMailKind, requestId: SQL, when: SQL = sql`1`) {
  const id = ids.uuid<OutboxId>();
  const now = clock.now();
  const statement = insertJobs(
    db,
    { kind, now },
    sql`SELECT ${id} AS id, json_object('viewingRequestId', request.id) AS ref, NULL AS dedupe_key, ${now.getTime()} AS run_at
      FROM ${viewingRequest} AS request WHERE request.id = ${requestId} AND ${when}`,
  );
  return { id, statement };
}

/** The same about each of these requests, once each. */
export function prepareMails(
  { db, ids, clock }: Parts,
  kind: ViewingMailKind,
  requestIds: readonly string[],
  when: SQL = sql`1`,
) {
  const now = clock.now();
  const rows = requestIds.map((requestId) => ({ id: ids.uuid<OutboxId>(), requestId }));
  const statement = insertJobs(
    db,
    { kind, now },
    sql`SELECT value ->> 'id' AS id, json_object('viewingRequestId', value ->> 'requestId') AS ref,
        ${`${kind}:`} || (value ->> 'requestId') AS dedupe_key, ${now.getTime()} AS run_at
      FROM json_each(${JSON.stringify(rows)}) WHERE ${when}`,
  );
  return { ids: rows.map(({ id }) => id), statement };
}

/**
 * Reminders of these requests, or of the one that is found in that moment (SQL), each at its time before the slot and at most
 * once; none whose time is over. They look again at what is true when their time comes.
 */
export function prepareReminders({ db, ids, clock }: Parts, requests: readonly string[] | SQL, when: SQL = sql`1`) {
  const now = clock.now();
  const isFound = !Array.isArray(requests);
  const rows = (isFound ? [null] : requests).flatMap((requestId) =>
    remindBeforeMs.map((before) => ({ id: ids.uuid<OutboxId>(), requestId, before })),
  );
  const requestId = isFound ? sql`${requests}` : sql`reminder.value ->> 'requestId'`;
  return insertJobs(
    db,
    { kind: "mail.viewing-reminder", now },
    sql`SELECT reminder.value ->> 'id' AS id,
        json_object('viewingRequestId', request.id, 'isReminder', json('true')) AS ref,
        'viewing-reminder:' || request.id || ':' || (reminder.value ->> 'before') AS dedupe_key,
        slot.starts_at - (reminder.value ->> 'before') AS run_at
      FROM json_each(${JSON.stringify(rows)}) AS reminder
        JOIN ${viewingRequest} AS request ON request.id = ${requestId}
        JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
      WHERE slot.starts_at - (reminder.value ->> 'before') > ${now.getTime()} AND ${when}`,
  );
}
