import { describe, expect, it } from "vitest";
import { withdrawApplication } from "../../../app/features/applying/applicant/commands/withdraw-application.server";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import { decideAsGuest, undoAsGuest } from "../../../app/features/deciding/decision/commands/decide-as-guest.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { guestDecisionSchema } from "../../../app/features/deciding/decision/schema";
import { undoClaim } from "../../../app/features/people/account-data/commands/claim-forms.server";
import type { FoundClaim } from "../../../app/features/people/account-data/queries/find-guest-forms.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { blockStatement, recipientHash } from "../../../app/platform/mail-block.server";
import { runJob } from "../../../workers/jobs/run-job";
import { adasAddress } from "../../support/applications";
import { claimed } from "../../support/claims";
import { anAccount, aPublishedForm, bindings, countRows, mintToken, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aGuestDesk, applicationRow, tracesOf } from "../../support/review";

type TestServices = ReturnType<typeof testServices>;
type GuestDesk = Awaited<ReturnType<typeof aGuestDesk>>;
const hourMs = 3_600_000;

const decide = (
  services: TestServices,
  desk: GuestDesk,
  fields: Record<string, string> = {},
  applicationId: ApplicationId = desk.id,
) =>
  decideAsGuest(
    services,
    desk.actor,
    { ...desk.key, applicationId },
    guestDecisionSchema.parse({ move: "approve", letterText: "The flat is yours.", ...fields }),
  );

async function jobOf(kind: string, id: string): Promise<OutboxId | null> {
  const row = await bindings.DB.prepare(
    `SELECT o.id FROM outbox o JOIN applicant_letter l ON l.id = json_extract(o.ref, '$.letterId')
      WHERE o.kind = ? AND l.application_id = ? ORDER BY l.created_at DESC LIMIT 1`,
  )
    .bind(kind, id)
    .first<{ id: OutboxId }>();
  return row?.id ?? null;
}

/** Runs the newest job of a kind about an application; null where there is none, else the mail that it sent. */
async function run(services: TestServices, kind: string, id: string) {
  const job = await jobOf(kind, id);
  if (!job) return null;
  await runJob(services, job);
  return mailOf(job);
}
const tell = (services: TestServices, id: string) => run(services, "mail.guest-decided", id);
const send = (services: TestServices, id: string) => run(services, "mail.applicant-letter", id);

const later = (services: TestServices, ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
const lettersWaiting = (id: string) =>
  countRows(
    "SELECT count(*) AS n FROM applicant_letter WHERE application_id = ? AND cancelled_at IS NULL AND sent_at IS NULL",
    id,
  );
const statusOf = async (services: TestServices, id: string) => {
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  return { token, status: await findStatus(services, token) };
};

describe("a guest landlord's decision", () => {
  // Red when letterStatements writes the letter's job in place of the guest's, or releaseLetter goes by another time.
  it("is mailed to the form's own address at once, and its letter leaves a day later", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    expect(await decide(services, desk)).toEqual({ ok: true, done: "approve" });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "approved" });
    expect(await send(services, desk.id)).toBeNull();
    later(services, hourMs);
    const told = await tell(services, desk.id);
    expect(told).toMatchObject({ to: desk.email, subject: expect.stringContaining("You approved application") });
    expect(told?.text).toMatch(new RegExp(`/manage/[\\w-]{43}\\?application=${desk.id}`));
    later(services, 24 * hourMs - 1000);
    expect(await send(services, desk.id)).toBeNull();
    later(services, 1000);
    const letter = await send(services, desk.id);
    expect(letter).toMatchObject({ to: expect.stringMatching(adasAddress) });
    expect(letter?.text).toContain("The flat is yours.");
  });

  // Red when the mail's load leaves `owed` out, or reads it of a decline.
  it("of an approval lists in the mail what the home's law has the landlord hand over, of a decline it does not", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services, { applications: 2 });
    const [, second] = desk.applicationIds as [ApplicationId, ApplicationId];
    await decide(services, desk);
    await decide(services, desk, { move: "decline", reason: "other" }, second);
    const approved = await tell(services, desk.id);
    expect(approved?.text).toContain("Protect Your Family From Lead in Your Home");
    expect(approved?.text).toContain("/restrictions/us-or#hand-over");
    expect((await tell(services, second))?.text).not.toContain("#hand-over");
  });

  // Red when answerOf or findStatus leaves out isQuiet.
  it("is hidden from the applicant until the letter is sent, and then the letter is shown", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    await decide(services, desk, { move: "decline", reason: "other" });
    await tell(services, desk.id);
    for (const ms of [0, 23 * hourMs]) {
      later(services, ms);
      const { status } = await statusOf(services, desk.id);
      expect(status).toMatchObject({ state: "in_review", decidedAt: null, answer: null, outcome: null });
    }
    later(services, hourMs);
    await send(services, desk.id);
    const { status } = await statusOf(services, desk.id);
    expect(status).toMatchObject({ state: "declined", answer: { kind: "declined" } });
    expect(status?.sentLetter?.text).toContain("The flat is yours.");
  });

  // Red when withdrawApplication asks for the state alone.
  it("lets the applicant withdraw before the letter, which is then not sent", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    await decide(services, desk);
    await tell(services, desk.id);
    later(services, hourMs);
    const { token } = await statusOf(services, desk.id);
    expect(await withdrawApplication(services, { token, urlId: desk.urlId }, { erase: false })).toMatchObject({
      ok: true,
    });
    later(services, 24 * hourMs);
    expect(await send(services, desk.id)).toBeNull();
    expect(await undoAsGuest(services, desk.actor, desk.key)).toMatchObject({ ok: false });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "withdrawn" });
  });

  it("undone within the day restores the state and cancels the letter, and a new decision is possible", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    await decide(services, desk);
    await tell(services, desk.id);
    later(services, 24 * hourMs - 1000);
    // A correction meanwhile changes the row, and is no decision.
    await bindings.DB.prepare("UPDATE application SET updated_at = updated_at + 5 WHERE id = ?").bind(desk.id).run();
    expect(await undoAsGuest(services, desk.actor, desk.key)).toEqual({ ok: true, value: undefined });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "submitted", decided_at: null });
    expect(await tracesOf(desk.id)).toContainEqual({ action: "application.undo", detail: "approved>submitted" });
    later(services, 2000);
    expect(await send(services, desk.id)).toBeNull();
    expect(await undoAsGuest(services, desk.actor, desk.key)).toMatchObject({ ok: false, code: "refused" });
    expect(await decide(services, desk, { move: "decline", reason: "other" })).toMatchObject({ ok: true });
    expect((await tell(services, desk.id))?.subject).toContain("You declined");
  });

  it("cannot be undone once the letter is sent", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    await decide(services, desk);
    await tell(services, desk.id);
    later(services, 24 * hourMs);
    await send(services, desk.id);
    expect(await undoAsGuest(services, desk.actor, desk.key)).toMatchObject({ ok: false, code: "refused" });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "approved" });
  });

  // Red when sendGuestDecided releases the letter whatever became of the mail, and when sendApplicantLetter asks nobody.
  it("sends no letter when the form's own address cannot be reached", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services, { applications: 2 });
    const [first, second] = desk.applicationIds as [ApplicationId, ApplicationId];
    await decide(services, desk, { move: "decline", reason: "other" }, first);
    await tell(services, first);
    await blockStatement(services, await recipientHash(services.config.secret, desk.email), "hard-bounce");
    await decide(services, desk, { move: "decline", reason: "other" }, second);
    expect(await tell(services, second)).toBeNull();
    later(services, 25 * hourMs);
    expect([await send(services, first), await jobOf("mail.applicant-letter", second)]).toEqual([null, null]);
    expect(await lettersWaiting(first)).toBe(0);
  });
});

describe("a guest's decision on a form that an account claims before the letter is sent", () => {
  const aDeskAndAccount = async (services: TestServices) => {
    const account = await anAccount(services);
    return { account, desk: await aGuestDesk(services, { email: account.email }) };
  };
  const takeOver = async (services: TestServices, { desk, account }: Awaited<ReturnType<typeof aDeskAndAccount>>) => {
    const { userId, email, actor } = account;
    const id = await claimed(services, account, desk.formId);
    const reopen = () => moveApplications(services, actor, { applicationIds: [desk.id], action: "reopen" });
    const giveBack = () => undoClaim(services, { id, userId, email, isExpired: false } as FoundClaim);
    return { actor, reopen, giveBack };
  };
  const unread = { state: "in_review", decidedAt: null, answer: null, outcome: null };

  // Red when isQuietAt and isQuiet go by the form's landlord.
  it("the letter leaves on time, and the applicant reads nothing until then", async () => {
    const services = testServices();
    const both = await aDeskAndAccount(services);
    const { desk } = both;
    await decide(services, desk, { move: "decline", reason: "other" });
    await tell(services, desk.id);
    await takeOver(services, both);
    for (const ms of [0, 24 * hourMs - 1000]) {
      later(services, ms);
      expect((await statusOf(services, desk.id)).status).toMatchObject(unread);
      expect(await send(services, desk.id)).toBeNull();
    }
    later(services, 1000);
    expect(await send(services, desk.id)).toMatchObject({ to: expect.stringMatching(adasAddress) });
    const { status } = await statusOf(services, desk.id);
    expect(status).toMatchObject({ state: "declined", answer: { kind: "declined" } });
  });

  it("no letter is sent when the applicant withdraws or the account reopens the application", async () => {
    const services = testServices();
    const [one, other] = [await aDeskAndAccount(services), await aDeskAndAccount(services)];
    const [withdrawn, reopened] = [one.desk, other.desk];
    for (const desk of [withdrawn, reopened]) {
      await decide(services, desk);
      await tell(services, desk.id);
    }
    await takeOver(services, one);
    const { reopen } = await takeOver(services, other);
    later(services, hourMs);
    const { token } = await statusOf(services, withdrawn.id);
    expect(await withdrawApplication(services, { token, urlId: withdrawn.urlId }, { erase: false })).toMatchObject({
      ok: true,
    });
    expect(await reopen()).toMatchObject([{ outcome: "changed" }]);
    later(services, 24 * hourMs);
    expect([await send(services, withdrawn.id), await send(services, reopened.id)]).toEqual([null, null]);
    expect((await statusOf(services, reopened.id)).status).toMatchObject(unread);
  });

  // Red when the mail to an account says what one says to the holder of a link.
  it("the confirmation goes to the account and links to the page where it can be reopened", async () => {
    const services = testServices();
    const both = await aDeskAndAccount(services);
    const { desk } = both;
    await decide(services, desk);
    await takeOver(services, both);
    const told = await tell(services, desk.id);
    expect(told?.text).toContain(`/app/forms/${desk.formId}?applicationId=${desk.id}`);
    expect(told?.text).toContain("See it or reopen it");
    expect(told?.text).not.toContain("create an account");
    later(services, 24 * hourMs);
    expect(await send(services, desk.id)).not.toBeNull();
  });

  // Red when isQuiet goes by the form's landlord: what the account decided would be hidden again.
  it("an account's decision is shown to applicants also after the form went back to its manage link", async () => {
    const services = testServices();
    const both = await aDeskAndAccount(services);
    const { desk } = both;
    const { actor, giveBack } = await takeOver(services, both);
    await moveApplications(services, actor, { applicationIds: [desk.id], action: "approve" });
    const known = { state: "approved", answer: { kind: "waiting" } };
    expect((await statusOf(services, desk.id)).status).toMatchObject(known);
    await giveBack();
    expect((await statusOf(services, desk.id)).status).toMatchObject(known);
  });
});

describe("the rules of a guest's decision", () => {
  it("are an account's: a decline needs a reason, a letter needs text, and a report must be named", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    const bad = [
      [{ move: "decline" }, "no-reason"],
      [{ letterText: "  " }, "no-letter"],
      [{ move: "decline", reason: "report" }, "report"],
      [{ move: "decline", reason: "other", agencyName: "Bureau", agencyContact: "" }, "report"],
      [
        { move: "decline", reason: "report", agencyName: "Bureau", agencyContact: "1 Road", agencyScore: "600" },
        "report",
      ],
    ] as const;
    for (const [fields, code] of bad) expect(await decide(services, desk, fields)).toEqual({ ok: false, code });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "submitted" });
    const agency = { agencyName: "Bureau of Credit", agencyContact: "1 Road, Town" };
    expect(await decide(services, desk, { move: "decline", reason: "report", ...agency })).toMatchObject({ ok: true });
    await tell(services, desk.id);
    later(services, 24 * hourMs);
    expect((await send(services, desk.id))?.text).toContain("Bureau of Credit");
  });

  // Red when decideAsGuest leaves `besides` out of the move.
  it("a second approval is confirmed first; backup, both and replace work, and replacing is undone as a whole", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services, { applications: 4 });
    const [first, second, third, fourth] = desk.applicationIds as [
      ApplicationId,
      ApplicationId,
      ApplicationId,
      ApplicationId,
    ];
    await decide(services, desk, {}, first);
    later(services, 1000);
    expect(await decide(services, desk, {}, second)).toMatchObject({
      code: "taken",
      taken: [{ id: first, isTold: false }],
    });
    expect(await decide(services, desk, { besides: "hold" }, second)).toEqual({ ok: true, done: "backup" });
    expect(await applicationRow(second)).toMatchObject({ state: "shortlisted" });
    expect(await lettersWaiting(second)).toBe(0);
    expect(await decide(services, desk, { besides: "both" }, third)).toMatchObject({ ok: true });
    later(services, 1000);
    await undoAsGuest(services, desk.actor, { ...desk.key, applicationId: third });
    later(services, 1000);
    expect(await decide(services, desk, { besides: "replace", supersede: first }, fourth)).toMatchObject({ ok: true });
    expect(await applicationRow(first)).toMatchObject({ state: "in_review" });
    // The first was replaced before its guest was told: then there is nothing to tell.
    expect(await tell(services, first)).toBeNull();
    later(services, 1000);
    expect(await undoAsGuest(services, desk.actor, { ...desk.key, applicationId: fourth })).toMatchObject({ ok: true });
    expect(await applicationRow(first)).toMatchObject({ state: "approved" });
    expect((await tell(services, first))?.subject).toContain("You approved");
    later(services, 24 * hourMs);
    expect(await send(services, first)).not.toBeNull();
  });

  it("of ten parallel approvals one is made, and of two presses one counts", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services, { applications: 6 });
    const all = await Promise.all(desk.applicationIds.map((id) => decide(services, desk, {}, id)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    const one = desk.applicationIds[all.findIndex(({ ok }) => ok)] as ApplicationId;
    expect(await decide(services, desk, {}, one)).toEqual({ ok: true, done: "approve" });
    expect(await lettersWaiting(one)).toBe(1);
    expect(await decide(services, desk, { move: "decline", reason: "other" }, one)).toEqual({
      ok: false,
      code: "refused",
    });
  });
});

describe("access to a guest's decision", () => {
  // Red without isOwnApplication in either command.
  it("is refused by another form's link, an expired link and no link, for deciding and for undoing", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    const other = await aPublishedForm(services);
    const both = { kind: "guest", manageHashes: [...other.actor.manageHashes, ...desk.actor.manageHashes] } as const;
    const none = { kind: "guest", manageHashes: [] } as const;
    const post = guestDecisionSchema.parse({ move: "approve", letterText: "Yes" });
    const mixed = { guestRentFormId: other.guestRentFormId, applicationId: desk.id };
    for (const [actor, key] of [
      [other.actor, desk.key],
      [none, desk.key],
      [both, mixed],
    ] as const)
      expect(await decideAsGuest(services, actor, key, post)).toEqual({ ok: false, code: "not-found" });
    expect(await applicationRow(desk.id)).toMatchObject({ state: "submitted" });
    await decide(services, desk);
    for (const [actor, key] of [
      [other.actor, desk.key],
      [none, desk.key],
      [both, mixed],
    ] as const)
      expect(await undoAsGuest(services, actor, key)).toEqual({ ok: false, code: "not-found" });
    services.setNow(new Date(services.clock.now().getTime() + 31 * 24 * hourMs));
    expect(await undoAsGuest(services, desk.actor, desk.key)).toEqual({ ok: false, code: "not-found" });
  });

  it("is rate-limited to more decisions than a person makes in an hour", async () => {
    const services = testServices();
    const desk = await aGuestDesk(services);
    const codes = new Set<string>();
    for (let count = 0; count < 62 && !codes.has("too-often"); count += 1) {
      const answer = await decide(services, desk);
      if (!answer.ok) codes.add(answer.code);
    }
    expect(codes).toContain("too-often");
  });
});
