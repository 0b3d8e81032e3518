import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { application, assignedWorkload, landlordWorkload } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;
const isCounted = sql`landlord_id IS NOT NULL AND is_spam = 0 AND is_archived = 0`;

/** What waits in a landlord's inbox by state, and by the person who sees to it, against the applications. */
export async function checkWorkloads({ db }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${user} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  const isOfPage = sql`landlord_id > ${position} AND landlord_id <= ${next}`;
  const { counted, emptied, assigned, unassigned } = await runBatch(db, {
    counted: db.all(sql`INSERT INTO ${landlordWorkload} (landlord_id, state, count)
      SELECT landlord_id, state, count(*) FROM ${application} WHERE ${isOfPage} AND ${isCounted} GROUP BY landlord_id, state
      ON CONFLICT (landlord_id, state) DO UPDATE SET count = excluded.count WHERE count <> excluded.count
      RETURNING landlord_id`),
    emptied:
      db.all(sql`DELETE FROM ${landlordWorkload} WHERE ${isOfPage} AND NOT EXISTS (SELECT 1 FROM ${application} AS one
      WHERE one.landlord_id = ${landlordWorkload.landlordId} AND one.state = ${landlordWorkload.state}
        AND one.is_spam = 0 AND one.is_archived = 0)
      RETURNING landlord_id`),
    assigned: db.all(sql`INSERT INTO ${assignedWorkload} (landlord_id, user_id, count)
      SELECT landlord_id, assigned_to, count(*) FROM ${application} WHERE ${isOfPage} AND ${isCounted}
        AND assigned_to IS NOT NULL GROUP BY landlord_id, assigned_to
      ON CONFLICT (landlord_id, user_id) DO UPDATE SET count = excluded.count WHERE count <> excluded.count
      RETURNING landlord_id`),
    unassigned:
      db.all(sql`DELETE FROM ${assignedWorkload} WHERE ${isOfPage} AND NOT EXISTS (SELECT 1 FROM ${application} AS one
      WHERE one.landlord_id = ${assignedWorkload.landlordId} AND one.assigned_to = ${assignedWorkload.userId}
        AND one.is_spam = 0 AND one.is_archived = 0)
      RETURNING landlord_id`),
  });
  const mended = counted.length + emptied.length + assigned.length + unassigned.length;
  return { next, found: mended, mended };
}
