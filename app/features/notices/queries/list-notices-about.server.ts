import { type SQL, sql } from "drizzle-orm";
import { notification } from "../../../db/schema/platform";

/**
 * SQL, a list in brackets: the notices about an application or form. That of an application that came in has its id and
 * stands in no index by what it is about; the others do, by a condition that a query repeats.
 */
export function noticesAbout(ref: string): SQL {
  return sql`(SELECT ${ref} UNION ALL SELECT told.id FROM ${notification} AS told WHERE told.ref = ${ref} AND told.id <> told.ref)`;
}
