import { describe, expect, it } from "vitest";
import { nextDigestAt } from "~/kernel/digest-time";
import {
  findPreferences,
  keepSeenZone,
  savePreferences,
} from "../../../app/features/deciding/notices/commands/save-preferences.server";
import type { Choices } from "../../../app/features/deciding/notices/preferences";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { sendNewApplication } from "../../../workers/jobs/handlers/new-application";
import { runJob } from "../../../workers/jobs/run-job";
import { anAccountForm } from "../../support/account-forms";
import { aSentApplication } from "../../support/applications";
import { anAccount, bindings, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";

const at = (text: string) => Date.parse(text);

describe("the time of the daily mail", () => {
  it.each([
    ["2026-11-21T07:59:00Z", null, "2026-11-21T08:00:00Z"],
    ["2026-11-21T08:00:00Z", null, "2026-11-22T08:00:00Z"],
    ["2026-11-21T12:00:00Z", "America/Los_Angeles", "2026-11-21T16:00:00Z"],
    ["2026-11-21T20:00:00Z", "Australia/Brisbane", "2026-11-21T22:00:00Z"],
    // The clocks go forward and back in the night before.
    ["2026-03-28T12:00:00Z", "Europe/Berlin", "2026-03-29T06:00:00Z"],
    ["2026-10-24T12:00:00Z", "Europe/Berlin", "2026-10-25T07:00:00Z"],
  ])("after %s in the time zone %s is %s", (now, zone, expected) => {
    expect(new Date(nextDigestAt(at(now), zone)).toISOString()).toBe(new Date(expected).toISOString());
  });
});

/** Longer than arrivals are told in one mail. */
const apartMs = 20 * 60_000;

async function aTold(choices: Choices | null, services = testServices(new Date("2026-11-21T12:00:00Z"))) {
  const account = await anAccount(services);
  const form = await anAccountForm(services, account.actor);
  if (choices) await savePreferences(services, account.actor, { choices, zone: "UTC" });
  async function tell() {
    services.setNow(new Date(services.clock.now().getTime() + apartMs));
    const sent = await aSentApplication(services, form);
    // The job that tells of an application has its id.
    const job = { id: sent.id as string as OutboxId };
    const outcome = await sendNewApplication(
      services,
      { applicationId: sent.id as ApplicationId },
      { ...job, kind: "mail.new-application" },
    );
    expect(outcome).toEqual({ kind: "done" });
    return mailOf(job.id);
  }
  async function digests() {
    const { results } = await bindings.DB.prepare(
      "SELECT id, next_at AS dueAt FROM outbox WHERE kind = 'mail.notice-digest' AND json_extract(ref, '$.userId') = ?",
    )
      .bind(account.userId)
      .all<{ id: OutboxId; dueAt: number }>();
    return results;
  }
  return { services, ...account, tell, digests };
}

describe("the notification of a new application", () => {
  it("is mailed at once by default and to landlords who chose so", async () => {
    for (const choices of [null, { "application-new": "now" } as const]) {
      const told = await aTold(choices);
      expect((await told.tell())?.to).toBe(told.email);
      expect(await told.digests()).toEqual([]);
    }
  });

  // Red when recipientByChoice forgets what the account keeps, or a mail goes by UTC where it keeps nothing.
  it("prints the time in the account's time zone, else in the home's", async () => {
    const keeping = await aTold({ "application-new": "now" });
    expect((await keeping.tell())?.text).toMatch(/Sent: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/);
    const none = await aTold(null);
    expect((await none.tell())?.text).toMatch(/Sent: \w+ \d+, \d{4} at \d+:\d\d [AP]M (?!UTC)/);
  });

  // Red without keepSeenZone, or where the device has the word over what was chosen.
  it("prints the time in the device's time zone where none was chosen, and stores the last device's", async () => {
    const { services, actor, tell } = await aTold(null);
    await keepSeenZone(services, actor, "Asia/Tokyo");
    expect((await tell())?.text).toMatch(/ at \d+:\d\d [AP]M (JST|GMT\+9|UTC\+9)/);
    await keepSeenZone(services, actor, "UTC");
    expect((await tell())?.text).toMatch(/ at \d+:\d\d [AP]M UTC/);
    await savePreferences(services, actor, { choices: {}, zone: "Asia/Tokyo" });
    expect((await tell())?.text).toMatch(/ at \d+:\d\d [AP]M (JST|GMT\+9|UTC\+9)/);
    expect(await findPreferences(services, actor)).toMatchObject({ zone: "Asia/Tokyo", seenZone: "UTC" });
    await savePreferences(services, actor, { choices: {}, zone: null });
    expect((await tell())?.text).toMatch(/ at \d+:\d\d [AP]M UTC/);
  });

  it("is not mailed to a landlord who switched it off", async () => {
    const told = await aTold({ "application-new": "off" });
    expect([await told.tell(), await told.digests()]).toEqual([null, []]);
  });

  it("waits for one mail the next morning that names forms but no applicants", async () => {
    const told = await aTold({ "application-new": "daily" });
    expect([await told.tell(), await told.tell()]).toEqual([null, null]);
    const [digest, ...more] = await told.digests();
    expect(more).toEqual([]);
    const { services } = told;
    const minutesAfterEight = ((digest?.dueAt ?? 0) - nextDigestAt(services.clock.now().getTime(), "UTC")) / 60_000;
    expect([minutesAfterEight >= 0, minutesAfterEight < 60]).toEqual([true, true]);
    services.setNow(new Date(digest?.dueAt ?? 0));
    await runJob(services, digest?.id as OutboxId);
    await runJob(services, digest?.id as OutboxId);
    const { results } = await bindings.DB.prepare(
      "SELECT text_body AS text, headers FROM dev_mail WHERE to_address = ?",
    )
      .bind(told.email)
      .all<{ text: string; headers: string }>();
    expect(results).toHaveLength(1);
    expect(results[0]?.text).toContain("New application (2)");
    expect(results[0]?.text).not.toContain("Lovelace");
    expect(results[0]?.headers).toContain("/unsubscribe/notices/");
    expect(results[0]?.text).toContain("/app/settings/notifications");
  });

  it("is not mailed when the application was read meanwhile", async () => {
    const told = await aTold({ "application-new": "daily" });
    await told.tell();
    await bindings.DB.prepare("UPDATE notification SET read_at = 1 WHERE landlord_id = ?").bind(told.userId).run();
    const [digest] = await told.digests();
    told.services.setNow(new Date(digest?.dueAt ?? 0));
    await runJob(told.services, digest?.id as OutboxId);
    expect(await mailOf(digest?.id as OutboxId)).toBeNull();
  });
});

it("the notification settings cannot be changed with an ended session", async () => {
  const actor = { kind: "account", sessionToken: "x".repeat(32) } as const;
  const saved = await savePreferences(testServices(), actor, { choices: {}, zone: null });
  expect(saved).toMatchObject({ ok: false, code: "not-found" });
});
