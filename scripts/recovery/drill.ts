import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onLocalData } from "../lib/local-data.ts";
import { adminAccount, demoAccount } from "../seed/sign-in.ts";
import type { Damage } from "./damage.ts";

/** What the drill saw: rows by table before and after, and what was printed on the way. */
export type Drill = { damage: Damage; before: Record<string, number>; after: Record<string, number>; lines: string[] };

/**
 * On the seeded data under `persistTo`, which no server uses: copies the database, does a day's erasing and some damage, puts
 * the copy back as Time Travel would, and lets the product find out, replay and mend.
 */
export async function runDrill(persistTo: string): Promise<Drill> {
  const place = { persistTo, baseUrl: "http://localhost:8787" };
  const backup = join(persistTo, "backup.sqlite");
  rmSync(backup, { force: true });
  const before = inDatabase(persistTo, (database) => {
    addColleague(database);
    database.prepare("VACUUM INTO ?").run(backup);
    return rowCounts(database);
  });
  const damage = await onLocalData<typeof import("./damage.ts"), Damage>(
    "scripts/recovery/damage.ts",
    place,
    (loaded, env) => loaded.damage(env),
  );
  restore(persistTo, backup);
  const lines = await onLocalData<typeof import("./reconcile.ts"), string[]>(
    "scripts/recovery/reconcile.ts",
    place,
    (loaded, env) => loaded.reconcile(env, new Date(Date.now() + 26 * 3_600_000)),
  );
  return { damage, before, after: inDatabase(persistTo, rowCounts), lines };
}

/** The admin works in the demo's account, which the seed has not. */
function addColleague(database: DatabaseSync): void {
  database
    .prepare("INSERT INTO team_member (owner_id, user_id, role, joined_at) VALUES (?, ?, 'manager', 1)")
    .run(demoAccount.id, adminAccount.id);
}

/** The rows of the copy in place of all others; the file itself stays, since miniflare knows it by its name. */
function restore(persistTo: string, backup: string): void {
  inDatabase(persistTo, (database) => {
    database.exec("PRAGMA foreign_keys = off");
    database.prepare("ATTACH ? AS backup").run(backup);
    const triggers = database.prepare("SELECT name, sql FROM main.sqlite_master WHERE type = 'trigger'").all();
    database.exec("BEGIN");
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
    for (const name of tablesOf(database)) {
      database.exec(`DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM backup."${name}"`);
    }
    for (const { sql } of triggers) database.exec(String(sql));
    database.exec("COMMIT");
  });
}

function rowCounts(database: DatabaseSync): Record<string, number> {
  return Object.fromEntries(
    tablesOf(database).map((name) => [
      name,
      Number(database.prepare(`SELECT count(*) AS n FROM main."${name}"`).get()?.n ?? 0),
    ]),
  );
}

function tablesOf(database: DatabaseSync): string[] {
  return (
    database
      .prepare("SELECT name FROM main.sqlite_master WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => String(name))
      // What Stripe knows is not ours to restore; its stand-in keeps it in a table of the same database.
      .filter((name) => !/^(sqlite_|_cf_|d1_|dev_stripe$)/.test(name))
  );
}

export function inDatabase<T>(persistTo: string, work: (database: DatabaseSync) => T): T {
  const folder = join(persistTo, "v3/d1/miniflare-D1DatabaseObject");
  const [name] = readdirSync(folder).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
  const database = new DatabaseSync(join(folder, name ?? ""), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
