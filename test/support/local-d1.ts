import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The file of the local D1 under `persistTo`. A server may run on it: SQLite's log lets both read and write. */
export function openLocalDatabase(persistTo: string): DatabaseSync {
  const folder = join(persistTo, "v3/d1/miniflare-D1DatabaseObject");
  const names = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`Not one database in ${folder}: ${names.join(", ")}`);
  const database = new DatabaseSync(join(folder, name));
  database.exec("PRAGMA busy_timeout = 10000");
  return database;
}

/** Rows of one query, on a connection of its own. */
export function readLocal<T>(persistTo: string, sql: string, ...values: (string | number)[]): T[] {
  const database = openLocalDatabase(persistTo);
  try {
    return database.prepare(sql).all(...values) as T[];
  } finally {
    database.close();
  }
}
