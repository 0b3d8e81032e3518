import { sql } from "drizzle-orm";
import { application, personKey } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;

/** People sealed under a key of which there is no row: nobody can read them. Nothing here can mend it; a restore can. */
export async function checkPeople({ db }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${application} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  const unread = await db.all(sql`SELECT id FROM ${application} WHERE id > ${position} AND id <= ${next}
    AND person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${personKey} AS held WHERE held.id = ${application}.person_key_id)`);
  return { next, found: unread.length, mended: 0 };
}
