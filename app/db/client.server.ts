import { drizzle } from "drizzle-orm/d1";
import { isRefusal, noteDatabaseFailure } from "./errors.server";
import * as accounts from "./schema/accounts";
import * as applications from "./schema/applications";
import * as billing from "./schema/billing";
import * as contact from "./schema/contact";
import * as exports from "./schema/exports";
import * as forms from "./schema/forms";
import * as law from "./schema/law";
import * as mail from "./schema/mail";
import * as operations from "./schema/operations";
import * as platform from "./schema/platform";
import * as recovery from "./schema/recovery";
import * as review from "./schema/review";
import * as screenGuard from "./schema/screen-guard";
import * as screening from "./schema/screening";
import * as secondFactor from "./schema/second-factor";
import * as takeover from "./schema/takeover";
import { makeSelectsSound } from "./sound-selects.server";

export const schema = {
  ...forms,
  ...applications,
  ...platform,
  ...accounts,
  ...exports,
  ...contact,
  ...review,
  ...recovery,
  ...secondFactor,
  ...takeover,
  ...operations,
  ...law,
  ...mail,
  ...billing,
  ...screenGuard,
  ...screening,
};

/**
 * What one request asked of D1, from D1's own meta: statements, round trips, rows read and written, time; and how many of its
 * calls failed, whoever caught that.
 */
export type D1Usage = {
  queries: number;
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  failures: number;
  /** What D1 says that its statements took. */
  durationMs: number;
};

export function emptyUsage(): D1Usage {
  return { queries: 0, roundTrips: 0, rowsRead: 0, rowsWritten: 0, failures: 0, durationMs: 0 };
}

export type Database = ReturnType<typeof createDatabase>;

/** Drizzle over a D1 binding (or a session of it) whose answers are counted into `usage`. */
export function createDatabase(binding: D1Database, usage: D1Usage) {
  const counted = countedBinding(binding, usage);
  const db = drizzle(counted, { schema });
  makeSelectsSound(db);
  // drizzle-orm 0.45: in a batch, a raw `run` or `all` with parameters lacks the prepared statement that the batch binds.
  const prepared = <T extends { getQuery(): { sql: string } }>(raw: T): T =>
    Object.defineProperty(raw, "stmt", { get: () => counted.prepare(raw.getQuery().sql) });
  const [run, all] = [db.run.bind(db), db.all.bind(db)];
  db.run = (query) => prepared(run(query));
  db.all = (query) => prepared(all(query));
  return db;
}

function count(usage: D1Usage, results: readonly { meta?: Partial<D1Meta> }[]): void {
  usage.roundTrips += 1;
  for (const { meta } of results) {
    usage.queries += 1;
    usage.rowsRead += meta?.rows_read ?? 0;
    usage.rowsWritten += meta?.rows_written ?? 0;
    usage.durationMs += meta?.duration ?? 0;
  }
}

async function watched<T>(usage: D1Usage, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error)) {
      usage.failures += 1;
      noteDatabaseFailure(error);
    }
    throw error;
  }
}

function countedBinding(binding: D1Database, usage: D1Usage): D1Database {
  return new Proxy(binding, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => countedStatement(target.prepare(sql), usage);
      if (property === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await watched(usage, () => target.batch(statements.map(unwrap)));
          count(usage, results);
          return results;
        };
      }
      const value = Reflect.get(target, property) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const inner = new WeakMap<object, D1PreparedStatement>();

function unwrap(statement: D1PreparedStatement): D1PreparedStatement {
  return inner.get(statement) ?? statement;
}

function countedStatement(statement: D1PreparedStatement, usage: D1Usage): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, property) {
      if (property === "bind") return (...values: unknown[]) => countedStatement(target.bind(...values), usage);
      if (property === "all" || property === "run") {
        return async () => {
          const result = await watched(usage, () => target[property]());
          count(usage, [result]);
          return result;
        };
      }
      // Drizzle's get() and values() use raw(), which answers without meta; all() has the same rows and the meta.
      if (property === "raw") {
        return async () => {
          const result = await watched(usage, () => target.all<Record<string, unknown>>());
          count(usage, [result]);
          return result.results.map((row) => Object.values(row));
        };
      }
      const value = Reflect.get(target, property) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  inner.set(proxy, statement);
  return proxy;
}
