import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createDatabase } from "../../../app/db/client.server";
import { emptyUsage } from "../../../app/db/counted-d1.server";
import { isDatabaseFailure } from "../../../app/db/errors.server";
import { createSchemaCheck, DatabaseBehind, type SchemaCheck } from "../../../app/db/expected-schema.server";
import { user } from "../../../app/db/schema/accounts";
import { testEnv } from "../../support/services";

function aRequest(binding: D1Database = testEnv.DB, check?: SchemaCheck) {
  const usage = emptyUsage();
  return { usage, db: createDatabase(binding, usage, check) };
}

const insertOf = (db: ReturnType<typeof aRequest>["db"], name: string) =>
  db.run(sql`INSERT INTO job_progress (name, position) VALUES (${name}, '1')`);

describe("the query counter of a request", () => {
  it("counts statements and round trips of every kind of query", async () => {
    const { db, usage } = aRequest();
    expect(await db.all(sql`SELECT ${"one"} AS said`)).toEqual([{ said: "one" }]);
    expect(await db.select({ name: user.name }).from(user).where(sql`0`)).toEqual([]);
    expect(await db.batch([db.all(sql`SELECT 2 AS said`), insertOf(db, "counted-1")])).toMatchObject([
      [{ said: 2 }],
      {},
    ]);
    expect([usage.roundTrips, usage.queries, usage.rowsWritten > 0]).toEqual([3, 4, true]);
  });

  it("counts a broken statement as a failure, and a constraint violation as none", async () => {
    const { db, usage } = aRequest();
    await expect(db.run(sql`SELECT * FROM no_such_table`)).rejects.toThrow();
    expect(usage.failures).toBe(1);
    await expect(db.run(sql`INSERT INTO user (id) VALUES ('without the rest')`)).rejects.toThrow();
    expect(usage.failures).toBe(1);
  });

  it("runs two parallel writes as two transactions", async () => {
    const { db } = aRequest();
    const put = (name: string) => db.batch([insertOf(db, name), db.all<{ n: number }>(sql`SELECT changes() AS n`)]);
    const [[, one], [, other]] = await Promise.all([put("beside-1"), put("beside-2")]);
    expect([one, other]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
    const settled = await Promise.allSettled([put("beside-3"), put("beside-1")]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the check that a database has the schema of the code", () => {
  // Red without `await checked` in counted-d1.server.ts.
  it("refuses reads and writes while the newest migration is missing, as a failure of the database", async () => {
    const { db, usage } = aRequest(testEnv.DB, createSchemaCheck("9999_not_yet.sql"));
    const error = await insertOf(db, "behind").then(
      () => null,
      (thrown: Error) => thrown.cause ?? thrown,
    );
    expect(error).toBeInstanceOf(DatabaseBehind);
    expect(isDatabaseFailure(error)).toBe(true);
    await expect(db.select({ name: user.name }).from(user)).rejects.toThrow();
    expect(usage.failures).toBe(2);
    const { db: other } = aRequest();
    expect(await other.all(sql`SELECT 1 FROM job_progress WHERE name = 'behind'`)).toEqual([]);
  });

  // Red without `isThere`.
  it("asks until the migration is there, then no more, and is in no request's count", async () => {
    const check = createSchemaCheck();
    let asked = 0;
    const binding = new Proxy(testEnv.DB, {
      get(target, property) {
        if (property !== "prepare") return Reflect.get(target, property).bind(target);
        return (text: string) => {
          if (text.includes("d1_migrations")) asked += 1;
          return target.prepare(text);
        };
      },
    });
    const [first, second] = [aRequest(binding, check), aRequest(binding, check)];
    for (const { db } of [first, second]) await insertOf(db, `checked-${asked}-${crypto.randomUUID()}`);
    expect([asked, first.usage.queries, second.usage.queries]).toEqual([1, 1, 1]);
  });
});

describe("a database locked by another process", () => {
  /** Refuses the first `times` batches in the words given. */
  function locked(message: string, times: number) {
    let left = times;
    return new Proxy(testEnv.DB, {
      get(target, property) {
        if (property !== "batch") return Reflect.get(target, property).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          left -= 1;
          if (left >= 0) throw new Error(message);
          return target.batch(statements);
        };
      },
    });
  }

  it("is asked again until it answers", async () => {
    const { db, usage } = aRequest(locked("D1_ERROR: database is locked: SQLITE_BUSY", 3));
    await db.batch([insertOf(db, "locked-1")]);
    expect([usage.roundTrips, usage.failures]).toEqual([1, 0]);
  });

  it("is asked again after an internal error for reads only", async () => {
    const { db } = aRequest(locked("D1_ERROR: internal error", 1));
    expect(await db.batch([db.all(sql`SELECT 1 AS said`)])).toEqual([[{ said: 1 }]]);
    const { db: other } = aRequest(locked("D1_ERROR: internal error", 1));
    await expect(other.batch([insertOf(other, "locked-2")])).rejects.toThrow("internal error");
  });
});
