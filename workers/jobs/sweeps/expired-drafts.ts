import { sql } from "drizzle-orm";
import {
  application,
  applicationCorrection,
  applicationDraft,
  applicationKey,
} from "../../../app/db/schema/applications";
import { document } from "../../../app/db/schema/documents";
import { applicationMember } from "../../../app/db/schema/household";
import { mailDelivery } from "../../../app/db/schema/review";
import { forPageOrRows, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

const name = "expired-drafts";
const pageSize = 50;

/**
 * Erases drafts past their time, a slice a minute: row, key and files (as tombstones); of a sent one the row alone. Each
 * statement asks again, so that one sent at this moment keeps everything. The lead's waits for a sent part's sweep.
 */
export async function sweepExpiredDrafts(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const { from, below } = uuidSlice(clock.now());
  const isExpired = sql`expires_at <= ${now}
      AND NOT EXISTS (SELECT 1 FROM ${applicationMember} AS part WHERE part.application_id = ${applicationDraft.id}
        AND part.completed_at IS NOT NULL AND part.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = part.application_id))`;
  const page = await db.all<{ id: string }>(sql`SELECT id FROM ${applicationDraft}
    WHERE id >= ${from} AND id < ${below} AND ${isExpired}
      AND ${isNotBackedOff(name, sql`${applicationDraft.id}`, now)} ORDER BY id LIMIT ${pageSize}`);
  const erase = async (drafts: readonly { id: string }[]) => {
    const listed = sql`(SELECT value FROM json_each(${JSON.stringify(drafts.map(({ id }) => id))}))`;
    const expired = sql`SELECT id FROM ${applicationDraft} WHERE id IN ${listed} AND ${isExpired}`;
    const isUnsent = sql`application_id IN (${expired} AND NOT EXISTS (
        SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationDraft.id})
      AND NOT EXISTS (SELECT 1 FROM ${applicationMember} AS own WHERE own.id = ${applicationDraft.id}
        AND own.completed_at IS NOT NULL))`;
    await db.batch([
      db.run(sql`UPDATE ${document} SET removed_at = ${now} WHERE ${isUnsent} AND removed_at IS NULL`),
      db.run(sql`DELETE FROM ${applicationKey} WHERE ${isUnsent}`),
      db.run(sql`DELETE FROM ${mailDelivery} WHERE ${isUnsent}`),
      db.run(sql`DELETE FROM ${applicationDraft} WHERE id IN (${expired})`),
    ]);
  };
  return forPageOrRows(services, name, page, { idOf: ({ id }) => id, work: erase });
}

/** Erases corrections that were begun and not sent within their time; their files follow as unclaimed ones. */
export async function sweepExpiredCorrections({ db, clock }: Services): Promise<number> {
  const expired = sql`SELECT application_id FROM ${applicationCorrection} WHERE expires_at <= ${clock.now().getTime()}
    ORDER BY expires_at LIMIT ${pageSize}`;
  const gone = await db
    .delete(applicationCorrection)
    .where(sql`application_id IN (${expired})`)
    .returning({ id: applicationCorrection.applicationId });
  return gone.length;
}
