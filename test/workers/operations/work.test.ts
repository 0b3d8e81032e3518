import { beforeEach, describe, expect, it } from "vitest";
import { listJobs } from "../../../app/features/operator/operations/queries/list-jobs.server";
import { listWork } from "../../../app/features/operator/operations/queries/list-work.server";
import { createIdMaker, type OutboxId, type RentFormId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import { testEnv, testServices } from "../../support/services";

const ids = createIdMaker();
const { DB } = testEnv;
const now = new Date("2032-05-01T00:00:00Z");
const services = testServices({ now });

beforeEach(async () => {
  await DB.batch(["DELETE FROM alarm", "DELETE FROM heartbeat", "DELETE FROM outbox"].map((text) => DB.prepare(text)));
  await DB.prepare("INSERT INTO heartbeat (name, at) VALUES ('cron', ?)").bind(now.getTime()).run();
});

async function addJob(changes: string): Promise<void> {
  const id = ids.uuid<OutboxId>();
  await insertJob(services.db, {
    id,
    kind: "cache.refresh-form",
    ref: { formId: ids.uuid<RentFormId>() },
    dedupeKey: null,
    now,
  });
  await DB.prepare(`UPDATE outbox SET ${changes} WHERE id = ?`).bind(id).run();
}

const linesOf = async () => (await listWork(services)).lines.map(({ level, text }) => [level, text]);

describe("the list of work for the admin", () => {
  it("is empty when everything runs", async () => {
    const { lines, state } = await listWork(services);
    expect(lines).toEqual([]);
    expect(state).toMatchObject({ cronAt: now.getTime(), oldestDueAt: null, heldMails: 0, deadJobs: 0 });
  });

  it("begins with what is broken, says since when, and counts held and failed items", async () => {
    const at = now.getTime();
    await addJob(`dead_at = ${at - 1000}, last_error = 'crashed'`);
    await addJob(`next_at = ${at + 3_600_000}, held_for = 'box', last_error = 'mailbox-full'`);
    await addJob(`next_at = ${at - 11 * 60_000}`);
    await DB.prepare("INSERT INTO alarm (name, since) VALUES ('outbox', ?)")
      .bind(at - 60_000)
      .run();
    expect(await linesOf()).toEqual([
      ["bad", "Emails and other jobs are late by 11 minutes."],
      ["warn", "Jobs were given up within an hour: 1."],
    ]);
    const { lines, state } = await listWork(services);
    expect(lines.map(({ since }) => since)).toEqual([at - 60_000, null]);
    expect(state).toMatchObject({ oldestDueAt: at - 11 * 60_000, heldMails: 1, deadJobs: 1 });
  });

  // Red where held mails are looked for among all open jobs, or counted to the end.
  it("reads no row for each when thousands of jobs are due or hold mails, and hundreds were given up", async () => {
    const at = now.getTime();
    const numbers = (length: number) => JSON.stringify(Array.from({ length }, (_, number) => number));
    for (const [lane, changes] of [
      ["urgent", `next_at = ${at - 1000}`],
      ["bulk", `next_at = ${at + 3_600_000}, held_for = id, last_error = 'mailbox-full'`],
      ["ordinary", `next_at = ${at - 1000}, dead_at = ${at - 1000}`],
    ]) {
      await DB.prepare(`INSERT INTO outbox (id, kind, ref, lane, next_at, due_at, created_at)
        SELECT ?1 || value, 'mail.test', '{}', ?1, 0, 0, 0 FROM json_each(?2)`)
        .bind(lane, numbers(lane === "ordinary" ? 300 : 5000))
        .run();
      await DB.prepare(`UPDATE outbox SET ${changes} WHERE lane = ?`).bind(lane).run();
    }
    const reading = testServices({ now });
    const { state } = await listWork(reading);
    expect(state).toMatchObject({ heldMails: 100, deadJobs: 100 });
    const ofWork = reading.usage.rowsRead;
    const { lanes } = await listJobs(reading);
    expect(lanes.find(({ lane }) => lane === "urgent")?.due).toBe(100);
    expect(ofWork).toBeLessThan(3000);
    expect(reading.usage.rowsRead - ofWork).toBeLessThan(3000);
  });
});
