import { type SQL, sql } from "drizzle-orm";

/**
 * SQL: a word or number of our own, in the statement's text. A partial index whose condition names states is chosen only so: of
 * a bound value SQLite does not know whether the condition holds.
 */
export function literal(value: string | number): SQL {
  if (typeof value === "string" ? !/^\w+$/.test(value) : !Number.isSafeInteger(value))
    throw new Error("Not a word or a whole number of our own");
  return sql.raw(typeof value === "string" ? `'${value}'` : String(value));
}
