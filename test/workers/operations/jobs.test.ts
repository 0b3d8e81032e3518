import { beforeEach, describe, expect, it } from "vitest";
import { giveUpJob, reviveJobs } from "../../../app/features/operator/operations/commands/revive-jobs.server";
import { listJobs } from "../../../app/features/operator/operations/queries/list-jobs.server";
import { listWork } from "../../../app/features/operator/operations/queries/list-work.server";
import { createIdMaker, type OutboxId, type RentFormId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { anAccount, countRows } from "../../support/forms";
import { testEnv, testServices } from "../../support/services";
import { theAdmin } from "../../support/vouchers";

const ids = createIdMaker();
const { DB } = testEnv;
const now = new Date("2032-06-01T00:00:00Z");
const at = now.getTime();
const services = testServices({ now });

beforeEach(async () => {
  await DB.batch(["DELETE FROM outbox", "DELETE FROM stripe_event"].map((text) => DB.prepare(text)));
});

async function aJob(changes: string): Promise<OutboxId> {
  const id = ids.uuid<OutboxId>();
  const ref = { formId: ids.uuid<RentFormId>() };
  await insertJob(services.db, { id, kind: "cache.refresh-form", ref, dedupeKey: null, now });
  await DB.prepare(`UPDATE outbox SET ${changes} WHERE id = ?`).bind(id).run();
  return id;
}

/** The admin with a session that holds at this test's time. */
async function anAdmin() {
  const admin = await theAdmin(services);
  await DB.prepare("UPDATE session SET expires_at = ? WHERE user_id = ?")
    .bind(at + 1, admin.userId)
    .run();
  return admin.actor;
}

const dead = `dead_at = ${at - 1000}, attempts = 10, last_error = 'E_INTERNAL'`;
const audits = (action: string, id: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE action = ? AND target_id = ? AND at = ?", action, id, at);

describe("the admin's list of jobs", () => {
  it("contains dead, late and failed jobs; none that waits, is done or is running", async () => {
    const gone = await aJob(dead);
    const late = await aJob(`next_at = ${at - 600_000}`);
    const failing = await aJob(`next_at = ${at + 60_000}, attempts = 3, last_error = 'E_INTERNAL'`);
    await aJob(`next_at = ${at + 60_000}`);
    await aJob(`done_at = ${at}`);
    await aJob(`next_at = ${at - 600_000}, lease_until = ${at + 1000}`);
    const jobs = await listJobs(services);
    expect(jobs.dead).toMatchObject([{ id: gone, kind: "cache.refresh-form", attempts: 10, lastError: "E_INTERNAL" }]);
    expect(jobs.late.map(({ id }) => id).sort()).toEqual([late, failing].sort());
    expect(jobs.lanes.find(({ lane }) => lane === "urgent")).toMatchObject({ due: 2 });
  });

  it("contains Stripe events that could not be applied", async () => {
    await DB.prepare(`INSERT INTO stripe_event (id, type, created, livemode, received_at, last_error)
      VALUES ('evt_1', 'invoice.paid', 1, 0, ?, 'not-ours')`)
      .bind(at - 1000)
      .run();
    expect((await listJobs(services)).events).toEqual([
      { type: "invoice.paid", lastError: "not-ours", receivedAt: at - 1000 },
    ]);
  });
});

describe("a dead job", () => {
  // Red when its tries are left as they were: it would be dead again after the first.
  it("is retried with all its attempts, and its work is done", async () => {
    const actor = await anAdmin();
    const id = await aJob(dead);
    expect(await reviveJobs(services, actor, id)).toEqual({ ok: true, value: 1 });
    expect(await countRows("SELECT attempts AS n FROM outbox WHERE id = ? AND dead_at IS NULL", id)).toBe(0);
    await runJob(services, id);
    expect(await countRows("SELECT count(*) AS n FROM outbox WHERE id = ? AND done_at IS NOT NULL", id)).toBe(1);
    expect((await reviveJobs(services, actor, id)).ok).toBe(false);
    expect(await audits("job.retried", id)).toBe(1);
  });

  it("is retried with all others by one press, with one audit row", async () => {
    const actor = await anAdmin();
    const before = await audits("job.retried", "all");
    for (let count = 0; count < 3; count += 1) await aJob(dead);
    const late = await aJob(`next_at = ${at + 60_000}, attempts = 3, last_error = 'x'`);
    expect(await reviveJobs(services, actor, null)).toEqual({ ok: true, value: 3 });
    expect(await countRows("SELECT attempts AS n FROM outbox WHERE id = ?", late)).toBe(3);
    expect(await audits("job.retried", "all")).toBe(before + 1);
    expect((await reviveJobs(services, actor, null)).ok).toBe(false);
  });

  // Red without the audit row in isDead.
  it("is dismissed once, with a reason, and is no longer counted", async () => {
    const actor = await anAdmin();
    const id = await aJob(dead);
    expect((await giveUpJob(services, actor, { id, reason: "recipient-gone" })).ok).toBe(true);
    expect((await giveUpJob(services, actor, { id, reason: "other" })).ok).toBe(false);
    expect([(await listJobs(services)).dead, (await listWork(services)).state?.deadJobs]).toEqual([[], 0]);
    expect(await audits("job.given-up", id)).toBe(1);
    expect(
      await countRows("SELECT count(*) AS n FROM outbox WHERE id = ? AND dead_at IS NOT NULL AND done_at IS NULL", id),
    ).toBe(1);
  });

  it("can be retried and dismissed by the admin only", async () => {
    await anAdmin();
    const { actor } = await anAccount(services);
    const id = await aJob(dead);
    expect((await reviveJobs(services, actor, id)).ok).toBe(false);
    expect((await reviveJobs(services, actor, null)).ok).toBe(false);
    expect((await giveUpJob(services, actor, { id, reason: "other" })).ok).toBe(false);
    expect((await listJobs(services)).dead).toHaveLength(1);
  });
});
