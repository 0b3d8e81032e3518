import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createDatabase, type Database } from "../../../app/db/client.server";
import { user } from "../../../app/db/schema/accounts";
import { emptyUsage } from "../../../app/db/trips.server";

const binding = (env as unknown as { DB: D1Database }).DB;

function aRequest() {
  const usage = emptyUsage();
  return { usage, db: createDatabase(binding, usage) };
}

const asked = [
  { sql: "SELECT ? AS said", params: ["one"] },
  { sql: "SELECT 2 AS said", params: [] },
];
const brought = [[{ said: "one" }], [{ said: 2 }]];

describe("queries that have time until the next round trip", () => {
  // Red when `batch` leaves out what waits.
  it("come with a batch, and cost no trip of their own", async () => {
    const { db, usage } = aRequest();
    const take = db.sendAlong(asked);
    const rows = await db.batch([db.all(sql`SELECT 'own' AS said`)]);
    expect([rows, await take(), usage.roundTrips, usage.queries]).toEqual([[[{ said: "own" }]], brought, 1, 3]);
  });

  it("come with a single statement", async () => {
    const { db, usage } = aRequest();
    const take = db.sendAlong(asked);
    expect(await db.all(sql`SELECT 'own' AS said`)).toEqual([{ said: "own" }]);
    expect([await take(), usage.roundTrips]).toEqual([brought, 1]);
  });

  it("make a trip where there was none, and are asked for once", async () => {
    const { db, usage } = aRequest();
    const take = db.sendAlong(asked);
    expect([await take(), await take(), usage.roundTrips]).toEqual([brought, brought, 1]);
  });

  it("are asked for again where the trip that took them failed", async () => {
    const { db, usage } = aRequest();
    const take = db.sendAlong(asked);
    await expect(db.run(sql`SELECT * FROM no_such_table`)).rejects.toThrow();
    expect([await take(), usage.failures]).toEqual([brought, 1]);
  });
});

describe("reads that are asked for at once", () => {
  it("share one trip, whatever kind of query they are", async () => {
    const { db, usage } = aRequest();
    const [one, two, three] = await Promise.all([
      db.all(sql`SELECT 1 AS said`),
      db.select({ name: user.name }).from(user).where(sql`0`),
      (async () => db.get<{ said: number }>(sql`SELECT 3 AS said`))(),
    ]);
    expect([one, two, three, usage.roundTrips]).toEqual([[{ said: 1 }], [], { said: 3 }, 1]);
  });

  it("do not share it with a write, whose refusal is its own", async () => {
    const { db, usage } = aRequest();
    const write = db.run(sql`INSERT INTO user (id) VALUES ('without the rest')`).catch(() => "refused");
    expect([await db.all(sql`SELECT 1 AS said`), await write, usage.failures]).toEqual([[{ said: 1 }], "refused", 0]);
  });
});

describe("batches that stand beside each other", () => {
  const put = (db: Database, name: string) =>
    db.batch([
      db.run(sql`INSERT INTO job_progress (name, position) VALUES (${name}, '1')`),
      db.all<{ n: number }>(sql`SELECT changes() AS n`),
    ]);
  const putBoth = (db: Database, names: readonly [string, string]) =>
    db.together(() => Promise.all([put(db, names[0]), put(db, names[1])]));

  // Red when `together` runs its work alone.
  it("share one trip, and each has its own results", async () => {
    const { db, usage } = aRequest();
    const answers = await putBoth(db, ["beside-1", "beside-2"]);
    expect([answers.map(([, counted]) => counted), usage.roundTrips]).toEqual([[[{ n: 1 }], [{ n: 1 }]], 1]);
    await db.all(sql`SELECT 1`);
    await Promise.all([put(db, "beside-3"), put(db, "beside-4")]);
    expect(usage.roundTrips).toBe(4);
  });

  it("are one transaction: where one fails, none is written", async () => {
    const { db } = aRequest();
    await expect(putBoth(db, ["beside-5", "beside-5"])).rejects.toThrow();
    expect(await db.all(sql`SELECT name FROM job_progress WHERE name = 'beside-5'`)).toEqual([]);
  });
});

describe("what only reads do not wait for", () => {
  // Red when `write` or `batch` leaves out `held`.
  it.each(["write", "batch"] as const)("holds each %s back until its check has passed, once", async (kind) => {
    const { db, usage } = aRequest();
    const take = db.sendAlong(asked);
    let checks = 0;
    db.holdWrites(async () => {
      checks += 1;
      await take();
    });
    await db.all(sql`SELECT 1`);
    const write = () => db.run(sql`UPDATE user SET name = name WHERE 0`);
    for (const _ of [1, 2]) await (kind === "write" ? write() : db.batch([write()]));
    expect([checks, usage.roundTrips]).toEqual([1, 3]);
  });

  it("lets nothing be written that a check refuses, whichever of them", async () => {
    const { db, usage } = aRequest();
    db.holdWrites(() => Promise.reject(new Error("over")));
    db.holdWrites(() => Promise.resolve());
    await expect(db.batch([db.run(sql`UPDATE user SET name = name`)])).rejects.toThrow("over");
    await expect(db.run(sql`UPDATE user SET name = name`)).rejects.toThrow();
    expect([await db.all(sql`SELECT 1 AS said`), usage.roundTrips]).toEqual([[{ said: 1 }], 1]);
  });
});

describe("one that writes and hangs on nothing", () => {
  // Red when `inTurn` asks `trips.write`.
  it("shares the trip of what is read in its turn", async () => {
    const { db, usage } = aRequest();
    const taken = db.inTurn({ sql: "UPDATE user SET name = name WHERE 0 RETURNING id", params: [] });
    expect([await db.all(sql`SELECT 1 AS said`), await taken, usage.roundTrips]).toEqual([[{ said: 1 }], [], 1]);
  });
});
