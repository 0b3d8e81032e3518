import { describe, expect, it } from "vitest";
import { memberPageOf } from "../../app/features/applying/applicant/queries/member-view.server";
import { findMemberById } from "../../app/features/applying/applications/household/queries/find-members.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { sendPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import type { AccountMailId, OutboxId } from "../../app/kernel/ids";
import type { MailKind } from "../../app/platform/mail-kinds";
import type { Services } from "../../app/services";
import { sendAccountMail } from "../../workers/jobs/handlers/account-mail";
import { sweepExpiredDrafts } from "../../workers/jobs/sweeps/expired-drafts";
import { sweepLapsedParts, sweepPartEnds } from "../../workers/jobs/sweeps/parts";
import { bindings, countRows } from "../support/forms";
import { aHousehold, type Member, partOf } from "../support/household";
import { mailOf } from "../support/outbox";
import { sendKind } from "../support/send-kind";

const sendPartEnds = sendKind("mail.part-ends");
const sendPartReceipt = sendKind("mail.part-receipt");

const dayMs = 24 * 3_600_000;
const aJob = (kind: MailKind) => ({ id: crypto.randomUUID() as OutboxId, kind });

/** The lead has not sent; Bo's part is sent, Gus only began. */
async function aWaitingHousehold() {
  const home = await aHousehold({ isUnsent: true });
  const sent = await sendPart(home.services, await partOf(home.services, home.owner.urlId, home.bo, "1000"));
  if (!sent.ok) throw new Error(sent.code);
  await partOf(home.services, home.owner.urlId, home.gus, "9000");
  return home;
}

type Moved = Services & { setNow(now: Date): void };

/** A slice a minute: once round, from so many days on. */
async function sweepRound(
  services: Moved,
  days: number,
  sweep: (services: Services) => Promise<number>,
): Promise<void> {
  const start = services.clock.now().getTime();
  for (let minute = 0; minute < 256; minute += 1) {
    services.setNow(new Date(start + days * dayMs + minute * 60_000));
    await sweep(services);
  }
  services.setNow(new Date(start));
}

const leftOf = async ({ id }: Member) =>
  Promise.all(
    [
      "SELECT count(*) AS n FROM application_member WHERE id = ?",
      "SELECT count(*) AS n FROM application_key WHERE application_id = ?",
      "SELECT count(*) AS n FROM application_data WHERE application_id = ?",
      "SELECT count(*) AS n FROM application_draft WHERE id = ?",
      "SELECT count(*) AS n FROM link_token WHERE ref = ?",
    ].map((sql) => countRows(sql, id)),
  );
const jobOf = (dedupeKey: string) =>
  bindings.DB.prepare("SELECT ref FROM outbox WHERE dedupe_key = ?").bind(dedupeKey).first<{ ref: string }>();

describe("a household part whose lead has not submitted", () => {
  it("says so on its page and in its receipt, with the day on which it expires", async () => {
    const { services, bo } = await aWaitingHousehold();
    const link = await findMemberById(services, bo.id);
    const endsAt = services.clock.now().getTime() + 30 * dayMs;
    expect((await memberPageOf(services, link, "en")).leadEndsAt).toBe(endsAt);
    const receipt = aJob("mail.part-receipt");
    await sendPartReceipt(services, { memberId: bo.id }, receipt);
    const mail = await mailOf(receipt.id);
    expect(mail?.text).toContain("which Ada Bell has not sent yet");
    expect(mail?.text).not.toContain("The landlord has your part");
  });

  it("is announced a week before it expires, once, with a new link", async () => {
    const { services, bo, mark } = await aWaitingHousehold();
    const told = () =>
      countRows("SELECT count(*) AS n FROM outbox WHERE kind = 'mail.part-ends' AND instr(ref, ?)", bo.id);
    for (const [day, expected] of [
      [20, 0],
      [24, 1],
      [25, 1],
    ] as const) {
      await sweepRound(services, day, sweepPartEnds);
      expect([day, await told()]).toEqual([day, expected]);
    }
    expect(JSON.parse((await jobOf(`part-ends:${bo.id}`))?.ref ?? "{}")).toEqual({ memberId: bo.id });
    const job = aJob("mail.part-ends");
    await sendPartEnds(services, { memberId: bo.id }, job);
    const mail = await mailOf(job.id);
    expect(mail?.to).toBe(`bo-${mark}@tenant.example`);
    expect(mail?.subject).toMatch(/^Your part of a rental application will be deleted on \w+ \d+, \d{4}$/);
    expect(mail?.text).toMatch(/\/apply\/[^/]+\/member\/[\w-]{43}/);
  });

  it("is not announced once the lead has submitted", async () => {
    const { services, lead, bo } = await aWaitingHousehold();
    await submitApplication(services, { ...lead, spam: unsuspected });
    await sweepRound(services, 24, sweepPartEnds);
    expect(await jobOf(`part-ends:${bo.id}`)).toBeNull();
    const job = aJob("mail.part-ends");
    await sendPartEnds(services, { memberId: bo.id }, job);
    expect(await mailOf(job.id)).toBeNull();
  });
});

describe("when the draft of a lead who never submitted expires", () => {
  // Red when the sweep of drafts takes the lead's key before the parts were told, or the sweep of lapsed parts is left out.
  it("the parts are erased, invited members are forgotten, and members who had sent are notified", async () => {
    const { services, lead, bo, gus, mark } = await aWaitingHousehold();
    await sweepRound(services, 31, sweepExpiredDrafts);
    await sweepRound(services, 31, sweepLapsedParts);
    expect([await leftOf(bo), await leftOf(gus)]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    const ref = JSON.parse((await jobOf(`part-erased:${bo.id}`))?.ref ?? "{}") as { accountMailId: AccountMailId };
    expect(await jobOf(`part-erased:${gus.id}`)).toBeNull();
    const job = aJob("account.part-erased");
    await sendAccountMail(services, ref, job);
    expect(await mailOf(job.id)).toMatchObject({
      to: `bo-${mark}@tenant.example`,
      // The draft, and with it the language, was swept before: it is that of the lead.
      subject: "Votre partie d’une candidature est effacée",
    });
    await sweepRound(services, 32, sweepExpiredDrafts);
    const keys = "SELECT count(*) AS n FROM application_key WHERE application_id = ?";
    expect(await countRows(keys, lead.draft.id)).toBe(0);
  });

  it("parts of older leads whose key is already gone are erased, too", async () => {
    const { services, lead, bo } = await aWaitingHousehold();
    await bindings.DB.batch(
      ["DELETE FROM application_key WHERE application_id = ?", "DELETE FROM application_draft WHERE id = ?"].map(
        (sql) => bindings.DB.prepare(sql).bind(lead.draft.id),
      ),
    );
    await sweepRound(services, 400, sweepLapsedParts);
    expect(await leftOf(bo)).toEqual([0, 0, 0, 0, 0]);
    expect(await jobOf(`part-erased:${bo.id}`)).toBeNull();
  });

  it("parts of a submitted application stay", async () => {
    const { services, lead, bo } = await aWaitingHousehold();
    await submitApplication(services, { ...lead, spam: unsuspected });
    await sweepRound(services, 31, sweepExpiredDrafts);
    await sweepRound(services, 31, sweepLapsedParts);
    expect((await leftOf(bo)).slice(0, 3)).toEqual([1, 1, 1]);
  });
});
