import { beforeEach, describe, expect, it } from "vitest";
import { describeMails } from "../../../app/features/deciding/application/rules/shown-mails";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mails } from "../../../app/mail/registry.server";
import { signUpTimes } from "../../../app/platform/auth/access";
import type { AccountLetter } from "../../../app/platform/auth/account-letter";
import { sendLetter } from "../../../app/platform/auth/account-mail.server";
import { knownMailsADay, strangerMailsADay } from "../../../app/platform/mail-bounds";
import type { MailKind } from "../../../app/platform/mail-kinds";
import { insertJob } from "../../../app/platform/outbox.server";
import { deliver } from "../../../workers/jobs/deliver";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepPastRows } from "../../../workers/jobs/sweeps/past-rows";
import { sendApplication } from "../../support/applications";
import { aPublishedForm, aStartedForm, bindings, countRows, ids, type PublishedGuestForm } from "../../support/forms";
import { testServices } from "../../support/services";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-11-22T09:00:00Z");
const kinds = Object.keys(mails) as MailKind[];
const unasked = kinds.filter((kind) => mails[kind].audience.counted !== null);

let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices({ now: start });
  await bindings.DB.prepare("DELETE FROM mail_budget").run();
});

const anAddress = (domain = "tenant.example") => `${ids.nodeId()}@${domain}`;
const later = (ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
const mail = (to: string) => ({ to, locale: "en", subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
const newJob = (kind: MailKind) => ({ id: ids.uuid<OutboxId>(), kind });

/** How many of so many mails of one kind reach an address. */
async function reach(kind: MailKind, to: string, times: number): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => deliver(services, newJob(kind), mail(to))));
  return outcomes.filter((outcome) => outcome.kind === "done").length;
}

const mailsTo = (address: string) => countRows("SELECT count(*) AS n FROM dev_mail WHERE to_address = ?", address);

/** An application in that address's name, and the job that tells of it. */
async function applyAs(
  form: PublishedGuestForm,
  email: string,
): Promise<{ id: string; jobId: OutboxId; receiptId: OutboxId }> {
  const { id } = await sendApplication(services, form.formId, { person: { email } });
  // The job that tells of an application has its id, and names the job of the receipt.
  const row = await bindings.DB.prepare("SELECT ref ->> '$.receiptId' AS receiptId FROM outbox WHERE id = ?")
    .bind(id)
    .first<{ receiptId: OutboxId }>();
  if (!row) throw new Error("Nobody is told");
  return { id, jobId: id as string as OutboxId, receiptId: row.receiptId };
}

describe("mails that anybody can trigger by typing an address", () => {
  // Red when `deliver` hands a mail over without asking the budget.
  it("are sent to one address five times a day, however many applications name it at once", async () => {
    const forms = await Promise.all([aPublishedForm(services), aPublishedForm(services)]);
    const victim = anAddress();
    const sent = await Promise.all(forms.flatMap((form) => Array.from({ length: 15 }, () => applyAs(form, victim))));
    await Promise.all(sent.map(({ jobId }) => runJob(services, jobId)));
    expect(await mailsTo(victim)).toBe(5);
  });

  // Red when the count compares addresses instead of mailboxes.
  it.each([
    ["addresses that differ in a tag", (n: number, name: string) => `${name}+${n}@tenant.example`],
    [
      "Gmail addresses that differ in dots",
      (n: number, name: string) => `${name.slice(0, n + 1)}.${name.slice(n + 1)}@gmail.com`,
    ],
    [
      "addresses at two domains of one provider",
      (n: number, name: string) => `${name}@${n % 2 ? "gmail.com" : "googlemail.com"}`,
    ],
  ])("are counted as one mailbox for %s", async (_what, address) => {
    const name = ids.nodeId();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => deliver(services, newJob("mail.resume-draft"), mail(address(n, name)))),
    );
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(5);
  });

  it("are counted once, however often delivery is retried", async () => {
    const to = anAddress();
    const refusing = {
      ...services,
      mailer: { send: async () => ({ ok: false, kind: "retry", code: "E_RATE" }) as const },
    };
    const job = newJob("mail.resume-draft");
    for (let attempt = 0; attempt < 8; attempt += 1) await deliver(refusing, job, mail(to));
    expect(await reach("mail.resume-draft", to, 5)).toBe(4);
  });

  it("are allowed again 24 hours after each earlier one, not at midnight", async () => {
    const to = anAddress();
    expect(await reach("mail.resume-draft", to, 3)).toBe(3);
    later(20 * hourMs);
    expect(await reach("mail.resume-draft", to, 5)).toBe(2);
    later(3 * hourMs);
    expect(await deliver(services, newJob("mail.resume-draft"), mail(to))).toMatchObject({
      kind: "held",
      freeAt: start.getTime() + dayMs,
    });
    later(hourMs);
    expect(await reach("mail.resume-draft", to, 5)).toBe(3);
  });

  it("do not use up the limit for confirming an address or resetting a password", async () => {
    const to = anAddress();
    await reach("mail.application-receipt", to, 9);
    expect(await reach("account.verify", to, 1)).toBe(1);
    expect(await reach("account.reset", to, 9)).toBe(5);
  });

  // Red when "account.verify" is dropped where it is held, or its link works for less than the day it may wait and a day more.
  it("wait for a free slot when they confirm an address, and their link is valid for a day from then", async () => {
    const to = anAddress();
    await reach("account.verify", to, 5);
    const free = start.getTime() + dayMs;
    later(hourMs);
    expect(await deliver(services, newJob("account.verify"), mail(to))).toMatchObject({ kind: "held", freeAt: free });
    expect(services.clock.now().getTime() + signUpTimes.linkMs).toBeGreaterThanOrEqual(free + dayMs);
  });

  it("are limited to five together for signing up, confirming again and starting a form", async () => {
    const email = anAddress();
    for (const kind of ["verify", "exists", "verify"] as const)
      for (let n = 0; n < 2; n += 1) {
        const link = "http://localhost:8787/api/auth/verify-email";
        const letter: AccountLetter = kind === "verify" ? { kind, to: email, link } : { kind, to: email, name: "Vic" };
        await sendLetter(services as never, ids.uuid(), letter);
      }
    await aStartedForm(services, { email });
    const { results } = await bindings.DB.prepare("SELECT id FROM outbox WHERE done_at IS NULL").all<{
      id: OutboxId;
    }>();
    for (const { id } of results) await runJob(services, id);
    expect(await mailsTo(email)).toBe(5);
    // Which two are too many is chance: one to confirm the address keeps its letter and waits for room, no other does.
    const waiting = "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.account' AND done_at IS NULL";
    expect(await countRows("SELECT count(*) AS n FROM account_mail")).toBe(await countRows(waiting));
  });

  it("are limited to thirty a day for an address that used a link of ours within 90 days", async () => {
    const to = anAddress();
    await services.mailboxPresses.notePress(to);
    expect(await reach("mail.resume-draft", to, 40)).toBe(knownMailsADay);
    later(91 * dayMs);
    expect(await reach("mail.resume-draft", to, 40)).toBe(strangerMailsADay);
  });

  it("count publishing a form by its link as using a link", async () => {
    const { email } = await aPublishedForm(services);
    await expect.poll(() => countRows("SELECT count(*) AS n FROM mail_budget WHERE pressed_at IS NOT NULL")).toBe(1);
    expect(await reach("mail.resume-draft", email, 40)).toBe(knownMailsADay);
  });
});

describe("the mail limit of every kind of mail", () => {
  it.each(kinds)("%s is counted against the mailbox exactly where it is declared so", async (kind) => {
    const reached = await reach(kind, anAddress(), 7);
    expect(reached).toBe(unasked.includes(kind) ? strangerMailsADay : 7);
  });

  it("stores no row for mails that the reader asked for, and a row without address for the others", async () => {
    const to = anAddress();
    await reach("mail.form-live", to, 3);
    expect(await countRows("SELECT count(*) AS n FROM mail_budget")).toBe(0);
    await reach("mail.resume-draft", to, 1);
    const row = await bindings.DB.prepare("SELECT * FROM mail_budget").first();
    expect(JSON.stringify(row)).not.toContain(to.split("@")[0]);
    expect(String(row?.key)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe("a mail held back by the limit", () => {
  it("is sent when there is a free slot, and is recorded as held until then", async () => {
    const form = await aPublishedForm(services);
    const to = anAddress();
    await reach("mail.resume-draft", to, 5);
    const { id, jobId, receiptId } = await applyAs(form, to);
    await runJob(services, jobId);
    expect(await stateOf(id)).toBe("held");
    await runJob(services, receiptId);
    expect(await mailsTo(to)).toBe(5);
    later(dayMs);
    await runJob(services, receiptId);
    expect(await stateOf(id)).toBe("sent");
    expect(await mailsTo(to)).toBe(6);
  });

  // Red when the wait is counted from when a mail was written: `dueAt` in hold.
  it("has three days from its due time, although it was written a week before", async () => {
    const to = anAddress();
    const { id } = await sendApplication(services, (await aPublishedForm(services)).formId, { person: { email: to } });
    const jobId = ids.uuid<OutboxId>();
    const runAt = new Date(+start + 7 * dayMs);
    const ref = { applicationId: id as ApplicationId };
    await insertJob(services.db, {
      ...{ id: jobId, kind: "mail.application-receipt", ref, dedupeKey: null, now: start, runAt },
    });
    later(7 * dayMs);
    await reach("mail.resume-draft", to, 5);
    await runJob(services, jobId);
    expect(await stateOf(id)).toBe("held");
    later(dayMs);
    await runJob(services, jobId);
    expect(await stateOf(id)).toBe("sent");
  });

  it("is dropped after three days, and the landlord is not notified of each", async () => {
    const form = await aPublishedForm(services);
    const to = anAddress();
    await reach("mail.resume-draft", to, 5);
    const { id, jobId, receiptId } = await applyAs(form, to);
    await runJob(services, jobId);
    for (let day = 0; day < 4; day += 1) {
      later(dayMs);
      await reach("mail.resume-draft", to, 5);
      await runJob(services, receiptId);
    }
    expect(await stateOf(id)).toBe("failed");
    expect(await countRows("SELECT count(*) AS n FROM outbox WHERE id = ? AND done_at IS NOT NULL", receiptId)).toBe(1);
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE kind = 'mail-failed' AND ref = ?", id)).toBe(
      0,
    );
  });

  it("is forgotten with its mailbox after a day", async () => {
    await reach("mail.resume-draft", anAddress(), 1);
    for (let minute = 0; minute < 64; minute += 1) {
      await sweepPastRows(services);
      later(60_000);
    }
    expect(await countRows("SELECT count(*) AS n FROM mail_budget")).toBe(1);
    later(dayMs);
    for (let minute = 0; minute < 64; minute += 1) {
      await sweepPastRows(services);
      later(60_000);
    }
    expect(await countRows("SELECT count(*) AS n FROM mail_budget")).toBe(0);
  });
});

/** The landlord's view of the receipt. */
async function stateOf(applicationId: string) {
  const { results } = await bindings.DB.prepare(
    `SELECT id, kind, reader, attempts, attempted_at AS attemptedAt, sent_at AS sentAt, failed_at AS failedAt, error, repeats
      FROM mail_delivery WHERE application_id = ? AND reader = 'applicant'`,
  )
    .bind(applicationId)
    .all();
  return describeMails(results as unknown as Parameters<typeof describeMails>[0], Date.now())[0]?.state;
}
