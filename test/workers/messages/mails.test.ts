import { describe, expect, it } from "vitest";
import { answerLandlord, findThread } from "../../../app/features/applying/messages/commands/answer-landlord.server";
import { markSeenByApplicant } from "../../../app/features/applying/messages/commands/mark-seen.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { messageMailAfterMs } from "../../../app/features/applying/messages/rules";
import { markAllRead } from "../../../app/features/deciding/notices/commands/mark-notice.server";
import { savePreferences } from "../../../app/features/deciding/notices/commands/save-preferences.server";
import { countUnread, listNotices } from "../../../app/features/deciding/notices/queries/list-notices.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { runJob } from "../../../workers/jobs/run-job";
import { adasAddress } from "../../support/applications";
import { bindings, mintToken, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aDesk } from "../../support/review";
import { withdraw } from "../../support/withdraw";

const start = new Date("2026-11-21T09:00:00Z");

async function aThread(applications = 1) {
  const services = testServices(start);
  const desk = await aDesk(services, { applications });
  const [id] = desk.applicationIds as [ApplicationId];
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const write = (text: string, ids: ApplicationId[] = [id]) =>
    writeMessages(services, desk.actor, { applicationIds: ids, postId: crypto.randomUUID(), text, isNamed: false });
  const answer = async (text: string) => {
    const thread = await findThread(services, token);
    if (!thread) throw new Error("No thread");
    return answerLandlord(services, thread, { postId: crypto.randomUUID(), text, upTo: 0 });
  };
  const wait = (ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
  /** Runs what is due of a kind about one application; the mails that came of it. */
  const due = async (kind: string, of: string = id) => {
    const { results } = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE kind = ? AND ref LIKE ? AND done_at IS NULL AND next_at <= ? ORDER BY next_at",
    )
      .bind(kind, `%${of}%`, services.clock.now().getTime())
      .all<{ id: OutboxId }>();
    const mails = [];
    for (const job of results) {
      await runJob(services, job.id);
      mails.push(await mailOf(job.id));
    }
    return mails;
  };
  return { services, desk, id, token, write, answer, wait, due };
}

const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();

describe("the applicant's mail about messages", () => {
  // Red when `NOT isMailPending` is left out of writeMessages.
  it("is one for all messages within some minutes, in the applicant's language, without their text", async () => {
    const { id, write, wait, due } = await aThread();
    await set(id, "locale = 'fr'");
    await write("Visit https://evil.example now");
    expect(await due("mail.message")).toEqual([]);
    wait(messageMailAfterMs / 2);
    await write("And bring a bottle");
    wait(messageMailAfterMs / 2);
    const [mail, ...more] = await due("mail.message");
    expect(more).toEqual([]);
    expect(mail?.to).toMatch(adasAddress);
    expect(mail?.subject).toMatch(/^Le propriétaire vous a écrit au sujet de RF-/);
    expect(mail?.text).toContain("2 messages");
    expect(mail?.text).toMatch(/\/apply\/[^/]+\/status\/[\w-]{43}#messages/);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/evil|bottle|Lovelace/);
    wait(1);
    await write("A third, later");
    wait(messageMailAfterMs);
    expect((await due("mail.message")).length).toBe(1);
  });

  it("contains a link that opens the thread", async () => {
    const { services, id, write, wait, due } = await aThread();
    await write("Hello");
    wait(messageMailAfterMs);
    const [mail] = await due("mail.message");
    const [, token = ""] = /\/status\/([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    expect(await findThread(services, token)).toMatchObject({ applicationId: id, mayWrite: true });
  });

  it("is not sent to an applicant who has read it, withdrew, was erased, or is suspected spam", async () => {
    const seen = await aThread();
    await seen.write("Hello");
    await markSeenByApplicant(seen.services, { applicationId: seen.id, upTo: start.getTime() });
    const withdrawn = await aThread();
    await withdrawn.write("Hello");
    await withdraw(withdrawn.services, withdrawn.token, { erase: false });
    const erased = await aThread();
    await erased.write("Hello");
    await withdraw(erased.services, erased.token, { erase: true });
    const suspected = await aThread();
    await suspected.write("Hello");
    await set(suspected.id, "is_spam = 1");
    for (const thread of [seen, withdrawn, erased, suspected]) {
      thread.wait(messageMailAfterMs);
      expect(await thread.due("mail.message")).toEqual([null]);
    }
  });

  it("is sent for a message written while the mail before it is being sent", async () => {
    const { id, write, wait, due } = await aThread();
    await write("Hello");
    wait(messageMailAfterMs);
    // The consumer has begun: what it tells of is settled.
    await bindings.DB.prepare("UPDATE outbox SET lease_until = ? WHERE kind = 'mail.message' AND ref LIKE ?")
      .bind(start.getTime() + 10 * messageMailAfterMs, `%${id}%`)
      .run();
    await write("One more");
    wait(messageMailAfterMs);
    expect((await due("mail.message")).filter(Boolean).length).toBe(1);
  });

  it("is one for each recipient of a message to many", async () => {
    const { desk, write, wait, due } = await aThread(3);
    await write("To all of you", desk.applicationIds);
    wait(messageMailAfterMs);
    for (const id of desk.applicationIds) expect((await due("mail.message", id)).length).toBe(1);
  });
});

describe("the landlord's notification of messages", () => {
  it("is one notice for each thread at once, and one mail for messages within some minutes", async () => {
    const { services, desk, id, answer, wait, due } = await aThread();
    await markAllRead(services, desk.actor, start.getTime());
    await answer("Is the flat still free?");
    const first = await countUnread(services, desk.actor);
    expect(first?.count).toBe(1);
    wait(1000);
    await answer("And may I bring a <b>kitten</b>?");
    const second = await countUnread(services, desk.actor);
    expect(second?.count).toBe(1);
    // Another newest one: a page that is open learns of it.
    expect(second?.newest).not.toBe(first?.newest);
    const listed = await listNotices(services, desk.actor, null);
    expect(listed?.notices.map(({ kind, ref, isRead }) => [kind, ref, isRead])).toEqual([
      ["message", id, false],
      ["message", id, true],
      ["application-new", id, true],
    ]);
    wait(messageMailAfterMs);
    const [mail, ...more] = await due("mail.message-in");
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^New message: application RF-/);
    expect(mail?.text).toContain(`/app/forms/${desk.formId}?applicationId=${id}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/flat still|kitten|Lovelace/);
    expect(mail?.headers["List-Unsubscribe"]).toContain("/unsubscribe/notices/");
  });

  it("is not mailed once the message was read, and follows the landlord's settings", async () => {
    const read = await aThread();
    await read.answer("Hello");
    await bindings.DB.prepare("UPDATE application_message SET read_at = 1 WHERE application_id = ?")
      .bind(read.id)
      .run();
    read.wait(messageMailAfterMs);
    expect(await read.due("mail.message-in")).toEqual([null]);

    const off = await aThread();
    await markAllRead(off.services, off.desk.actor, start.getTime());
    await savePreferences(off.services, off.desk.actor, { choices: { message: "off" }, zone: null });
    await off.answer("Hello");
    off.wait(messageMailAfterMs);
    expect(await off.due("mail.message-in")).toEqual([null]);
    expect((await countUnread(off.services, off.desk.actor))?.count).toBe(1);

    const daily = await aThread();
    await savePreferences(daily.services, daily.desk.actor, { choices: { message: "daily" }, zone: "UTC" });
    await daily.answer("Hello");
    daily.wait(messageMailAfterMs);
    expect(await daily.due("mail.message-in")).toEqual([null]);
    // Digests leave between eight and nine.
    daily.services.setNow(new Date("2026-11-22T09:00:00Z"));
    const [digest] = await daily.due("mail.notice-digest", daily.desk.userId);
    expect(digest?.text).toContain("New message");
  });
});
