import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { application } from "../../../app/db/schema/applications";
import { audit, devMail, outbox } from "../../../app/db/schema/platform";
import { createIdMaker, type OutboxId, type RentFormId } from "../../../app/kernel/ids";
import { classifyFailure } from "../../../app/platform/mailer-cloudflare";
import { insertJob } from "../../../app/platform/outbox.server";
import { consumeQueue } from "../../../workers/jobs/consume";
import { leaseMs, maxAttempts, retryDelaySeconds, runJob } from "../../../workers/jobs/run-job";
import { sweepOutbox } from "../../../workers/jobs/sweeps/outbox";
import { sendApplication } from "../../support/applications";
import { aPublishedForm, testServices as forms } from "../../support/forms";
import { handClock, silentLog, testEnv, testServices } from "../../support/services";

const ids = createIdMaker();

/** A job that needs no rows of its own: refreshing a form that is not there leaves nothing to do. */
async function addJob(services = testServices(), change: { ref?: string; kind?: string } = {}): Promise<OutboxId> {
  const id = ids.uuid<OutboxId>();
  const job = {
    id,
    kind: "cache.refresh-form",
    ref: { formId: ids.uuid<RentFormId>() },
    dedupeKey: id,
    now: services.clock.now(),
  } as const;
  await insertJob(services.db, job);
  if (change.ref !== undefined || change.kind !== undefined)
    await services.db.update(outbox).set(change).where(eq(outbox.id, id));
  return id;
}

async function rowOf(id: OutboxId) {
  const [row] = await testServices().db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error("no such outbox row");
  return row;
}

async function deliver(queue: string, bodies: unknown[]) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  );
  const ctx = createExecutionContext();
  await consumeQueue(batch, testEnv, ctx);
  return getQueueResult(batch, ctx);
}

describe("an outbox row", () => {
  it("is written once for one dedupe key", async () => {
    const services = testServices();
    const first = await addJob(services);
    const again = {
      id: ids.uuid<OutboxId>(),
      kind: "cache.refresh-form",
      ref: { formId: ids.uuid<RentFormId>() },
      dedupeKey: first,
      now: new Date(),
    } as const;
    await insertJob(services.db, again);
    expect(await services.db.select().from(outbox).where(eq(outbox.dedupeKey, first))).toHaveLength(1);
  });

  it("is processed once, and then left alone", async () => {
    const services = testServices();
    const id = await addJob(services);
    expect(await runJob(services, id)).toEqual({ kind: "settled" });
    const { doneAt, attempts } = await rowOf(id);
    expect([typeof doneAt, attempts]).toEqual(["number", 1]);
    await runJob(services, id);
    expect((await rowOf(id)).attempts).toBe(1);
  });

  // Red when the claim's lease condition goes.
  it("is claimed by one of ten parallel consumers", async () => {
    const services = testServices();
    const id = await addJob(services);
    await Promise.all(Array.from({ length: 10 }, () => runJob(testServices(), id)));
    expect((await rowOf(id)).attempts).toBe(1);
  });

  it("is processed again after a crash, once its lease has expired", async () => {
    const clock = handClock();
    const services = testServices({ clock });
    const id = await addJob(services);
    const leaseUntil = clock.now().getTime() + leaseMs;
    await services.db.update(outbox).set({ leaseUntil, attempts: 1 }).where(eq(outbox.id, id));
    await runJob(services, id);
    expect((await rowOf(id)).doneAt).toBeNull();
    clock.advance(leaseMs);
    await runJob(services, id);
    expect((await rowOf(id)).doneAt).toBe(clock.now().getTime());
  });

  it("with unreadable content is dead, with an error code", async () => {
    const services = testServices();
    const badRef = await addJob(services, { ref: '{"formId":"not-a-uuid"}' });
    const badKind = await addJob(services, { kind: "mail.from-the-future" });
    await runJob(services, badRef);
    await runJob(services, badKind);
    expect([(await rowOf(badRef)).lastError, (await rowOf(badKind)).lastError]).toEqual(["bad-ref", "unknown-kind"]);
    expect((await rowOf(badRef)).deadAt).not.toBeNull();
  });

  // Red without the `hasCrashed` line of runJob: such a row would be claimed for ever.
  it("that crashes its consumer each time is dead after ten attempts", async () => {
    const services = testServices();
    const id = await addJob(services);
    await services.db.update(outbox).set({ attempts: maxAttempts }).where(eq(outbox.id, id));
    await runJob(services, id);
    expect(await rowOf(id)).toMatchObject({ lastError: "crashed", doneAt: null });
  });

  // Red without the last of failureStatements: nobody could ever search for that applicant.
  it("for the search index that is given up leaves the indexing to the sweep", async () => {
    const services = testServices();
    const { id } = await sendApplication(forms(), (await aPublishedForm(forms())).formId);
    const ref = JSON.stringify({ applicationId: id });
    const job = await addJob(services, { kind: "mail.new-application", ref });
    await services.db.update(outbox).set({ attempts: maxAttempts }).where(eq(outbox.id, job));
    await runJob(services, job);
    const searched = { at: application.searchedAt };
    expect(await services.db.select(searched).from(application).where(eq(application.id, id))).toEqual([{ at: null }]);
  });

  // Red when settle matches the id alone.
  it("is not completed by a consumer whose lease another one has taken", async () => {
    const base = testServices();
    const id = await addJob(base);
    const otherLease = base.clock.now().getTime() + 2 * leaseMs;
    const slow = {
      ...base,
      publishedForms: {
        ...base.publishedForms,
        refresh: () =>
          base.db
            .update(outbox)
            .set({ leaseUntil: otherLease })
            .where(eq(outbox.id, id))
            .then(() => undefined),
      },
    };
    await runJob(slow, id);
    expect(await rowOf(id)).toMatchObject({ leaseUntil: otherLease, doneAt: null });
  });

  it("is retried ten times with growing delay, then dead", async () => {
    const clock = handClock();
    const services = { ...testServices({ clock }), publishedForms: brokenForms };
    const id = await addJob(services);
    const delays: number[] = [];
    for (let round = 0; round < maxAttempts; round += 1) {
      const result = await runJob(services, id);
      if (result.kind === "retry") {
        delays.push(result.delaySeconds);
        clock.advance(result.delaySeconds * 1000);
      }
    }
    expect(delays).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7200]);
    const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect([hours > 4, hours < 4.5]).toEqual([true, true]);
    expect(await rowOf(id)).toMatchObject({ attempts: maxAttempts, lastError: "TypeError", doneAt: null });
    expect((await rowOf(id)).deadAt).not.toBeNull();
    expect(retryDelaySeconds(40)).toBe(7200);
  });
});

/** A cache whose store is down: the outside world fails, our own code is real. */
const brokenForms = {
  ...testServices().publishedForms,
  refresh: () => Promise.reject(new TypeError("KV is unreachable")),
};

describe("the queue consumer", () => {
  it("processes each message of a batch, and acknowledges malformed ones", async () => {
    const [one, two] = [await addJob(), await addJob()];
    const result = await deliver("rentform-mail", [
      { outboxId: one },
      "garbage",
      { outboxId: "x" },
      { outboxId: two, extra: 1 },
      { outboxId: two },
    ]);
    expect(result.explicitAcks).toHaveLength(5);
    expect([(await rowOf(one)).doneAt, (await rowOf(two)).doneAt]).not.toContain(null);
  });

  // Red when the consumer hands a job that has to wait back to the queue, whose tries end after two hours.
  it("acknowledges a job that must wait: its row says until when, and counts the attempt", async () => {
    const id = await addJob(testServices(), { kind: "mail.contact", ref: "not JSON" });
    const result = await deliver("rentform-mail", [{ outboxId: id }]);
    expect([result.explicitAcks, result.retryMessages]).toEqual([["0"], []]);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: "SyntaxError", deadAt: null });
  });

  // Red when dead letters mark every row: a database that was away for ten minutes would cost the mails of these minutes.
  it("leaves dead letters with attempts left to the sweep, and sends nothing", async () => {
    const [fresh, spent] = [await addJob(), await addJob()];
    await testServices().db.update(outbox).set({ attempts: maxAttempts }).where(eq(outbox.id, spent));
    const result = await deliver("rentform-mail-dead", [{ outboxId: fresh }, { outboxId: spent }, "garbage"]);
    expect(result.ackAll).toBe(true);
    expect(await rowOf(fresh)).toMatchObject({ lastError: null, deadAt: null, doneAt: null, attempts: 0 });
    expect(await rowOf(spent)).toMatchObject({ lastError: "dead-letter", doneAt: null, deadAt: expect.any(Number) });
  });
});

/** Of queues that hold nothing. */
const waitingSince = async () => null;

describe("the outbox sweep", () => {
  it("queues jobs whose message was lost, and none that is done, dead, leased or just written", async () => {
    const clock = handClock("2030-01-01T00:00:00Z");
    const sent: string[] = [];
    const base = testServices({ clock });
    const services = {
      ...base,
      mailQueue: { notify: async (found: readonly string[]) => void sent.push(...found), waitingSince },
    };
    const lost = await addJob(services);
    const finished = await addJob(services);
    const dead = await addJob(services);
    const leased = await addJob(services);
    const at = clock.now().getTime();
    await base.db.update(outbox).set({ doneAt: at }).where(eq(outbox.id, finished));
    await base.db.update(outbox).set({ deadAt: at }).where(eq(outbox.id, dead));
    await base.db
      .update(outbox)
      .set({ leaseUntil: at + leaseMs })
      .where(eq(outbox.id, leased));
    clock.advance(20_000);
    const fresh = await addJob(services);
    await sweepOutbox(services);
    expect(sent).toContain(lost);
    for (const id of [finished, dead, leased, fresh]) expect(sent).not.toContain(id);
  });

  // Red when lateness is reckoned from the day a job was written.
  it("measures a job's delay from its due time, not from when it was written", async () => {
    const clock = handClock("2031-01-01T00:00:00Z");
    const lines: [string, unknown][] = [];
    const log = { ...silentLog, error: (event: string, fields?: object) => void lines.push([event, fields]) };
    const services = { ...testServices({ clock }), log, mailQueue: { notify: async () => undefined, waitingSince } };
    await services.db.update(outbox).set({ doneAt: 1 });
    const id = await addJob(services);
    const dayLater = clock.now().getTime() + 24 * 60 * 60 * 1000;
    await services.db.update(outbox).set({ nextAt: dayLater }).where(eq(outbox.id, id));
    clock.advance(24 * 60 * 60 * 1000 + 60_000);
    await sweepOutbox(services);
    expect(lines).toEqual([]);
    clock.advance(20 * 60_000);
    await sweepOutbox(services);
    expect(lines).toEqual([["outbox-is-late", { oldestMinutes: 21 }]]);
  });
});

describe("an error of the mail service", () => {
  const failure = (code?: string) => classifyFailure(Object.assign(new Error("someone@example.test is bad"), { code }));

  it.each([
    ["E_RATE_LIMIT_EXCEEDED", { kind: "retry", code: "E_RATE_LIMIT_EXCEEDED" }],
    ["E_INTERNAL_SERVER_ERROR", { kind: "retry", code: "E_INTERNAL_SERVER_ERROR" }],
    ["E_DAILY_LIMIT_EXCEEDED", { kind: "retry", code: "E_DAILY_LIMIT_EXCEEDED", waitSeconds: 21_600 }],
    ["E_RECIPIENT_SUPPRESSED", { kind: "permanent", code: "E_RECIPIENT_SUPPRESSED" }],
    ["E_SENDER_NOT_VERIFIED", { kind: "retry", code: "E_SENDER_NOT_VERIFIED", waitSeconds: 900 }],
    ["E_SENDER_DOMAIN_NOT_AVAILABLE", { kind: "retry", code: "E_SENDER_DOMAIN_NOT_AVAILABLE", waitSeconds: 900 }],
    ["E_HEADER_USE_API_FIELD", { kind: "permanent", code: "E_HEADER_USE_API_FIELD" }],
    ["E_HEADERS_TOO_LARGE", { kind: "permanent", code: "E_HEADERS_TOO_LARGE" }],
    ["someone@example.test", { kind: "retry", code: "E_UNKNOWN" }],
    [undefined, { kind: "retry", code: "E_UNKNOWN" }],
  ])("%s is classified, and only its code is stored", (code, expected) => {
    expect(failure(code)).toEqual({ ok: false, ...expected });
  });
});

describe("the audit log", () => {
  // Red without the triggers of migrations/0001_guards.sql.
  it("refuses updates and deletes", async () => {
    const { db } = testServices();
    const row = {
      id: ids.uuid<string>(),
      at: Date.now(),
      actorKind: "system",
      action: "test",
      targetKind: "test",
      targetId: "x",
    };
    await db.insert(audit).values(row);
    await expect(db.update(audit).set({ action: "changed" }).where(eq(audit.id, row.id))).rejects.toThrow();
    await expect(db.delete(audit).where(eq(audit.id, row.id))).rejects.toThrow();
    expect(await db.select({ action: audit.action }).from(audit).where(eq(audit.id, row.id))).toEqual([
      { action: "test" },
    ]);
  });
});

describe("the mailer", () => {
  const mail = { to: "someone@example.test", locale: "en", subject: "Subject", html: "<p>Hello</p>", text: "Hello" };
  const faults: [string, object][] = [
    ["a line break in the subject", { subject: "Hi\r\nBcc: x@evil.test" }],
    ["a NUL in the subject", { subject: "Hi\0" }],
    ["a line break in the recipient", { to: "someone@example.test\r\nBcc: x@evil.test" }],
    ["two recipients", { to: "a@example.test, b@example.test" }],
    ["a name with the recipient", { to: "Somebody <a@example.test>" }],
    ["a line break in a header", { headers: { "List-Unsubscribe": "<x>\nBcc: x@evil.test" } }],
    ["a colon in a header's name", { headers: { "Bcc: x@evil.test\nX": "y" } }],
    ["a header that a mail service refuses", { headers: { "X-Mailer": "Rentform", Date: "today" } }],
    ["an empty text", { text: "" }],
  ];

  // Red when createMailer hands the mail on unchecked.
  it.each(faults)("refuses a mail with %s", async (_what, change) => {
    const { mailer, db } = testServices();
    const id = ids.uuid<string>();
    expect(await mailer.send(id, { ...mail, ...change })).toEqual({
      ok: false,
      kind: "permanent",
      code: "refused-here",
    });
    expect(await db.select().from(devMail).where(eq(devMail.id, id))).toEqual([]);
  });

  it("sends a mail with one id once, however often it is called", async () => {
    const { mailer, db } = testServices();
    const id = ids.uuid<string>();
    await Promise.all([mailer.send(id, mail), mailer.send(id, mail)]);
    expect(await db.select().from(devMail).where(eq(devMail.id, id))).toMatchObject([
      { to: mail.to, from: "Rentform <hello@rentform.test>" },
    ]);
  });
});
