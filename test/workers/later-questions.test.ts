import { describe, expect, it } from "vitest";
import { postAsked } from "../../app/features/applying/applicant/asked/commands/post-asked.server";
import { type AskedLink, findAsked } from "../../app/features/applying/applicant/asked/queries/find-asked.server";
import { findStatus } from "../../app/features/applying/applicant/queries/find-status.server";
import { describeApplication } from "../../app/features/applying/applications/describe-application";
import {
  cancelInfoRequest,
  requestQuestions,
} from "../../app/features/applying/info-requests/commands/request-info.server";
import { findApplication } from "../../app/features/deciding/application/queries/find-application.server";
import { decideAsGuest, undoAsGuest } from "../../app/features/deciding/decision/commands/decide-as-guest.server";
import { markRented } from "../../app/features/deciding/decision/commands/mark-rented.server";
import {
  type MoveInput,
  moveApplications,
} from "../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../app/features/deciding/decision/commands/undo-moves.server";
import { guestDecisionSchema } from "../../app/features/deciding/decision/schema";
import type { RentFormId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { runJob } from "../../workers/jobs/run-job";
import { anAccountForm } from "../support/account-forms";
import { anAccount, aPublishedForm, bindings, mintToken, testServices } from "../support/forms";
import { aLaterHousehold, later, laterForm } from "../support/later-questions";
import { mailOf } from "../support/outbox";

const start = new Date("2026-11-27T09:00:00Z");
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const all = [later.ledger, later.photoId, later.contact, later.who];

async function made() {
  const services = testServices(start);
  const { actor } = await anAccount(services);
  const { formId, urlId } = await anAccountForm(services, actor, laterForm());
  const home = await aLaterHousehold(services, { urlId });
  const token = await mintToken(services, mailLinks.applicationStatus, home.id);
  const boToken = await mintToken(services, mailLinks.memberPart, home.boId);
  const move = (action: MoveInput["action"], more: Partial<MoveInput> = {}) =>
    moveApplications(services, actor, { applicationIds: [home.id], action, ...more });
  const lead: AskedLink = { kind: "lead", token, urlId };
  const bo: AskedLink = { kind: "member", token: boToken, urlId };
  const key = { formId: formId as RentFormId, applicationId: home.id };
  const read = () => findApplication(services, actor, { ...key });
  return { services, actor, urlId, ...home, move, lead, bo, key, read };
}

const ask = (...questions: string[]) => ({ ask: { questions, days: 7 as const } });
const row = (id: string) =>
  bindings.DB.prepare("SELECT state, state_before, is_let, document_count FROM application WHERE id = ?")
    .bind(id)
    .first<{ state: string; state_before: string | null; is_let: number; document_count: number }>();
const requests = async (id: string) =>
  (
    await bindings.DB.prepare("SELECT * FROM info_request WHERE application_id = ? ORDER BY asked_at, member_id")
      .bind(id)
      .all<{
        id: string;
        member_id: string | null;
        due_at: number;
        answered_at: number | null;
        cancelled_at: number | null;
      }>()
  ).results;

type Services = ReturnType<typeof testServices>;

function press(services: Services, link: AskedLink, step: number, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request("http://localhost:8787/more", { method: "POST", body });
  return postAsked(services, link, { step, request });
}

const pdf = (name: string) => new File([`%PDF-1.4 ${name}`], name, { type: "application/pdf" });

/** Answers everything that is asked on one page, and sends it. */
async function answer(services: Services, link: AskedLink, fields: Record<string, string | File>) {
  const kept = await press(services, link, 1, fields);
  const sent = await press(services, link, 2, { intent: "send" });
  return [kept, sent].map((outcome) =>
    outcome.kind === "go" ? outcome.to.replace(/.*\/(more|status|member)/, "$1") : outcome.kind,
  );
}

/** The mail of a request, as its consumer sends it; null where it sends none. */
async function mailOfRequest(services: Services, requestId: string | undefined) {
  const job = await bindings.DB.prepare("SELECT id, next_at FROM outbox WHERE dedupe_key = ?")
    .bind(`info:${requestId}`)
    .first<{ id: string; next_at: number }>();
  if (!job) return null;
  await runJob(services, job.id as Parameters<typeof runJob>[1]);
  return mailOf(job.id);
}

const rowsOf = async (
  read: ReturnType<typeof made> extends Promise<infer M> ? (M extends { read: infer R } ? R : never) : never,
) => {
  const found = await (read as () => ReturnType<typeof findApplication>)();
  if (!found) throw new Error("Not found");
  const described = [found, ...found.household.flatMap(({ content }) => content ?? [])].map((part) =>
    describeApplication(part.definition, part.stored, "en")
      .sections.flatMap(({ groups }) => groups)
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => /ledger|Photo|emergency|Who is it/.test(label))
      .map(({ label, text, documents }) => [label, text ?? documents.length]),
  );
  return { found, described };
};

describe("shortlisting with further questions", () => {
  it("asks each member who has sent, once, and the application is shortlisted when all have answered", async () => {
    const { services, id, boId, boEmail, email, move, lead, bo, read } = await made();
    const [moved] = await move("shortlist", ask(...all));
    expect(moved).toMatchObject({ outcome: "changed", state: "info_requested" });
    expect(await row(id)).toMatchObject({ state: "info_requested", state_before: "shortlisted" });
    const asked = await requests(id);
    expect(asked.map(({ member_id }) => member_id)).toEqual([null, boId]);
    // Nothing of the offer is asked before it.
    expect((await findAsked(services, lead))?.questions).toEqual([later.ledger]);
    services.setNow(new Date(+start + 5 * minuteMs));
    const mails = [await mailOfRequest(services, asked[0]?.id), await mailOfRequest(services, asked[1]?.id)];
    expect(mails.map((mail) => mail?.to)).toEqual([email, boEmail]);
    expect(mails[0]?.text).toMatch(/\/status\//);
    expect(mails[1]?.text).toMatch(/\/member\//);
    expect(mails[0]?.text).not.toMatch(/ledger/i);
    expect(await answer(services, lead, {})).toEqual(["more?step=1&feedback=1", "more?step=1&feedback=2"]);
    expect(await answer(services, lead, { [later.ledger]: pdf("ledger.pdf") })).toEqual([
      "more?step=2",
      expect.stringMatching(/^status.*said=answered$/),
    ]);
    expect(await row(id)).toMatchObject({ state: "info_requested", document_count: 1 });
    expect((await answer(services, bo, { [later.ledger]: pdf("bo.pdf") }))[1]).toMatch(/^member.*said=answered$/);
    expect(await row(id)).toMatchObject({ state: "shortlisted", state_before: null });
    const { described, found } = await rowsOf(read);
    expect(described).toEqual([[["Rental ledger", 1]], [["Rental ledger", 1]]]);
    expect(found.documents.map(({ name, path }) => [name, path])).toEqual([["ledger.pdf", later.ledger]]);
    expect(await findAsked(services, lead)).toBeNull();
  });

  it("is undone as a whole, and the questions may be asked again", async () => {
    const { services, actor, id, move, lead } = await made();
    const [moved] = await move("shortlist", ask(later.ledger));
    expect(await undoMoves(services, actor, [moved?.moveId ?? ""])).toEqual([{ id, state: "submitted" }]);
    expect(await row(id)).toMatchObject({ state: "submitted", state_before: null });
    expect(await findAsked(services, lead)).toBeNull();
    const [first] = await requests(id);
    expect(await mailOfRequest(services, first?.id)).toBeNull();
    await move("shortlist", ask(later.ledger));
    expect(await findAsked(services, lead)).not.toBeNull();
  });

  it("without a question, or only with unknown ones, asks nothing", async () => {
    const { id, move } = await made();
    await move("shortlist", ask("nosuchques", "fieldhhnam"));
    expect(await row(id)).toMatchObject({ state: "shortlisted" });
    expect(await requests(id)).toEqual([]);
  });
});

describe("approving with further questions", () => {
  it("stays approved, is answered afterwards, and is closed once the home is rented", async () => {
    const { services, actor, id, move, lead, bo, key, read } = await made();
    await move("approve", ask(...all));
    expect(await row(id)).toMatchObject({ state: "approved" });
    expect((await findAsked(services, lead))?.questions).toEqual(all);
    expect((await findAsked(services, bo))?.questions).toEqual(all);
    services.setNow(new Date(+start + 3 * dayMs));
    const given = {
      [later.ledger]: pdf("ledger.pdf"),
      [later.photoId]: pdf("id.pdf"),
      [later.contact]: "yes",
      [later.who]: "Grace",
    };
    expect((await answer(services, lead, given))[1]).toMatch(/said=answered$/);
    expect(await row(id)).toMatchObject({ state: "approved", document_count: 2 });
    const { described } = await rowsOf(read);
    expect(described[0]).toEqual([
      ["Rental ledger", 1],
      ["Photo ID", 1],
      ["Is there an emergency contact?", "Yes"],
      ["Who is it?", "Grace"],
    ]);
    expect((await markRented(services, actor, { ...key, others: "keep" })).ok).toBe(true);
    expect(await findAsked(services, bo)).toBeNull();
    expect((await press(services, bo, 1, { intent: "send" })).kind).toBe("gone");
    const [, ofBo] = await requests(id);
    expect(ofBo?.cancelled_at).not.toBeNull();
    // Let, nothing is asked any more.
    const asked = await requestQuestions(services, actor, { ...key, questions: all, days: 7, note: "" });
    expect(asked).toMatchObject({ ok: false, code: "wrong-state" });
  });

  it("keeps earlier requests open, waits for the letter, and can be undone", async () => {
    const { services, actor, id, move, lead } = await made();
    await move("shortlist", ask(later.ledger));
    services.setNow(new Date(+start + minuteMs));
    const letter = { text: null, sendAt: 0, agency: null };
    const [moved] = await move("approve", { ...ask(later.photoId), letter });
    const asked = await requests(id);
    expect(asked).toHaveLength(4);
    // What was asked before is open; what comes with the approval is not told before its letter.
    expect((await findAsked(services, lead))?.questions).toEqual([later.ledger]);
    await answer(services, lead, { [later.ledger]: pdf("ledger.pdf") });
    expect(await findAsked(services, lead)).toBeNull();
    const photo = asked.find(({ id: one, member_id }) => member_id === null && one !== asked[0]?.id);
    services.setNow(new Date(+start + 30 * minuteMs));
    expect(await mailOfRequest(services, photo?.id)).toBeNull();
    const job = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE kind = 'mail.applicant-letter' AND ref LIKE (SELECT '%' || id || '%' FROM applicant_letter WHERE application_id = ?)",
    )
      .bind(id)
      .first<{ id: string }>();
    await runJob(services, job?.id as Parameters<typeof runJob>[1]);
    expect((await findAsked(services, lead))?.questions).toEqual([later.photoId]);
    services.setNow(new Date(+start + 32 * minuteMs));
    expect(await mailOfRequest(services, photo?.id)).not.toBeNull();
    expect(await undoMoves(services, actor, [moved?.moveId ?? ""])).toEqual([]);
  });

  it("when undone, keeps the first request and removes the second", async () => {
    const { services, actor, id, move, lead } = await made();
    await move("shortlist", ask(later.ledger));
    services.setNow(new Date(+start + minuteMs));
    const [moved] = await move("approve", ask(later.photoId));
    expect(await undoMoves(services, actor, [moved?.moveId ?? ""])).toEqual([{ id, state: "info_requested" }]);
    expect(await row(id)).toMatchObject({ state: "info_requested" });
    expect((await requests(id)).map(({ cancelled_at }) => cancelled_at === null)).toEqual([true, true, false, false]);
    expect((await findAsked(services, lead))?.questions).toEqual([later.ledger]);
  });

  it("is ended by a decline, and by an approval that replaces it", async () => {
    const { services, id, move, lead } = await made();
    await move("approve", ask(later.photoId));
    await move("reopen");
    expect(await findAsked(services, lead)).toBeNull();
    await move("shortlist", ask(later.ledger));
    await move("decline", { reason: "other" });
    expect(await findAsked(services, lead)).toBeNull();
    expect(await row(id)).toMatchObject({ state: "declined" });
  });
});

describe("asking questions left out before, and cancelling", () => {
  it("asks the questions left out, and cancelling them one by one lets the application go on", async () => {
    const { services, actor, id, move, key } = await made();
    await move("shortlist");
    const order = { ...key, questions: [later.ledger], days: 3 as const, note: "Two years, please." };
    expect((await requestQuestions(services, actor, order)).ok).toBe(true);
    expect((await requestQuestions(services, actor, order)).ok).toBe(false);
    const asked = await requests(id);
    for (const [index, { id: requestId }] of asked.entries()) {
      await cancelInfoRequest(services, actor, { ...key, requestId: requestId as never });
      expect((await row(id))?.state).toBe(index === 0 ? "info_requested" : "shortlisted");
    }
  });
});

describe("a guest landlord's approval with further questions", () => {
  it("asks them a day later, after the letter, and not at all when undone", async () => {
    const services = testServices(start);
    const owner = await aPublishedForm(services, { definition: laterForm() });
    const home = await aLaterHousehold(services, owner);
    const key = { guestRentFormId: owner.guestRentFormId, applicationId: home.id };
    const lead: AskedLink = {
      kind: "lead",
      token: await mintToken(services, mailLinks.applicationStatus, home.id),
      urlId: owner.urlId,
    };
    const post = guestDecisionSchema.parse({ move: "approve", letterText: "Yes!", ask: all.join(","), askDays: "7" });
    expect(await decideAsGuest(services, owner.actor, key, post)).toMatchObject({ ok: true });
    expect(await requests(home.id)).toHaveLength(2);
    expect(await findAsked(services, lead)).toBeNull();
    expect((await findStatus(services, lead.token))?.content?.requests).toEqual([]);
    services.setNow(new Date(+start + minuteMs));
    expect((await undoAsGuest(services, owner.actor, key)).ok).toBe(true);
    expect((await requests(home.id)).every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
    services.setNow(new Date(+start + 2 * minuteMs));
    expect(await decideAsGuest(services, owner.actor, key, post)).toMatchObject({ ok: true });
    const jobs = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE kind = 'mail.guest-decided' AND done_at IS NULL",
    ).all<{
      id: string;
    }>();
    for (const { id } of jobs.results) await runJob(services, id as Parameters<typeof runJob>[1]);
    services.setNow(new Date(+start + dayMs + 10 * minuteMs));
    const letters = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE kind = 'mail.applicant-letter' AND done_at IS NULL",
    ).all<{
      id: string;
    }>();
    for (const { id } of letters.results) await runJob(services, id as Parameters<typeof runJob>[1]);
    expect((await findAsked(services, lead))?.questions).toEqual(all);
    const open = (await requests(home.id)).find(({ member_id, cancelled_at }) => !member_id && cancelled_at === null);
    expect((await mailOfRequest(services, open?.id))?.to).toBe(home.email);
    // Seven days from the day on which it is told.
    expect(open?.due_at).toBe(+start + 2 * minuteMs + dayMs + 7 * dayMs);
  });
});
