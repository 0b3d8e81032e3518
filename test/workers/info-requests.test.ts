import { beforeAll, describe, expect, it } from "vitest";
import { applicationStates } from "../../app/db/schema/applications";
import { findOpenRequest, sendAnswer } from "../../app/features/applying/info-requests/commands/answer-request.server";
import { postAnswer } from "../../app/features/applying/info-requests/commands/post-answer.server";
import { cancelInfoRequest, requestInfo } from "../../app/features/applying/info-requests/commands/request-info.server";
import { itemPath } from "../../app/features/applying/info-requests/rules";
import { moveApplications } from "../../app/features/deciding/decision/commands/move-applications.server";
import { listApplicants } from "../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../app/features/deciding/inbox/rules/read-list-address";
import { recordFirstView } from "../../app/features/deciding/manage-link/commands/request-manage-link.server";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { ApplicationId, RentFormId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { runJob } from "../../workers/jobs/run-job";
import { sweepInfoReminders } from "../../workers/jobs/sweeps/request-reminders";
import { anAccountForm } from "../support/account-forms";
import { adasAddress, aSentApplication } from "../support/applications";
import { type Account, aDefinition, anAccount, bindings, countRows, mintToken, testServices } from "../support/forms";
import { mailOf } from "../support/outbox";

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date("2026-11-21T09:00:00Z");
const items = [
  { kind: "file" as const, text: "Payslip of October" },
  { kind: "text" as const, text: "Who is your present landlord?" },
];

let landlord: Account;
beforeAll(async () => {
  landlord = await anAccount(testServices(start));
});

async function made(services = testServices(start), owner = landlord) {
  const definition = aDefinition();
  const { formId } = await anAccountForm(services, owner.actor, definition);
  const { id } = await aSentApplication(services, { formId });
  const key = { formId: formId as RentFormId, applicationId: id as ApplicationId };
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const ask = (more: object = {}, actor: AccountLandlord = owner.actor) =>
    requestInfo(services, actor, { ...key, items, note: "By email is fine, too.", dueAt: +start + 5 * dayMs, ...more });
  return { services, key, id, token, ask };
}

const row = (id: string) =>
  bindings.DB.prepare("SELECT state, state_before FROM application WHERE id = ?")
    .bind(id)
    .first<{ state: string; state_before: string | null }>();
const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
const requests = (id: string) => countRows("SELECT count(*) AS n FROM info_request WHERE application_id = ?", id);
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);

/** The outbox row of a kind about an application or one of its requests, run as its consumer does. */
async function runMail(services: ReturnType<typeof testServices>, kind: string, id: string) {
  const job = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = ?1 AND done_at IS NULL AND (ref LIKE ?2 OR ref LIKE (SELECT '%' || max(id) || '%' FROM info_request WHERE application_id = ?3))",
  )
    .bind(kind, `%${id}%`, id)
    .first<{ id: string }>();
  if (!job) return null;
  await runJob(services, job.id as Parameters<typeof runJob>[1]);
  return mailOf(job.id);
}

// Red when the list of askableStates, or the check of the state in requestInfo, changes.
describe("requesting more information", () => {
  it.each(applicationStates)(
    "of an application in the state %s is allowed for undecided and approved ones only",
    async (state) => {
      const { id, ask } = await made();
      await set(id, `state = '${state}'`);
      const isUndecided = ["submitted", "in_review", "shortlisted"].includes(state);
      const mayAsk = isUndecided || state === "approved";
      expect(codeOf(await ask())).toBe(mayAsk ? "ok" : "wrong-state");
      expect(await row(id)).toEqual(
        isUndecided ? { state: "info_requested", state_before: state } : { state, state_before: null },
      );
      expect(await requests(id)).toBe(Number(mayAsk));
    },
  );

  it("makes one request however many arrive at once, with encrypted text", async () => {
    const { id, ask } = await made();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(7).fill("wrong-state")]);
    expect(await requests(id)).toBe(1);
    const stored = await bindings.DB.prepare("SELECT * FROM info_request WHERE application_id = ?").bind(id).first();
    expect(JSON.stringify(stored)).not.toMatch(/Payslip|present landlord|By email/);
    expect(
      await countRows(
        "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.request-info'",
        id,
      ),
    ).toBe(1);
  });

  it("needs at least one item, at most eight, and a deadline of at least 72 hours", async () => {
    const { ask } = await made();
    const wrong = [
      { items: [] },
      { items: Array.from({ length: 9 }, () => items[0]) },
      { items: [{ kind: "text", text: "x".repeat(201) }] },
      { items: [{ kind: "text", text: "a\u0000b" }] },
      { dueAt: +start + 3 * dayMs - 1 },
      { dueAt: +start + 61 * dayMs },
      { dueAt: Number.NaN },
    ];
    for (const one of wrong) expect([one, codeOf(await ask(one))]).toEqual([one, "bad-input"]);
    expect(codeOf(await ask({ dueAt: +start + 3 * dayMs }))).toBe("ok");
  });

  // Red when mayReachForm is left out of request-info.server.ts.
  it("is refused to another account", async () => {
    const { services, id, key, ask } = await made();
    const stranger = await anAccount(services);
    expect(codeOf(await ask({}, stranger.actor))).toBe("not-found");
    expect(codeOf(await ask({ formId: crypto.randomUUID() }))).toBe("not-found");
    await ask();
    expect(codeOf(await cancelInfoRequest(services, stranger.actor, key))).toBe("not-found");
    await set(id, "is_spam = 1");
    expect(codeOf(await cancelInfoRequest(services, landlord.actor, key))).toBe("not-found");
    expect((await row(id))?.state).toBe("info_requested");
  });

  it("cancelled, the application returns to its state, and a new request is possible", async () => {
    const { services, id, key, ask, token } = await made();
    await set(id, "state = 'shortlisted'");
    await ask();
    for (let times = 0; times < 2; times += 1) {
      expect(codeOf(await cancelInfoRequest(services, landlord.actor, key))).toBe("ok");
      expect(await row(id)).toEqual({ state: "shortlisted", state_before: null });
    }
    expect(await findOpenRequest(services, token)).toBeNull();
    expect(await runMail(services, "mail.info-request", id)).toBeNull();
    expect(codeOf(await ask())).toBe("ok");
  });

  it("an older request closed by a decision does not stop a new one after reopening", async () => {
    const { services, id, ask, token } = await made();
    await ask();
    const move = (action: "decline" | "reopen") =>
      moveApplications(services, landlord.actor, { applicationIds: [id as ApplicationId], action });
    await move("decline");
    expect(await findOpenRequest(services, token)).toBeNull();
    await move("reopen");
    expect(codeOf(await ask())).toBe("ok");
    expect((await findOpenRequest(services, token))?.request.items).toHaveLength(2);
  });
});

describe("the mails of a request for information", () => {
  it("tell the applicant how many items and the deadline, not which, and remind once a day before", async () => {
    const { services, id, ask } = await made();
    await ask();
    const mail = await runMail(services, "mail.info-request", id);
    expect(mail?.to).toMatch(adasAddress);
    expect(mail?.subject).toMatch(/^The landlord needs more for your application RF-/);
    expect(mail?.text).toContain("2 more things");
    expect(mail?.text).toContain("November 26, 2026");
    expect(mail?.text).toMatch(/\/apply\/[^/]+\/status\/[\w-]{43}/);
    expect(mail?.html + String(mail?.text)).not.toMatch(/Payslip|present landlord|By email|Lovelace/);
    services.setNow(new Date(+start + 4 * dayMs - 1));
    await sweepInfoReminders(services);
    expect(await runMail(services, "mail.info-request", id)).toBeNull();
    services.setNow(new Date(+start + 4 * dayMs));
    await sweepInfoReminders(services);
    await sweepInfoReminders(services);
    expect((await runMail(services, "mail.info-request", id))?.subject).toMatch(/^Due tomorrow/);
    expect(await runMail(services, "mail.info-request", id)).toBeNull();
  });

  it("send no reminder to an applicant who has answered", async () => {
    const { services, id, ask, token } = await made();
    await ask();
    const open = await findOpenRequest(services, token);
    if (!open) throw new Error("Nothing is open");
    await sendAnswer(services, open, new Map(open.request.items.map((item) => [item.id, "I have none"])));
    expect(await runMail(services, "mail.info-request", id)).toBeNull();
    services.setNow(new Date(+start + 5 * dayMs));
    await sweepInfoReminders(services);
    expect(await runMail(services, "mail.info-request", id)).toBeNull();
  });
});

describe("answering a request for information", () => {
  // Red when what was typed is kept before it is sent, or is not kept where something is missing.
  it("with text only takes two round trips, and keeps the text when other items are missing", async () => {
    const { services, ask, token } = await made();
    await ask();
    const open = await findOpenRequest(services, token);
    const [first, second] = (open?.request.items ?? []).map((item) => item.id);
    const press = async (pairs: [string, string][]) => {
      const before = services.usage.roundTrips;
      const body = new URLSearchParams(pairs.map(([id, text]) => [`${itemPath(id)}.text`, text]));
      const request = new Request("http://localhost:8787/", { method: "POST", body });
      const { kind } = await postAnswer(services, { token, urlId: open?.urlId ?? "" }, request);
      return [kind, services.usage.roundTrips - before];
    };
    expect(await press([[`${first}`, "It comes on Monday"]])).toEqual(["faults", 2]);
    const kept = await findOpenRequest(services, token);
    expect(kept?.request.items.map(({ answer }) => answer)).toEqual(["It comes on Monday", ""]);
    expect(await press([[`${second}`, "Grace Hopper"]])).toEqual(["sent", 2]);
  });

  it("returns the application to its former state, once, and notifies the landlord", async () => {
    const { services, id, ask, token } = await made();
    await set(id, "state = 'shortlisted'");
    await ask();
    const open = await findOpenRequest(services, token);
    if (!open) throw new Error("Nothing is open");
    const [first, second] = open.request.items.map((item) => item.id) as [string, string];
    const partly = await sendAnswer(services, open, new Map([[first, "It comes on Monday"]]));
    expect(partly).toMatchObject({ ok: false, code: "missing", detail: { itemIds: [second] } });
    const typed = new Map([
      [first, "It comes on Monday"],
      [second, "Grace Hopper"],
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendAnswer(services, open, typed)));
    expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(5).fill("over")]);
    expect(await row(id)).toEqual({ state: "shortlisted", state_before: null });
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE ref = ? AND kind = 'info-answered'", id)).toBe(
      1,
    );
    const mail = await runMail(services, "mail.info-answered", id);
    expect(mail?.to).toBe(landlord.email);
    expect(mail?.subject).toMatch(/^Answer received: application RF-/);
    expect(mail?.html).not.toMatch(/Monday|Hopper|Lovelace/);
  });

  // Red when sendAnswer leaves unread_answer_at alone, or recordFirstView does.
  it("marks the application as new until its landlord has seen the answer, and reads no further row", async () => {
    // Of its own: what others hold in the same states is counted, too.
    const landlord = await anAccount(testServices(start));
    const { services, key, id, ask, token } = await made(testServices(start), landlord);
    const found = async (query = "") => {
      const before = services.usage.rowsRead;
      const address = readInboxAddress(new URLSearchParams(`form=${key.formId}&${query}`));
      const page = await listApplicants(services, landlord.actor, address, "en");
      const marked = page?.applicants.filter((one) => one.hasAnswered).map((one) => one.id);
      return { marked, ids: page?.applicants.map((one) => one.id), rows: services.usage.rowsRead - before };
    };
    await recordFirstView(services, landlord.actor, { ...key, rev: 1 });
    await ask();
    // What the form's version says is read once.
    await found();
    const before = await found();
    expect([before.marked, (await found("only=changed")).ids]).toEqual([[], []]);
    const answer = async (text: string) => {
      const open = await findOpenRequest(services, token);
      if (!open) throw new Error("Nothing is open");
      await sendAnswer(services, open, new Map(open.request.items.map((item) => [item.id, text])));
    };
    await answer("Here");
    const after = await found();
    expect([after.marked, (await found("only=changed")).ids]).toEqual([[id], [id]]);
    expect(after.rows).toBe(before.rows);
    // A page that was open before shows nothing of it; a later answer is not read by who was shown an earlier one.
    await recordFirstView(services, landlord.actor, { ...key, rev: 1 });
    expect((await found()).marked).toEqual([id]);
    services.setNow(new Date(+start + 1000));
    await ask();
    await answer("Here, too");
    await recordFirstView(services, landlord.actor, { ...key, rev: 1, answer: +start });
    expect((await found()).marked).toEqual([id]);
    await recordFirstView(services, landlord.actor, { ...key, rev: 1, answer: +start + 1000 });
    expect([(await found()).marked, (await found("only=changed")).ids]).toEqual([[], []]);
  });

  it("is refused after a decline or a withdrawal", async () => {
    for (const state of ["declined", "withdrawn"]) {
      const { services, id, ask, token } = await made();
      await ask();
      const open = await findOpenRequest(services, token);
      if (!open) throw new Error("Nothing is open");
      await set(id, `state = '${state}'`);
      const late = await sendAnswer(services, open, new Map(open.request.items.map((item) => [item.id, "Here"])));
      expect(codeOf(late)).toBe("over");
      expect((await row(id))?.state).toBe(state);
    }
  });
});
