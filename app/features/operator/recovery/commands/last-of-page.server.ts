import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";

/** The last key that `page` (a SELECT of one column named key, in its order) finds; null when it finds none. */
export async function lastOfPage(db: Database, page: SQL): Promise<string | null> {
  const [row] = await db.all<{ last: string | null }>(sql`SELECT max(key) AS last FROM (${page})`);
  return row?.last ?? null;
}
