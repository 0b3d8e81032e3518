import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createDatabase } from "../../../app/db/client.server";
import { emptyUsage } from "../../../app/db/counted-d1.server";
import { hasJustWritten, retryLostConnection, runBatch } from "../../../app/db/guarded-batch.server";
import { jobProgress } from "../../../app/db/schema/recovery";
import { testEnv } from "../../support/services";

const usage = emptyUsage();
const db = createDatabase(testEnv.DB, usage);
const insert = (name: string, when = sql`1`) =>
  db.run(sql`INSERT INTO ${jobProgress} (name) SELECT ${name} WHERE ${when} ON CONFLICT DO NOTHING`);
const names = (like: string) =>
  db.select({ name: jobProgress.name }).from(jobProgress).where(sql`${jobProgress.name} LIKE ${like}`);

describe("a batch of named statements", () => {
  it("returns results by statement name, whatever comes before, in one round trip", async () => {
    const before = usage.roundTrips;
    const done = await runBatch(db, {
      none: null,
      first: insert("one:a"),
      more: [insert("one:b"), insert("one:c")],
      empty: [],
      found: names("one:%"),
    });
    expect(done.none).toBeNull();
    expect(done.first.meta.changes).toBe(1);
    expect(done.more.map(({ meta }) => meta.changes)).toEqual([1, 1]);
    expect(done.empty).toEqual([]);
    expect(done.found.map(({ name }) => name)).toEqual(["one:a", "one:b", "one:c"]);
    expect(usage.roundTrips - before).toBe(1);
  });

  it("sends nothing to D1 when it is empty", async () => {
    const before = usage.roundTrips;
    expect(await runBatch(db, { none: null, empty: [] })).toEqual({ none: null, empty: [] });
    expect(usage.roundTrips).toBe(before);
  });

  // Red when `hasJustWritten` is 1.
  it("runs a statement that depends on the one before only if that one wrote", async () => {
    const chain = () =>
      runBatch(db, { first: insert("two:a"), second: insert(`two:${crypto.randomUUID()}`, hasJustWritten) });
    expect((await chain()).second.meta.changes).toBe(1);
    expect((await chain()).second.meta.changes).toBe(0);
    expect(await names("two:%")).toHaveLength(2);
  });
});

describe("a connection lost after the write", () => {
  /** Answers the first batch with D1's own words for it, though it was carried out. */
  function losing() {
    let calls = 0;
    const binding = new Proxy(testEnv.DB, {
      get(target, property) {
        if (property !== "batch") return Reflect.get(target, property).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          calls += 1;
          const results = await target.batch(statements);
          if (calls === 1) throw new Error("D1_ERROR: Network connection lost.");
          return results;
        };
      },
    });
    return { db: createDatabase(binding, emptyUsage()), calls: () => calls };
  }

  it("makes retryLostConnection run the work once more, and any other error is thrown", async () => {
    const { db: lost, calls } = losing();
    const done = await retryLostConnection(() => runBatch(lost, { first: insert("three:a") }));
    expect([done.first.meta.changes, calls()]).toEqual([0, 2]);
    const broken = () => retryLostConnection(() => Promise.reject(new Error("D1_ERROR: no such table")));
    await expect(broken()).rejects.toThrow("no such table");
  });

  it("fails a batch that runs without retryLostConnection", async () => {
    const { db: lost, calls } = losing();
    await expect(runBatch(lost, { first: insert("four:a") })).rejects.toThrow();
    expect(calls()).toBe(1);
  });
});
