import { describe, expect, it } from "vitest";
import { user } from "../../app/db/schema/accounts";
import { eraseAccount } from "../../app/features/people/account-data/commands/erase-account.server";
import { sendContactMessage } from "../../app/features/people/contact/commands/send-contact-message.server";
import type { ContactMessageId, OutboxId } from "../../app/kernel/ids";
import { keepMessageMs, signContactPage } from "../../app/platform/support-messages.server";
import { sweepContactMessages } from "../../workers/jobs/sweeps/contact";
import { anAddress } from "../support/accounts";
import { bindings, countRows, ids, testServices } from "../support/forms";
import { mailOf, runWaiting } from "../support/outbox";
import { sendKind } from "../support/send-kind";

const sendContact = sendKind("mail.contact");
const sendContactCopy = sendKind("mail.contact-copy");

const aJob = () => ({ id: ids.uuid<OutboxId>() });

/** A stored message, written `afterMs` after its page was made. */
async function aMessage(options: { afterMs?: number; at?: number; language?: string } = {}) {
  const at = options.at ?? Date.now();
  const services = testServices(new Date(at - (options.afterMs ?? 30_000)));
  const rendered = await signContactPage(services);
  services.setNow(new Date(at));
  const email = anAddress();
  const message = {
    name: "Ada",
    email,
    company: "",
    subject: "A question",
    message: `One\nTwo ${ids.nodeId()}`,
    language: options.language,
  };
  const visitor = { kind: "visitor", address: ids.nodeId() } as const;
  const sent = await sendContactMessage(services, visitor, { message, rendered, isHoneypotFilled: false });
  expect(sent.ok).toBe(true);
  const row = await bindings.DB.prepare("SELECT id FROM contact_message ORDER BY rowid DESC LIMIT 1").first<{
    id: ContactMessageId;
  }>();
  return { services, message, id: row?.id as ContactMessageId };
}

describe("the mails of the contact page", () => {
  it("go to support and to the sender", async () => {
    const { services, message, id } = await aMessage();
    const [toSupport, toSender] = [aJob(), aJob()];
    expect(await sendContact(services, { contactMessageId: id }, { ...toSupport, kind: "mail.contact" })).toEqual({
      kind: "done",
    });
    expect(
      await sendContactCopy(services, { contactMessageId: id }, { ...toSender, kind: "mail.contact-copy" }),
    ).toEqual({ kind: "done" });
    const [support, copy] = [await mailOf(toSupport.id), await mailOf(toSender.id)];
    expect(support).toMatchObject({ to: "support@rentform.test", subject: "Contact: A question" });
    expect(support?.text).toContain(message.email);
    expect(copy).toMatchObject({ to: message.email, subject: "We got your message" });
    expect(copy?.text).toContain("> One\n> Two");
  });

  // Red without the language of the page in the message.
  it("answers its writer in the language of the page", async () => {
    const { services, message, id } = await aMessage({ language: "de" });
    const job = aJob();
    await sendContactCopy(services, { contactMessageId: id }, { ...job, kind: "mail.contact-copy" });
    expect(await mailOf(job.id)).toMatchObject({ to: message.email, subject: "Ihre Nachricht ist angekommen" });
  });

  // Red without the check of isSpam in sendContactCopy, whatever queued the job.
  it("mark suspected spam for support, and send no copy to its sender", async () => {
    const { services, id } = await aMessage({ afterMs: 500 });
    const [toSupport, toSender] = [aJob(), aJob()];
    await sendContact(services, { contactMessageId: id }, { ...toSupport, kind: "mail.contact" });
    await sendContactCopy(services, { contactMessageId: id }, { ...toSender, kind: "mail.contact-copy" });
    expect((await mailOf(toSupport.id))?.subject).toBe("Suspected spam: A question");
    expect(await mailOf(toSender.id)).toBeNull();
  });

  it("are not sent for a message that was deleted", async () => {
    const job = aJob();
    const gone = ids.uuid<ContactMessageId>();
    expect(await sendContact(testServices(), { contactMessageId: gone }, { ...job, kind: "mail.contact" })).toEqual({
      kind: "done",
    });
    expect(await mailOf(job.id)).toBeNull();
  });
});

describe("deleting a contact message", () => {
  const isThere = (id: string) => countRows("SELECT count(*) AS n FROM contact_message WHERE id = ?", id);

  it("happens at the end of its retention time, not before", async () => {
    const at = Date.now() - keepMessageMs;
    const past = await aMessage({ at: at - 1000 });
    const young = await aMessage({ at: at + 60_000 });
    await sweepContactMessages(testServices());
    expect([await isThere(past.id), await isThere(young.id)]).toEqual([0, 1]);
  });

  // Red without its lines in eraseAccount, and, for the stranger, without isProven in it.
  it("happens with the sender's account when its holder chose so, and not otherwise", async () => {
    const { services, message, id } = await aMessage();
    const other = await aMessage();
    const holder = { id: ids.uuid<string>(), email: message.email, name: "Ada" };
    const named = { guestFormIds: [], hasLetters: true };
    const now = new Date();
    const insert = (emailVerified: boolean) =>
      services.db.insert(user).values({ ...holder, emailVerified, createdAt: now, updatedAt: now });
    await insert(false);
    await eraseAccount(services, holder, named);
    expect(await isThere(id)).toBe(1);
    await insert(true);
    await eraseAccount(services, holder, null);
    expect(await isThere(id)).toBe(1);
    await insert(true);
    await eraseAccount(services, holder, named);
    expect([await isThere(id), await isThere(other.id)]).toEqual([0, 1]);
    expect(await runWaiting(services, id)).toEqual({ mails: 0, waiting: 0 });
    const jobs =
      "SELECT count(*) AS n FROM outbox WHERE done_at IS NULL AND json_extract(ref, '$.contactMessageId') = ?";
    expect(await countRows(jobs, other.id)).toBe(2);
  });
});
