import { describe, expect, it } from "vitest";
import { requestInfo } from "../../../app/features/applying/info-requests/commands/request-info.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { sealReferenceAnswer, sealReferenceContact } from "../../../app/features/applying/references/model";
import { addNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { holdApplication } from "../../../app/features/deciding/application/commands/hold-application.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { openReviewData, selectReviewData } from "../../../app/features/deciding/exports/queries/review-data.server";
import { reviewTexts } from "../../../app/features/deciding/exports/review-texts";
import type { ApplicationId } from "../../../app/kernel/ids";
import { sealText } from "../../../app/platform/crypto";
import { contactEmailHash, SEALED } from "../../../app/platform/support-messages.server";
import type { Services } from "../../../app/services";
import { textsOf } from "../../support/exports";
import { bindings, testServices } from "../../support/forms";
import { aDesk, type Desk } from "../../support/review";

const entriesOf = (services: Services, userId: string) =>
  textsOf(allDataEntries(services, { userId, locale: "en-US" }));

async function keyOf(services: Services, applicationId: ApplicationId) {
  const stored = await bindings.DB.prepare("SELECT key_id, wrapped_key FROM application_key WHERE application_id = ?")
    .bind(applicationId)
    .first<{ key_id: string; wrapped_key: string }>();
  return services.dataKeys.open(applicationId, {
    keyId: stored?.key_id ?? "",
    wrappedKey: stored?.wrapped_key ?? "",
  });
}

/** A referee's answer, written past the referee. */
async function putReference(services: Services, desk: Desk, applicationId: ApplicationId) {
  const id = crypto.randomUUID();
  const key = await keyOf(services, applicationId);
  const contact = {
    v: 1,
    name: "Rita Roe",
    email: "rita@home.example",
    locale: "en",
    applicant: "Ada",
    stated: {},
  } as const;
  const answer = { v: 1, locale: "en", answers: [], comment: "Always on time" } as const;
  await bindings.DB.prepare(
    `INSERT INTO reference_request (id, application_id, form_id, kind, path, contact, asked_at, asked_by, expires_at, answered_at, answer)
     VALUES (?, ?, ?, 'landlord', 'x', ?, 1000, ?, 2000, 1500, ?)`,
  )
    .bind(
      id,
      applicationId,
      desk.formId,
      await sealReferenceContact(key, id, contact),
      desk.userId,
      await sealReferenceAnswer(key, id, { ...answer, answers: [] }),
    )
    .run();
}

describe("the export of all data of an account", () => {
  it("also contains notes, letters, messages, references, requests, holds and mails of its applications", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const [one, two] = desk.applicationIds as [ApplicationId, ApplicationId];
    const key = { formId: desk.formId, applicationId: one };
    await addNote(services, desk.actor, { ...key, text: "Called at noon" });
    await holdApplication(services, desk.actor, { ...key, text: "A claim is open" });
    await writeMessages(services, desk.actor, {
      applicationIds: [one],
      postId: crypto.randomUUID(),
      text: "Which day suits you?",
      isNamed: false,
    });
    await requestInfo(services, desk.actor, {
      ...key,
      items: [{ kind: "text", text: "Your bond number" }],
      note: "",
      dueAt: services.clock.now().getTime() + 5 * 86_400_000,
    });
    await putReference(services, desk, one);
    await bindings.DB.prepare(
      "INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, sent_at) VALUES (?, ?, 'mail.application-receipt', 'applicant', 1, 1, 2)",
    )
      .bind(crypto.randomUUID(), one)
      .run();
    await moveApplications(services, desk.actor, {
      applicationIds: [two],
      action: "decline",
      reason: "other",
      letter: { text: "Thank you for applying.", sendAt: 0, agency: null },
    });
    const entries = await entriesOf(services, desk.userId);
    const stored = [...entries]
      .filter(([name]) => name.endsWith("application.json"))
      .map(([, text]) => JSON.parse(text));
    const first = stored.find(({ notes }) => notes.length > 0 && notes[0].text === "Called at noon");
    expect(first).toMatchObject({
      heldAt: expect.any(String),
      notes: [
        { kind: "note", text: "Called at noon" },
        { kind: "hold", text: "A claim is open" },
      ],
      messages: [{ author: "landlord", text: "Which day suits you?" }],
      references: [{ contact: { name: "Rita Roe" }, answer: { comment: "Always on time" } }],
      askedLater: [{ items: [{ text: "Your bond number" }] }],
      mails: [{ kind: "mail.application-receipt", sentAt: "1970-01-01T00:00:00.002Z" }],
      letters: [],
    });
    expect(stored.find(({ letters }) => letters.length > 0)).toMatchObject({
      declineReason: "other",
      letters: [{ kind: "declined", text: "Thank you for applying." }],
      messages: [],
    });
    // In an archive of applications the same stands beside the answers, as pages to read, for what there is of it.
    const rows = await services.db.batch([...selectReviewData(services.db, [one, two])]);
    const textsOf = async (id: ApplicationId) =>
      reviewTexts("RF-AAAA-2222", await openReviewData(await keyOf(services, id), id, rows), "en");
    const pages = new Map((await textsOf(one)).map(({ name, text }) => [name, text]));
    expect([...pages.keys()]).toEqual(["references.txt", "messages.txt", "private notes.txt"]);
    expect(await textsOf(two)).toEqual([]);
    expect(pages.get("references.txt")).toMatch(
      /Rita Roe, rita@home\.example\nLandlord or agent, about Ada\nAsked 1970-01-01 00:00 UTC, answered 1970-01-01 00:00 UTC\n/,
    );
    expect(pages.get("references.txt")).toMatch(/\nAdded\n {2}Always on time\n$/);
    expect(pages.get("messages.txt")).toMatch(/, you\n {2}Which day suits you\?\n$/);
    expect(pages.get("private notes.txt")).toMatch(
      /, note\n {2}Called at noon\n[\s\S]*, reason for keeping it\n {2}A claim is open\n$/,
    );
  });

  it("also contains the notification settings and the messages sent to support", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 0 });
    const { email } = (await bindings.DB.prepare("SELECT email FROM user WHERE id = ?")
      .bind(desk.userId)
      .first<{ email: string }>()) ?? { email: "" };
    const id = crypto.randomUUID();
    const message = JSON.stringify({ name: "Maya", email, company: "", subject: "Help", message: "Where is my form?" });
    await bindings.DB.batch([
      bindings.DB.prepare(
        "INSERT INTO notification_preference (user_id, choices, zone, updated_at) VALUES (?, '{\"info-answered\":\"daily\"}', 'Europe/Berlin', 1)",
      ).bind(desk.userId),
      bindings.DB.prepare(
        `INSERT INTO contact_message (id, dedupe_key, sealed, email_hash, text_hash, is_spam, score, reasons, created_at, expires_at)
         VALUES (?1, ?1, ?2, ?3, 'x', 0, 0, '[]', 1, 9999999999999)`,
      ).bind(
        id,
        await sealText(services.config.secret, SEALED, id, message),
        await contactEmailHash(services.config.secret, email),
      ),
    ]);
    const account = JSON.parse((await entriesOf(services, desk.userId)).get("account.json") ?? "{}");
    expect(account).toMatchObject({
      noticesByMail: [{ choices: { "info-answered": "daily" }, zone: "Europe/Berlin" }],
      writtenToUs: [{ subject: "Help", message: "Where is my form?" }],
    });
    const other = await aDesk(services, { applications: 0 });
    const others = JSON.parse((await entriesOf(services, other.userId)).get("account.json") ?? "{}");
    expect([others.noticesByMail, others.writtenToUs]).toEqual([[], []]);
  });
});
