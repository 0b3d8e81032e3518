import { describe, expect, it } from "vitest";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { stopLetter } from "../../../app/features/deciding/decision/commands/claim-letter.server";
import { markRented } from "../../../app/features/deciding/decision/commands/mark-rented.server";
import {
  type MoveInput,
  moveApplications,
} from "../../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { deleteApplication } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import type { ApplicationId, LetterId, OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { adasAddress } from "../../support/applications";
import { anAccount, bindings, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aDesk, type Desk } from "../../support/review";

type TestServices = ReturnType<typeof testServices>;
const secondMs = 1000;

async function lettersOf(applicationId: string) {
  const { results } = await bindings.DB.prepare(
    `SELECT l.id, o.id AS job, l.content, l.send_at AS "sendAt", l.sent_at AS "sentAt", l.cancelled_at AS "cancelledAt", o.next_at AS "nextAt"
      FROM applicant_letter l JOIN outbox o ON o.dedupe_key = 'letter:' || l.id WHERE l.application_id = ?`,
  )
    .bind(applicationId)
    .all<{
      id: LetterId;
      job: OutboxId;
      content: string;
      sendAt: number;
      sentAt: number | null;
      cancelledAt: number | null;
      nextAt: number;
    }>();
  return results;
}

async function declined(services: TestServices, change: Partial<MoveInput> = {}, locale = "en") {
  const desk = await aDesk(services);
  const [id] = desk.applicationIds as [ApplicationId];
  await bindings.DB.prepare("UPDATE application SET locale = ? WHERE id = ?").bind(locale, id).run();
  const letter = { text: null, sendAt: services.clock.now().getTime(), agency: null };
  const moved = await moveApplications(services, desk.actor, {
    applicationIds: desk.applicationIds,
    action: "decline",
    reason: "other",
    letter,
    ...change,
  });
  const [written] = await lettersOf(id);
  return { desk, id, moveIds: moved.flatMap(({ moveId }) => moveId ?? []), written };
}

function later(services: TestServices, ms: number) {
  services.setNow(new Date(services.clock.now().getTime() + ms));
}

describe("a letter about a decision", () => {
  it("waits two minutes, is sent once, in the applicant's language, with the reason and nothing private", async () => {
    const services = testServices();
    const { written, desk, id } = await declined(services, { note: "Wages far below" }, "fr");
    if (!written) throw new Error("No letter");
    expect(written.content).not.toContain("Lovelace");
    await runJob(services, written.job);
    expect(await mailOf(written.job)).toBeNull();
    later(services, 120 * secondMs);
    await runJob(services, written.job);
    const mail = await mailOf(written.job);
    expect(mail).toMatchObject({
      to: expect.stringMatching(adasAddress),
      subject: expect.stringContaining("La décision"),
    });
    expect(mail?.text).toContain("Bonjour Ada Lovelace");
    expect(mail?.text).toMatch(/\/apply\/[a-z0-9]+\/status\//);
    expect(mail?.text).toContain("Je ne peux pas vous proposer le logement cette fois-ci");
    expect(mail?.text).not.toMatch(/Wages|multiple|autre candidature/);
    const review = await findReview(services, desk.actor, { formId: desk.formId, applicationId: id });
    expect(review).toMatchObject({
      declineReason: "other",
      letters: [{ kind: "declined", state: "sent" }],
      notes: [{ kind: "decline", text: "Wages far below", isMine: true }],
    });
    expect(review?.history.map(({ action }) => action)).toContain("application.decline");
  });

  it("contains the landlord's own words, in which nothing becomes a link", async () => {
    const services = testServices();
    const text = "Dear {name},\n\nSee https://evil.example/pay now.\r\nBye";
    const { written } = await declined(services, {
      letter: { text, sendAt: 0, agency: null },
    });
    later(services, 121 * secondMs);
    await runJob(services, written?.job as OutboxId);
    const mail = await mailOf(written?.job ?? "");
    expect(mail?.text).toContain("Dear Ada Lovelace");
    expect(mail?.text).not.toContain("https://evil.example");
  });

  it("contains the notice about a report: agency, its role, free copy, dispute, score", async () => {
    const services = testServices();
    const agency = { name: "Oak Reports", contact: "1 Oak Road, 555 0100", score: "640 on 3 May, of 300 to 850" };
    const { written } = await declined(services, { letter: { text: null, sendAt: 0, agency } });
    later(services, 121 * secondMs);
    await runJob(services, written?.job as OutboxId);
    const text = (await mailOf(written?.job ?? ""))?.text ?? "";
    for (const part of ["Oak Reports", "1 Oak Road", "did not make the decision", "60 days", "dispute", "640 on 3 May"])
      expect(text).toContain(part);
  });

  it("is not sent after an undo, another move, a stop, or an erasure", async () => {
    const services = testServices();
    const ways: [string, (made: Awaited<ReturnType<typeof declined>>) => Promise<unknown>][] = [
      ["undo", ({ desk, moveIds }) => undoMoves(services, desk.actor, moveIds)],
      ["reopen", ({ desk }) => moveApplications(services, desk.actor, { ...ids(desk), action: "reopen" })],
      [
        "stop",
        ({ desk, id, written }) =>
          stopLetter(services, desk.actor, { ...key(desk, id), letterId: written?.id as LetterId }),
      ],
      ["erase", ({ desk, id }) => deleteApplication(services, desk.actor, key(desk, id))],
    ];
    for (const [name, way] of ways) {
      const made = await declined(services);
      await way(made);
      later(services, 121 * secondMs);
      await runJob(services, made.written?.job as OutboxId);
      expect(await mailOf(made.written?.job ?? ""), name).toBeNull();
    }
  });

  it("can be stopped by its landlord only, and not once it was sent", async () => {
    const services = testServices();
    const { desk, id, written } = await declined(services);
    const stop = { ...key(desk, id), letterId: written?.id as LetterId };
    expect(await stopLetter(services, (await anAccount(services)).actor, stop)).toMatchObject({ code: "gone" });
    later(services, 121 * secondMs);
    await runJob(services, written?.job as OutboxId);
    expect(await stopLetter(services, desk.actor, stop)).toMatchObject({ code: "gone" });
    expect(await mailOf(written?.job ?? "")).not.toBeNull();
  });

  it("is sent at its chosen time when it is scheduled", async () => {
    const services = testServices();
    const sendAt = services.clock.now().getTime() + 3 * 3_600_000;
    const { written } = await declined(services, { letter: { text: null, sendAt, agency: null } });
    expect(written).toMatchObject({ sendAt, nextAt: sendAt });
  });
});

/** The mail service takes nothing now. */
function withoutService(services: TestServices) {
  const down = { ok: false, kind: "retry", code: "E_INTERNAL_SERVER_ERROR" } as const;
  return { ...services, mailer: { send: async () => down } };
}

describe("a letter whose first delivery failed", () => {
  async function approvedInVain() {
    const services = testServices();
    const made = await declined(services, { action: "approve" });
    later(services, 121 * secondMs);
    await runJob(withoutService(services), made.written?.job as OutboxId);
    later(services, 10 * secondMs);
    return { services, ...made, job: made.written?.job as OutboxId };
  }
  const retry = async (services: TestServices, job: OutboxId) => {
    later(services, 3_600 * secondMs);
    await runJob(services, job);
    return mailOf(job);
  };

  // Red when a claim counts as sent: `sentAt` in claimLetter.
  it("is not sent as an approval once the landlord declined", async () => {
    const { services, desk, id, job } = await approvedInVain();
    expect((await lettersOf(id))[0]).toMatchObject({ sentAt: null });
    await moveApplications(services, desk.actor, { ...ids(desk), action: "reopen" });
    await moveApplications(services, desk.actor, { ...ids(desk), action: "decline" });
    expect(await retry(services, job)).toBeNull();
    const review = await findReview(services, desk.actor, { formId: desk.formId, applicationId: id });
    expect(review).toMatchObject({ letters: [{ kind: "approved", state: "stopped" }] });
    // Not "trying": nobody tries any more.
    expect(review?.mails).toMatchObject([{ kind: "mail.applicant-letter", state: "needless" }]);
  });

  // Red without the state in `isLetterTrue`: what changed it need not have known of letters.
  it("is not sent when its kind no longer fits the state, whatever changed it", async () => {
    const { services, id, job } = await approvedInVain();
    await bindings.DB.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(id).run();
    expect(await retry(services, job)).toBeNull();
  });

  it("can be stopped; undoing is over then, and reopening stops the letter, too", async () => {
    const stopped = await approvedInVain();
    const letterId = stopped.written?.id as LetterId;
    const stop = { ...key(stopped.desk, stopped.id), letterId };
    expect(await stopLetter(stopped.services, stopped.desk.actor, stop)).toMatchObject({ ok: true });
    expect(await retry(stopped.services, stopped.job)).toBeNull();
    const reopened = await approvedInVain();
    expect(await undoMoves(reopened.services, reopened.desk.actor, reopened.moveIds)).toEqual([]);
    await moveApplications(reopened.services, reopened.desk.actor, { ...ids(reopened.desk), action: "reopen" });
    expect(await retry(reopened.services, reopened.job)).toBeNull();
  });

  it("is sent when nothing has changed, and counts as sent from then on", async () => {
    const { services, id, job } = await approvedInVain();
    expect(await retry(services, job)).toMatchObject({ to: expect.stringMatching(adasAddress) });
    expect((await lettersOf(id))[0]).toMatchObject({ sentAt: services.clock.now().getTime() });
  });

  it("is sent, too, while the landlord requests information from a shortlisted applicant", async () => {
    const services = testServices();
    const { id, written } = await declined(services, { action: "shortlist" });
    const asked = "UPDATE application SET state_before = state, state = 'info_requested' WHERE id = ?";
    await bindings.DB.prepare(asked).bind(id).run();
    expect(await retry(services, written?.job as OutboxId)).not.toBeNull();
  });
});

describe("a letter that is being handed to the mail service", () => {
  // Red without `claimed_at` in stopLetter and undoMoves.
  it("can be neither stopped nor undone at that moment; a decline made then finds it sent", async () => {
    const services = testServices();
    const { desk, id, moveIds, written } = await declined(services, { action: "approve" });
    later(services, 121 * secondMs);
    const stop = { ...key(desk, id), letterId: written?.id as LetterId };
    const seen: unknown[] = [];
    const mailer: typeof services.mailer = {
      async send(jobId, mail) {
        seen.push(await stopLetter(services, desk.actor, stop), await undoMoves(services, desk.actor, moveIds));
        await moveApplications(services, desk.actor, { ...ids(desk), action: "reopen" });
        return services.mailer.send(jobId, mail);
      },
    };
    await runJob({ ...services, mailer }, written?.job as OutboxId);
    expect(seen).toEqual([{ ok: false, code: "gone" }, []]);
    const review = await findReview(services, desk.actor, { formId: desk.formId, applicationId: id });
    expect(review).toMatchObject({ letters: [{ kind: "approved", state: "sent" }] });
  });

  it("can be stopped two minutes after its consumer died", async () => {
    const services = testServices();
    const { desk, id, written } = await declined(services, { action: "approve" });
    later(services, 121 * secondMs);
    const mailer = { send: () => Promise.reject(new Error("The isolate is gone")) };
    await runJob({ ...services, mailer }, written?.job as OutboxId);
    const stop = { ...key(desk, id), letterId: written?.id as LetterId };
    expect(await stopLetter(services, desk.actor, stop)).toMatchObject({ code: "gone" });
    later(services, 120 * secondMs);
    expect(await stopLetter(services, desk.actor, stop)).toMatchObject({ ok: true });
  });
});

describe("the polite letter when the home is rented", () => {
  it("goes to everybody who was waiting, and to nobody else", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    const [one, two, three] = desk.applicationIds as [ApplicationId, ApplicationId, ApplicationId];
    await moveApplications(services, desk.actor, { applicationIds: [one], action: "approve" });
    await moveApplications(services, desk.actor, { applicationIds: [three], action: "decline" });
    const letter = { text: null, sendAt: 0 };
    await markRented(services, desk.actor, { ...key(desk, one), others: "decline", letter });
    expect([await lettersOf(one), await lettersOf(three)]).toEqual([[], []]);
    later(services, 121 * secondMs);
    const [told] = await lettersOf(two);
    await runJob(services, told?.job as OutboxId);
    expect((await mailOf(told?.job ?? ""))?.subject).toContain("The home has been rented");
  });
});

function ids(desk: Desk) {
  return { applicationIds: desk.applicationIds };
}

function key(desk: Desk, applicationId: ApplicationId) {
  return { formId: desk.formId, applicationId };
}
