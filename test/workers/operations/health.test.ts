import { beforeEach, describe, expect, it } from "vitest";
import { watchHealth } from "../../../app/features/operator/operations/commands/watch-health.server";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import type { AlarmMail } from "../../../app/kernel/alarms";
import { createIdMaker, type OutboxId, type RentFormId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import type { Env } from "../../../workers/env";
import { sendAlarmAtOnce } from "../../../workers/jobs/handlers/alarm";
import { runJob } from "../../../workers/jobs/run-job";
import { createServices } from "../../../workers/services";
import { handClock, silentLog, testEnv } from "../../support/services";

const ids = createIdMaker();
const { DB } = testEnv;
const minuteMs = 60_000;

beforeEach(async () => {
  await DB.batch(
    ["DELETE FROM alarm", "DELETE FROM heartbeat", "UPDATE outbox SET done_at = 1, dead_at = NULL"].map((text) =>
      DB.prepare(text),
    ),
  );
  await testEnv.PUBLISHED_FORMS.delete("outage:database");
});

/** Services whose queue does its work at once, as the consumer would. */
function servicesAt(clock: { now: () => Date }, env: Env = testEnv): Services {
  const services = createServices(env, () => undefined, { clock, log: silentLog });
  const notify = async (found: readonly OutboxId[]) => {
    for (const id of found) await runJob(services, id);
  };
  return { ...services, mailQueue: { notify, waitingSince: async () => null } };
}

async function addJob(services: Services, change: Record<string, number | string | null> = {}): Promise<void> {
  const id = ids.uuid<OutboxId>();
  const ref = { formId: ids.uuid<RentFormId>() };
  await insertJob(services.db, { id, kind: "cache.refresh-form", ref, dedupeKey: id, now: services.clock.now() });
  for (const [column, value] of Object.entries(change))
    await DB.prepare(`UPDATE outbox SET ${column} = ? WHERE id = ?`).bind(value, id).run();
}

const alarmMails = async () =>
  (
    await DB.prepare(
      "SELECT subject FROM dev_mail WHERE to_address = 'admin@rentform.test' AND (subject LIKE 'Trouble%' OR subject LIKE 'Fine%') ORDER BY rowid",
    ).all<{ subject: string }>()
  ).results.map(({ subject }) => subject.replace(/ at \S+:/, ":"));

const without = (binding: "PUBLISHED_FORMS" | "DOCUMENTS", method: string): Env => ({
  ...testEnv,
  [binding]: new Proxy(testEnv[binding], {
    get(target, name) {
      if (name === method) return () => Promise.reject(new Error("Network connection lost."));
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  }),
});

describe("the health of the running product", () => {
  it("counts due, dead and failing jobs, and leaves out those that wait, are leased or are nobody's fault", async () => {
    const clock = handClock("2032-01-01T00:00:00Z");
    const services = servicesAt(clock);
    const now = clock.now().getTime();
    await addJob(services, { next_at: now + 3_600_000 });
    await addJob(services, { next_at: now - 3_600_000, lease_until: now + 1000 });
    await addJob(services, { dead_at: now - 1000, last_error: "E_RECIPIENT_SUPPRESSED" });
    await addJob(services, { dead_at: now - 2 * 3_600_000, last_error: "crashed" });
    expect((await getHealth(services)).checks).toMatchObject({
      outbox: { level: "ok", figure: 0 },
      deadJobs: { figure: 0 },
    });
    await addJob(services, { next_at: now - 11 * minuteMs, created_at: now - 90_000_000 });
    await addJob(services, { dead_at: now - 1000, last_error: "crashed" });
    await addJob(services, { next_at: now + 60_000, attempts: 6, last_error: "E_INTERNAL_SERVER_ERROR" });
    await addJob(services, { next_at: now + 5 * 3_600_000, last_error: "E_DAILY_LIMIT_EXCEEDED" });
    expect(await getHealth(services)).toMatchObject({
      level: "bad",
      checks: {
        database: { level: "ok" },
        outbox: { level: "bad", figure: 660 },
        deadJobs: { level: "warn", figure: 1 },
        failingJobs: { level: "warn", figure: 2 },
      },
    });
  });

  it("warns of a Stripe event that was not applied for ten minutes, not before", async () => {
    const clock = handClock("2032-01-20T00:00:00Z");
    const services = servicesAt(clock);
    const event =
      "INSERT INTO stripe_event (id, type, created, livemode, received_at) VALUES ('evt_late', 'invoice.paid', 1, 0, ?)";
    await DB.prepare(event).bind(clock.now().getTime()).run();
    clock.advance(9 * minuteMs);
    expect((await getHealth(services)).checks.webhooks).toEqual({ level: "ok", figure: 0 });
    clock.advance(minuteMs);
    expect((await getHealth(services)).checks.webhooks).toEqual({ level: "warn", figure: 1 });
    await DB.prepare("DELETE FROM stripe_event WHERE id = 'evt_late'").run();
  });

  it("reads few rows, however many jobs there are", async () => {
    const clock = handClock("2032-02-01T00:00:00Z");
    const services = servicesAt(clock);
    await DB.prepare(
      `INSERT INTO outbox (id, kind, ref, attempts, next_at, due_at, created_at, done_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       SELECT 'many-' || i, 'cache.refresh-form', '{}', 1, i, i, i, i FROM n`,
    ).run();
    const { usage } = services;
    const before = { ...usage };
    await getHealth(services);
    expect(usage.roundTrips - before.roundTrips).toBe(1);
    expect(usage.rowsRead - before.rowsRead).toBeLessThan(50);
  });

  it.each([
    ["kv", without("PUBLISHED_FORMS", "get")],
    ["documents", without("DOCUMENTS", "head")],
  ] as const)("is bad when %s does not answer", async (name, env) => {
    const { level, checks } = await getHealth(servicesAt(handClock(), env));
    expect([level, checks[name].level, checks.database.level]).toEqual(["bad", "bad", "ok"]);
  });

  it("is bad without the database, and says so instead of throwing", async () => {
    await DB.prepare("ALTER TABLE heartbeat RENAME TO away_heartbeat").run();
    const state = await getHealth(servicesAt(handClock()));
    await DB.prepare("ALTER TABLE away_heartbeat RENAME TO heartbeat").run();
    expect([state.level, state.checks.database.level]).toEqual(["bad", "bad"]);
  });
});

describe("the health alarm", () => {
  // Red when watchHealth writes no alarm rows: a mail each minute.
  it("mails the admin once about a problem, and once when it is solved", async () => {
    const clock = handClock("2033-01-01T00:00:00Z");
    const services = servicesAt(clock);
    const before = (await alarmMails()).length;
    const now = clock.now().getTime();
    await addJob(services, { dead_at: now, last_error: "crashed" });
    for (let minute = 0; minute < 70; minute += 1) {
      await watchHealth(services, (mail) => sendAlarmAtOnce(services, mail));
      clock.advance(minuteMs);
    }
    expect((await alarmMails()).slice(before)).toEqual([
      "Trouble: Jobs were given up within an hour: 1",
      "Fine again: no job was given up for an hour",
    ]);
    expect((await getHealth(services)).checks.cron).toEqual({ level: "ok", figure: 60 });
  });

  // Red without the mark in KV: a mail each minute, or none.
  it("without the database mails at once, once, and again when it is back", async () => {
    const clock = handClock("2034-01-01T00:00:00Z");
    const sent: string[] = [];
    const services = servicesAt(clock);
    const mailer = {
      send: async (_id: string, mail: { subject: string }) => {
        sent.push(mail.subject.replace(/ at \S+:/, ":"));
        return { ok: true } as const;
      },
    };
    const send = (mail: AlarmMail) => sendAlarmAtOnce({ ...services, mailer }, mail);
    await DB.prepare("ALTER TABLE heartbeat RENAME TO away_heartbeat").run();
    for (let minute = 0; minute < 5; minute += 1) await watchHealth(services, send);
    await DB.prepare("ALTER TABLE away_heartbeat RENAME TO heartbeat").run();
    for (let minute = 0; minute < 3; minute += 1) await watchHealth(services, send);
    expect(sent).toEqual(["Trouble: The database (D1) does not answer", "Fine again: the database (D1)"]);
  });
});
