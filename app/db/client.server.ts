import { drizzle } from "drizzle-orm/d1";
import { type Connection, plainConnection, type Result } from "./connection.server";
import * as accounts from "./schema/accounts";
import * as applications from "./schema/applications";
import * as billing from "./schema/billing";
import * as contact from "./schema/contact";
import * as documents from "./schema/documents";
import * as exports from "./schema/exports";
import * as forms from "./schema/forms";
import * as household from "./schema/household";
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
import { createTrips, type D1Usage, type Trips } from "./trips.server";

export const schema = {
  ...forms,
  ...applications,
  ...documents,
  ...household,
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

/** Of the accounts' library. Drizzle works through what it is given at each request; our own queries need none of it. */
const librarySchema = {
  user: accounts.user,
  session: accounts.session,
  account: accounts.account,
  verification: accounts.verification,
};

export type Database = ReturnType<typeof createDatabase>;

/** Drizzle over a D1 binding, whose answers are counted into `usage`. */
export function createDatabase(binding: D1Database, usage: D1Usage) {
  const connection = plainConnection(binding);
  const trips = createTrips(connection, usage);
  const counted = countedBinding(binding, connection, trips);
  const db = Object.assign(drizzle(counted, { schema: librarySchema }), {
    sendAlong: trips.sendAlong,
    holdWrites: trips.holdWrites,
    together: trips.together,
    /** The rows of one statement, in the trip of what is read in the same turn, though it may write (`Trips.read`). */
    async inTurn({ sql, params }: { sql: string; params: unknown[] }): Promise<Record<string, unknown>[]> {
      const [result] = await trips.read([connection.prepare(sql).bind(...params)], false);
      return result?.results ?? [];
    },
  });
  makeSelectsSound(db);
  // drizzle-orm 0.45: in a batch, a raw `run` or `all` with parameters lacks the prepared statement that the batch binds.
  const prepared = <T extends { getQuery(): { sql: string } }>(raw: T): T =>
    Object.defineProperty(raw, "stmt", { get: () => counted.prepare(raw.getQuery().sql) });
  const [run, all] = [db.run.bind(db), db.all.bind(db)];
  db.run = (query) => prepared(run(query));
  db.all = (query) => prepared(all(query));
  return db;
}

type Known = { statement: D1PreparedStatement; isRead: boolean };
const known = new WeakMap<object, Known>();

function countedBinding(binding: D1Database, connection: Connection, trips: Trips): D1Database {
  return new Proxy(binding, {
    get(target, property) {
      if (property === "prepare") {
        return (sql: string) => {
          const isRead = /^\s*select\b/i.test(sql);
          return countedStatement({ statement: connection.prepare(sql), isRead }, trips);
        };
      }
      if (property === "batch") {
        return (statements: D1PreparedStatement[]) => {
          const all = statements.map((statement) => known.get(statement) ?? { statement, isRead: false });
          const ask = all.every(({ isRead }) => isRead) ? trips.read : trips.batch;
          return ask(all.map(({ statement }) => statement));
        };
      }
      const value = Reflect.get(target, property) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function countedStatement({ statement, isRead }: Known, trips: Trips): D1PreparedStatement {
  async function ask(): Promise<Result> {
    const result = isRead ? (await trips.read([statement]))[0] : await trips.write(statement);
    if (!result) throw new Error("D1 answered a statement with nothing");
    return result;
  }
  const proxy = new Proxy(statement, {
    get(target, property) {
      if (property === "bind") {
        return (...values: unknown[]) => countedStatement({ statement: target.bind(...values), isRead }, trips);
      }
      if (property === "all" || property === "run") return ask;
      // Drizzle's get() and values() use raw(), which answers without meta; all() has the same rows and the meta.
      if (property === "raw") return async () => (await ask()).results.map((row) => Object.values(row));
      const value = Reflect.get(target, property) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  known.set(proxy, { statement, isRead });
  return proxy;
}
