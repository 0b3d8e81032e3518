import { sql } from "drizzle-orm";
import { application, applicationData, applicationDraft, applicationKey } from "../../../../db/schema/applications";
import { applicationMember } from "../../../../db/schema/household";
import type { Services } from "../../../../services";
import { type CheckedPage, settledAfterMs } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;

/** Keys, with what they open, of which there is neither a draft nor an application nor an own part: nobody could erase them. */
export async function checkOrphanKeys({ db, clock }: Services, position: string): Promise<CheckedPage> {
  const before = clock.now().getTime() - settledAfterMs;
  const next = await lastOfPage(
    db,
    sql`SELECT application_id AS key FROM ${applicationKey} WHERE application_id > ${position} ORDER BY 1 LIMIT ${pageSize}`,
  );
  const isOwned = sql`EXISTS (SELECT 1 FROM ${application} AS one WHERE one.id = ${applicationKey}.application_id)
    OR EXISTS (SELECT 1 FROM ${applicationDraft} AS one WHERE one.id = ${applicationKey}.application_id)
    OR EXISTS (SELECT 1 FROM ${applicationMember} AS one WHERE one.id = ${applicationKey}.application_id)`;
  const orphans = await db.all<{ id: string }>(sql`SELECT application_id AS id FROM ${applicationKey}
    WHERE application_id > ${position} AND application_id <= ${next} AND created_at < ${before} AND NOT (${isOwned})`);
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(orphans.map(({ id }) => id))}))`;
  if (orphans.length > 0) {
    await db.batch([
      db.run(sql`DELETE FROM ${applicationData} WHERE application_id IN ${ids}`),
      db.run(sql`DELETE FROM ${applicationKey} WHERE application_id IN ${ids}`),
    ]);
  }
  return { next, found: orphans.length, mended: orphans.length };
}
