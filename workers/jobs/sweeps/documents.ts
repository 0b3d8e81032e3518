import { and, isNotNull, sql } from "drizzle-orm";
import { application, applicationCorrection, applicationDraft, infoRequest } from "../../../app/db/schema/applications";
import { document } from "../../../app/db/schema/documents";
import { dayMs } from "../../../app/kernel/durations";
import { forPageOrRows, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

const graceMs = dayMs;
const name = "removed-documents";
const unclaimed = "unclaimed-documents";
/** As many as R2 takes at once. */
const keysACall = 1000;
/** A form with 60,000 files is gone from R2 within a quarter of an hour. */
const removingCalls = 5;

/** Files that were taken back: the object first, then the row. A crash in between repeats the first, harmlessly. */
export async function sweepRemovedDocuments(services: Services): Promise<number> {
  const { db, documents, clock } = services;
  const isFree = isNotBackedOff(name, sql`${document.id}`, clock.now().getTime());
  const work = async (rows: readonly { id: string; objectKey: string }[]) => {
    await documents.delete(rows.map((row) => row.objectKey));
    const ids = JSON.stringify(rows.map((row) => row.id));
    await db
      .delete(document)
      .where(and(sql`${document.id} IN (SELECT value FROM json_each(${ids}))`, isNotNull(document.removedAt)));
  };
  let count = 0;
  for (let call = 0; call < removingCalls; call += 1) {
    const rows = await db
      .select({ id: document.id, objectKey: document.objectKey })
      .from(document)
      .where(and(isNotNull(document.removedAt), isFree))
      .limit(keysACall);
    count += await forPageOrRows(services, name, rows, { idOf: ({ id }) => id, work });
    if (rows.length < keysACall) break;
  }
  return count;
}

/** Files older than a day that no live draft, application, correction or open request names become tombstones. */
export async function sweepUnclaimedDocuments(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const { from, below } = uuidSlice(now);
  const isUnclaimed = sql`claimed_at IS NULL AND removed_at IS NULL AND created_at < ${at - graceMs}
      AND NOT EXISTS (SELECT 1 FROM ${applicationCorrection} AS copy WHERE copy.application_id = ${document}.application_id
        AND copy.expires_at > ${at})
      AND NOT (path LIKE 'info.%' AND EXISTS (SELECT 1 FROM ${infoRequest} AS asked
        WHERE ${document}.application_id IN (asked.application_id, asked.member_id) AND asked.answered_at IS NULL AND asked.cancelled_at IS NULL))
      AND NOT EXISTS (SELECT 1 FROM ${applicationDraft} AS draft WHERE draft.id = ${document}.application_id
        AND draft.expires_at > ${at} AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = draft.id))`;
  const page = await db.all<{ id: string }>(sql`SELECT id FROM ${document}
    WHERE application_id >= ${from} AND application_id < ${below} AND ${isUnclaimed}
      AND ${isNotBackedOff(unclaimed, sql`${document}.id`, at)} LIMIT ${keysACall}`);
  // Asked again as it is written: what was claimed meanwhile stays.
  const mark = (rows: readonly { id: string }[]) =>
    db.run(sql`UPDATE ${document} SET removed_at = ${at}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))})) AND ${isUnclaimed}`);
  return forPageOrRows(services, unclaimed, page, { idOf: ({ id }) => id, work: mark });
}
