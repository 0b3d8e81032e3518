import { and, inArray, isNotNull, sql } from "drizzle-orm";
import {
  application,
  applicationCorrection,
  applicationDraft,
  document,
  infoRequest,
} from "../../../app/db/schema/applications";
import { documentIdOf } from "../../../app/platform/documents";
import { forPageOrRows, isNotPutOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";
import { objectKeySlice, uuidSlice } from "./rotation";

const graceMs = 24 * 60 * 60 * 1000;
const name = "removed-documents";
/** As many as R2 takes at once. */
const keysACall = 1000;
/** A form with 60,000 files is gone from R2 within a quarter of an hour. */
const removingCalls = 5;
/** Under D1's 100 bound parameters a statement. */
const pageSize = 80;
/** Of 500 objects each: R2 operations a minute stay bounded. */
const maxObjectPages = 5;

/** Files that were taken back: the object first, then the row. A crash in between repeats the first, harmlessly. */
export async function sweepRemovedDocuments(services: Services): Promise<number> {
  const { db, documents, clock } = services;
  const isFree = isNotPutOff(name, sql`${document.id}`, clock.now().getTime());
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

/**
 * Files older than a day that neither a live draft nor an application names become tombstones; of a sent application those
 * that neither a correction in the making nor the answer to an open request will claim.
 */
export async function sweepUnclaimedDocuments({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const at = now.getTime();
  const { from, below } = uuidSlice(now);
  const marked = await db.all<{ id: string }>(sql`
    UPDATE ${document} SET removed_at = ${at}
    WHERE application_id >= ${from} AND application_id < ${below}
      AND claimed_at IS NULL AND removed_at IS NULL AND created_at < ${at - graceMs}
      AND NOT EXISTS (SELECT 1 FROM ${applicationCorrection} AS copy WHERE copy.application_id = ${document}.application_id
        AND copy.expires_at > ${at})
      AND NOT (path LIKE 'info.%' AND EXISTS (SELECT 1 FROM ${infoRequest} AS asked
        WHERE asked.application_id = ${document}.application_id AND asked.answered_at IS NULL AND asked.cancelled_at IS NULL))
      AND NOT EXISTS (SELECT 1 FROM ${applicationDraft} AS draft WHERE draft.id = ${document}.application_id
        AND draft.expires_at > ${at} AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = draft.id))
    RETURNING id`);
  return marked.length;
}

/** Objects older than a day without a row: an upload that died between the two. */
export async function sweepOrphanObjects(services: Services): Promise<number> {
  const now = services.clock.now();
  const before = now.getTime() - graceMs;
  const prefix = `documents/${objectKeySlice(now)}`;
  let cursor: string | null = null;
  let count = 0;
  for (let page = 0; page < maxObjectPages; page += 1) {
    const listed = await services.documents.list(cursor === null ? { prefix } : { prefix, cursor });
    const old = listed.objects.filter((object) => object.uploadedAt.getTime() < before).map((object) => object.key);
    count += await deleteUnnamed(services, old);
    cursor = listed.cursor;
    if (cursor === null) break;
  }
  return count;
}

async function deleteUnnamed({ db, documents }: Services, keys: string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < keys.length; start += pageSize) {
    const some = keys.slice(start, start + pageSize);
    const named = await namesOf(db, some);
    const unnamed = some.filter((key) => !named.has(key));
    if (unnamed.length > 0) await documents.delete(unnamed);
    count += unnamed.length;
  }
  return count;
}

/** Which of these objects a row names: most tell by their keys which row that is, old ones are searched by the whole key. */
async function namesOf(db: Services["db"], keys: string[]): Promise<Set<string>> {
  const ids = keys.flatMap((key) => documentIdOf(key) ?? []);
  const old = keys.filter((key) => documentIdOf(key) === null);
  const key = { key: document.objectKey };
  const [rows, oldRows] = await db.batch([
    db.select(key).from(document).where(inArray(document.id, ids)),
    db
      .select(key)
      .from(document)
      .where(and(inArray(document.objectKey, old), sql`length(object_key) = 53`)),
  ]);
  return new Set([...rows, ...oldRows].map((row) => row.key));
}
