import { sql } from "drizzle-orm";
import {
  application,
  applicationCorrection,
  applicationDraft,
  applicationKey,
  applicationMember,
  document,
} from "../../../app/db/schema/applications";
import { mailDelivery } from "../../../app/db/schema/review";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

const pageSize = 50;

/**
 * Erases what applicants left unsent past its time: the row, the key to what it said, and its files (as tombstones for
 * the next sweep), a slice of the drafts a minute. Of a sent application only the draft's row goes. One transaction; each statement asks again which
 * drafts are past their time, so that one sent at this moment keeps everything.
 * A part that was sent belongs to its lead's application; where there is none, the sweep of lapsed parts takes it, and the
 * lead's draft waits for that.
 */
export async function sweepExpiredDrafts({ db, clock }: Services): Promise<number> {
  const now = clock.now().getTime();
  const { from, below } = uuidSlice(clock.now());
  const expired = sql`SELECT id FROM ${applicationDraft} WHERE id >= ${from} AND id < ${below} AND expires_at <= ${now}
      AND NOT EXISTS (SELECT 1 FROM ${applicationMember} AS part WHERE part.application_id = ${applicationDraft.id}
        AND part.completed_at IS NOT NULL AND part.removed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = part.application_id))
    ORDER BY id LIMIT ${pageSize}`;
  const isUnsent = sql`application_id IN (${expired}) AND application_id NOT IN (SELECT id FROM ${application})
    AND application_id NOT IN (SELECT id FROM ${applicationMember} WHERE completed_at IS NOT NULL)`;
  const [, , , gone] = await db.batch([
    db.run(sql`UPDATE ${document} SET removed_at = ${now} WHERE ${isUnsent} AND removed_at IS NULL`),
    db.run(sql`DELETE FROM ${applicationKey} WHERE ${isUnsent}`),
    db.run(sql`DELETE FROM ${mailDelivery} WHERE ${isUnsent}`),
    db.delete(applicationDraft).where(sql`id IN (${expired})`).returning({ id: applicationDraft.id }),
  ]);
  return gone.length;
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
