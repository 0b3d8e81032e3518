import { describe, expect, it } from "vitest";
import { resendMail } from "../../../app/features/deciding/application/commands/resend-mail.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import type { ReadMail } from "../../../app/features/deciding/application/rules/shown-mails";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { createMailer, type MailOutcome } from "../../../app/platform/mailer";
import { insertJob } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { bindings, countRows, ids, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aDesk, anApplicationTo } from "../../support/review";

const minuteMs = 60_000;

/**
 * A desk with one application, from a mailbox that no other test fills. Its mail service answers what it is told to, in
 * turn, and takes everything after.
 */
async function aPost(...answers: MailOutcome[]) {
  const services = testServices();
  const desk = await aDesk(services, { applications: 0 });
  const mailbox = `${ids.nodeId()}@tenant.example`;
  const applicationId = await anApplicationTo(services, desk, Date.now() - 60_000, { person: { email: mailbox } });
  const sent: string[] = [];
  const failing = createMailer(services.config, async (id) => {
    const answer = answers.shift() ?? { ok: true };
    if (answer.ok) sent.push(id);
    return answer;
  });
  const post = { ...services, mailer: failing };
  const key = { formId: desk.formId, applicationId };

  async function receipt(): Promise<OutboxId> {
    const id = ids.uuid<OutboxId>();
    const job = { id, kind: "mail.application-receipt", ref: { applicationId }, dedupeKey: id } as const;
    await insertJob(services.db, { ...job, now: services.clock.now() });
    await runJob(post, id);
    return id;
  }

  async function mails(): Promise<ReadMail[]> {
    return (await findReview(services, desk.actor, key))?.mails ?? [];
  }

  async function again(deliveryId: string, actor = desk.actor) {
    const result = await resendMail(services, actor, { ...key, deliveryId });
    return result.ok ? "ok" : result.code;
  }
  const wait = (ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
  return { services, post, desk, key, mailbox, sent, receipt, mails, again, wait };
}

const suppressed: MailOutcome = { ok: false, kind: "permanent", code: "E_RECIPIENT_SUPPRESSED" };
const busy: MailOutcome = { ok: false, kind: "retry", code: "E_RATE_LIMIT_EXCEEDED" };
const waiting = async (id: string) =>
  (await bindings.DB.prepare("SELECT id FROM outbox WHERE dedupe_key = ?").bind(`again:${id}`).all<{ id: OutboxId }>())
    .results;

describe("an applicant's receipt, sent by the job that notifies the landlord", () => {
  async function told(...answers: MailOutcome[]) {
    const stage = await aPost(...answers);
    const { services, post, key } = stage;
    const { applicationId } = key;
    const [id, receiptId] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
    const job = { id, kind: "mail.new-application", ref: { applicationId, receiptId }, dedupeKey: null } as const;
    await insertJob(services.db, { ...job, now: services.clock.now() });
    await runJob(post, id);
    return { ...stage, id, receiptId };
  }
  const jobOf = (id: string) =>
    bindings.DB.prepare(
      "SELECT kind, done_at IS NOT NULL AS isDone, dead_at IS NOT NULL AS isDead FROM outbox WHERE id = ?",
    )
      .bind(id)
      .first();

  it("is sent once without a job of its own, and can be sent again", async () => {
    const { sent, id, receiptId, post, services, again, mails } = await told();
    expect(sent).toEqual([receiptId, id]);
    await bindings.DB.prepare("UPDATE outbox SET done_at = NULL WHERE id = ?").bind(id).run();
    await runJob(post, id);
    expect(sent).toEqual([receiptId, id, id]);
    expect(await jobOf(receiptId)).toBeNull();
    expect(await again(receiptId)).toBe("ok");
    const [job] = await waiting(receiptId);
    await runJob(services, job?.id as OutboxId);
    expect((await mailOf(job?.id ?? ""))?.subject).toContain("We sent your application");
    expect((await mails()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      "mail.application-receipt sent",
      "mail.application-receipt sent",
      "mail.new-application sent",
    ]);
  });

  it("gets a job of its own when it cannot be sent, and the landlord's mail does not wait for it", async () => {
    const { sent, id, receiptId, post, wait } = await told(busy);
    expect([sent, (await jobOf(id))?.isDone]).toEqual([[id], 1]);
    expect(await jobOf(receiptId)).toEqual({ kind: "mail.application-receipt", isDone: 0, isDead: 0 });
    await runJob(post, receiptId);
    expect(sent).toEqual([id]);
    wait(minuteMs);
    await runJob(post, receiptId);
    expect(sent).toEqual([id, receiptId]);
  });

  it("that is refused permanently ends as failed, and the landlord sees it in the account", async () => {
    const { sent, id, receiptId, post, wait, mails, desk } = await told(suppressed, { ok: true }, suppressed);
    wait(minuteMs);
    await runJob(post, receiptId);
    expect(sent).toEqual([id]);
    expect((await jobOf(receiptId))?.isDead).toBe(1);
    expect((await mails()).find((mail) => mail.id === receiptId)).toMatchObject({ state: "failed" });
    const notices = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'mail-failed'";
    expect(await countRows(notices, desk.userId)).toBe(1);
  });
});

describe("the delivery record of an application's mails", () => {
  it("counts the attempts and says when the mail was sent, without address or content", async () => {
    const { receipt, post, mails, wait } = await aPost(busy);
    const id = await receipt();
    expect(await mails()).toMatchObject([{ state: "trying", mayRepeat: false, attempts: 1 }]);
    wait(2 * minuteMs);
    await runJob(post, id);
    expect(await mails()).toMatchObject([{ state: "sent", reader: "applicant", attempts: 2, mayRepeat: true }]);
    const row = await bindings.DB.prepare("SELECT * FROM mail_delivery WHERE id = ?").bind(id).first();
    expect(JSON.stringify(row)).not.toMatch(/@|Lovelace/);
  });

  it("says that an address refuses mail, and notifies the landlord once, in the account", async () => {
    const { receipt, mails, desk, key, post } = await aPost(suppressed);
    const id = await receipt();
    await runJob(post, id);
    expect(await mails()).toMatchObject([{ state: "failed", isAddressRefused: true, mayRepeat: true }]);
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'mail-failed' AND ref = ?";
    expect(await countRows(told, desk.userId, key.applicationId)).toBe(1);
  });

  it("ends as failed when every attempt failed", async () => {
    const { receipt, post, mails, wait } = await aPost(...Array.from({ length: 10 }, () => busy));
    const id = await receipt();
    for (let tries = 1; tries < 10; tries += 1) {
      wait(130 * minuteMs);
      await runJob(post, id);
    }
    expect(await mails()).toMatchObject([{ state: "failed", attempts: 10, isAddressRefused: false }]);
  });
});

describe("sending a mail again", () => {
  it("sends once, however often the button is pressed, and the new mail can be sent again, too", async () => {
    const { receipt, again, mails, services } = await aPost(suppressed);
    const id = await receipt();
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(id)));
    expect(answers.filter((answer) => answer === "ok")).toHaveLength(1);
    const [job, ...more] = await waiting(id);
    if (!job || more.length > 0) throw new Error("not one job");
    expect(await mails()).toMatchObject([
      { state: "waiting", isRepeat: true },
      { state: "failed", mayRepeat: false },
    ]);
    await runJob(services, job.id);
    expect((await mailOf(job.id))?.subject).toContain("We");
    expect((await mails()).find((mail) => mail.id === job.id)).toMatchObject({ state: "sent", mayRepeat: true });
    expect(await again(job.id)).toBe("ok");
  });

  it("is refused after five times in a day, and allowed the day after", async () => {
    const { services, receipt, again, wait, mailbox } = await aPost();
    // Its own budget has room for all of them: what refuses is the count of repeats.
    await services.mailboxPresses.notePress(mailbox);
    const mailIds = [];
    for (let index = 0; index < 6; index += 1) mailIds.push(await receipt());
    const answers = [];
    for (const id of mailIds) answers.push(await again(id));
    expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "refused"]);
    wait(25 * 60 * minuteMs);
    expect(await again(mailIds[5] ?? "")).toBe("ok");
  });

  it("is refused for another landlord's application", async () => {
    const { receipt, again, services } = await aPost();
    const id = await receipt();
    const other = await aDesk(services);
    expect(await again(id, other.actor)).toBe("not-found");
    expect(await waiting(id)).toEqual([]);
  });

  // Red when the letter is not compared with the state that holds.
  it("is refused when the content of the mail is no longer true", async () => {
    const { services, desk, key, again, wait } = await aPost();
    const letter = { text: null, sendAt: services.clock.now().getTime(), agency: null };
    const move = (action: "decline" | "reopen") =>
      moveApplications(services, desk.actor, {
        applicationIds: [key.applicationId],
        action,
        ...(action === "decline" && { reason: "other" as const, letter }),
      });
    await move("decline");
    wait(2 * minuteMs);
    const [job] = (
      await bindings.DB.prepare(
        "SELECT o.id FROM outbox o JOIN applicant_letter l ON o.dedupe_key = 'letter:' || l.id WHERE l.application_id = ?",
      )
        .bind(key.applicationId)
        .all<{ id: OutboxId }>()
    ).results;
    await runJob(services, job?.id as OutboxId);
    await move("reopen");
    expect(await again(job?.id ?? "")).toBe("refused");
    await bindings.DB.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(key.applicationId).run();
    expect(await again(job?.id ?? "")).toBe("ok");
  });
});
