import { describe, expect, it } from "vitest";
import { sendTests } from "../../../app/features/operator/mail-test/commands/send-tests.server";
import { exampleKinds, testOrderSchema } from "../../../app/features/operator/mail-test/examples.server";
import { listTests } from "../../../app/features/operator/mail-test/queries/list-tests.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { anAccount, bindings, countRows } from "../../support/forms";
import { testServices } from "../../support/services";

const adminEmail = "admin@rentform.test";
const dayMs = 24 * 60 * 60 * 1000;
let day = Date.UTC(2027, 0, 1);

/** The admin at the desk, on a day of its own: presses are counted by the day. */
async function aDeskOfTests() {
  day += 3 * dayMs;
  const services = testServices({ now: new Date(day) });
  const notified: OutboxId[] = [];
  const notify = async (ids: readonly OutboxId[]) => void notified.push(...ids);
  const stage = { ...services, mailQueue: { ...services.mailQueue, notify } };
  const { actor, userId } = await anAccount(services);
  await bindings.DB.prepare("UPDATE user SET email = id || '@was.test' WHERE email = ?").bind(adminEmail).run();
  await bindings.DB.prepare("UPDATE user SET email = ?, role = 'admin', email_verified = 1 WHERE id = ?")
    .bind(adminEmail, userId)
    .run();
  const audits = () =>
    countRows(
      "SELECT count(*) AS n FROM audit WHERE action = 'admin.mail-test' AND at >= ? AND actor_id = ?",
      day,
      userId,
    );
  return { services: stage, actor, notified, audits };
}
const one = { intent: "send", kind: "mail.application-receipt", locale: "fr" } as const;
const codeOf = (sent: Awaited<ReturnType<typeof sendTests>>) => (sent.ok ? sent.value.count : sent.code);

describe("a test mail", () => {
  it("is sent to the admin's own address by the outbox, marked as a test, with one audit row", async () => {
    const { services, actor, notified, audits } = await aDeskOfTests();
    expect(codeOf(await sendTests(services, actor, one))).toBe(1);
    for (const id of notified) await runJob(services, id);
    const [id] = notified;
    const mail = await bindings.DB.prepare("SELECT to_address, subject FROM dev_mail WHERE id = ?").bind(id).first();
    expect(mail).toEqual({
      to_address: adminEmail,
      subject: "[TEST] Votre candidature RF-7KQ2-MN4P a été envoyée",
    });
    const [test] = await listTests(services);
    expect(test).toMatchObject({ id, state: "accepted", messageId: `local-${id}` });
    expect(await audits()).toBe(1);
  });

  it("can be sent for every kind of a language at once, three times a day", async () => {
    const { services, actor, notified, audits } = await aDeskOfTests();
    const all = { ...one, kind: "all" } as const;
    const sent = [];
    for (let time = 0; time < 4; time += 1) sent.push(codeOf(await sendTests(services, actor, all)));
    const count = exampleKinds("fr").length;
    expect(sent).toEqual([count, count, count, "too-many"]);
    expect([notified.length, await audits()]).toEqual([3 * count, 3]);
  });

  // Red when presses are counted before they are written, apart from each other.
  it("is limited to twenty a day, however many requests arrive at once", async () => {
    const { services, actor, audits } = await aDeskOfTests();
    const sent = await Promise.all(Array.from({ length: 25 }, () => sendTests(services, actor, one)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(20);
    expect(await audits()).toBe(20);
  });

  it("can be sent by the admin only", async () => {
    const { services, audits } = await aDeskOfTests();
    const { actor } = await anAccount(services);
    expect(codeOf(await sendTests(services, actor, one))).toBe("not-found");
    const unknown = { kind: "account", sessionToken: "x" } as AccountLandlord;
    expect(codeOf(await sendTests(services, unknown, one))).toBe("not-found");
    const without = { ...services, config: { ...services.config, adminEmail: null } };
    expect(codeOf(await sendTests(without, actor, one))).toBe("no-address");
    expect(await audits()).toBe(0);
  });

  // Red when the schema lets anything through that it does not know.
  it.each([
    { ...one, to: "victim@tenant.test" },
    { ...one, email: "victim@tenant.test" },
    { ...one, kind: "mail.test" },
    { ...one, kind: "mail.form-live", locale: "pl" },
    { ...one, locale: "sv" },
    { ...one, intent: "send-all" },
  ])("is refused for the order %j", (order) => {
    expect(testOrderSchema.safeParse(order).success).toBe(false);
  });
});
