import { describe, expect, it } from "vitest";
import {
  findOpenRequest,
  sendAnswer,
} from "../../../app/features/applying/info-requests/commands/answer-request.server";
import { requestInfo } from "../../../app/features/applying/info-requests/commands/request-info.server";
import { resendMail } from "../../../app/features/deciding/application/commands/resend-mail.server";
import { skipApplication } from "../../../app/features/deciding/application/commands/set-review-order.server";
import { decideAsGuest, undoAsGuest } from "../../../app/features/deciding/decision/commands/decide-as-guest.server";
import { markRented } from "../../../app/features/deciding/decision/commands/mark-rented.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { tellDecision } from "../../../app/features/deciding/decision/commands/tell-decision.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { listUnsupported } from "../../../app/features/deciding/decision/queries/list-unsupported.server";
import { guestDecisionSchema } from "../../../app/features/deciding/decision/schema";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { answerReviewPost } from "../../../app/routes/shared/review-posts";
import { runJob } from "../../../workers/jobs/run-job";
import { aRuledDesk, aRuledGuestDesk } from "../../support/decline-desk";
import { anAccount, bindings, countRows, mintToken, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { applicationRow, tracesOf } from "../../support/review";
import { ruled } from "../../support/ruled-form";

const template = { text: null, sendAt: 0, agency: null };
const start = new Date("2026-11-27T09:00:00Z");
const [pauseMs, hourMs, dayMs] = [180_000, 3_600_000, 86_400_000];
const poor = { [`${ruled.income}.amount`]: "4000" };
const withCat = { [ruled.pets]: "yes" };

type TestServices = ReturnType<typeof testServices>;
const later = (services: TestServices, ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
const lettersOf = (id: string) => countRows("SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?", id);

/** Runs the newest job of a kind about a letter of an application; the mail that it sent, null where it sent none. */
async function run(services: TestServices, kind: string, id: string) {
  const job = await bindings.DB.prepare(
    `SELECT o.id FROM outbox o JOIN applicant_letter l ON l.id = json_extract(o.ref, '$.letterId')
      WHERE o.kind = ? AND l.application_id = ? ORDER BY l.created_at DESC LIMIT 1`,
  )
    .bind(kind, id)
    .first<{ id: OutboxId }>();
  if (!job) return null;
  await runJob(services, job.id);
  return mailOf(job.id);
}

describe("declining as an account", () => {
  it('refuses the reason "income too low" for 2.64 times the rent under a rule of 2.5', async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services);
    const decline = { applicationIds: [desk.id], action: "decline", letter: template } as const;
    const [row] = await moveApplications(services, desk.actor, { ...decline, reason: "income" });
    expect(row).toMatchObject({
      outcome: "unsupported",
      unsupported: [{ reason: "income", why: { code: "incomeMeets", values: { times: 2.64, multiple: 2.5 } } }],
    });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "submitted", decline_reason: null });
    expect([await lettersOf(desk.id), await tracesOf(desk.id)]).toEqual([0, []]);
    const [own] = await moveApplications(services, desk.actor, { ...decline, reason: "other" });
    expect(own?.outcome).toBe("changed");
  });

  it("accepts it for 2 times the rent, and the letter states it", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [poor] });
    const decline = { applicationIds: [desk.id], action: "decline", reason: "income", letter: template } as const;
    expect(await moveApplications(services, desk.actor, decline)).toMatchObject([{ outcome: "changed" }]);
    // A second press finds it done.
    expect(await moveApplications(services, desk.actor, decline)).toMatchObject([{ outcome: "already" }]);
    later(services, pauseMs);
    expect((await run(services, "mail.applicant-letter", desk.id))?.text).toContain(
      "is below what the published criteria",
    );
  });

  // Red when the letter's own words are not looked at.
  it("refuses our sentence of one reason under the code of another", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services);
    const text =
      "Dear {name}, I cannot offer you the home, because your application does not fit the published rule on pets or smoking.";
    const [row] = await moveApplications(services, desk.actor, {
      ...{ applicationIds: [desk.id], action: "decline", reason: "other" },
      letter: { ...template, text },
    });
    expect(row).toMatchObject({ outcome: "unsupported", unsupported: [{ reason: "pets-smoking" }] });
  });

  it("declines only those of a selection whom the reason fits, and lists the others with why", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [poor, {}, { ...poor, ...withCat }] });
    const [first, second, third] = desk.ids as unknown as [string, string, string];
    const post = (reason: string, ids: string[]) =>
      answerReviewPost(
        services,
        desk.actor,
        { intent: "decline", ids: ids.join(","), reason, letter: "template" },
        "en",
      );
    const leftOut = [
      {
        id: second,
        unsupported: [{ reason: "income", why: { code: "incomeMeets", values: { times: 2.64, multiple: 2.5 } } }],
      },
    ];
    expect(await post("income", desk.ids)).toMatchObject({ ok: true, changed: 2, refused: 0, leftOut });
    const states = await Promise.all([first, second, third].map(async (id) => (await applicationRow(id)).state));
    expect(states).toEqual(["declined", "submitted", "declined"]);
    expect(await post("pets-smoking", [second])).toMatchObject({ ok: false, code: "unsupported" });
    expect(await post("other", [second])).toMatchObject({ ok: true, changed: 1 });
  });

  it("previews which reasons fit which applicant, and only for its own applications", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [poor, withCat] });
    const stranger = await anAccount(services);
    expect(await listUnsupported(services, stranger.actor, desk.ids)).toEqual([]);
    const found = await listUnsupported(services, desk.actor, desk.ids);
    const offOf = (id: string) => Object.keys(found.find((one) => one.id === id)?.unsupported ?? {});
    expect(offOf(desk.ids[0] ?? "")).not.toContain("income");
    expect(offOf(desk.ids[0] ?? "")).toContain("pets-smoking");
    expect(offOf(desk.ids[1] ?? "")).toContain("income");
    expect(offOf(desk.ids[1] ?? "")).not.toContain("pets-smoking");
  });

  it('accepts "incomplete" once a request for information is overdue', async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services);
    const ask = { formId: desk.formId, applicationId: desk.id, items: [{ kind: "text" as const, text: "Payslip" }] };
    const decline = () =>
      moveApplications(services, desk.actor, { applicationIds: [desk.id], action: "decline", reason: "incomplete" });
    expect(await decline()).toMatchObject([{ outcome: "unsupported" }]);
    await requestInfo(services, desk.actor, { ...ask, note: "", dueAt: +start + 3 * dayMs });
    later(services, dayMs);
    expect(await decline()).toMatchObject([
      { unsupported: [{ why: { code: "stillTime", values: { day: "2026-11-30" } } }] },
    ]);
    later(services, 2 * dayMs);
    expect(await decline()).toMatchObject([{ outcome: "changed" }]);
    // A decision ends the request; that the answer was missing stays so.
    expect(await tellDecision(services, desk.actor, ask)).toMatchObject({ ok: true });
    later(services, pauseMs);
    expect((await run(services, "mail.applicant-letter", desk.id))?.text).toContain("was still missing");
  });

  it('refuses "incomplete" once the request was answered', async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services);
    const items = [{ kind: "text" as const, text: "Payslip" }];
    await requestInfo(services, desk.actor, {
      ...{ formId: desk.formId, applicationId: desk.id, items, note: "", dueAt: +start + 3 * dayMs },
    });
    const token = await mintToken(services, mailLinks.applicationStatus, desk.id);
    const open = await findOpenRequest(services, token);
    if (!open) throw new Error("Nothing is asked");
    await sendAnswer(services, open, new Map(open.request.items.map(({ id }) => [id, "Here it is"])));
    later(services, 4 * dayMs);
    const decline = { applicationIds: [desk.id], action: "decline", reason: "incomplete" } as const;
    expect(await moveApplications(services, desk.actor, decline)).toMatchObject([{ outcome: "unsupported" }]);
  });

  it('refuses "incomplete" for an application of which nothing was requested', async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services);
    await bindings.DB.prepare("UPDATE rent_form SET is_reviewed_in_order = 1 WHERE id = ?").bind(desk.formId).run();
    const skip = { formId: desk.formId, applicationId: desk.id, reason: "incomplete" } as const;
    expect(await skipApplication(services, desk.actor, skip)).toMatchObject({ ok: false, code: "unsupported" });
    expect(await skipApplication(services, desk.actor, { ...skip, reason: "asked-to-wait" })).toMatchObject({
      ok: true,
    });
  });
});

describe('the reason "another applicant was chosen"', () => {
  const chosen = { action: "decline", reason: "other-chosen", letter: template } as const;

  it("is accepted once somebody else is approved, and never for the approved one", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [{}, {}] });
    const [first, second] = desk.ids as [typeof desk.id, typeof desk.id];
    const decline = (id: typeof first) => moveApplications(services, desk.actor, { ...chosen, applicationIds: [id] });
    expect(await decline(second)).toMatchObject([{ outcome: "unsupported" }]);
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    expect(await decline(first)).toMatchObject([{ outcome: "refused" }]);
    expect(await decline(second)).toMatchObject([{ outcome: "changed" }]);
  });

  // Red when the letter's job does not ask again.
  it("is dropped from unsent letters after the approval was undone, and the decline is reopened", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [{}, {}] });
    const [first, second] = desk.ids as [typeof desk.id, typeof desk.id];
    const [approved] = await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    const letter = { ...template, sendAt: +start + 5 * dayMs };
    await moveApplications(services, desk.actor, { ...chosen, letter, applicationIds: [second] });
    later(services, pauseMs / 2);
    expect(await undoMoves(services, desk.actor, [approved?.moveId ?? ""])).toMatchObject([{ id: first }]);
    expect(await tellDecision(services, desk.actor, { formId: desk.formId, applicationId: second })).toMatchObject({
      ok: false,
      code: "unsupported",
    });
    later(services, 5 * dayMs);
    expect(await run(services, "mail.applicant-letter", second)).toBeNull();
    expect(await applicationRow(second)).toMatchObject({ state: "in_review", decline_reason: null, decided_at: null });
    expect(await tracesOf(second)).toContainEqual({ action: "application.reopen", detail: "declined>in_review" });
  });

  it("is not sent again in a letter after the approval ended", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [{}, {}] });
    const [first, second] = desk.ids as [typeof desk.id, typeof desk.id];
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    await moveApplications(services, desk.actor, { ...chosen, applicationIds: [second] });
    later(services, pauseMs);
    expect((await run(services, "mail.applicant-letter", second))?.text).toContain("chosen another application");
    const sent = await bindings.DB.prepare(
      "SELECT id FROM mail_delivery WHERE application_id = ? AND kind = 'mail.applicant-letter'",
    )
      .bind(second)
      .first<{ id: string }>();
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "reopen" });
    const again = { formId: desk.formId, applicationId: second, deliveryId: sent?.id ?? "" };
    expect(await resendMail(services, desk.actor, again)).toMatchObject({ ok: false, code: "refused" });
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    expect(await resendMail(services, desk.actor, again)).toMatchObject({ ok: true });
  });

  it('"no longer available" is accepted once the home is rented, and then fits every waiting applicant', async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [{}, {}, poor] });
    const [first, second, third] = desk.ids as [typeof desk.id, typeof desk.id, typeof desk.id];
    const decline = { applicationIds: [third], action: "decline", reason: "not-available" } as const;
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    expect(await moveApplications(services, desk.actor, decline)).toMatchObject([{ outcome: "unsupported" }]);
    const given = { formId: desk.formId, applicationId: first, others: "decline", letter: template } as const;
    expect(await markRented(services, desk.actor, given)).toEqual({ ok: true, value: { declined: 2, leftOut: [] } });
    later(services, pauseMs);
    expect((await run(services, "mail.applicant-letter", second))?.text).toContain("rented to another household");
  });

  // Red when letHome lets a letter say what is not so of some: words of ours for another reason.
  it("renting the home sends nobody a sentence that is untrue of them", async () => {
    const services = testServices(start);
    const desk = await aRuledDesk(services, { applicants: [{}, {}, poor] });
    const [first, second, third] = desk.ids as [typeof desk.id, typeof desk.id, typeof desk.id];
    await moveApplications(services, desk.actor, { applicationIds: [first], action: "approve" });
    const text =
      "I cannot offer you the home, because the income in your application is below what the published criteria ask for.";
    const letter = { ...template, text };
    const given = { formId: desk.formId, applicationId: first, others: "decline", letter } as const;
    const leftOut = [
      {
        id: second,
        unsupported: [{ reason: "income", why: { code: "incomeMeets", values: { times: 2.64, multiple: 2.5 } } }],
      },
    ];
    expect(await markRented(services, desk.actor, given)).toEqual({ ok: true, value: { declined: 1, leftOut } });
    expect([(await applicationRow(second)).state, (await applicationRow(third)).state]).toEqual([
      "submitted",
      "declined",
    ]);
  });
});

describe("declining as a guest landlord", () => {
  const decide = (
    services: TestServices,
    desk: Awaited<ReturnType<typeof aRuledGuestDesk>>,
    fields: Record<string, string>,
    applicationId = desk.id,
  ) =>
    decideAsGuest(
      services,
      desk.actor,
      { ...desk.key, applicationId },
      guestDecisionSchema.parse({ move: "decline", letterText: "Sorry.", ...fields }),
    );

  it("is refused with a reason or a letter that does not fit", async () => {
    const services = testServices(start);
    const desk = await aRuledGuestDesk(services);
    expect(await decide(services, desk, { reason: "income" })).toMatchObject({
      ok: false,
      code: "unsupported",
      unsupported: [{ reason: "income", why: { code: "incomeMeets", values: { times: 2.64, multiple: 2.5 } } }],
    });
    const letterText = "I cannot offer you the home, because it is no longer available.";
    expect(await decide(services, desk, { reason: "other", letterText })).toMatchObject({
      ok: false,
      unsupported: [{ reason: "not-available" }],
    });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "submitted" });
    expect(await lettersOf(desk.id)).toBe(0);
    expect(await decide(services, desk, { reason: "other" })).toEqual({ ok: true, done: "decline" });
  });

  it("undoing an approval stops letters that say somebody was approved", async () => {
    const services = testServices(start);
    const desk = await aRuledGuestDesk(services, { applicants: [{}, {}] });
    const [, second] = desk.ids as [typeof desk.id, typeof desk.id];
    await decide(services, desk, { move: "approve" });
    expect(await decide(services, desk, { reason: "other-chosen" }, second)).toMatchObject({ ok: true });
    await run(services, "mail.guest-decided", second);
    later(services, hourMs);
    expect(await undoAsGuest(services, desk.actor, desk.key)).toMatchObject({ ok: true });
    later(services, dayMs);
    expect(await run(services, "mail.applicant-letter", second)).toBeNull();
    expect(await applicationRow(second)).toMatchObject({ state: "in_review", decided_at: null });
  });
});
