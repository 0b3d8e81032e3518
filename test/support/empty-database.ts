/** What is asked of sqlite_master for it: every table and trigger of ours. */
export const selectParts = `SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger')
  AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'`;

type Part = { type: string; name: string; sql: string };

/**
 * For one transaction: empties all tables, without the triggers that keep rows and log erasures. `from`: a database attached under
 * that name, whose rows come instead.
 */
export function emptyingStatements(parts: readonly Part[], from?: string): string[] {
  const triggers = parts.filter(({ type }) => type === "trigger");
  const tables = parts.filter(({ type }) => type === "table");
  return [
    "PRAGMA defer_foreign_keys = ON",
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...tables.map(({ name }) => `DELETE FROM "${name}"`),
    ...(from ? tables.map(({ name }) => `INSERT INTO "${name}" SELECT * FROM ${from}."${name}"`) : []),
    ...triggers.map(({ sql }) => sql),
  ];
}
