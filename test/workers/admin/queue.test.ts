import { beforeAll, describe, expect, it } from "vitest";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import { decideForm } from "../../../app/features/forms/screening/commands/decide-form.server";
import { reportForm } from "../../../app/features/forms/screening/commands/report-form.server";
import {
  keepApplications,
  releaseApplications,
} from "../../../app/features/operator/admin/commands/decide-applications.server";
import { decideContact } from "../../../app/features/operator/admin/commands/decide-contact.server";
import { findQueueItem } from "../../../app/features/operator/admin/queries/find-queue-item.server";
import { heldFrom, listQueue, masked } from "../../../app/features/operator/admin/queries/list-queue.server";
import { linesOf, type QueueItem } from "../../../app/features/operator/admin/queue";
import { sendContactMessage } from "../../../app/features/people/contact/commands/send-contact-message.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ContactMessageId } from "../../../app/kernel/ids";
import { signContactPage } from "../../../app/platform/support-messages.server";
import { anAccount, anEmail, aPublishedForm, bindings, countRows, ids } from "../../support/forms";
import { fillForm } from "../../support/many-applications";
import { aReadyDraft, askEverything, submitInput } from "../../support/ready-draft";
import { testServices } from "../../support/services";
import { theAdmin } from "../../support/vouchers";

let admin: AccountLandlord;
beforeAll(async () => {
  admin = (await theAdmin(testServices())).actor;
});

const audits = (targetId: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'screen.%'", targetId);

/** A contact message that was written faster than anybody writes. */
async function aSuspectedMessage(email = anEmail()): Promise<ContactMessageId> {
  const services = testServices({ now: new Date() });
  const rendered = await signContactPage(services);
  const message = { name: "", email, company: "", subject: "Hello", message: `Buy ${ids.nodeId()}` };
  const visitor = { kind: "visitor", address: ids.nodeId() } as const;
  await sendContactMessage(services, visitor, { message, rendered, isHoneypotFilled: false });
  const row = await bindings.DB.prepare("SELECT id FROM contact_message ORDER BY rowid DESC LIMIT 1").first<{
    id: ContactMessageId;
  }>();
  if (!row) throw new Error("Nothing was stored");
  return row.id;
}

async function aHeldForm(count: number) {
  const services = testServices();
  const form = await aPublishedForm(services);
  await askEverything(form.formId);
  for (let n = 0; n < count; n += 1) {
    const ready = await aReadyDraft(services, form, { message: "Wire $400 to hold it" });
    const reasons = [{ code: "markup" as const, points: 45 }];
    const spam = { score: 45, reasons, isSpam: true, textHash: null, personHash: null };
    await submitApplication(services, { ...submitInput(services, ready), spam });
  }
  return form;
}

const itemOf = async (key: string) => (await listQueue(testServices())).find((item) => item.key === key);

describe("a contact message that looks like spam", () => {
  it("waits in the spam queue with its signs and text, and leaves it by a decision that can be undone", async () => {
    const id = await aSuspectedMessage();
    const key = `contact:${id}`;
    expect(await itemOf(key)).toMatchObject({ score: 30, why: ["Written within two seconds"] });
    expect(await findQueueItem(testServices(), key)).toMatchObject({ kind: "contact", subject: "Hello" });
    const decide = (decision: "keep" | "release" | "back", actor = admin) =>
      decideContact(testServices(), actor, { id, decision });
    const other = (await anAccount(testServices())).actor;
    expect(await decide("keep", other)).toMatchObject({ code: "not-found" });
    expect([(await decide("keep")).ok, (await decide("keep")).ok, await itemOf(key)]).toEqual([true, false, undefined]);
    expect((await decide("back")).ok).toBe(true);
    expect(await itemOf(key)).toBeDefined();
    // Red without the job in decideContact: the sender never learns that the message arrived.
    const copies = () => countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key = ?", `contact-copy:${id}`);
    expect(await copies()).toBe(0);
    expect((await decide("release")).ok).toBe(true);
    expect([await itemOf(key), await copies(), await audits(id)]).toEqual([undefined, 1, 3]);
  });
});

describe("the held applications of one form", () => {
  // Red where all that was ever held is grouped by form, or the last week is counted to the end.
  it("are found without reading those of other weeks, and among so many of the newest", async () => {
    const form = await aPublishedForm(testServices());
    const rowsOf = async () => {
      const services = testServices();
      const title = (await listQueue(services)).find(({ key }) => key === `application:${form.formId}`)?.title;
      return { title, rows: services.usage.rowsRead };
    };
    const before = await rowsOf();
    await fillForm(form.formId, 2000, { isSpam: "1" });
    const older = await rowsOf();
    expect(older.title).toBeUndefined();
    expect(older.rows - before.rows).toBeLessThan(20);
    await fillForm(form.formId, 2000, { isSpam: "1", submittedAt: `${Date.now()} + i` });
    const recent = await rowsOf();
    expect(recent.title).toBe("500 or more applications held of one form");
    expect(recent.rows - before.rows).toBeLessThan(4000);
    await bindings.DB.prepare("DELETE FROM application WHERE form_id = ?").bind(form.formId).run();
  });

  it("appear in the spam queue from five in a week on, with scores and signs only", async () => {
    const few = await aHeldForm(1);
    expect(await itemOf(`application:${few.formId}`)).toBeUndefined();
    const form = await aHeldForm(heldFrom);
    const key = `application:${form.formId}`;
    expect(await itemOf(key)).toMatchObject({ score: 45, title: `${heldFrom} applications held of one form` });
    const detail = await findQueueItem(testServices(), key);
    expect(detail).toMatchObject({ kind: "application", held: [{ score: 45 }, {}, {}, {}, {}] });
    expect(JSON.stringify(detail)).not.toContain("Wire");
  });

  it("leave the queue until more are held, come back when that is undone, and are released together", async () => {
    const { formId } = await aHeldForm(heldFrom);
    const key = `application:${formId}`;
    const other = (await anAccount(testServices())).actor;
    expect(await keepApplications(testServices(), other, { formId, decision: "keep" })).toMatchObject({ ok: false });
    expect(await releaseApplications(testServices(), other, formId)).toMatchObject({ ok: false });
    expect((await keepApplications(testServices(), admin, { formId, decision: "keep" })).ok).toBe(true);
    expect(await itemOf(key)).toBeUndefined();
    await keepApplications(testServices({ now: new Date(Date.now() + 1000) }), admin, { formId, decision: "back" });
    expect(await itemOf(key)).toBeDefined();
    expect(await audits(formId)).toBe(2);
    const counted: string[] = [];
    const services = testServices();
    const screen = { ...services.screen, count: (name: string) => counted.push(name) };
    expect(await releaseApplications({ ...services, screen }, admin, formId)).toEqual({
      ok: true,
      value: { released: heldFrom },
    });
    // Red without countReleased in releaseApplications: a sign never learns that it was wrong.
    expect(counted.filter((name) => name === "released:application")).toHaveLength(heldFrom);
    expect(counted.filter((name) => name === "released:application:markup")).toHaveLength(heldFrom);
    expect(await countRows("SELECT count(*) AS n FROM application WHERE form_id = ? AND is_spam = 1", formId)).toBe(0);
    const rows =
      "SELECT count(*) AS n FROM audit WHERE action = 'application.release' AND target_id IN (SELECT id FROM application WHERE form_id = ?)";
    expect(await countRows(rows, formId)).toBe(heldFrom);
  });
});

// Red without the reasons in decideForm's last query.
it("the spam queue counts a released form once, by the signs that held it", async () => {
  const form = await aPublishedForm(testServices());
  await bindings.DB.prepare("UPDATE screening SET state = 'waiting', reasons = ? WHERE subject_id = ?")
    .bind(JSON.stringify([{ code: "selfie", points: 20 }]), form.formId)
    .run();
  const counted: string[] = [];
  const services = testServices();
  const counting = { ...services, screen: { ...services.screen, count: (name: string) => counted.push(name) } };
  const decide = () => decideForm(counting, admin, { formId: form.formId, decision: "release", why: "" });
  expect([(await decide()).ok, (await decide()).ok]).toEqual([true, true]);
  expect(counted).toEqual(["released:form", "released:form:selfie"]);
});

describe("a form in the spam queue", () => {
  it("is listed with its signs, their figures, what it touches, and what its landlord wrote", async () => {
    const form = await aPublishedForm(testServices());
    const reasons = [
      { code: "selfie", points: 20 },
      { code: "rent-low", points: 40 },
    ];
    const facts = { rent: { percentOfMedian: 37.4, forms: 41 } };
    await bindings.DB.prepare(
      `INSERT INTO screening (id, kind, subject_id, score, reasons, facts, outcome, state, created_at, updated_at)
       VALUES (?, 'form', ?, 160, ?, ?, 'suspend', 'waiting', 1, 1)
       ON CONFLICT (kind, subject_id) DO UPDATE SET score = 160, reasons = excluded.reasons, facts = excluded.facts, state = 'waiting'`,
    )
      .bind(crypto.randomUUID(), form.formId, JSON.stringify(reasons), JSON.stringify(facts))
      .run();
    const key = `form:${form.formId}`;
    expect(await itemOf(key)).toMatchObject({
      score: 100,
      why: ["Rent far under the place’s median", "A selfie at once"],
    });
    const detail = await findQueueItem(testServices(), key);
    if (detail?.kind !== "form") throw new Error("No form");
    expect(detail).toMatchObject({ isGuest: true, touches: { drafts: 0, applications: 0, papers: 0 } });
    expect(detail.signs[0]).toEqual({
      points: 40,
      text: "Rent far under the place’s median",
      evidence: "37 % of the median of 41 forms",
    });
    expect(detail.texts).toContain("Flat 2, 14 Maple Street");
  });
});

// Red without `reports` in findScreened: the operator decides about a report without having read it.
it("the spam queue shows what reporters wrote about a form, newest first, and never their network", async () => {
  const form = await aPublishedForm(testServices());
  const said = (at: number, report: Parameters<typeof reportForm>[1]["report"], address: string) =>
    reportForm(testServices({ now: new Date(at) }), { formId: form.formId, address, report, isProven: true });
  const at = Date.now();
  await said(at - 1000, { code: "other", email: "", text: "" }, "198.18.4.1");
  await said(at, { code: "money", email: "zoe@tenant.example", text: "Wire $400 first" }, "198.18.5.1");
  const detail = await findQueueItem(testServices(), `form:${form.formId}`);
  if (detail?.kind !== "form") throw new Error("No form");
  expect(detail.reports).toEqual([
    {
      id: expect.any(String),
      at,
      reason: "I was asked for money before a showing or a contract",
      text: "Wire $400 first",
      email: "zoe@tenant.example",
      isProven: true,
    },
    { id: expect.any(String), at: at - 1000, reason: "Something else", text: "", email: "", isProven: true },
  ]);
});

it("the queue sorts by score, appeals first within a score, and groups one sender's items of one kind in one line", () => {
  const item = (key: string, change: Partial<QueueItem>): QueueItem => ({
    ...{ key, kind: "form", title: key, score: 10, why: [], at: 1, isAppeal: false, ownerHash: null },
    ...change,
  });
  const lines = linesOf([
    item("a", { score: 20, ownerHash: "x" }),
    item("b", { score: 30 }),
    item("c", { score: 40, ownerHash: "x" }),
    item("d", { score: 30, isAppeal: true }),
    item("e", { score: 25, ownerHash: "x", kind: "contact" }),
  ]);
  expect(lines.map(({ item: { key }, more }) => [key, ...more.map((one) => one.key)])).toEqual([
    ["c", "a"],
    ["d"],
    ["b"],
    ["e"],
  ]);
  expect([masked("maria7@mailbox.test"), masked("x")]).toEqual(["m…7@mailbox.test", "Account"]);
});
