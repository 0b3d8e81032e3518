import { describe, expect, it } from "vitest";
import { announceErasures } from "../../app/features/applying/applications/commands/announce-erasures.server";
import { announceUndecided } from "../../app/features/applying/applications/commands/announce-undecided.server";
import { endUndecided } from "../../app/features/applying/applications/commands/end-undecided.server";
import { eraseAnnounced } from "../../app/features/applying/applications/commands/erase-announced.server";
import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { bindings, countRows, testServices } from "../support/forms";
import { mailOf } from "../support/outbox";
import { aDesk, anApplicationTo } from "../support/review";

const dayMs = 24 * 3_600_000;
const start = Date.UTC(2027, 2, 1, 12);
type Moved = Services & { setNow(now: Date): void };

const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const only = (id: string) => ({ from: id, below: `${id}~` });

/** An application with a paper in an account, sent at `start` and never decided. */
async function undecided() {
  const services = testServices(new Date(start));
  const desk = await aDesk(services, { applications: 0 });
  return { services, ...desk, id: await anApplicationTo(services, desk, start) };
}

const rowOf = (id: string) =>
  bindings.DB.prepare("SELECT state, decided_at, end_announced_at, first_viewed_at FROM application WHERE id = ?")
    .bind(id)
    .first<{ state: string; decided_at: number | null; end_announced_at: number | null; first_viewed_at: number }>();

async function noticesOf(userId: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE instr(dedupe_key, ?) = 1 ORDER BY created_at",
  )
    .bind(`undecided-near:${userId}:`)
    .all<{ id: OutboxId }>();
  return results.map(({ id }) => id);
}

/** The cron on each of these days: marks, tells, ends. */
async function days(services: Moved, { id, userId }: { id: string; userId: string }, from: number, to: number) {
  for (let day = from; day <= to; day += 1) {
    services.setNow(new Date(start + day * dayMs));
    await announceUndecided(services, only(id));
    for (const notice of await noticesOf(userId)) await runJob(services, notice);
    await endUndecided(services);
  }
}

describe("an application without a decision", () => {
  it("expires six months after it was sent, announced a week before, once, in the account and by mail", async () => {
    const world = await undecided();
    const { services, id, userId } = world;
    await days(services, world, 150, 170);
    expect([(await rowOf(id))?.state, await noticesOf(userId)]).toEqual(["submitted", []]);
    // Sent on March 1: the first of September.
    await days(services, world, 171, 183);
    expect((await rowOf(id))?.state).toBe("submitted");
    await days(services, world, 184, 187);
    expect(await rowOf(id)).toMatchObject({ state: "expired", end_announced_at: null });
    const [job, ...more] = await noticesOf(userId);
    expect(more).toEqual([]);
    const mail = await mailOf(job as OutboxId);
    expect(mail?.subject).toMatch(/^1 application ends undecided on \w+ \d+, 2027$/);
    expect(mail?.text).toContain("90 days after its form closed, or 6 months after it was sent");
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'undecided-near' AND ref = ?";
    expect(await countRows(told, userId, id)).toBe(1);
    const traces = "SELECT count(*) AS n FROM audit WHERE action = 'application.expire' AND target_id = ?";
    expect(await countRows(traces, id)).toBe(1);
  });

  it("expires ninety days after its form closed, where that is sooner", async () => {
    const world = await undecided();
    await run("UPDATE rent_form SET state = 'closed', closed_at = ? WHERE id = ?", start + 10 * dayMs, world.formId);
    await days(world.services, world, 60, 99);
    expect((await rowOf(world.id))?.state).toBe("submitted");
    await days(world.services, world, 100, 103);
    expect((await rowOf(world.id))?.state).toBe("expired");
  });

  // Red when the end is no decision to the clocks of papers and answers.
  it("is erased after it expired, like a decided one", async () => {
    const world = await undecided();
    const { services, id } = world;
    await days(services, world, 170, 187);
    const ended = (await rowOf(id))?.decided_at ?? 0;
    expect(ended).toBeGreaterThan(start + 183 * dayMs);
    const keys = "SELECT count(*) AS n FROM application_key WHERE application_id = ?";
    for (let day = 715; day <= 740; day += 1) {
      services.setNow(new Date(ended + day * dayMs));
      await announceErasures(services, only(id));
      const { results } = await bindings.DB.prepare(
        "SELECT id FROM outbox WHERE kind = 'mail.erasure-near' AND done_at IS NULL AND instr(ref, ?)",
      )
        .bind(world.userId)
        .all<{ id: OutboxId }>();
      for (const job of results) await runJob(services, job.id);
      await eraseAnnounced(services);
    }
    expect(await countRows(keys, id)).toBe(0);
  });

  it.each([
    ["decided", "UPDATE application SET state = 'declined', decided_at = 1 WHERE id = ?"],
    ["on legal hold", "UPDATE application SET held_at = 1 WHERE id = ?"],
  ])("does not expire when it was %s after the announcement", async (_what, change) => {
    const world = await undecided();
    const { services, id } = world;
    await days(services, world, 171, 178);
    expect((await rowOf(id))?.end_announced_at).not.toBeNull();
    await run(change, id);
    await days(services, world, 179, 190);
    expect((await rowOf(id))?.state).not.toBe("expired");
    expect((await rowOf(id))?.end_announced_at).toBeNull();
  });

  it("of a guest's form is erased with the whole form instead", async () => {
    const world = await undecided();
    await run("UPDATE application SET landlord_id = NULL WHERE id = ?", world.id);
    await days(world.services, world, 171, 200);
    expect(await rowOf(world.id)).toMatchObject({ state: "submitted", end_announced_at: null });
  });
});
