import { beforeEach, describe, expect, it } from "vitest";
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
    await addJob(`next_at = ${at + 3_600_000}, last_error = 'mailbox-full'`);
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
});
