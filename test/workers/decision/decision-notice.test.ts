import { describe, expect, it } from "vitest";
import {
  announceMissingNotices,
  endMissingNotices,
} from "../../../app/features/applying/applications/commands/end-missing-notices.server";
import { sendPart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { findOwnPart } from "../../../app/features/applying/apply/household/queries/find-member-part.server";
import { describeReview } from "../../../app/features/deciding/application/queries/describe-review.server";
import { findApplication } from "../../../app/features/deciding/application/queries/find-application.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { tellDecision } from "../../../app/features/deciding/decision/commands/tell-decision.server";
import { findUnlawfulIn } from "../../../app/features/forms/law/find-unlawful.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { runJob } from "../../../workers/jobs/run-job";
import { adasAddress } from "../../support/applications";
import { aDefinition, anAccount, bindings, countRows, mintToken, testServices } from "../../support/forms";
import { aHousehold, partOf } from "../../support/household";
import { mailOf } from "../../support/outbox";
import { aDesk } from "../../support/review";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A Monday, ten in the morning. */
const start = Date.UTC(2027, 2, 1, 10);
type Services = ReturnType<typeof testServices>;

const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

const tellByOf = async (id: string) =>
  (
    await bindings.DB.prepare("SELECT tell_by FROM application WHERE id = ?")
      .bind(id)
      .first<{ tell_by: number | null }>()
  )?.tell_by;

async function jobsOf(kind: string, about: string): Promise<OutboxId[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = ? AND instr(ref, ?) ORDER BY created_at",
  )
    .bind(kind, about)
    .all<{ id: OutboxId }>();
  return results.map(({ id }) => id);
}

async function runAll(services: Services, kind: string, about: string) {
  const jobs = await jobsOf(kind, about);
  for (const job of jobs) await runJob(services, job);
  return Promise.all(jobs.map(mailOf));
}

/** Decided at `start` without a mail. `promised`: days for an answer; it was sent a day before. */
async function decidedWithoutLetter(action: "approve" | "decline" = "decline", promised?: number) {
  const services = testServices();
  services.setNow(new Date(start));
  const definition = { ...aDefinition(), ...(promised && { replyWithinDays: promised }) };
  const desk = await aDesk(services, { definition });
  const [id] = desk.applicationIds as [ApplicationId];
  await run("UPDATE application SET submitted_at = ? WHERE id = ?", start - dayMs, id);
  await decide(services, desk, action);
  return { services, desk, id };
}

function decide(
  services: Services,
  { actor, applicationIds }: Pick<Awaited<ReturnType<typeof aDesk>>, "actor" | "applicationIds">,
  action: "approve" | "decline" | "reopen",
) {
  return moveApplications(services, actor, {
    applicationIds,
    action,
    ...(action === "decline" && { reason: "other" as const }),
  });
}

describe("a decision without a letter", () => {
  it("must be told within 72 hours, or by the promised day where that is later", async () => {
    expect(await tellByOf((await decidedWithoutLetter()).id)).toBe(start + 72 * hourMs);
    expect(await tellByOf((await decidedWithoutLetter("approve", 2)).id)).toBe(start + 72 * hourMs);
    // Sent on February 28: the promise ends with March 7.
    expect(await tellByOf((await decidedWithoutLetter("decline", 7)).id)).toBe(Date.UTC(2027, 2, 8));
  });

  it("warns the landlord the morning before, once, in the account and by mail", async () => {
    const { services, desk, id } = await decidedWithoutLetter();
    for (let hour = 0; hour < 72; hour += 6) {
      services.setNow(new Date(start + hour * hourMs));
      await announceMissingNotices(services);
      await endMissingNotices(services);
      for (const job of await jobsOf("mail.decision-notice-due", desk.userId)) await runJob(services, job);
    }
    const [job, ...more] = await jobsOf("mail.decision-notice-due", desk.userId);
    expect(more).toEqual([]);
    const due = await bindings.DB.prepare("SELECT due_at FROM outbox WHERE id = ?")
      .bind(job)
      .first<{ due_at: number }>();
    expect(due?.due_at).toBe(Date.UTC(2027, 2, 3, 8));
    const mail = await mailOf(job ?? "");
    expect(mail?.subject).toBe("1 applicant does not know your decision yet");
    expect(mail?.text).toContain(`/app/forms/${desk.formId}?applicationId=${id}`);
    expect(mail?.text).not.toContain("Lovelace");
    // Red with "from tomorrow their page says that you decided": it says so from the decision on (http/status-outcome).
    expect(mail?.text).toContain("Their page says so, and not which way.");
    const notices =
      "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'decision-notice-due' AND ref = ?";
    expect(await countRows(notices, desk.userId, id)).toBe(1);
  });

  it.each(["approve", "decline"] as const)(
    "mails the applicant at its deadline that the landlord decided, but not what: %s",
    async (action) => {
      const { services, id } = await decidedWithoutLetter(action);
      services.setNow(new Date(start + 72 * hourMs - 1));
      await endMissingNotices(services);
      expect(await jobsOf("mail.decision-notice", id)).toEqual([]);
      services.setNow(new Date(start + 72 * hourMs));
      await endMissingNotices(services);
      await endMissingNotices(services);
      const [mail, ...more] = await runAll(services, "mail.decision-notice", id);
      expect(more).toEqual([]);
      expect(mail?.to).toMatch(adasAddress);
      expect(mail?.text).toContain("The landlord decided on March 1, 2027 and has not written to you");
      expect(mail?.text).not.toMatch(/approv|declin|chosen/i);
      expect(await tellByOf(id)).toBeNull();
    },
  );

  it("mails no notice when the application was reopened or a letter was sent", async () => {
    const reopened = await decidedWithoutLetter();
    await decide(reopened.services, reopened.desk, "reopen");
    const told = await decidedWithoutLetter();
    expect(
      (await tellDecision(told.services, told.desk.actor, { formId: told.desk.formId, applicationId: told.id })).ok,
    ).toBe(true);
    told.services.setNow(new Date(start + hourMs));
    const [letter] = await runAll(told.services, "mail.applicant-letter", "letterId").then((mails) =>
      mails.filter((mail) => mail?.text.includes("I cannot offer you the home this time")),
    );
    expect(letter).toBeDefined();
    for (const { services, id } of [reopened, told]) {
      expect(await tellByOf(id)).toBeNull();
      services.setNow(new Date(start + 4 * dayMs));
      await endMissingNotices(services);
      expect(await jobsOf("mail.decision-notice", id)).toEqual([]);
    }
  });
});

describe("sending a decision's letter by one press", () => {
  const shown = async ({ services, desk, id }: Awaited<ReturnType<typeof decidedWithoutLetter>>) => {
    const key = { formId: desk.formId, applicationId: id };
    const found = await findApplication(services, desk.actor, key);
    const review = await findReview(services, desk.actor, key);
    if (!found || !review) throw new Error("Not found");
    const now = services.clock.now().getTime();
    const unlawful = await findUnlawfulIn(services, found.definition);
    return describeReview(found, review, {
      formId: desk.formId,
      locale: "en",
      language: "en",
      now,
      isOfGuest: false,
      unlawful,
      planAt: null,
    }).missingNotice;
  };

  it("is offered on the application's page until a letter is queued, and two presses send one letter", async () => {
    const world = await decidedWithoutLetter();
    const { services, desk, id } = world;
    expect(await shown(world)).toEqual({ until: start + 72 * hourMs, isOver: false, needsReport: false });
    const key = { formId: desk.formId, applicationId: id };
    expect((await tellDecision(services, desk.actor, key)).ok).toBe(true);
    await tellDecision(services, desk.actor, key);
    expect(await shown(world)).toBeNull();
    const letters = "SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?";
    expect(await countRows(letters, id)).toBe(1);
  });

  it("sends a letter scheduled for a later day now, in its own words", async () => {
    const services = testServices();
    services.setNow(new Date(start));
    const desk = await aDesk(services);
    const [id] = desk.applicationIds as [ApplicationId];
    const letter = { text: "My own words", sendAt: start + 30 * dayMs, agency: null };
    await moveApplications(services, desk.actor, { applicationIds: [id], action: "decline", reason: "other", letter });
    const world = { services, desk, id };
    expect(await shown(world)).toMatchObject({ isOver: false });
    await tellDecision(services, desk.actor, { formId: desk.formId, applicationId: id });
    expect(await shown(world)).toBeNull();
    const due = "SELECT count(*) AS n FROM applicant_letter WHERE application_id = ? AND send_at = ?";
    expect(await countRows(due, id, start + 120_000)).toBe(1);
  });

  it("is refused to other accounts, and where the law requires details of a report", async () => {
    const { services, desk, id } = await decidedWithoutLetter();
    const key = { formId: desk.formId, applicationId: id };
    const { actor: stranger } = await anAccount(services);
    expect(await tellDecision(services, stranger, key)).toEqual({ ok: false, code: "not-found" });
    await run("UPDATE application SET decline_reason = 'report' WHERE id = ?", id);
    expect(await tellDecision(services, desk.actor, key)).toEqual({ ok: false, code: "refused" });
    expect(await countRows("SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?", id)).toBe(0);
  });
});

describe("a household's members", () => {
  async function decidedHousehold() {
    const { services, owner, lead, bo, gus } = await aHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    const { actor, userId } = await anAccount(services);
    await run("UPDATE rent_form SET landlord_id = ? WHERE id = ?", userId, owner.formId);
    await run("UPDATE application SET landlord_id = ? WHERE id = ?", userId, lead.draft.id);
    const desk = { actor, applicationIds: [lead.draft.id], formId: owner.formId };
    const token = await mintToken(services, mailLinks.memberPart, bo.id);
    const answer = async () => (await findOwnPart(services, token))?.answer;
    return { services, desk, lead, bo, gus, answer };
  }

  // Red when a letter that has left tells nobody else, and when who sent no part is told.
  it("read what the lead was told, without the letter, on their page and by mail", async () => {
    const { services, desk, lead, bo, gus, answer } = await decidedHousehold();
    expect(await answer()).toBeNull();
    await decide(services, desk, "approve");
    expect(await answer()).toMatchObject({ kind: "waiting" });
    await tellDecision(services, desk.actor, { formId: desk.formId, applicationId: lead.draft.id });
    services.setNow(new Date(services.clock.now().getTime() + 121_000));
    await runAll(services, "mail.applicant-letter", "letterId");
    expect(await answer()).toEqual({ kind: "approved" });
    const [mail, ...more] = await runAll(services, "mail.member-outcome", bo.id);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      "The landlord has written to Ada Bell: the application that you are part of is approved.",
    );
    expect(mail?.text).not.toContain("I would like");
    expect(await jobsOf("mail.member-outcome", gus.id)).toEqual([]);
  });

  it("get the notice as the lead does, and the letter's outcome when it is sent later", async () => {
    const { services, desk, lead, bo, answer } = await decidedHousehold();
    await decide(services, desk, "decline");
    // The clock stays, or the landlord's session would end.
    const past = services.clock.now().getTime() - 4 * dayMs;
    await run("UPDATE application SET decided_at = ?, tell_by = ? WHERE id = ?", past, past + 1, lead.draft.id);
    await endMissingNotices(services);
    expect(await answer()).toMatchObject({ kind: "unannounced" });
    const [silence] = await runAll(services, "mail.member-outcome", bo.id);
    expect(silence?.text).toContain("and has not written to Ada Bell");
    await tellDecision(services, desk.actor, { formId: desk.formId, applicationId: lead.draft.id });
    services.setNow(new Date(services.clock.now().getTime() + 121_000));
    await runAll(services, "mail.applicant-letter", "letterId");
    const mails = await runAll(services, "mail.member-outcome", bo.id);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain("the application that you are part of was not chosen");
  });
});
