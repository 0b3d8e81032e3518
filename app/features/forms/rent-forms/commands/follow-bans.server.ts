import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { rentForm } from "../../../../db/schema/forms";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/** Moved at once; the sweep takes the rest. */
const movedAtOnce = 40;

/**
 * Takes open forms of suspended accounts offline and gives others their state back; of one account, or all. Answers
 * how many forms it moved.
 */
export async function followBans(services: Services, userId: string | null): Promise<number> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const isBanned = sql`u.banned = 1 AND (u.ban_expires IS NULL OR u.ban_expires > ${at})`;
  const isMeant = userId === null ? sql`1` : sql`f.landlord_id = ${userId}`;
  const found = await db.all<{ id: RentFormId }>(sql`
    SELECT f.id FROM ${user} AS u JOIN ${rentForm} AS f ON f.landlord_id = u.id
      WHERE ${isBanned} AND f.state IN ('open', 'full') AND ${isMeant}
    UNION ALL
    SELECT f.id FROM ${rentForm} AS f WHERE f.banned_at IS NOT NULL AND f.state = 'suspended' AND ${isMeant}
      AND NOT EXISTS (SELECT 1 FROM ${user} AS u WHERE u.id = f.landlord_id AND ${isBanned})
    LIMIT ${movedAtOnce}`);
  if (found.length === 0) return 0;
  const jobs = found.map(({ id }) => ({ formId: id, jobId: ids.uuid<OutboxId>() }));
  const meant: SQL = sql`${rentForm.id} IN (SELECT value FROM json_each(${JSON.stringify(found.map(({ id }) => id))}))`;
  const ownerIsBanned = sql`EXISTS (SELECT 1 FROM ${user} AS u WHERE u.id = ${rentForm.landlordId} AND ${isBanned})`;
  await db.batch([
    // First those that come back: what the next statement takes offline stays so.
    db
      .update(rentForm)
      .set({
        state: sql`coalesce(${rentForm.stateBefore}, 'closed')`,
        stateBefore: null,
        bannedAt: null,
        updatedAt: at,
      })
      .where(
        sql`${meant} AND ${rentForm.bannedAt} IS NOT NULL AND ${rentForm.state} = 'suspended' AND NOT ${ownerIsBanned}`,
      ),
    db
      .update(rentForm)
      .set({ stateBefore: sql`${rentForm.state}`, state: "suspended", bannedAt: at, updatedAt: at })
      .where(sql`${meant} AND ${rentForm.state} IN ('open', 'full') AND ${ownerIsBanned}`),
    ...jobs.map(({ formId, jobId }) =>
      insertJob(db, { id: jobId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${jobId}`, now }),
    ),
  ]);
  for (const { formId, jobId } of jobs) await afterFormCommit(services, formId, [jobId]);
  return found.length;
}
