import { Column, is, SQL } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/d1";

type Field = { field: unknown; path: readonly string[] };
type Fields = readonly Field[] | undefined;
/** What is changed of drizzle-orm 0.45, which keeps both out of its types. */
type Internals = {
  dialect: {
    buildSelection(fields: Fields, options?: { isSingleTable?: boolean }): SQL;
    sqlToQuery(value: SQL): { sql: string };
  };
  session: { prepareQuery(query: unknown, fields: Fields, ...rest: unknown[]): unknown };
};

/**
 * Closes gaps of drizzle on D1, for every query of `db`.
 * - D1 hands a row over as an object: of two columns with one name only the last arrives, and drizzle, which counts positions,
 *   gives each later field the value of another one. Preparing such a select throws, so that one without rows fails too.
 * - A select of one table, and RETURNING, name columns without their table: inside a sub-select `${session.userId}` then
 *   means a column of the inner table. Columns are always written with their table.
 */
export function checkSelectColumns(db: ReturnType<typeof drizzle>): void {
  const { dialect, session } = db as unknown as Internals;
  const buildSelection = dialect.buildSelection.bind(dialect);
  dialect.buildSelection = (fields) => buildSelection(fields, { isSingleTable: false });
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, ...rest) => {
    expectOwnNames((fields ?? []).map(({ field }) => nameOf(field, (value) => dialect.sqlToQuery(value).sql)));
    return prepareQuery(query, fields, ...rest);
  };
}

/** The name that SQLite gives a selected field: an alias, a column's own name, or else the text of the expression. */
function nameOf(field: unknown, textOf: (value: SQL) => string): string {
  if (is(field, SQL.Aliased)) return field.fieldAlias;
  if (is(field, Column)) return field.name;
  if (!is(field, SQL)) return "";
  const text = textOf(field);
  return /^(?:"\w+"\.)?"(\w+)"$/.exec(text)?.[1] ?? text;
}

function expectOwnNames(names: readonly string[]): void {
  const twice = names.find((name, at) => name !== "" && names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two selected columns are named "${twice}": give one of them an alias`);
}
