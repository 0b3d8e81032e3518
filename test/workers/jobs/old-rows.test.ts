import { expect, it } from "vitest";
import { sweepOldRows } from "../../../workers/jobs/sweeps/old-rows";
import { fineHexSlice } from "../../../workers/jobs/sweeps/rotation";
import { bindings, countRows, testServices } from "../../support/forms";

const dayMs = 24 * 60 * 60 * 1000;
/** A minute that looks at ids beginning with "00a". */
const now = new Date(Math.ceil(Date.now() / 60_000 / 4096) * 4096 * 60_000 + 10 * 60_000);
const id = (name: string) => `00a-${name}`;
const ago = (days: number) => now.getTime() - days * dayMs;
const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();
const isThere = async (table: string, rowId: string) =>
  (await countRows(`SELECT count(*) AS n FROM ${table} WHERE id = ?`, rowId)) === 1;

const job = (id: string, at: number, settled: { done?: number; dead?: number }) =>
  run(
    "INSERT INTO outbox (id, kind, ref, attempts, next_at, due_at, created_at, done_at, dead_at) VALUES (?, 'k', '{}', 1, ?, ?, ?, ?, ?)",
    id,
    at,
    at,
    at,
    settled.done ?? null,
    settled.dead ?? null,
  );
const notice = (id: string, at: number, readAt: number | null) =>
  run(
    "INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at, read_at) VALUES (?1, 'l', 'f', 'k', ?1, ?2, ?3)",
    id,
    at,
    readAt,
  );
const trace = (id: string, at: number) =>
  run(
    "INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id) VALUES (?, ?, 'system', 'a', 'form', 't')",
    id,
    at,
  );

// Red before there was a sweep: three tables that only grew.
it("the sweep deletes jobs after 90 days, read notices after a year, audit rows after 24 months, and nothing sooner", async () => {
  await job(id("old-done"), ago(91), { done: ago(91) });
  await job(id("old-dead"), ago(95), { dead: ago(91) });
  await job(id("old-waiting"), ago(91), {});
  await job(id("old-done-late"), ago(91), { done: ago(89) });
  await job(id("young-done"), ago(89), { done: ago(89) });
  await notice(id("old-read"), ago(400), ago(366));
  await notice(id("old-unread"), ago(400), null);
  await notice(id("old-read-late"), ago(400), ago(300));
  await trace(id("old-trace"), ago(736));
  await trace(id("young-trace"), ago(729));
  const services = testServices(now);
  expect(await sweepOldRows(services)).toBe(4);
  for (const [table, name] of [
    ["outbox", "old-done"],
    ["outbox", "old-dead"],
    ["notification", "old-read"],
    ["audit", "old-trace"],
  ] as const)
    expect(await isThere(table, id(name)), name).toBe(false);
  for (const [table, name] of [
    ["outbox", "old-waiting"],
    ["outbox", "old-done-late"],
    ["outbox", "young-done"],
    ["notification", "old-unread"],
    ["notification", "old-read-late"],
    ["audit", "young-trace"],
  ] as const)
    expect(await isThere(table, id(name)), name).toBe(true);
});

// Red where a run reads the whole table.
it("the sweep reads a slice of the rows in each run, and all rows within three days", async () => {
  await run("DELETE FROM outbox");
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    INSERT INTO outbox (id, kind, ref, attempts, next_at, due_at, created_at, done_at)
    SELECT lower(hex(randomblob(16))), 'k', '{}', 1, 1, 1, 1, ${ago(1)} FROM n`);
  const services = testServices(now);
  await sweepOldRows(services);
  expect(services.usage.rowsRead).toBeLessThan(100);
  await run("DELETE FROM outbox");
  const slices = Array.from({ length: 4096 }, (_, minute) => fineHexSlice(new Date(minute * 60_000)));
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  for (const id of ids) expect(slices.filter(({ from, below }) => id >= from && id < below)).toHaveLength(1);
});
