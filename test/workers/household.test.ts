import { describe, expect, it } from "vitest";
import { askedAs } from "../../app/features/applications/asked-form";
import { saveDraft, startDraft } from "../../app/features/applications/commands-draft.server";
import { submitApplication } from "../../app/features/applications/commands-submit.server";
import { openPart, sendPart } from "../../app/features/applications/household/commands-part.server";
import { findMemberById } from "../../app/features/applications/household/queries-household.server";
import { evaluateAll } from "../../app/features/applications/journey";
import { findDraft, type Seat } from "../../app/features/applications/queries-draft.server";
import { askingOf, rawOf } from "../../app/features/applications/queries-page.server";
import { unsuspected } from "../../app/features/applications/spam/score";
import type { RawAnswers } from "../../app/features/rent-forms/model/answers";
import { summaryColumns } from "../../app/features/rent-forms/model/contact";
import type { ApplicationId, OutboxId } from "../../app/kernel/ids";
import { err } from "../../app/kernel/result";
import { sendHouseholdComplete, sendMemberInvite, sendPartReceipt } from "../../workers/jobs/handlers/household";
import { sweepExpiredDrafts } from "../../workers/jobs/sweeps/expired-drafts";
import { sweepMemberReminders } from "../../workers/jobs/sweeps/member-reminders";
import type { Services } from "../../workers/services";
import { aPublishedForm, bindings, countRows, ids, testServices } from "../support/forms";
import { householdForm, named } from "../support/household-form";
import { mailOf } from "../support/outbox";

const dayMs = 24 * 3_600_000;
const aJob = () => ({ id: crypto.randomUUID() as OutboxId });

async function answered(services: Services, urlId: string, asked: { token: string; seat: Seat; raw: RawAnswers }) {
  const published = await services.publishedForms.findInDatabase(urlId);
  const find = async () => published && (await findDraft(services, published.formId, asked.token, asked.seat));
  const empty = await find();
  if (!published || !empty) throw new Error("No such draft");
  const form = askedAs(published, empty.part?.role ?? null);
  await saveDraft(
    services,
    { form, token: asked.token, draft: empty },
    { change: (before) => ({ ...before, ...asked.raw }) },
  );
  const draft = await find();
  if (!draft) throw new Error("No such draft");
  const asking = askingOf(services, form, draft);
  const { cleaned, errors, visibleSections } = evaluateAll(asking, rawOf(asking, draft));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const application = { v: 1 as const, answers: cleaned, consents: [], locale: "en", visibleSections };
  return { form, draft, application, columns: summaryColumns(form.definition, cleaned), documentCount: 0 };
}

const rawOfPerson = (first: string, email: string, income: string): RawAnswers => ({
  [`${named.name}.first`]: [first],
  [`${named.name}.last`]: ["Bell"],
  [named.email]: [email],
  [`${named.income}.amount`]: [income],
  [`${named.income}.period`]: ["month"],
  [`consent.${named.truth}`]: ["yes"],
});

type Member = { id: ApplicationId; role: string };

/** A sent application whose lead named a co-applicant and a guarantor. */
async function aHousehold(options: { isSpam?: boolean } = {}) {
  const services = testServices();
  const owner = await aPublishedForm(services, { definition: householdForm() });
  const form = await services.publishedForms.findInDatabase(owner.urlId);
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(services, form, "fr");
  const mark = ids.nodeId();
  const lead = await answered(services, owner.urlId, {
    token,
    seat: "lead",
    raw: {
      ...rawOfPerson("Ada", `ada-${mark}@tenant.example`, "3000"),
      [`${named.adults}.0.${named.adultName}.first`]: ["Bo"],
      [`${named.adults}.0.${named.adultName}.last`]: ["Bell"],
      [`${named.adults}.0.${named.adultEmail}`]: [`bo-${mark}@tenant.example`],
      [`${named.suretyName}.first`]: ["Gus"],
      [`${named.suretyName}.last`]: ["Rant"],
      [named.suretyEmail]: [`gus-${mark}@tenant.example`],
    },
  });
  const spam = options.isSpam ? { ...unsuspected, score: 50, isSpam: true } : unsuspected;
  const sent = await submitApplication(services, { ...lead, spam });
  if (!sent.ok) throw new Error(sent.code);
  const { results } = await bindings.DB.prepare(
    "SELECT id, role FROM application_member WHERE application_id = ? ORDER BY role",
  )
    .bind(lead.draft.id)
    .all<Member>();
  const [bo, gus] = results;
  if (!bo || !gus) throw new Error("Nobody was named");
  return { services, owner, mark, lead, bo, gus };
}

async function partOf(services: Services, urlId: string, member: Member, income: string) {
  const link = await findMemberById(services, member.id);
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!link || !form) throw new Error("No such member");
  const { definition } = askedAs(form, link.role);
  const { token } = await openPart(services, link, { form, definition, locale: "en" });
  return answered(services, urlId, { token, seat: "part", raw: rawOfPerson("Own", "own@tenant.example", income) });
}

const remindersOf = (member: Member) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE instr(dedupe_key, ?) = 1", `member-reminder:${member.id}:`);
const householdOf = (id: string) =>
  bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first<Record<string, number | null>>();

describe("the mails of a household", () => {
  it("ask in the lead's language, say who named this person, and hold no answer and no other address", async () => {
    const { services, bo, mark } = await aHousehold();
    const job = aJob();
    await sendMemberInvite(services, { memberId: bo.id, reminder: 0 }, job);
    const mail = await mailOf(job.id);
    expect(mail).toMatchObject({
      to: `bo-${mark}@tenant.example`,
      subject: "Merci de remplir votre partie d’une candidature de location",
    });
    expect(mail?.text).toContain("Ada Bell est candidat");
    expect(mail?.text).toMatch(/\/apply\/[^/]+\/member\/[\w-]{43}/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/3000|3.000|ada-|gus-/);
  });

  it("stop once the part is sent: no reminder, but a receipt; and the landlord hears of the whole household", async () => {
    const { services, owner, lead, bo, gus } = await aHousehold();
    for (const member of [bo, gus]) {
      const sent = await sendPart(services, await partOf(services, owner.urlId, member, "1000"));
      expect(sent.ok).toBe(true);
    }
    const [invite, receipt, complete] = [aJob(), aJob(), aJob()];
    await sendMemberInvite(services, { memberId: bo.id, reminder: 1 }, invite);
    await sendPartReceipt(services, { memberId: bo.id }, receipt);
    await sendHouseholdComplete(services, { applicationId: lead.draft.id }, complete);
    expect(await mailOf(invite.id)).toBeNull();
    expect((await mailOf(receipt.id))?.subject).toBe("We sent your part of the application");
    expect(await mailOf(complete.id)).toMatchObject({
      to: owner.email,
      subject: expect.stringContaining("Household complete: RF-"),
    });
  });
});

describe("reminders of own parts", () => {
  it("go out two and five days after the invitation, and never again", async () => {
    const { services, gus } = await aHousehold();
    const start = services.clock.now().getTime();
    for (const [day, expected] of [
      [1, 0],
      [2, 1],
      [4, 1],
      [5, 2],
      [30, 2],
    ] as const) {
      services.setNow(new Date(start + day * dayMs + 60_000));
      await sweepMemberReminders(services);
      expect([day, await remindersOf(gus)]).toEqual([day, expected]);
    }
  });

  it("never go to people of suspected spam, and go at once to those of a released one", async () => {
    const { services, bo } = await aHousehold({ isSpam: true });
    const jobs = "SELECT count(*) AS n FROM outbox WHERE ref LIKE ?";
    expect(await countRows(jobs, `%${bo.id}%`)).toBe(0);
    services.setNow(new Date(services.clock.now().getTime() + 3 * dayMs));
    await sweepMemberReminders(services);
    expect(await countRows(jobs, `%${bo.id}%`)).toBe(0);
    await bindings.DB.prepare("UPDATE application_member SET remind_at = ? WHERE id = ?")
      .bind(services.clock.now().getTime(), bo.id)
      .run();
    await sweepMemberReminders(services);
    expect(await countRows(jobs, `%${bo.id}%`)).toBe(1);
  });
});

describe("sending own parts", () => {
  it("at the same moment completes the household once and adds every income once", async () => {
    const { services, owner, lead, bo, gus } = await aHousehold();
    const parts = [await partOf(services, owner.urlId, bo, "1000"), await partOf(services, owner.urlId, gus, "9000")];
    const sent = await Promise.all([...parts, ...parts, ...parts].map((part) => sendPart(services, part)));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect(sent.filter((result) => result.ok && result.value.isNew)).toHaveLength(2);
    expect(await householdOf(lead.draft.id)).toMatchObject({
      is_waiting_for_members: 0,
      income_monthly_minor: 400_000,
    });
    const completed = "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.household-complete' AND ref LIKE ?";
    expect(await countRows(completed, `%${lead.draft.id}%`)).toBe(1);
  });

  it("twice with other answers keeps the first", async () => {
    const { services, owner, bo } = await aHousehold();
    const first = await partOf(services, owner.urlId, bo, "1000");
    const second = { ...first, application: { ...first.application, answers: {} } };
    await sendPart(services, first);
    expect(await sendPart(services, second)).toEqual(err("already-sent-other", undefined));
  });

  it("after the decision is refused", async () => {
    const { services, owner, lead, bo } = await aHousehold();
    const part = await partOf(services, owner.urlId, bo, "1000");
    await bindings.DB.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(lead.draft.id).run();
    expect(await sendPart(services, part)).toEqual(err("refused", { state: "open" }));
  });

  it("stays when its draft's time is over, while what was never sent goes with its key", async () => {
    const { services, owner, bo, gus } = await aHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    await partOf(services, owner.urlId, gus, "9000");
    services.setNow(new Date(services.clock.now().getTime() + 31 * dayMs));
    while ((await sweepExpiredDrafts(services)) > 0);
    const keys = "SELECT count(*) AS n FROM application_key WHERE application_id = ?";
    expect([await countRows(keys, bo.id), await countRows(keys, gus.id)]).toEqual([1, 0]);
  });
});
