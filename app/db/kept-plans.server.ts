import { type SQL, sql } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/d1";

type Query = { sql: string; params: unknown[] };
/** What is changed of drizzle-orm 0.45, which keeps it out of its types. */
type Internals = { dialect: { sqlToQuery(value: SQL, ...rest: unknown[]): Query } };

/**
 * SQLite keeps the plan of a statement, and makes it anew at each run once a bound value had a say in it: that of a LIMIT, and one that
 * is compared where a partial index has a condition. Planning took a third of what the statements of a page cost (docs/performance.md).
 * So limits stand in the text of every query of `db`; for the other kind see `literal`.
 */
export function keepPlans(db: ReturnType<typeof drizzle>): void {
  const { dialect } = db as unknown as Internals;
  const sqlToQuery = dialect.sqlToQuery.bind(dialect);
  dialect.sqlToQuery = (value, ...rest) => withLimitsInText(sqlToQuery(value, ...rest));
}

function withLimitsInText(query: Query): Query {
  const texts = query.sql.split("?");
  // A "?" within a text of ours.
  if (texts.length !== query.params.length + 1) return query;
  const isInText = query.params.map((param, at) => Number.isSafeInteger(param) && /\blimit $/i.test(texts[at] ?? ""));
  if (!isInText.includes(true)) return query;
  return {
    ...query,
    sql: texts.map((text, at) => text + (isInText[at] ? query.params[at] : at < isInText.length ? "?" : "")).join(""),
    params: query.params.filter((_, at) => !isInText[at]),
  };
}

/** SQL: a word or number of our own, in the statement's text: for columns that a partial index has in its condition. */
export function literal(value: string | number): SQL {
  if (typeof value === "string" ? !/^\w+$/.test(value) : !Number.isSafeInteger(value))
    throw new Error("Not a word or a whole number of our own");
  return sql.raw(typeof value === "string" ? `'${value}'` : String(value));
}
