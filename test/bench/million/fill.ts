import type { DatabaseSync } from "node:sqlite";
import { newestMigration } from "../../../app/db/expected-schema.server";
import { applyMigration, columnsOf, migrationNames } from "../../support/migrated-database";
import { columns, idOf } from "./columns";
import { sealMeasured } from "./seal-measured";

/**
 * Landlords 0, 1 and 2 are looked at: with one application, with 1,000, and with a tenth of all; of 10,000 with 8,000, so that both
 * sizes fill each page and reach the bound of each count. The others share the rest.
 */
export type Scale = { rows: number; landlords: number; middle: number; large: number };
export const scaleOf = (rows: number): Scale => ({
  ...{ rows, landlords: Math.max(10, rows / 200), middle: 1000, large: rows === smallest ? 8000 : rows / 10 },
});
export const smallest = 10_000;

export const now = Date.UTC(2026, 10, 28, 12);
const dayMs = 24 * 60 * 60 * 1000;
const randomUuid = `(SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-4' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-' || substr(h, 21, 12)
  FROM (SELECT lower(hex(randomblob(16))) AS h, N))`;
const formsOf = 20;
export const landlordId = (database: DatabaseSync, landlord: number) =>
  String(database.prepare(`SELECT ${idOf(2, String(landlord))} AS id`).get()?.id);

/** All tables that grow with applications, one INSERT each, as the product's commands and triggers would leave them. */
export async function fill(database: DatabaseSync, scale: Scale, definition: string): Promise<void> {
  for (const name of migrationNames()) applyMigration(database, name);
  database.exec(`CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('${newestMigration}')`);
  database.exec(
    "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -400000",
  );
  const indexes = database
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'application' AND sql IS NOT NULL",
    )
    .all();
  const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
  shape(database, scale);
  await sealMeasured(database, definition);
  landlords(database, scale, definition);
  applications(database);
  besides(database);
  for (const { sql } of [...indexes, ...triggers]) database.exec(String(sql));
  database.exec(`INSERT INTO landlord_workload (landlord_id, state, count) SELECT landlord_id, state, count(*) FROM application
    WHERE is_spam = 0 AND is_archived = 0 GROUP BY 1, 2`);
  database.exec("DROP TABLE temp.shape; DROP TABLE temp.sealed; PRAGMA cache_size = -16000; PRAGMA foreign_keys = ON");
  database.exec("PRAGMA journal_mode = WAL");
}

/** One row for each application: who has it, in which form, and when it came in the last two years. */
function shape(database: DatabaseSync, { rows, landlords: count, middle, large }: Scale): void {
  database.exec(`CREATE TEMP TABLE shape AS
    SELECT i, ${randomUuid.replace("N", "i")} AS id, landlord, landlord * ${formsOf} + CASE WHEN landlord = 0 THEN 0
        WHEN landlord > 2 THEN i / ${count} % 2 WHEN i % 2 THEN 0 ELSE i / 2 % ${formsOf} END AS form,
      ${now} - 60000 - i * 7919 % ${rows} * ${Math.floor((730 * dayMs) / rows)} AS at
    FROM (WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows - 1})
      SELECT i, CASE WHEN i = 0 THEN 0 WHEN i <= ${middle} THEN 1 WHEN i <= ${middle + large} THEN 2
        ELSE 3 + i % ${count - 3} END AS landlord FROM n) ORDER BY 2`);
}

function landlords(database: DatabaseSync, { landlords: count }: Scale, definition: string): void {
  const at = now - 731 * dayMs;
  database.exec(`INSERT INTO user (id, name, email, email_verified, role, created_at, updated_at)
    SELECT ${idOf(2, "landlord")}, 'Ada', 'ada' || landlord || '@landlord.example', 1, iif(landlord = 0, 'admin', NULL), ${at}, ${at}
    FROM (SELECT DISTINCT landlord FROM shape) WHERE landlord < ${count}`);
  database.exec(`INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at)
    SELECT 's' || landlord, 'session-' || landlord, ${idOf(2, "landlord")}, ${now + dayMs}, ${now}, ${now}
    FROM (SELECT DISTINCT landlord FROM shape)`);
  const form =
    database.prepare(`INSERT INTO rent_form (id, url_id, landlord_id, state, title, draft, published_version_id,
      published_at, closed_at, plan, application_count, new_count, created_at, updated_at)
    SELECT ${idOf(0, "form")}, printf('%012x', form), ${idOf(2, "landlord")}, iif(form % 5 = 4, 'closed', 'open'), 'Flat ' || form, ?,
      ${idOf(1, "form")}, ${at}, iif(form % 5 = 4, ${now - dayMs}, NULL), 'credit', count(*), count(*) / 50, ${at} + form, ${at}
    FROM shape GROUP BY form ORDER BY 1`);
  form.run(definition);
  database
    .prepare(
      `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at)
        SELECT published_version_id, id, 1, ?, 'hash', ${at} FROM rent_form`,
    )
    .run(definition);
}

function applications(database: DatabaseSync): void {
  const names = columnsOf(database, "application").map(({ name }) => name);
  const insert = (table: string, columnNames: string, select: string, order: string) =>
    database.exec(
      `INSERT INTO ${table} (${columnNames}) SELECT ${select} FROM shape LEFT JOIN sealed USING (i) ORDER BY ${order}`,
    );
  const given = names.filter((name) => name in columns);
  insert("application", given.join(", "), given.map((name) => columns[name]).join(", "), "shape.id");
  insert(
    "application_data",
    "application_id, data, rev",
    "shape.id, coalesce(sealed.data, hex(randomblob(200))), 1",
    "shape.id",
  );
  insert(
    "application_key",
    "application_id, key_id, wrapped_key, created_at",
    "shape.id, 'bench', coalesce(sealed.wrapped_key, hex(randomblob(30))), at",
    "shape.id",
  );
  database.exec(`INSERT INTO application_term (landlord_id, term, application_id) SELECT * FROM (
      SELECT ${idOf(2, "landlord")}, '#' || lower(hex(randomblob(8))), shape.id FROM shape, (SELECT value FROM json_each('[1,2,3,4,5,6]'))
        WHERE landlord > 2 AND i % 200 <> 5
      UNION ALL SELECT ${idOf(2, "landlord")}, word.value, shape.id FROM shape JOIN sealed USING (i), json_each(sealed.terms) AS word
        WHERE i % 200 <> 5) ORDER BY 1, 2, 3`);
}

/** What comes with applications: notices, settled and waiting jobs, decisions in the log, files, words of applicants. */
function besides(database: DatabaseSync): void {
  const insert = (into: string, select: string) => database.exec(`INSERT INTO ${into} SELECT ${select}`);
  const anId = randomUuid.replace("N", "shape.i");
  const settled = `iif(i % 1000, ${now} - i % 90 * ${dayMs}, ${now})`;
  insert(
    "notification (id, landlord_id, form_id, kind, ref, created_at, read_at)",
    `id, ${idOf(2, "landlord")}, ${idOf(0, "form")}, 'application-new', id, at, iif(i % 4, at + 1000, NULL)
      FROM shape WHERE at > ${now - 365 * dayMs} ORDER BY id`,
  );
  insert(
    "outbox (id, kind, ref, dedupe_key, attempts, next_at, due_at, done_at, created_at)",
    `${anId}, 'mail.new-application', id, 'new-application:' || id, 1, ${settled}, ${settled}, iif(i % 1000, ${settled} + 1000, NULL), ${settled} FROM shape ORDER BY 1`,
  );
  insert(
    "audit (id, at, actor_kind, actor_id, action, target_kind, target_id)",
    `${anId}, at, 'account', ${idOf(2, "landlord")}, 'application.decline', 'application', id FROM shape`,
  );
  insert(
    "document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at, claimed_at)",
    `id, id, 'file', hex(randomblob(16)), coalesce(file_name, 'x'), 'pdf', 1, 'x', at, at
      FROM shape LEFT JOIN sealed USING (i) WHERE i % 2 ORDER BY 1`,
  );
  insert(
    "application_message (id, application_id, author, content, created_at, read_at)",
    `id, id, 'applicant', coalesce(message, 'x'), at, iif(i % 40, at, NULL) FROM shape LEFT JOIN sealed USING (i) WHERE i % 20 = 0`,
  );
}
