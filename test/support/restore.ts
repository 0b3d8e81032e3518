import { getTableName } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { schema } from "../../app/db/client.server";

/** Their rows are never taken away early, by a trigger: a restore in a test leaves them. */
const kept = new Set(["audit", "credit_entry"]);
const tables = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableName(table as SQLiteTable))
  .filter((name) => !kept.has(name));

type Rows = Record<string, unknown>[];
export type Snapshot = Map<string, Rows>;

/** Every row of the database as it stands now. */
export async function takeSnapshot(database: D1Database): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const name of tables) {
    snapshot.set(name, (await database.prepare(`SELECT * FROM "${name}"`).all<Rows[number]>()).results);
  }
  return snapshot;
}

/** What Time Travel does, for a test inside workerd: the rows of the snapshot, and no others. */
export async function restoreSnapshot(database: D1Database, snapshot: Snapshot): Promise<void> {
  const inserts = [...snapshot].flatMap(([name, rows]) =>
    rows.map((row) => {
      const columns = Object.keys(row);
      const marks = columns.map((_, index) => `?${index + 1}`).join(", ");
      const names = columns.map((column) => `"${column}"`).join(", ");
      return database
        .prepare(`INSERT OR REPLACE INTO "${name}" (${names}) VALUES (${marks})`)
        .bind(...Object.values(row));
    }),
  );
  const entries = snapshot.get("erasure_entry") ?? [];
  await database.batch([
    database.prepare("PRAGMA defer_foreign_keys = on"),
    ...tables.map((name) => database.prepare(`DELETE FROM "${name}"`)),
    ...inserts,
    // The triggers noted the rows that this restore took away.
    ...(entries.length === 0 ? [database.prepare("DELETE FROM erasure_entry")] : []),
  ]);
}
