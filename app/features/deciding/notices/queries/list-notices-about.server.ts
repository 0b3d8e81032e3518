import { type SQL, sql } from "drizzle-orm";
import { notification } from "../../../../db/schema/platform";

/** SQL, a list in brackets: notices about an application or form, by id or by the index on what they are about. */
export function noticesAbout(ref: string): SQL {
  return sql`(SELECT ${ref} UNION ALL SELECT told.id FROM ${notification} AS told WHERE told.ref = ${ref} AND told.id <> told.ref)`;
}
