import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { schema } from "../../app/db/client.server";
import { newestMigration } from "../../app/db/expected-schema.server";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import {
  applyMigration,
  applyText,
  columnsOf,
  emptyDatabase,
  migrationNames,
  rowCounts,
  seedEveryTable,
  tableNames,
} from "../support/migrated-database.ts";

const tables = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableConfig(table as SQLiteTable));
const named = tables.map((table) => [table.name, table] as const);

function migrated() {
  const database = emptyDatabase();
  for (const name of migrationNames()) applyMigration(database, name);
  return database;
}

// Red when a column is added to app/db/schema without `npm run db:generate`.
describe("the schema in code, compared with that of the migrations", () => {
  const database = migrated();

  it("has the same tables", () => {
    expect(tableNames(database)).toEqual(tables.map((table) => table.name).sort());
  });

  it.each(named)("has the same columns in %s", (name, table) => {
    const inCode = table.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull,
    }));
    const inDatabase = columnsOf(database, name).map((column) => ({
      name: column.name,
      type: column.type.toUpperCase(),
      notNull: column.notnull === 1,
    }));
    expect(byName(inDatabase)).toEqual(byName(inCode));
  });

  it.each(named)("has the same indexes on %s", (name, table) => {
    const rows = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name NOT LIKE 'sqlite_%'")
      .all(name);
    expect(rows.map((row) => String(row.name)).sort()).toEqual(table.indexes.map((index) => index.config.name).sort());
  });
});

describe("the migrations", () => {
  const names = migrationNames();

  // Red when a migration is added and expected-schema.server.ts still names the one before.
  it("end with the one that the Worker asks the database for", () => {
    expect(newestMigration).toBe(names.at(-1));
  });

  // Red when a migration drops and rebuilds a table whose children cascade, or forgets to copy rows.
  it("each keep the rows of all earlier versions", () => {
    expect(lostBy(names.map(textOf))).toEqual([]);
  });

  it("that lose rows are detected", () => {
    const losing = "CREATE TABLE audit_new (id TEXT); DROP TABLE audit; ALTER TABLE audit_new RENAME TO audit;";
    expect(lostBy([...names.map(textOf), "SELECT 1;"])).toEqual([]);
    expect(lostBy([...names.map(textOf), losing])).toEqual(["audit"]);
  });

  // Red when a migration makes the table anew and forgets its triggers.
  it("keep audit rows immutable, and for 24 months", () => {
    const database = migrated();
    const insert =
      "INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id) VALUES (?, ?, 'a', 'b', 'c', 'd')";
    for (const [id, at] of [
      ["young", Date.now()],
      ["old", 1],
    ] as const)
      database.prepare(insert).run(id, at);
    expect(() => database.exec("UPDATE audit SET action = 'x'")).toThrow("never changed");
    expect(() => database.exec("DELETE FROM audit WHERE id = 'young'")).toThrow("24 months");
    expect(() => database.exec("DELETE FROM audit WHERE id = 'old'")).not.toThrow();
  });

  // Red when a migration makes the table anew and forgets its triggers, or a trigger leaves out a column.
  it("keep published versions immutable, column by column, also against REPLACE", () => {
    const database = migrated();
    seedEveryTable(database);
    const rows = () => JSON.stringify(database.prepare("SELECT * FROM rent_form_version").all());
    const before = rows();
    const columns = database.prepare("SELECT name FROM pragma_table_info('rent_form_version')").all();
    expect(columns.length).toBeGreaterThan(5);
    for (const { name } of columns)
      expect(() => database.exec(`UPDATE rent_form_version SET "${name}" = "${name}" || '1'`)).toThrow("never changed");
    database.exec(`INSERT OR REPLACE INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
      SELECT id, form_id, number, 'other', hash, published_at, law_check FROM rent_form_version`);
    expect(rows()).toBe(before);
  });

  it("have no cascading deletes", () => {
    const all = names.map(textOf).join("\n");
    expect(all.toLowerCase()).not.toContain("on delete cascade");
  });
});

/** Statements that read or write a whole table: one took 23 seconds at 200,000 rows, of the 30 that D1 gives. */
const wholeTable: Record<string, RegExp> = {
  "drops a table": /\bDROP\s+TABLE\b/i,
  "copies a table": /\bINSERT\s+(OR\s+\w+\s+)?INTO\b[^;]*\bSELECT\b|\bCREATE\s+TABLE\b[^;(]*\bAS\s+SELECT\b/i,
  "renames a table into another's place": /\bRENAME\s+TO\b/i,
  "changes rows": /^\s*UPDATE\s+\S+\s+SET\b/im,
  "deletes rows": /^\s*DELETE\s+FROM\b/im,
};
/** What stands in a trigger happens later, row by row. */
const withoutTriggers = (text: string) => text.replace(/\bCREATE\s+TRIGGER\b[\s\S]*?\bEND\s*;/gi, "");
const wholeTablesIn = (text: string) =>
  Object.keys(wholeTable).filter((what) => wholeTable[what]?.test(withoutTriggers(text)));

// Red when a new migration makes a table anew or fills a column. docs/operations.md says how a column comes and goes instead.
describe("a migration on a million rows", () => {
  it("neither copies nor drops a table nor changes rows: a sweep does that", () => {
    const found = migrationNames().flatMap((name) => wholeTablesIn(textOf(name)).map((what) => `${name} ${what}`));
    expect(found).toEqual([]);
  });

  it("that does so is detected", () => {
    const anew = "INSERT INTO new_form SELECT * FROM form; DROP TABLE form; ALTER TABLE new_form RENAME TO form;";
    expect(wholeTablesIn(anew)).toEqual(["drops a table", "copies a table", "renames a table into another's place"]);
    expect(wholeTablesIn("UPDATE form SET state = 'open';")).toEqual(["changes rows"]);
  });
});

function textOf(name: string): string {
  return readFileSync(join(projectRoot, "migrations", name), "utf8");
}

/** Tables that hold fewer rows after one of the migrations than before it; after each, every table gets a further row. */
function lostBy(texts: string[]): string[] {
  const database = emptyDatabase();
  return texts.flatMap((text, index) => {
    const before = rowCounts(database);
    applyText(database, text);
    const after = rowCounts(database);
    const lost = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    if (lost.length === 0) seedEveryTable(database, index + 1);
    return lost;
  });
}

function byName<T extends { name: string }>(columns: T[]): T[] {
  return [...columns].sort((a, b) => a.name.localeCompare(b.name));
}

// Red when a migration builds one of these tables anew and leaves its trigger out: SQLite drops it with the old table.
it("every erasure is logged, whatever code erases", () => {
  const triggers = migrated()
    .prepare("SELECT tbl_name AS name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'erasure_of_%'")
    .all()
    .map((row) => row.name);
  expect(triggers.sort()).toEqual([
    "application",
    "application_key",
    "contact_message",
    "rent_form",
    "team_invitation",
    "team_member",
    "team_member",
    "team_member",
    "team_member_home",
    "user",
    "viewing_request",
  ]);
});
