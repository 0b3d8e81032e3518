import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { applyMigration, emptyDatabase, migrationNames } from "../support/migrated-database.ts";
import { openModules } from "./modules.ts";

/**
 * `npm run bench:exports [-- COUNT [all-data]]`: what an export of 100,000 applications holds in memory while it is made step by step:
 * a spreadsheet, or with "all-data" the archive of an account, a ZIP with two files for each. The product's own code runs over
 * SQLite in this process and files on disk, none of which is in the heap; everything that the code holds on to is.
 */
const total = Number(process.argv[2] ?? 100_000);
const kind = process.argv[3] === "all-data" ? "all-data" : "applications-csv";
const goalMb = 64;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const { load, close } = await openModules();
const { createDatabase } = await load<typeof import("../../app/db/client.server.ts")>("/app/db/client.server.ts");
const { emptyUsage } = await load<typeof import("../../app/db/counted-d1.server.ts")>("/app/db/counted-d1.server.ts");
const { createDataKeys } = await load<typeof import("../../app/platform/crypto.ts")>("/app/platform/crypto.ts");
const { sealApplication } = await load<typeof import("../../app/features/applying/applications/stored-application.ts")>(
  "/app/features/applying/applications/stored-application.ts",
);
const { sealPerson } = await load<typeof import("../../app/platform/people/seal-person.server.ts")>(
  "/app/platform/people/seal-person.server.ts",
);
const { applicationsCsv } = await load<
  typeof import("../../app/features/deciding/exports/queries/list-csv-rows.server.ts")
>("/app/features/deciding/exports/queries/list-csv-rows.server.ts");
const { allDataEntries } = await load<typeof import("../../app/features/deciding/exports/queries/all-data.server.ts")>(
  "/app/features/deciding/exports/queries/all-data.server.ts",
);
const { cursorStart } = await load<typeof import("../../app/features/deciding/exports/export-cursor.ts")>(
  "/app/features/deciding/exports/export-cursor.ts",
);
const { stepLimits } = await load<typeof import("../../app/features/deciding/exports/rules.ts")>(
  "/app/features/deciding/exports/rules.ts",
);
const { writeStep } = await load<typeof import("../../app/features/deciding/exports/write-step.server.ts")>(
  "/app/features/deciding/exports/write-step.server.ts",
);
const { asked, everyKind } = await load<typeof import("../support/apply-form.ts")>("/test/support/apply-form.ts");

const database = emptyDatabase();
for (const name of migrationNames()) applyMigration(database, name);
database.exec("PRAGMA foreign_keys = OFF");
const dataKeys = createDataKeys([{ id: "bench", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }]);
type Task = Parameters<typeof applicationsCsv>[1];
const task = { id: randomUUID(), userId: "landlord", selection: { list: "" }, locale: "en-US" } as unknown as Task;
await fill(database);

const usage = emptyUsage();
const folder = mkdtempSync(join(tmpdir(), "rentform-bench-"));
const files = {
  write: async (key: string, blocks: readonly Uint8Array[]) => writeFileSync(key, Buffer.concat(blocks)),
  read: async () => null,
};
const services = {
  ...{ db: createDatabase(bindingOf(database), usage), dataKeys, clock: { now: () => new Date() } },
  ...{ ids: { token: () => randomUUID().replaceAll("-", "") }, archives: files, documents: { get: async () => null } },
  config: { secrets: [{ id: "bench", secret: "bench" }] },
} as unknown as Parameters<typeof writeStep>[0];
const { key } = await dataKeys.create(task.id);
const source: Parameters<typeof writeStep>[2]["source"] = (place, past) =>
  kind === "all-data"
    ? allDataEntries(services, { userId: task.userId, locale: "en-US" }, (place as never) ?? undefined, past)
    : applicationsCsv(services, task, (place as never) ?? undefined);

let [steps, first, most, slowest, statements] = [0, 0, 0, 0, 0];
let cursor = cursorStart;
const startedAt = performance.now();
for (let isLast = false; !isLast; steps += 1) {
  const [began, asked] = [performance.now(), usage.queries];
  const measured = (async function* (pieces: ReturnType<typeof source>) {
    let count = 0;
    for await (const piece of pieces) {
      yield piece;
      count += 1;
      if (count % 40 === 0) measure();
    }
  })(source(cursor.place, async function* () {}));
  const of = { objectKey: folder, key };
  const step = await writeStep(services, of, {
    from: cursor,
    source: () => measured,
    isZip: kind === "all-data",
    limits: stepLimits,
  });
  measure();
  isLast = step.isLast;
  cursor = JSON.parse(JSON.stringify(step.cursor)) as typeof cursor;
  slowest = Math.max(slowest, performance.now() - began);
  statements = Math.max(statements, usage.queries - asked);
  if (isLast) report(step.sizeBytes);
}
await close();
rmSync(folder, { recursive: true });

function measure(): void {
  if (kind === "applications-csv" || steps % 10 === 0) collect();
  else return;
  const { heapUsed, external } = process.memoryUsage();
  first ||= heapUsed + external;
  most = Math.max(most, heapUsed + external);
}

function report(sizeBytes: number): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const grownMb = (most - first) / 1024 / 1024;
  const files = cursor.zip.entries;
  console.log(
    `${kind}, ${total} applications: ${(sizeBytes / 1e6).toFixed(1)} MB, ${files} files, ${seconds.toFixed(0)} s`,
  );
  console.log(`${steps + 1} steps; the longest ${(slowest / 1000).toFixed(1)} s, the most statements ${statements}`);
  console.log(`cursor at its end ${(JSON.stringify(cursor).length / 1000).toFixed(0)} KB`);
  console.log(`memory grew by ${grownMb.toFixed(1)} MB   goal under ${goalMb} MB`);
  if (grownMb >= goalMb || (kind === "all-data" && files < 2 * total)) process.exitCode = 1;
}

/** One form and its applications, each sealed under a key of its own. */
async function fill(into: DatabaseSync): Promise<void> {
  const definition = everyKind();
  const [formId, versionId, at] = [randomUUID(), randomUUID(), Date.now()];
  const run = (sql: string, ...values: SQLInputValue[]) => into.prepare(sql).run(...values);
  run(
    `INSERT INTO rent_form (id, url_id, landlord_id, state, title, draft, published_version_id, published_at, created_at, updated_at)
      VALUES (?, 'benchbench12', 'landlord', 'open', 'Flat', '{}', ?, ?, ?, ?)`,
    ...[formId, versionId, at, at, at],
  );
  run(
    "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES ('landlord', 'Ada', 'a@b.example', 1, 1, 1)",
  );
  run(
    "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 1, ?, 'hash', ?)",
    ...[versionId, formId, JSON.stringify(definition), at],
  );
  run(
    `INSERT INTO export_task (id, user_id, kind, state, object_key, key_id, wrapped_key, created_at, expires_at)
      VALUES (?, 'landlord', 'applications-csv', 'waiting', 'x', 'x', 'x', ?, ?)`,
    ...[task.id, at, at + 86_400_000],
  );
  const application = into.prepare(
    `INSERT INTO application (id, form_id, version_id, landlord_id, reference, state, body_hash,
      person, person_key_id, locale, created_at, submitted_at, updated_at, plan, spam_score, searched_at, search_terms)
      VALUES (?, ?, ?, 'landlord', ?, 'submitted', 'x', ?, ?, 'en', ?, ?, ?, 'credit', 0, 0, '[]')`,
  );
  const key = into.prepare(
    "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES (?, ?, ?, ?)",
  );
  const data = into.prepare("INSERT INTO application_data (application_id, data, rev) VALUES (?, ?, 1)");
  const landlordKey = (await dataKeys.create("landlord-key")).wrapped;
  const personKey = { id: "landlord-key", wrapped: `${landlordKey.keyId}:${landlordKey.wrappedKey}` };
  run(
    "INSERT INTO person_key (id, holder_id, landlord_id, key_id, wrapped_key, created_at) VALUES (?, 'landlord', 'landlord', ?, ?, ?)",
    ...[personKey.id, landlordKey.keyId, landlordKey.wrappedKey, at],
  );
  into.exec("BEGIN");
  for (let index = 0; index < total; index += 1) {
    const id = randomUUID();
    const made = await dataKeys.create(id);
    const stored = {
      v: 1,
      answers: {
        [asked.name]: { first: "Ada", last: `Lovelace ${index}` },
        [asked.email]: "ada@tenant.example",
        [asked.employer]: `Analytical Engines ${"and Sons ".repeat(20)}`,
      },
      consents: [{ id: asked.truth, text: "Everything I say is true.", accepted: true }],
      locale: "en",
      visibleSections: definition.sections.map((section) => section.id),
      signed: { at: new Date(at).toISOString(), hash: "0".repeat(64) },
    };
    const sealed = await sealApplication(made.key, stored as never);
    const { person, personKeyId } = await sealPerson({ dataKeys }, personKey, id, {
      ...{ name: `Ada Lovelace ${index}`, email: "ada@tenant.example", phone: null },
    });
    application.run(id, formId, versionId, `RF-${index}`, person, personKeyId, at + index, at + index, at + index);
    key.run(id, made.wrapped.keyId, made.wrapped.wrappedKey, at);
    data.run(id, sealed);
  }
  into.exec("COMMIT");
}

/** As much of D1's binding as the product asks for, over SQLite in this process. */
function bindingOf(source: DatabaseSync): D1Database {
  const statement = (sql: string, values: SQLInputValue[]) => {
    const all = async () => ({
      success: true,
      results: source.prepare(sql).all(...values),
      meta: { rows_read: 0, rows_written: 0, changes: 0 },
    });
    const bind = (...bound: unknown[]) =>
      statement(
        sql,
        bound.map((value) => (typeof value === "boolean" ? Number(value) : ((value ?? null) as SQLInputValue))),
      );
    return { bind, all, run: all };
  };
  const batch = (statements: ReturnType<typeof statement>[]) => Promise.all(statements.map((one) => one.all()));
  return { prepare: (sql: string) => statement(sql, []), batch } as unknown as D1Database;
}
