import { Column, is, SQL, Subquery } from "drizzle-orm";
import type { drizzle } from "drizzle-orm/d1";

type Field = { field: unknown; path: readonly string[] };
type Fields = readonly Field[] | undefined;
/** What is changed of drizzle-orm 0.45, which keeps both out of its types. */
type Internals = {
  dialect: {
    buildSelection(fields: Fields, options?: { isSingleTable?: boolean }): SQL;
    sqlToQuery(value: SQL): { sql: string };
  };
  session: { prepareQuery(query: unknown, fields: Fields, ...rest: unknown[]): Prepared };
};
type Prepared = { mapAllResult(rows: unknown, isFromBatch?: boolean): unknown };
type Decoder = { mapFromDriverValue(value: unknown): unknown };

/**
 * Closes gaps of drizzle on D1, for every query of `db`.
 * - D1 hands a row over as an object: of two columns with one name only the last arrives, and drizzle, which counts positions,
 *   gives each later field the value of another one. Preparing such a select throws, so that one without rows fails too.
 * - Drizzle asks for each value of each row what kind of field it is, which took a tenth of a page: here once a statement.
 * - A select of one table, and RETURNING, name columns without their table: inside a sub-select `${session.userId}` then
 *   means a column of the inner table. Columns are always written with their table.
 */
export function makeSelectsSound(db: ReturnType<typeof drizzle>): void {
  const { dialect, session } = db as unknown as Internals;
  const buildSelection = dialect.buildSelection.bind(dialect);
  dialect.buildSelection = (fields) => buildSelection(fields, { isSingleTable: false });
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, ...rest) => {
    expectOwnNames((fields ?? []).map(({ field }) => nameOf(field, (value) => dialect.sqlToQuery(value).sql)));
    const prepared = prepareQuery(query, fields, ...rest);
    const plan = flatPlan(fields);
    if (plan)
      prepared.mapAllResult = (rows, isFromBatch) =>
        isFromBatch
          ? (rows as { results: object[] }).results.map((row) => readRow(plan, Object.values(row)))
          : (rows as unknown[][]).map((row) => readRow(plan, row));
    return prepared;
  };
}

type Plan = readonly { name: string; decoder: Decoder }[];

/** How the values of a row are read, in their order; null where a field lies deeper than the row itself. */
function flatPlan(fields: Fields): Plan | null {
  if (!fields?.every(({ path }) => path.length === 1)) return null;
  return fields.map(({ field, path: [name = ""] }) => ({ name, decoder: decoderOf(field) }));
}

/** As drizzle's own `mapResultRow` chooses it. */
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, Subquery)
    ? field._.sql
    : is(field, SQL)
      ? field
      : (field as { sql: SQL }).sql) as unknown as {
    decoder: Decoder;
  };
  return decoder;
}

function readRow(plan: Plan, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [at, { name, decoder }] of plan.entries()) {
    const value = values[at];
    row[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return row;
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
