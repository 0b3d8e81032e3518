import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { application, landlordWorkload } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;
const isCounted = sql`landlord_id IS NOT NULL AND is_spam = 0 AND is_archived = 0`;

/** What waits in a landlord's inbox by state, against the applications. */
export async function checkWorkloads({ db }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${user} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  const isOfPage = sql`landlord_id > ${position} AND landlord_id <= ${next}`;
  const { counted, emptied } = await runBatch(db, {
    counted: db.all(sql`INSERT INTO ${landlordWorkload} (landlord_id, state, count)
      SELECT landlord_id, state, count(*) FROM ${application} WHERE ${isOfPage} AND ${isCounted} GROUP BY landlord_id, state
      ON CONFLICT (landlord_id, state) DO UPDATE SET count = excluded.count WHERE count <> excluded.count
      RETURNING landlord_id`),
    emptied:
      db.all(sql`DELETE FROM ${landlordWorkload} WHERE ${isOfPage} AND NOT EXISTS (SELECT 1 FROM ${application} AS one
      WHERE one.landlord_id = ${landlordWorkload.landlordId} AND one.state = ${landlordWorkload.state}
        AND one.is_spam = 0 AND one.is_archived = 0)
      RETURNING landlord_id`),
  });
  const mended = counted.length + emptied.length;
  return { next, found: mended, mended };
}
