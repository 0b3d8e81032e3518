import { type SQL, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";

/** SQL on a row of home, by its alias: street and unit, as `streetLine` writes them. */
export function homeLine(alias: string): SQL<string> {
  const at = sql.raw(alias);
  return sql<string>`(${at}.line1 || coalesce(', ' || nullif(${at}.line2, ''), ''))`;
}

/** SQL: street and unit of a home; null where its landlord has no other home. */
export function homeLineAmongSeveral(landlord: SQL, homeId: SQL): SQL<string | null> {
  return sql`CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM ${home} AS two WHERE two.landlord_id = ${landlord} LIMIT 2)) > 1
    THEN (SELECT ${homeLine("h")} FROM ${home} AS h WHERE h.id = ${homeId}) END`;
}
