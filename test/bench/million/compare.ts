import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Services } from "../../../app/services";
import { openD1 } from "../../../scripts/lib/local-database";
import type { Env } from "../../../workers/env";
import { createServices } from "../../../workers/services";
import { everyKind } from "../../support/apply-form";
import { openLocalDatabase } from "../../support/local-d1";
import { type Asked, adminPages, exportNewest, pagesOf, sweepsAsked } from "./asked";
import { fill, now, scaleOf, smallest } from "./fill";
import { recorderOver } from "./recorder";
import { type Measured, report } from "./report";
import { rowsRead } from "./rows-read";
import { ring } from "./seal-measured";

/** Fills both sizes, asks both the same, and prints one table. */
export async function compareSizes(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options: { rows: { type: "string", default: "1000000" } } });
  const rows = Number(values.rows);
  const startedAt = performance.now();
  console.log(
    `${rows} applications beside ${smallest}: about ${Math.ceil(1 + rows / 100_000)} minutes on an idle machine`,
  );
  const small = await measure(smallest);
  const large = await measure(rows);
  report(small, large);
  console.log(`total ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
}

async function measure(rows: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "rentform-million-"));
  try {
    return await measureIn(folder, rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureIn(folder: string, rows: number): Promise<Measured> {
  const made = openD1(folder);
  await made.database.prepare("SELECT 1").all();
  await made.close();
  const database = openLocalDatabase(folder);
  const began = performance.now();
  await fill(database, scaleOf(rows), JSON.stringify(everyKind()));
  const version = String(database.prepare("SELECT sqlite_version() AS v").get()?.v);
  const sizeMb = statSync(String(database.location())).size / 1e6;
  console.log(`${rows}: filled in ${seconds(began)} s, ${sizeMb.toFixed(0)} MB, SQLite ${version}`);

  const recorder = recorderOver(database);
  const failures: string[] = [];
  const services = servicesOver(recorder.binding, failures);
  const ask = async (asked: Asked, prefix = "") => {
    for (const [name, run] of Object.entries(asked)) {
      recorder.begin(prefix + name);
      await run(services).catch((error: unknown) => failures.push(`${prefix + name}: ${error}`));
    }
  };
  // Nothing stays: D1 is asked the same again, from the same beginning.
  database.exec("BEGIN");
  await ask(pagesOf(database, 2));
  await ask(pagesOf(database, 1), "with a thousandth: ");
  await ask(pagesOf(database, 0), "with one: ");
  await ask(adminPages);
  recorder.begin("export", 25);
  const exported = await exportNewest(services, database);
  const swept = performance.now();
  await ask(sweepsAsked);
  const sweepSeconds = (performance.now() - swept) / 1000;
  database.exec("ROLLBACK");
  database.close();
  console.log(`${rows}: asked by ${seconds(began)} s`);
  const rowsOf = await rowsRead(folder, recorder.batches);
  console.log(`${rows}: rows read by ${seconds(began)} s`);
  return { rows, batches: recorder.batches, rowsOf, exported, sweepSeconds, failures };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

/** The product's own services on this database, with stores that are empty and queues that lead nowhere. */
function servicesOver(binding: D1Database, failures: string[]): Services {
  const nothing = async () => null;
  const queue = { send: nothing, sendBatch: nothing };
  const empty = { objects: [], keys: [], truncated: false, list_complete: true, delimitedPrefixes: [] };
  const store = { get: nothing, put: nothing, delete: nothing, head: nothing, list: async () => empty };
  const env = {
    ...{ DB: binding, PUBLISHED_FORMS: store, DOCUMENTS: store, METRICS: { writeDataPoint: () => undefined } },
    ...{ ASSETS: { fetch: async () => new Response(null, { status: 404 }) }, EMAIL: { send: nothing } },
    ...{ URGENT_QUEUE: queue, MAIL_QUEUE: queue, BULK_QUEUE: queue, EXPORT_QUEUE: queue, MAIL_EVENT_QUEUE: queue },
    ...{ ENVIRONMENT: "development", BASE_URL: "http://localhost:8787", SECRET: "bench".repeat(10) },
    ...{ DATA_KEYS: `${ring.id}:${ring.key}`, MAIL_ADAPTER: "local", MAIL_FROM: "Rentform <hello@rentform.example>" },
    SUPPORT_EMAIL: "support@rentform.example",
  } as unknown as Env;
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (event: string, detail?: unknown) => failures.push(`${event} ${JSON.stringify(detail)}`.slice(0, 300)),
  };
  return createServices(env, () => undefined, { clock: { now: () => new Date(now) }, log, isSelling: false });
}
