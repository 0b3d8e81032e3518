import { describe, expect, it } from "vitest";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { inviteHousehold } from "../../app/features/applying/apply/household/commands/invite-household.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import { dayMs } from "../../app/kernel/durations";
import { mailboxOf } from "../../app/kernel/email";
import { rateKey } from "../../app/platform/rate-limit.server";
import type { Services } from "../../app/services";
import { bindings, countRows } from "../support/forms";
import { aLeadDraft } from "../support/household";

const keyOf = ({ config }: Services, email: string) =>
  rateKey(config.secret, { action: "household-email" }, mailboxOf(email));

/** As many invitations as a mailbox may have a day, less `left`. */
async function hadToday(services: Services, email: string, left = 0) {
  const now = services.clock.now().getTime();
  await bindings.DB.prepare("INSERT INTO rate_bucket (key, window_start, count, expires_at) VALUES (?, ?, ?, ?)")
    .bind(await keyOf(services, email), now - (now % dayMs), 6 - left, now + dayMs)
    .run();
}

const usedBy = async (services: Services, email: string) =>
  countRows("SELECT coalesce(sum(count), 0) AS n FROM rate_bucket WHERE key = ?", await keyOf(services, email));

const asked = async (leadId: string) => {
  const { results } = await bindings.DB.prepare(
    `SELECT role, (SELECT count(*) FROM outbox WHERE kind = 'mail.member-invite' AND ref LIKE '%' || member.id || '%') AS mails
     FROM application_member AS member WHERE application_id = ? AND removed_at IS NULL ORDER BY role`,
  )
    .bind(leadId)
    .all();
  return results;
};

async function aLead() {
  const { services, mark, lead, people } = await aLeadDraft();
  const [bo, gus] = [`bo-${mark}@tenant.example`, `gus-${mark}@tenant.example`];
  const send = () => submitApplication(services, { ...lead, spam: unsuspected });
  const invite = () => inviteHousehold(services, lead.draft, { leadName: lead.columns.name, people });
  const trips = async (work: () => Promise<{ ok: boolean }>) => {
    const before = services.usage.roundTrips;
    const { ok } = await work();
    return [ok, services.usage.roundTrips - before];
  };
  return { services, id: lead.draft.id, bo, gus, send, invite, trips };
}

describe("the daily mail limit of a household member's mailbox", () => {
  // Red when they are counted before the batch.
  it("is counted once, in the batch that submits: a member at the limit is not mailed, the others are", async () => {
    const { services, id, bo, gus, send, trips } = await aLead();
    await hadToday(services, bo);
    expect(await trips(send)).toEqual([true, 1]);
    expect(await asked(id)).toEqual([{ role: "guarantor", mails: 1 }]);
    expect([await usedBy(services, bo), await usedBy(services, gus)]).toEqual([7, 1]);
    expect(await trips(send)).toEqual([true, 1]);
    expect([await usedBy(services, bo), await usedBy(services, gus)]).toEqual([7, 1]);
  });

  it("still allows the last mail of the day", async () => {
    const { services, id, bo, send } = await aLead();
    await hadToday(services, bo, 1);
    await send();
    expect(await asked(id)).toEqual([
      { role: "co_applicant", mails: 1 },
      { role: "guarantor", mails: 1 },
    ]);
  });

  // Red when `mayAskAll` leaves out a mailbox, or the list's own limit.
  it("is counted in the batch that invites before submitting: with one member at the limit, nobody is mailed", async () => {
    const { services, id, gus, invite, trips } = await aLead();
    await hadToday(services, gus);
    expect([await trips(invite), await asked(id)]).toEqual([[false, 1], []]);
    await bindings.DB.prepare("DELETE FROM rate_bucket WHERE key = ?")
      .bind(await keyOf(services, gus))
      .run();
    expect([await trips(invite), await asked(id)]).toEqual([
      [true, 1],
      [
        { role: "co_applicant", mails: 1 },
        { role: "guarantor", mails: 1 },
      ],
    ]);
  });

  it("is not used up when the household asks for mails too often", async () => {
    const { services, id, bo, invite } = await aLead();
    const now = services.clock.now().getTime();
    const key = await rateKey(services.config.secret, { action: "household-invite" }, id);
    await bindings.DB.prepare("INSERT INTO rate_bucket (key, window_start, count, expires_at) VALUES (?, ?, 20, ?)")
      .bind(key, now - (now % 3_600_000), now + dayMs)
      .run();
    expect(await invite()).toMatchObject({ code: "too-often" });
    expect([await usedBy(services, bo), await asked(id)]).toEqual([0, []]);
  });
});
