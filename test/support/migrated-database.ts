import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const folder = join(projectRoot, "migrations");

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** An SQLite database in memory with foreign keys on, as D1 has them. */
export function emptyDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA foreign_keys = ON");
  return database;
}

export function applyMigration(database: DatabaseSync, name: string): void {
  applyText(database, readFileSync(join(folder, name), "utf8"));
}

export function applyText(database: DatabaseSync, text: string): void {
  for (const statement of text.split("--> statement-breakpoint")) database.exec(statement);
}

export function tableNames(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .all();
  return rows.map((row) => String(row.name)).sort();
}

type ColumnInfo = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };

export function columnsOf(database: DatabaseSync, table: string): ColumnInfo[] {
  return database.prepare(`PRAGMA table_info("${table}")`).all() as unknown as ColumnInfo[];
}

/** Writes one row to each table, parents first. `number`: which row it is, where a table gets several. */
export function seedEveryTable(database: DatabaseSync, number = 1): void {
  const pending = new Set(tableNames(database));
  while (pending.size > 0) {
    const before = pending.size;
    for (const table of pending) {
      const parents = database.prepare(`PRAGMA foreign_key_list("${table}")`).all();
      if (parents.some((parent) => parent.table !== table && pending.has(String(parent.table)))) continue;
      insertOne(database, table, parents, number);
      pending.delete(table);
    }
    if (pending.size === before) throw new Error(`Foreign keys go in a circle: ${[...pending].join(", ")}`);
  }
}

function insertOne(database: DatabaseSync, table: string, parents: Record<string, unknown>[], number: number): void {
  const columns = columnsOf(database, table);
  const values = columns.map((column) => {
    const parent = parents.find((candidate) => candidate.from === column.name);
    if (parent) return newestValue(database, String(parent.table), String(parent.to ?? "id"));
    return /int|real|num/i.test(column.type) ? number : `seed-${number}-${table}-${column.name}`;
  });
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`).run(...values);
}

function newestValue(database: DatabaseSync, table: string, column: string): string | number {
  const row = database.prepare(`SELECT "${column}" AS value FROM "${table}" ORDER BY rowid DESC LIMIT 1`).get();
  return row?.value as string | number;
}

export function rowCounts(database: DatabaseSync): Record<string, number> {
  return Object.fromEntries(
    tableNames(database).map((table) => [
      table,
      Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n),
    ]),
  );
}
