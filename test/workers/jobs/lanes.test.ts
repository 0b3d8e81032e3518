import { beforeEach, describe, expect, it } from "vitest";
import { createIdMaker, type LetterId, type OutboxId } from "../../../app/kernel/ids";
import { type QueueName, queueNames } from "../../../app/kernel/queue-names";
import { stableJitter } from "../../../app/kernel/stable-jitter";
import { createMailQueue } from "../../../app/platform/mail-queue";
import { insertJob, type JobKind, laneOf, type NewJob } from "../../../app/platform/outbox.server";
import { sweepOutbox, wokenAtMost } from "../../../workers/jobs/sweeps/outbox";
import { bindings, countRows } from "../../support/forms";
import { silentLog, testServices } from "../../support/services";

const ids = createIdMaker();
const minuteMs = 60_000;
const eight = Date.parse("2032-03-01T08:00:00Z");

let services: ReturnType<typeof testServices>;
/** What each queue was given, in order. */
let given: Record<QueueName, string[]>;
/** Since when each queue has held what it was not rid of yet. */
let waitingSince: Record<QueueName, number | null | "unknown">;
beforeEach(async () => {
  services = testServices({ now: new Date(eight) });
  given = { urgent: [], ordinary: [], bulk: [], exports: [] };
  waitingSince = { urgent: null, ordinary: null, bulk: null, exports: null };
  await bindings.DB.prepare("DELETE FROM outbox").run();
});

const mailQueue = {
  notify: async (found: readonly OutboxId[], lane: QueueName = "ordinary") => void given[lane].push(...found),
  waitingSince: async (lane: QueueName) => waitingSince[lane],
};

async function sweepAt(at: number): Promise<number> {
  services.setNow(new Date(at));
  return sweepOutbox({ ...services, mailQueue });
}

async function addJob(job: Pick<NewJob, "kind" | "ref"> & { lane?: QueueName }, at: number): Promise<OutboxId> {
  const id = ids.uuid<OutboxId>();
  await insertJob(services.db, { id, ...job, dedupeKey: null, now: new Date(at) });
  return id;
}
const addLetter = (at: number) =>
  addJob({ kind: "mail.applicant-letter", ref: { letterId: ids.uuid<LetterId>() } }, at);

/** Digests of so many accounts, due between `from` and an hour later as `dueAt` says. */
async function addDigests(count: number, dueAt: (index: number) => string): Promise<void> {
  await bindings.DB.prepare(
    `WITH RECURSIVE i(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM i WHERE n + 1 < ?1)
      INSERT INTO outbox (id, kind, ref, lane, attempts, next_at, due_at, created_at)
      SELECT 'digest-' || n, 'mail.notice-digest', '{}', 'bulk', 0, ${dueAt(0)}, ${dueAt(0)}, ?2 FROM i`,
  )
    .bind(count, eight)
    .run();
}

describe("5,000 digests due at 08:00 and a letter of 08:01", () => {
  // Red with one lane of 100 rows a minute: the letter is woken 50 minutes later.
  it("the letter is queued by the first sweep, in a queue of its own", async () => {
    await addDigests(5_000, () => String(eight));
    expect(await sweepAt(eight + minuteMs / 2)).toBe(5_000);
    const letter = await addLetter(eight + minuteMs);
    await sweepAt(eight + minuteMs + 15_000);
    expect(given.ordinary).toEqual([letter]);
    expect(new Set(given.bulk).size).toBe(5_000);
  });
});

describe("100,000 digests due at 08:00 and a letter of 08:01", () => {
  it("the letter is queued within a minute, each digest once, and no sweep takes long", async () => {
    await addDigests(100_000, () => String(eight));
    const letter = await addLetter(eight + minuteMs);
    waitingSince.bulk = eight;
    const took: number[] = [];
    for (let minute = 1; minute <= 100_000 / wokenAtMost + 1; minute += 1) {
      const begun = performance.now();
      await sweepAt(eight + minute * minuteMs + 15_000);
      took.push(performance.now() - begun);
      if (minute === 1) expect(given.ordinary).toEqual([letter]);
    }
    expect([given.bulk.length, new Set(given.bulk).size]).toEqual([100_000, 100_000]);
    await bindings.DB.prepare("UPDATE outbox SET done_at = 1 WHERE id = ?").bind(letter).run();
    // All of them wait in the queue: a sweep that finds nothing new reads past them.
    const begun = performance.now();
    expect(await sweepAt(eight + 30 * minuteMs)).toBe(0);
    const idle = Math.round(performance.now() - begun);
    console.log(
      `100,000 digests: ${took.length} sweeps of ${Math.round(Math.max(...took))} ms at most, idle ${idle} ms`,
    );
    expect(Math.max(...took, idle)).toBeLessThan(15_000);
  });

  it("digests are spread over the hour by landlord, and no minute has more than one sweep can queue", () => {
    const minutes = Array.from({ length: 60 }, () => 0);
    for (let index = 0; index < 100_000; index += 1) {
      const minute = Math.floor(stableJitter(60 * minuteMs, crypto.randomUUID()) / minuteMs);
      minutes[minute] = (minutes[minute] ?? 0) + 1;
    }
    expect(Math.max(...minutes)).toBeLessThan(wokenAtMost / 2);
    expect(Math.min(...minutes)).toBeGreaterThan(1_400);
    const [one, again] = [stableJitter(60 * minuteMs, "a"), stableJitter(60 * minuteMs, "a")];
    expect(one).toBe(again);
  });
});

describe("a job that was queued", () => {
  // Red without the stamp: the same rows are sent again each minute, and the queue falls further behind.
  it("is not queued again while the queue is behind", async () => {
    const row = await addLetter(eight);
    for (let minute = 1; minute <= 40; minute += 1) {
      waitingSince.ordinary = eight;
      await sweepAt(eight + minute * minuteMs);
    }
    expect(given.ordinary).toEqual([row]);
  });

  it("is queued again once the queue has passed it: its message was lost", async () => {
    const row = await addLetter(eight);
    await sweepAt(eight + minuteMs);
    waitingSince.ordinary = eight + minuteMs - 1;
    await sweepAt(eight + 4 * minuteMs);
    expect(given.ordinary).toEqual([row]);
    waitingSince.ordinary = eight + 3 * minuteMs;
    await sweepAt(eight + 5 * minuteMs);
    expect(given.ordinary).toEqual([row, row]);
  });

  it("is queued again after two minutes when the queue is empty, after 15 when its length is unknown", async () => {
    const row = await addLetter(eight);
    await sweepAt(eight + minuteMs);
    await sweepAt(eight + 2 * minuteMs);
    expect(given.ordinary).toEqual([row]);
    await sweepAt(eight + 3 * minuteMs);
    expect(given.ordinary).toEqual([row, row]);
    waitingSince.ordinary = "unknown";
    await sweepAt(eight + 17 * minuteMs);
    expect(given.ordinary).toEqual([row, row]);
    await sweepAt(eight + 18 * minuteMs);
    expect(given.ordinary).toEqual([row, row, row]);
  });

  it("and will be retried is queued again at the time of its retry", async () => {
    const row = await addLetter(eight);
    waitingSince.ordinary = eight;
    await sweepAt(eight + minuteMs);
    const again = eight + 2 * minuteMs;
    await bindings.DB.prepare("UPDATE outbox SET next_at = ?, attempts = 1 WHERE id = ?").bind(again, row).run();
    await sweepAt(again + 15_000);
    expect(given.ordinary).toEqual([row, row]);
  });
});

describe("the lanes", () => {
  it.each<[JobKind, object, QueueName]>([
    ["mail.account", {}, "urgent"],
    ["mail.resume-draft", { reminder: 0 }, "urgent"],
    ["mail.resume-draft", { reminder: 1 }, "bulk"],
    ["mail.reference-request", { isReminder: false }, "ordinary"],
    ["mail.reference-request", { isReminder: true }, "bulk"],
    ["mail.applicant-letter", {}, "ordinary"],
    ["mail.new-application", {}, "ordinary"],
    ["mail.notice-digest", {}, "bulk"],
    ["export.build", {}, "exports"],
  ])("the job %s %j goes to the queue %s", (kind, ref, lane) => {
    expect(laneOf({ kind, ref: ref as NewJob["ref"] })).toBe(lane);
  });

  it("have a Cloudflare queue each, take a hundred messages a call, and report the age of the oldest message", async () => {
    const sizes: number[] = [];
    let down = false;
    const queue = {
      async sendBatch(messages: Iterable<unknown>) {
        if (down) throw new Error("Queue overloaded");
        sizes.push([...messages].length);
      },
      metrics: async () => ({ backlogCount: 1, backlogBytes: 9, oldestMessageTimestamp: new Date(eight) }),
    } as unknown as Parameters<typeof createMailQueue>[0]["urgent"];
    const made = createMailQueue({ urgent: queue, ordinary: queue, bulk: queue, exports: queue }, silentLog);
    await made.notify(
      Array.from({ length: 250 }, () => ids.uuid<OutboxId>()),
      "bulk",
    );
    expect(sizes).toEqual([100, 100, 50]);
    expect(await made.waitingSince("bulk")).toBe(eight);
    down = true;
    await made.notify([ids.uuid<OutboxId>()]);
    for (const lane of queueNames) expect(await services.mailQueue.waitingSince(lane)).not.toBe("unknown");
    expect(await countRows("SELECT count(*) AS n FROM outbox WHERE woken_at IS NOT NULL")).toBe(0);
  });
});
