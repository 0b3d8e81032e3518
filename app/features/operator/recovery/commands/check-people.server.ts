import { type SQL, sql } from "drizzle-orm";
import { application, personKey } from "../../../../db/schema/applications";
import { viewingRequest } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 200;
/** Whoever applied, and whoever asked for a viewing. */
const tables = [application, viewingRequest];

/** People sealed under a key of which there is no row: nobody can read them. Nothing here can mend it; a restore can. */
export async function checkPeople({ db }: Services, position: string): Promise<CheckedPage> {
  const ofTables = (select: (table: (typeof tables)[number]) => SQL) => sql.join(tables.map(select), sql` UNION ALL `);
  const ids = ofTables((table) => sql`SELECT id AS key FROM ${table} WHERE id > ${position}`);
  const next = await lastOfPage(db, sql`${ids} ORDER BY key LIMIT ${pageSize}`);
  const unread = await db.all(
    ofTables(
      (table) => sql`SELECT id FROM ${table} WHERE id > ${position} AND id <= ${next}
        AND person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${personKey} AS held WHERE held.id = ${table}.person_key_id)`,
    ),
  );
  return { next, found: unread.length, mended: 0 };
}
