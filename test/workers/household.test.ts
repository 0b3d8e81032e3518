import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { householdStatements } from "../../app/features/applying/apply/household/commands/invite-household.server";
import { sendPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import type { OutboxId } from "../../app/kernel/ids";
import { err } from "../../app/kernel/result";
import { sweepExpiredDrafts } from "../../workers/jobs/sweeps/expired-drafts";
import { sweepMemberReminders } from "../../workers/jobs/sweeps/member-reminders";
import { bindings, countRows } from "../support/forms";
import { aHousehold, type Member, partOf } from "../support/household";
import { mailOf } from "../support/outbox";
import { sendKind } from "../support/send-kind";

const sendHouseholdComplete = sendKind("mail.household-complete");
const sendMemberInvite = sendKind("mail.member-invite");
const sendPartReceipt = sendKind("mail.part-receipt");

const dayMs = 24 * 3_600_000;
const aJob = () => ({ id: crypto.randomUUID() as OutboxId });

const remindersOf = (member: Member) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE instr(dedupe_key, ?) = 1", `member-reminder:${member.id}:`);
const householdOf = (id: string) =>
  bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first<Record<string, number | null>>();

describe("the mails to household members", () => {
  it("invite in the lead's language, name the member, and contain no answer and no other address", async () => {
    const { services, bo, mark } = await aHousehold();
    const job = aJob();
    await sendMemberInvite(services, { memberId: bo.id, reminder: 0 }, { ...job, kind: "mail.member-invite" });
    const mail = await mailOf(job.id);
    expect(mail).toMatchObject({
      to: `bo-${mark}@tenant.example`,
      subject: "Merci de remplir votre partie d’une candidature pour un logement",
    });
    expect(mail?.text).toContain("Ada Bell dépose une candidature");
    expect(mail?.text).toMatch(/\/apply\/[^/]+\/member\/[\w-]{43}/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/3000|3.000|ada-|gus-/);
  });

  it("end once the part is sent: no reminder but a receipt, and the landlord is mailed about the whole household", async () => {
    const { services, owner, lead, bo, gus } = await aHousehold();
    for (const member of [bo, gus]) {
      const sent = await sendPart(services, await partOf(services, owner.urlId, member, "1000"));
      expect(sent.ok).toBe(true);
    }
    const [invite, receipt, complete] = [aJob(), aJob(), aJob()];
    await sendMemberInvite(services, { memberId: bo.id, reminder: 1 }, { ...invite, kind: "mail.member-invite" });
    await sendPartReceipt(services, { memberId: bo.id }, { ...receipt, kind: "mail.part-receipt" });
    await sendHouseholdComplete(
      services,
      { applicationId: lead.draft.id },
      { ...complete, kind: "mail.household-complete" },
    );
    expect(await mailOf(invite.id)).toBeNull();
    expect((await mailOf(receipt.id))?.subject).toBe("We sent your part of the application");
    expect(await mailOf(complete.id)).toMatchObject({
      to: owner.email,
      subject: expect.stringContaining("Household complete: RF-"),
    });
  });
});

// Red when nobody without a mailbox of their own has a part, or mail meant for them goes to the lead's.
it("writes nothing to who has no mailbox before the part is sent, and then the receipt to the address it says", async () => {
  const { services, owner, lead } = await aHousehold();
  const person = { role: "co_applicant" as const, name: { first: "Cy", last: "Bell" }, email: "" };
  const household = { leadId: lead.draft.id, formId: lead.draft.formId, leadKey: lead.draft.key, leadName: "Ada" };
  const now = services.clock.now();
  const { statements } = await householdStatements(services, { ...household, people: [person] }, now, sql`1`);
  await services.db.batch(statements as unknown as Parameters<typeof services.db.batch>[0]);
  const cy = await bindings.DB.prepare(
    "SELECT id, role FROM application_member WHERE application_id = ? AND removed_at IS NULL AND remind_at IS NULL",
  )
    .bind(lead.draft.id)
    .first<Member>();
  if (!cy) throw new Error("Nobody without a reminder");
  expect(await countRows("SELECT count(*) AS n FROM outbox WHERE ref LIKE ?", `%${cy.id}%`)).toBe(0);
  const [invite, receipt] = [aJob(), aJob()];
  await sendMemberInvite(services, { memberId: cy.id, reminder: 0 }, { ...invite, kind: "mail.member-invite" });
  expect(await mailOf(invite.id)).toBeNull();
  expect((await sendPart(services, await partOf(services, owner.urlId, cy, "1000"))).ok).toBe(true);
  await sendPartReceipt(services, { memberId: cy.id }, { ...receipt, kind: "mail.part-receipt" });
  expect(await mailOf(receipt.id)).toMatchObject({ to: "own@tenant.example" });
});

describe("reminders of unsent parts", () => {
  it("are sent two and five days after the invitation, and never again", async () => {
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

  it("are never sent for suspected spam, and at once when it is released", async () => {
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

describe("sending household parts", () => {
  it("at the same moment completes the household once and adds each income once", async () => {
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

  it("twice with different answers keeps the first", async () => {
    const { services, owner, bo } = await aHousehold();
    const first = await partOf(services, owner.urlId, bo, "1000");
    const second = { ...first, application: { ...first.application, answers: {} } };
    await sendPart(services, first);
    expect(await sendPart(services, second)).toEqual(err("already-sent-other", undefined));
  });

  it("is refused after the decision", async () => {
    const { services, owner, lead, bo } = await aHousehold();
    const part = await partOf(services, owner.urlId, bo, "1000");
    await bindings.DB.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(lead.draft.id).run();
    expect(await sendPart(services, part)).toEqual(err("refused", { state: "open" }));
  });

  it("sent parts stay when the draft expires; unsent ones are erased with their key", async () => {
    const { services, owner, bo, gus } = await aHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    await partOf(services, owner.urlId, gus, "9000");
    const over = services.clock.now().getTime() + 31 * dayMs;
    // A slice of the drafts a minute: once round.
    for (let minute = 0; minute < 256; minute += 1) {
      services.setNow(new Date(over + minute * 60_000));
      await sweepExpiredDrafts(services);
    }
    const keys = "SELECT count(*) AS n FROM application_key WHERE application_id = ?";
    expect([await countRows(keys, bo.id), await countRows(keys, gus.id)]).toEqual([1, 0]);
  });
});

// Red when an application may name new people without end.
it("at most twenty people are mailed for one application, also when it names others again and again", async () => {
  const { services, lead } = await aHousehold();
  const household = { leadId: lead.draft.id, formId: lead.draft.formId, leadKey: lead.draft.key, leadName: "Ada" };
  for (let round = 0; round < 6; round += 1) {
    const people = Array.from({ length: 5 }, (_, n) => ({
      role: "co_applicant" as const,
      email: `p${round}-${n}-${crypto.randomUUID()}@tenant.example`,
      name: { first: "P", last: String(n) },
    }));
    const { statements } = await householdStatements(services, { ...household, people }, services.clock.now(), sql`1`);
    await services.db.batch(statements as unknown as Parameters<typeof services.db.batch>[0]);
  }
  const of = "SELECT count(*) AS n FROM application_member WHERE application_id = ?";
  expect(await countRows(of, lead.draft.id)).toBe(20);
});
