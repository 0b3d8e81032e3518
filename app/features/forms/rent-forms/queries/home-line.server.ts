import { type SQL, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";

/** SQL: street and unit of a home, as `streetLine` writes them; null where its landlord has no other home. */
export function homeLineAmongSeveral(landlord: SQL, homeId: SQL): SQL<string | null> {
  return sql`CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM ${home} AS two WHERE two.landlord_id = ${landlord} LIMIT 2)) > 1
    THEN (SELECT h.line1 || coalesce(', ' || nullif(h.line2, ''), '') FROM ${home} AS h WHERE h.id = ${homeId}) END`;
}
