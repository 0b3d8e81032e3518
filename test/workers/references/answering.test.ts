import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { saveCorrection } from "../../../app/features/applying/applicant/correct/commands/save-correction.server";
import { sendCorrection } from "../../../app/features/applying/applicant/correct/commands/send-correction.server";
import { findCorrection } from "../../../app/features/applying/applicant/correct/queries/find-correction.server";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import {
  answerReference,
  declineReference,
  findReferenceByToken,
} from "../../../app/features/applying/references/commands/answer-reference.server";
import type { ReferenceAnswer } from "../../../app/features/applying/references/model";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { deleteApplication } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { mailLinks } from "../../../app/kernel/links";
import { purgeForm } from "../../../scripts/recovery/purge-form";
import { anAccount, bindings, countRows, mintToken, testServices } from "../../support/forms";
import { runWaiting } from "../../support/outbox";
import { at } from "../../support/referee-form";
import { asked, runMails } from "../../support/reference-mails";
import { aRefereeDesk, ask, type RefereeDesk, requestsOf } from "../../support/references";
import { putState, tracesOf } from "../../support/review";
import { withdraw } from "../../support/withdraw";

const start = new Date("2026-11-21T09:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;
const words = "Paid on the first of each month, <b>always</b>";
const answer: ReferenceAnswer = {
  v: 1,
  locale: "en",
  answers: [{ key: "paid", reply: "always", text: "" }],
  comment: words,
};

const noticesOf = (desk: RefereeDesk) =>
  countRows("SELECT count(*) AS n FROM notification WHERE ref = ? AND kind = 'reference-in'", desk.applicationId);

describe("answering a reference request", () => {
  it("stores the answer once, encrypted, and notifies the landlord by a notice and a mail without its content", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { id, open, token } = await asked(services, desk);
    const taken = await Promise.all(Array.from({ length: 6 }, () => answerReference(services, open, answer)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await declineReference(services, open)).toBe(false);
    expect((await findReferenceByToken(services, token))?.state).toBe("answered");
    const [row] = await requestsOf(desk.applicationId);
    expect(row).toMatchObject({ answered_at: +start, remind_at: null, declined_at: null });
    expect(JSON.stringify(row)).not.toContain("Paid on");
    expect(await noticesOf(desk)).toBe(1);
    const mails = await runMails(services, "mail.reference-in", id);
    expect(mails.map(({ subject }) => subject.replace(/RF-\S+/, "RF"))).toEqual(["Reference received for RF"]);
    expect(mails[0]?.html).not.toMatch(/Hopper|Lovelace|Paid on/);
    expect((await tracesOf(desk.applicationId)).at(-1)).toEqual({
      action: "application.answer-reference",
      detail: "landlord",
    });
    const again = await ask(services, desk);
    expect(again).toMatchObject({ ok: false, detail: "answered" });
  });

  it("shows the answer to the landlord as written, and to nobody else, not even the applicant", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { open } = await asked(services, desk);
    await answerReference(services, open, answer);
    const key = { formId: desk.formId, applicationId: desk.applicationId };
    const [read] = (await findReview(services, desk.actor, key))?.references ?? [];
    expect(read).toMatchObject({ state: "answered", answer, contact: { name: "Grace Hopper" } });
    const { actor } = await anAccount(services);
    expect(await findReview(services, actor, key)).toBeNull();
    const token = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
    const [logged] = (await findStatus(services, token))?.content?.references ?? [];
    expect(logged).toMatchObject({ state: "answered", askedAt: +start, answer: null });
  });

  it("by refusing ends the request: no reason, no reminder, and no second request", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { id, open } = await asked(services, desk);
    expect(await declineReference(services, open)).toBe(true);
    expect((await requestsOf(desk.applicationId))[0]).toMatchObject({
      declined_at: +start,
      remind_at: null,
      answer: null,
    });
    expect((await runMails(services, "mail.reference-in", id))[0]?.subject).toMatch(/^No reference for RF-/);
    expect(await ask(services, desk)).toMatchObject({ ok: false, detail: "declined" });
  });

  // Red when isStillOpen is left out of settle.
  it.each<[string, (desk: RefereeDesk) => Promise<unknown>, number]>([
    ["expired", async () => undefined, 14],
    ["decided", (desk) => putState(desk.applicationId, "declined"), 0],
    [
      "taken back",
      (desk) =>
        bindings.DB.prepare("UPDATE reference_request SET cancelled_at = 1 WHERE application_id = ?")
          .bind(desk.applicationId)
          .run(),
      0,
    ],
  ])("is too late once the request is %s", async (_what, change, days) => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { open } = await asked(services, desk);
    await change(desk);
    services.setNow(new Date(+start + days * dayMs));
    expect(await answerReference(services, open, answer)).toBe(false);
    expect((await requestsOf(desk.applicationId))[0]).toMatchObject({ answer: null, answered_at: null });
    expect(await noticesOf(desk)).toBe(0);
  });

  it("notifies the landlord daily or not at all, as the landlord chose", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    await bindings.DB.prepare("INSERT INTO notification_preference (user_id, choices, updated_at) VALUES (?, ?, ?)")
      .bind(desk.userId, JSON.stringify({ "reference-in": "off" }), +start)
      .run();
    const { id, open } = await asked(services, desk);
    await answerReference(services, open, answer);
    expect(await runMails(services, "mail.reference-in", id)).toEqual([]);
    expect(await noticesOf(desk)).toBe(1);
  });

  it("needs the link of the mail: a token of another purpose opens nothing", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { id, token } = await asked(services, desk);
    const foreign = await mintToken(services, mailLinks.applicationStatus, id);
    for (const wrong of [foreign, "x".repeat(43), "", token.slice(1)]) {
      expect(await findReferenceByToken(services, wrong)).toBeNull();
    }
  });
});

describe("references of an application that ends", () => {
  it("withdrawing cancels open requests, and answers stay until the application is erased", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { token } = await asked(services, desk);
    const status = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
    await withdraw(services, status, { erase: false });
    expect((await requestsOf(desk.applicationId))[0]).toMatchObject({ cancelled_at: +start, remind_at: null });
    expect((await findReferenceByToken(services, token))?.state).toBe("cancelled");
  });

  // Red when the table, its links or its jobs are left out of a list of what is erased.
  it.each([
    [
      "the applicant",
      async (services: ReturnType<typeof testServices>, desk: RefereeDesk) => {
        const status = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
        await withdraw(services, status, { erase: true });
      },
    ],
    [
      "the landlord",
      async (services: ReturnType<typeof testServices>, desk: RefereeDesk) => {
        await putState(desk.applicationId, "declined");
        await deleteApplication(services, desk.actor, { formId: desk.formId, applicationId: desk.applicationId });
      },
    ],
    [
      "the end of the form",
      async (services: ReturnType<typeof testServices>, desk: RefereeDesk) => {
        await purgeForm(services, desk.formId, sql`1`);
      },
    ],
  ] as const)("erasing by %s leaves no row, no link and no mail of the reference", async (_who, erase) => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { id, token } = await asked(services, desk);
    await answerReference(services, (await findReferenceByToken(services, token)) ?? never(), answer);
    const other = await ask(services, desk, { path: at.boss });
    const ids = [id, other.ok ? other.value.id : ""];
    const left = async () => {
      const counts = ids.map(async (one) => [
        await countRows("SELECT count(*) AS n FROM reference_request WHERE id = ?", one),
        await countRows("SELECT count(*) AS n FROM link_token WHERE ref = ?", one),
      ]);
      return Promise.all(counts);
    };
    expect(await left()).toEqual([
      [1, 1],
      [1, 0],
    ]);
    await erase(services, desk);
    expect(await left()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    for (const one of ids) expect(await runWaiting(services, one)).toEqual({ mails: 0, waiting: 0 });
    expect(await findReferenceByToken(services, token)).toBeNull();
  });
});

function never(): never {
  throw new Error("The link opens nothing");
}

describe("a correction of the referee's address by the applicant", () => {
  it("cancels the request to the old address, keeps others, and the new address may be asked", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const { token } = await asked(services, desk);
    const boss = await asked(services, desk, { path: at.boss });
    const status = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
    const correction = await findCorrection(services, { token: status, urlId: desk.urlId });
    const saved = await saveCorrection(services, correction ?? never(), (kept) => ({
      ...kept,
      raw: { ...kept.raw, [at.landlordEmail]: ["right@owner.example"] },
    }));
    if (!saved.ok) throw new Error(saved.code);
    expect(await sendCorrection(services, saved.value)).toMatchObject({ ok: true });
    expect((await findReferenceByToken(services, token))?.state).toBe("cancelled");
    expect((await findReferenceByToken(services, boss.token))?.state).toBe("open");
    const { mail } = await asked(services, desk);
    expect(mail.to).toBe("right@owner.example");
  });
});
