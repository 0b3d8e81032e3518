import { describe, expect, it } from "vitest";
import type { OutboxId } from "../../../app/kernel/ids";
import { createMailer, type MailOutcome } from "../../../app/platform/mailer";
import { batchMs } from "../../../workers/jobs/batch-new-application-mails";
import { runJob } from "../../../workers/jobs/run-job";
import { sendApplication } from "../../support/applications";
import { aPublishedForm, bindings, testServices } from "../../support/forms";
import { mailOf, type StoredMail } from "../../support/outbox";

const minuteMs = 60_000;
/** The beginning of a quarter of an hour. */
const start = Math.ceil(Date.now() / batchMs) * batchMs;

/** A guest's form to which applications come at given minutes; the cron runs what is due. */
async function aForm() {
  const services = testServices(new Date(start));
  const form = await aPublishedForm(services);
  const jobs: { id: OutboxId; reference: string }[] = [];
  let answer: MailOutcome = { ok: true };
  const real = services.mailer;
  const mailer = createMailer(services.config, async (id, _from, mail) => (answer.ok ? real.send(id, mail) : answer));

  async function arrive(minute: number): Promise<OutboxId> {
    services.setNow(new Date(start + minute * minuteMs));
    const sent = await sendApplication(services, form.formId);
    // The job that tells of an application has its id.
    const id = sent.id as string as OutboxId;
    jobs.push({ id, reference: sent.reference });
    await runJob({ ...services, mailer }, id);
    return id;
  }

  /** Every job of the form is tried at that minute, in order. */
  async function cron(minute: number) {
    services.setNow(new Date(start + minute * minuteMs));
    for (const { id } of jobs) await runJob({ ...services, mailer }, id);
  }

  async function mails(): Promise<StoredMail[]> {
    const found = await Promise.all(jobs.map(({ id }) => mailOf(id)));
    return found.filter((mail) => mail !== null);
  }
  const fail = (next: MailOutcome) => {
    answer = next;
  };
  const unsettled = async () => {
    const rows = await Promise.all(
      jobs.map(({ id }) =>
        bindings.DB.prepare("SELECT done_at AS done FROM outbox WHERE id = ?")
          .bind(id)
          .first<{ done: number | null }>(),
      ),
    );
    return rows.filter((row) => row?.done === null).length;
  };
  return { services, mailer, arrive, cron, mails, jobs, fail, unsettled };
}

describe("mails about several new applications", () => {
  it("are one for the first at once, and one for all others a quarter of an hour later", async () => {
    const { arrive, cron, mails, jobs, unsettled } = await aForm();
    for (const minute of [1, 2, 3, 9]) await arrive(minute);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`New application ${jobs[0]?.reference}`]);
    await cron(14);
    expect(await mails()).toHaveLength(1);
    await cron(15);
    const [, second, ...more] = await mails();
    expect(second?.subject).toBe("3 new applications");
    expect(second?.text).toMatch(/^Home: \S/m);
    for (const { reference } of jobs.slice(1)) expect(second?.text).toContain(reference);
    expect([more, await unsettled()]).toEqual([[], 0]);
    expect(second?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("are sent one by one for applications that arrive far apart", async () => {
    const { arrive, mails } = await aForm();
    for (const minute of [1, 17, 40]) await arrive(minute);
    expect(await mails()).toHaveLength(3);
  });

  // Red when the others are marked as done before the mail has gone.
  it("lose no application when a mail cannot be sent or its sender crashes", async () => {
    const { arrive, cron, mails, fail, jobs, unsettled } = await aForm();
    for (const minute of [1, 2, 3]) await arrive(minute);
    fail({ ok: false, kind: "retry", code: "E_RATE_LIMIT_EXCEEDED" });
    await cron(15);
    expect([(await mails()).length, await unsettled()]).toEqual([1, 2]);
    // Somebody took the lease of one and died.
    await bindings.DB.prepare("UPDATE outbox SET lease_until = ? WHERE id = ?")
      .bind(start + 18 * minuteMs, jobs[1]?.id)
      .run();
    fail({ ok: true });
    await cron(20);
    await cron(30);
    const told = (await mails()).map(({ text }) => text).join("\n");
    for (const { reference } of jobs) expect(told).toContain(reference);
    expect(await unsettled()).toBe(0);
  });
});
