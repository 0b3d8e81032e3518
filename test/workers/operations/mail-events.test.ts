import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { retryMail } from "../../../app/features/applying/applicant/commands/retry-mail.server";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import { describeMails } from "../../../app/features/deciding/application/rules/shown-mails";
import { recordSending } from "../../../app/features/operator/operations/commands/record-mail-events.server";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import { recipientHash } from "../../../app/platform/mail-block.server";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Env } from "../../../workers/env";
import { consumeQueue } from "../../../workers/jobs/consume";
import { deliver } from "../../../workers/jobs/deliver";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepPastRows } from "../../../workers/jobs/sweeps/past-rows";
import { createServices } from "../../../workers/services";
import { anAccount, bindings, countRows, ids } from "../../support/forms";
import { aDesk, anApplicationTo } from "../../support/review";
import { silentLog, testEnv, testServices } from "../../support/services";

const dayMs = 24 * 60 * 60 * 1000;
beforeEach(async () => {
  for (const table of ["mail_return", "mail_block", "mail_count"])
    await bindings.DB.prepare(`DELETE FROM ${table}`).run();
});

const queueName = "rentform-mail-events";

/** The consumer over messages, as the queue brings them; how many it took off. */
async function consume(bodies: unknown[]) {
  const messages = bodies.map((body) => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch(queueName, messages);
  const ctx = createExecutionContext();
  await consumeQueue(batch, testEnv, ctx);
  return getQueueResult(batch, ctx);
}

/** Services whose stand-in hands its events to the consumer at once. */
function servicesWithEvents(now = new Date()) {
  const told: unknown[] = [];
  // A clock that never stands still nor goes back: the newest mail is known by its time.
  let at = now.getTime();
  const MAIL_EVENT_QUEUE = {
    send: async (body: unknown) => void told.push(body),
  } as unknown as Env["MAIL_EVENT_QUEUE"];
  const services = createServices({ ...testEnv, MAIL_EVENT_QUEUE }, () => undefined, {
    log: silentLog,
    isSelling: false,
    clock: {
      now() {
        at += 1;
        return new Date(at);
      },
    },
  });
  return { services, told, tell: () => consume(told.splice(0)) };
}

const mail = (to: string) => ({ to, locale: "en", subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
const send = (stage: ReturnType<typeof servicesWithEvents>, to: string, isAgain = false) =>
  deliver(stage.services, { id: ids.uuid<OutboxId>(), kind: "mail.form-live", isAgain }, mail(to));
const anAddress = (name: string) => `${name}-${ids.nodeId().toLowerCase()}@tenant.test`;
const blockOf = async (address: string) =>
  bindings.DB.prepare("SELECT reason, until FROM mail_block WHERE recipient_hash = ?")
    .bind(await recipientHash(testServices().config.secret, address))
    .first<{ reason: string; until: number | null }>();
const counts = async () =>
  Object.fromEntries(
    (
      await bindings.DB.prepare("SELECT what, sum(count) AS n FROM mail_count GROUP BY what").all<{
        what: string;
        n: number;
      }>()
    ).results.map(({ what, n }) => [what, n]),
  );
const returns = () => countRows("SELECT count(*) AS n FROM mail_return");

describe("a delivery event of the mail service", () => {
  it("of a delivered mail is counted, and leaves no row", async () => {
    const stage = servicesWithEvents();
    expect((await send(stage, anAddress("ada"))).kind).toBe("done");
    await stage.tell();
    expect([await counts(), await returns()]).toEqual([{ delivered: 1 }, 0]);
  });

  // Red when blockReasonOf gives a soft bounce a reason, or a hard one none.
  it.each([
    ["bounce", "bounced", "hard-bounce"],
    ["full", "bounced", null],
    ["fail", "failed", null],
    ["reject", "rejected", "suppressed"],
    ["complain", "complained", "complaint"],
    ["defer", "deferred", null],
  ])("for %s@ is recorded as %s, and blocks the address for the reason %s", async (name, state, reason) => {
    const stage = servicesWithEvents();
    const to = anAddress(name);
    await send(stage, to);
    await stage.tell();
    const row = await bindings.DB.prepare("SELECT * FROM mail_return").first<{ state: string }>();
    expect([row?.state, (await blockOf(to))?.reason ?? null]).toEqual([state, reason]);
    expect(JSON.stringify(row)).not.toContain("@");
    expect((await send(stage, to)).kind).toBe(reason ? "dead" : "done");
  });

  it("that arrives twice changes only the counts, and a late delay event does not undo a bounce", async () => {
    const stage = servicesWithEvents();
    await send(stage, anAddress("bounce"));
    const [event] = stage.told.splice(0) as { type: string }[];
    await consume([event, event, { ...event, type: "cf.email.sending.message.deferred" }]);
    expect(await countRows("SELECT count(*) AS n FROM mail_return WHERE state = 'bounced'")).toBe(1);
  });

  it("of a delayed mail that was delivered in the end leaves no row", async () => {
    const stage = servicesWithEvents();
    await send(stage, anAddress("defer"));
    const [event] = stage.told.splice(0) as object[];
    await consume([event]);
    expect(await returns()).toBe(1);
    await consume([{ ...event, type: "cf.email.sending.message.delivered" }]);
    expect(await returns()).toBe(0);
  });

  // Red when an event that no schema knows is retried.
  it.each([
    ["nothing", null],
    ["another product's event", { type: "cf.r2.bucket.created", payload: {} }],
    ["a kind of event that is not known yet", { type: "cf.email.sending.message.opened", payload: { messageId: "m" } }],
    ["an event of nobody", { type: "cf.email.sending.message.bounced", payload: { messageId: "m" } }],
  ])("is acknowledged and counted as unknown when it is %s", async (_what, body) => {
    const result = await consume([body]);
    expect([result.ackAll, await counts(), await returns()]).toEqual([true, { unknown: 1 }, 0]);
  });

  it("is retried through the queue when D1 refuses it, and nothing is written in part", async () => {
    const DB = new Proxy(bindings.DB, {
      get: (target, name) =>
        name === "batch"
          ? () => Promise.reject(new Error("Network connection lost."))
          : Reflect.get(target, name).bind(target),
    });
    const stage = servicesWithEvents();
    await send(stage, anAddress("bounce"));
    const messages = stage.told.map((body) => ({ id: "m", timestamp: new Date(), attempts: 1, body }));
    const batch = createMessageBatch(queueName, messages);
    const ctx = createExecutionContext();
    await consumeQueue(batch, { ...testEnv, DB }, ctx);
    const result = await getQueueResult(batch, ctx);
    expect([result.retryBatch.retry, await counts()]).toEqual([true, {}]);
  });
});

describe("a blocked address", () => {
  it("is mailed again after seven days, and after a complaint never by itself", async () => {
    const [hard, complaint] = [anAddress("bounce"), anAddress("complain")];
    const stage = servicesWithEvents();
    await send(stage, hard);
    await send(stage, complaint);
    await stage.tell();
    const later = servicesWithEvents(new Date(Date.now() + 7 * dayMs + 1000));
    expect([(await send(later, hard)).kind, (await send(later, complaint)).kind]).toEqual(["done", "dead"]);
  });

  it("is mailed when its owner asks for another try, unless the owner complained", async () => {
    const [hard, complaint] = [anAddress("bounce"), anAddress("complain")];
    const stage = servicesWithEvents();
    await send(stage, hard);
    await send(stage, complaint);
    await stage.tell();
    expect([(await send(stage, hard, true)).kind, (await send(stage, complaint, true)).kind]).toEqual(["done", "dead"]);
  });

  // Red when the hash is of the mailbox: a stranger could have anybody's address blocked.
  it("blocks that address only, not others of the same mailbox", async () => {
    const stage = servicesWithEvents();
    await send(stage, "bounce+made-up@tenant.test");
    await stage.tell();
    expect(await blockOf("bounce+made-up@tenant.test")).not.toBeNull();
    expect(await blockOf("bounce@tenant.test")).toBeNull();
  });

  it("costs no further round trip for a mail that anybody can trigger, and does not use up its limit", async () => {
    const stage = servicesWithEvents();
    const to = anAddress("bounce");
    const job = () => ({ id: ids.uuid<OutboxId>(), kind: "mail.resume-draft" }) as const;
    const { usage } = stage.services;
    let before = usage.roundTrips;
    await deliver(stage.services, job(), mail(to));
    // The budget with the block, and the local mailbox, which production does not have.
    expect(usage.roundTrips - before).toBe(2);
    await stage.tell();
    before = usage.rowsWritten;
    expect(await deliver(stage.services, job(), mail(to))).toEqual({ kind: "dead", code: "recipient-blocked" });
    expect(usage.rowsWritten - before).toBe(0);
  });

  it("is recognised from the mail service's own suppression list, too", async () => {
    const stage = servicesWithEvents();
    const mailer = { send: async () => ({ ok: false, kind: "permanent", code: "E_RECIPIENT_SUPPRESSED" }) as const };
    const to = anAddress("ada");
    const job = { id: ids.uuid<OutboxId>(), kind: "mail.form-live" } as const;
    await deliver({ ...stage.services, mailer }, job, mail(to));
    expect((await blockOf(to))?.reason).toBe("suppressed");
  });

  it("never stops the alarm mails to the admin", async () => {
    const stage = servicesWithEvents();
    const to = anAddress("bounce");
    await send(stage, to);
    await stage.tell();
    const job = { id: ids.uuid<OutboxId>(), kind: "mail.alarm" } as const;
    expect((await deliver(stage.services, job, mail(to))).kind).toBe("done");
  });
});

it("the sweep deletes bounces after a month, and expired blocks", async () => {
  const stage = servicesWithEvents();
  for (const name of ["bounce", "complain"]) await send(stage, anAddress(name));
  await stage.tell();
  await sweepPastRows(servicesWithEvents(new Date(Date.now() + 29 * dayMs)).services);
  expect([await returns(), await countRows("SELECT count(*) AS n FROM mail_block")]).toEqual([2, 1]);
  await sweepPastRows(servicesWithEvents(new Date(Date.now() + 31 * dayMs)).services);
  expect([await returns(), await countRows("SELECT count(*) AS n FROM mail_block")]).toEqual([0, 1]);
});

describe("after a bounce", () => {
  async function aBouncedReceipt(name = "bounce") {
    const stage = servicesWithEvents();
    const desk = await aDesk(stage.services, { applications: 0 });
    const address = anAddress(name);
    const applicationId = await anApplicationTo(stage.services, desk, Date.now() - 60_000, {
      person: { email: address },
    });
    const id = ids.uuid<OutboxId>();
    const job = { id, kind: "mail.application-receipt", ref: { applicationId }, dedupeKey: null } as const;
    await insertJob(stage.services.db, { ...job, now: stage.services.clock.now() });
    await runJob(stage.services, id);
    const record = async () => {
      const { results } = await bindings.DB.prepare(
        `SELECT id, kind, reader, attempts, attempted_at AS attemptedAt, sent_at AS sentAt, failed_at AS failedAt, error,
          repeats FROM mail_delivery WHERE application_id = ? ORDER BY attempted_at`,
      )
        .bind(applicationId)
        .all<Parameters<typeof describeMails>[0][number]>();
      return describeMails(results, Date.now());
    };
    const token = await mintLinkToken(stage.services, { ...mailLinks.applicationStatus, ref: applicationId });
    const status = () => findStatus(stage.services, token);
    return { ...stage, desk, applicationId, address, record, token, status, id };
  }

  it("the landlord sees it in the application's record and once in the notices", async () => {
    const { tell, record, desk, applicationId } = await aBouncedReceipt();
    expect(await record()).toMatchObject([{ state: "sent" }]);
    await tell();
    expect(await record()).toMatchObject([{ state: "returned", isAddressRefused: true, mayRepeat: true }]);
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'mail-failed' AND ref = ?";
    expect(await countRows(told, desk.userId, applicationId)).toBe(1);
  });

  it("the applicant sees it on the status page, and can try again once for each bounced mail", async () => {
    const { tell, status, token, desk, services, applicationId, address } = await aBouncedReceipt();
    expect((await status())?.isMailReturned).toBe(false);
    const link = { token, urlId: desk.urlId };
    expect(await retryMail(services, link)).toMatchObject({ ok: false, code: "refused" });
    await tell();
    expect((await status())?.isMailReturned).toBe(true);
    expect(await blockOf(address)).not.toBeNull();
    const tries = await Promise.all([1, 2, 3].map(() => retryMail(services, link)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    const audits = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.retry-mail'";
    expect(await countRows(audits, applicationId)).toBe(1);
    const again = await bindings.DB.prepare("SELECT id FROM outbox WHERE dedupe_key LIKE 'again:%' AND ref LIKE ?")
      .bind(`%${applicationId}%`)
      .first<{ id: OutboxId }>();
    await runJob(services, again?.id as OutboxId);
    expect((await status())?.isMailReturned).toBe(false);
    await tell();
    expect((await status())?.isMailReturned).toBe(true);
  });

  it("the applicant with a full mailbox sees it, too, and the address is not blocked", async () => {
    const { tell, status, record, address } = await aBouncedReceipt("full");
    await tell();
    expect([(await status())?.isMailReturned, await blockOf(address)]).toEqual([true, null]);
    expect(await record()).toMatchObject([{ state: "returned", isAddressRefused: false }]);
  });

  it("an account sees it about its own address, once until it is read", async () => {
    const stage = servicesWithEvents();
    const { userId } = await anAccount(stage.services);
    const to = anAddress("bounce");
    await bindings.DB.prepare("UPDATE user SET email = ? WHERE id = ?").bind(to, userId).run();
    for (let time = 0; time < 2; time += 1) {
      await send(stage, to, true);
      await stage.tell();
    }
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'mail-returned'";
    expect(await countRows(told, userId)).toBe(1);
  });
});

describe("the operator's view of mail delivery", () => {
  const put = (what: string, n: number, day = new Date().toISOString().slice(0, 10)) =>
    bindings.DB.prepare("INSERT INTO mail_count (day, what, count, last_at) VALUES (?, ?, ?, 1)")
      .bind(day, what, n)
      .run();
  const check = async () => (await getHealth(testServices())).checks.bounces;

  // Red when the limit is counted from 2 per cent on, or from one mail on.
  it("alarms when more than 2 % of a day's or two days' mails bounce", async () => {
    await put("delivered", 98);
    await put("bounced", 2);
    expect(await check()).toEqual({ level: "ok", figure: 2 });
    await put("complained", 1);
    expect(await check()).toEqual({ level: "warn", figure: 3 });
    await bindings.DB.prepare("DELETE FROM mail_count").run();
    await put("bounced", 40);
    expect((await check()).level).toBe("ok");
    await put("bounced", 1000, "2026-01-01");
    expect((await check()).level).toBe("ok");
  });

  it("alarms at once when the mail service refuses our sender, and no mail is lost by that", async () => {
    const services = testServices({ now: new Date() });
    const mailer = {
      send: async () => ({ ok: false, kind: "retry", code: "E_SENDER_NOT_VERIFIED", waitSeconds: 900 }) as const,
    };
    const { applicationIds } = await aDesk(services);
    const id = ids.uuid<OutboxId>();
    const ref = { applicationId: applicationIds[0] as ApplicationId };
    await insertJob(services.db, {
      id,
      kind: "mail.application-receipt",
      ref,
      dedupeKey: null,
      now: services.clock.now(),
    });
    await runJob({ ...services, mailer }, id);
    expect((await getHealth(services)).checks.sender).toMatchObject({ level: "bad" });
    expect(await countRows("SELECT attempts AS n FROM outbox WHERE id = ?", id)).toBe(0);
    await bindings.DB.prepare("UPDATE outbox SET done_at = 1 WHERE id = ?").bind(id).run();
    expect((await getHealth(services)).checks.sender).toMatchObject({ level: "ok" });
  });

  it("counts sent and refused mails, one row for each batch", async () => {
    const stage = servicesWithEvents();
    await send(stage, anAddress("ada"));
    await send(stage, anAddress("bob"));
    await recordSending(stage.services);
    await recordSending(stage.services);
    expect(await counts()).toEqual({ sent: 2 });
  });
});
