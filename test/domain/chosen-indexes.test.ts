import type { DatabaseSync } from "node:sqlite";
import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import {
  isHomeLetAs,
  isOutOfTurn,
  undecidedOf,
} from "../../app/features/applying/applications/queries/review-order.server";
import { anotherIsApproved, isHomeFreeBut } from "../../app/features/deciding/decision/commands/second-approval.server";
import {
  heldCount,
  isAnyHeld,
  suspectedCount,
} from "../../app/features/forms/rent-forms/queries/count-kept-apart.server";
import type { ApplicationId } from "../../app/kernel/ids";
import { applyMigration, emptyDatabase, migrationNames, seedEveryTable } from "../support/migrated-database";

/**
 * These statements ask for few rows of a form that may have 100,000. Nothing tells SQLite which index to take: it takes the right
 * one by itself, with statistics of the tables (D1 has them after `PRAGMA optimize`) and without.
 */
const dialect = new SQLiteSyncDialect();
const ofApplication = (what: SQL) => sql`SELECT ${what} FROM application WHERE application.id = 'seed-application-id'`;
const ofForm = (what: SQL) => sql`SELECT ${what} FROM rent_form WHERE rent_form.id = 'seed-rent_form-id'`;
const some = "seed-application-id" as ApplicationId;

const asked: [string, SQL, string][] = [
  ["who waits in the order of a queue", undecidedOf(sql`'seed-rent_form-id'`, 21), "application_queue"],
  ["who is first in the queue", ofApplication(isOutOfTurn), "application_queue"],
  ["whether the home is rented", ofApplication(isHomeLetAs("application")), "application_let"],
  ["whether somebody else is approved", ofApplication(anotherIsApproved([some], undefined)), "application_approved"],
  ["whether nobody but these is approved", ofApplication(isHomeFreeBut(sql`('a')`)), "application_approved"],
  ["how many are suspected", ofForm(suspectedCount.getSQL()), "application_spam"],
  ["how many are on legal hold", ofForm(heldCount.getSQL()), "application_held"],
  ["whether one is on legal hold", ofForm(isAnyHeld), "application_held"],
];

function plansOf(database: DatabaseSync, statement: SQL): string[] {
  const query = dialect.sqlToQuery(statement);
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${query.sql}`).all(...(query.params as string[]));
  return rows.map((row) => String(row.detail));
}

/** A landlord's 40 forms, the first with 2,000 applications; of every 50, one each is approved, let, held and suspected. */
function aLargeDatabase(): DatabaseSync {
  const database = aDatabase();
  seedEveryTable(database);
  for (const trigger of database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all())
    database.exec(`DROP TRIGGER "${trigger.name}"`);
  database.exec("PRAGMA foreign_keys = OFF");
  const columns = database.prepare("PRAGMA table_info(application)").all();
  const changed: Record<string, string> = {
    id: "'a' || value",
    form_id: "'f' || iif(value < 2000, 0, value % 40)",
    reference: "'r' || value",
    submitted_at: "value",
    state: "iif(value % 50 = 1, 'approved', 'submitted')",
    is_let: "value % 50 = 1",
    is_spam: "value % 50 = 2",
    held_at: "iif(value % 50 = 3, 1, NULL)",
    skipped_at: "NULL",
  };
  const names = columns.map(({ name }) => String(name));
  database.exec(`INSERT INTO application (${names.join(", ")})
    SELECT ${names.map((name) => changed[name] ?? `one."${name}"`).join(", ")}
    FROM application AS one, (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 3999)
      SELECT value FROM n)`);
  database.exec("ANALYZE");
  return database;
}

function aDatabase(): DatabaseSync {
  const database = emptyDatabase();
  for (const name of migrationNames()) applyMigration(database, name);
  return database;
}

describe.each([
  ["without statistics", aDatabase],
  ["with statistics", aLargeDatabase],
])("the query planner %s", (_how, open) => {
  const database = open();

  // Red when an index loses a column or its condition, or when a query no longer repeats that condition's very words.
  it.each(asked)("uses the expected index for %s", (_what, statement, index) => {
    const plans = plansOf(database, statement);
    expect(plans.filter((plan) => plan.includes(`INDEX ${index} `))).not.toEqual([]);
    expect(
      plans.filter((plan) => /^SCAN (?!CONSTANT|json_each|picked|\(subquery)|INDEX application_form /.test(plan)),
    ).toEqual([]);
  });
});
