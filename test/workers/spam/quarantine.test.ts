import { describe, expect, it } from "vitest";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import {
  discardApplication,
  expireSuspected,
  quarantineMs,
} from "../../../app/features/applying/apply/spam/commands/discard-application.server";
import { releaseApplication } from "../../../app/features/applying/apply/spam/commands/release-application.server";
import { recordFirstView } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import { plans } from "../../../app/features/money/billing/rules";
import type { ApplicationId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { anAccount, aPublishedForm, bindings, countRows, formRow, type PublishedGuestForm } from "../../support/forms";
import { runWaiting } from "../../support/outbox";
import { aReadyDraft, askEverything, submitInput } from "../../support/ready-draft";
import { testServices } from "../../support/services";

const mark = { score: 45, reasons: [{ code: "markup" as const, points: 45 }], isSpam: true };

async function aSuspected(services: Services, form: PublishedGuestForm): Promise<ApplicationId> {
  const ready = await aReadyDraft(services, form);
  const spam = { ...mark, textHash: null, personHash: null };
  const sent = await submitApplication(services, { ...submitInput(services, ready), spam });
  if (!sent.ok) throw new Error(sent.code);
  return ready.draft.id;
}

async function stage(options: { now?: Date } = {}) {
  const services = testServices(options);
  const form = await aPublishedForm(services);
  await askEverything(form.formId);
  const applicationId = await aSuspected(services, form);
  const key = { formId: form.formId, applicationId };
  return { services, form, applicationId, key };
}

async function jobsOf(id: string): Promise<string[]> {
  const rows = await bindings.DB.prepare("SELECT kind FROM outbox WHERE ref LIKE ? ORDER BY kind")
    .bind(`%${id}%`)
    .all<{ kind: string }>();
  return rows.results.map(({ kind }) => kind);
}

describe("releasing suspected spam", () => {
  it("notifies, counts and writes an audit row once, however many press at once", async () => {
    const { form, key, applicationId } = await stage();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => releaseApplication(testServices(), form.actor, key)),
    );
    expect(all.every((result) => result.ok)).toBe(true);
    expect((await releaseApplication(testServices(), form.actor, key)).ok).toBe(true);
    expect(await jobsOf(applicationId)).toEqual(["mail.confirm-application", "mail.new-application"]);
    expect(await formRow(form.formId)).toMatchObject({ application_count: 1, new_count: 1 });
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE ref = ?", applicationId)).toBe(1);
    const traces = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.release'";
    expect(await countRows(traces, applicationId)).toBe(1);
    expect(await countRows("SELECT is_spam AS n FROM application WHERE id = ?", applicationId)).toBe(0);
  });

  it("makes the form full when it reaches the maximum", async () => {
    const { form, key, services } = await stage();
    await bindings.DB.prepare("UPDATE rent_form SET application_count = ? WHERE id = ?")
      .bind(plans.guest.applications - 1, form.formId)
      .run();
    await releaseApplication(services, form.actor, key);
    expect(await formRow(form.formId)).toMatchObject({ application_count: plans.guest.applications, state: "full" });
    expect(await jobsOf(form.formId)).toContain("mail.form-full");
  });

  it("invites the people it names only then", async () => {
    const { form, key, services, applicationId } = await stage();
    const memberId = crypto.randomUUID();
    await bindings.DB.prepare(
      "INSERT INTO application_member (id, application_id, form_id, role, contact, email_hash, invited_at, created_at) VALUES (?, ?, ?, 'guarantor', 'x', 'h', 1, 1)",
    )
      .bind(memberId, applicationId, form.formId)
      .run();
    await releaseApplication(services, form.actor, key);
    await releaseApplication(services, form.actor, key);
    expect(await jobsOf(memberId)).toEqual(["mail.member-invite"]);
    expect(
      await countRows(
        "SELECT remind_at > invited_at AND invited_at > 1 AS n FROM application_member WHERE id = ?",
        memberId,
      ),
    ).toBe(1);
  });

  it("is possible for the form's landlord only, and so is deleting it", async () => {
    const { key, services, form, applicationId } = await stage();
    const [other, account] = [await aPublishedForm(services), await anAccount(services)];
    for (const actor of [other.actor, account.actor, { kind: "guest", manageHashes: [] } as const]) {
      expect(await releaseApplication(services, actor, key)).toMatchObject({ code: "not-found" });
      expect(await discardApplication(services, actor, key)).toMatchObject({ code: "not-found" });
    }
    // The other landlord's own form does not lead to it, either.
    const mixed = { formId: other.formId, applicationId };
    expect(await releaseApplication(services, other.actor, mixed)).toMatchObject({ code: "not-found" });
    expect(await discardApplication(services, other.actor, mixed)).toMatchObject({ code: "not-found" });
    await bindings.DB.prepare("UPDATE rent_form SET state = 'deleted' WHERE id = ?").bind(form.formId).run();
    expect(await releaseApplication(services, form.actor, key)).toMatchObject({ code: "not-found" });
    expect(await countRows("SELECT is_spam AS n FROM application WHERE id = ?", applicationId)).toBe(1);
  });

  it("viewing suspected spam does not count as read", async () => {
    const { key, services, form } = await stage();
    await bindings.DB.prepare("UPDATE rent_form SET new_count = 3 WHERE id = ?").bind(form.formId).run();
    expect(await recordFirstView(services, form.actor, key)).toMatchObject({ code: "not-found" });
    expect((await formRow(form.formId)).new_count).toBe(3);
  });
});

const tables: [table: string, column: string][] = [
  ["application", "id"],
  ["application_data", "application_id"],
  ["application_key", "application_id"],
  ["application_draft", "id"],
  ["document", "application_id"],
];

async function leftOf(id: string): Promise<Record<string, number>> {
  const counts = tables.map(
    async ([table, column]): Promise<[string, number]> => [
      table,
      await countRows(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, id),
    ],
  );
  return Object.fromEntries(await Promise.all(counts));
}
const nothing = Object.fromEntries(tables.map(([table]) => [table, 0]));

describe("erasing suspected spam", () => {
  it("by its landlord leaves only an audit row, and a released one is not found", async () => {
    const { key, services, form, applicationId } = await stage();
    const other = await aSuspected(services, form);
    expect((await discardApplication(services, form.actor, key)).ok).toBe(true);
    expect(await leftOf(applicationId)).toEqual(nothing);
    expect(await runWaiting(services, applicationId)).toEqual({ mails: 0, waiting: 0 });
    const traces = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.discard'";
    expect(await countRows(traces, applicationId)).toBe(1);
    expect(await countRows("SELECT count(*) AS n FROM erasure_task WHERE store = 'r2'")).toBeGreaterThan(0);
    expect(await discardApplication(services, form.actor, key)).toMatchObject({ code: "not-found" });
    await releaseApplication(services, form.actor, { ...key, applicationId: other });
    expect(await discardApplication(services, form.actor, { ...key, applicationId: other })).toMatchObject({
      code: "not-found",
    });
    expect(await leftOf(other)).toEqual(Object.fromEntries(tables.map(([table]) => [table, 1])));
  });

  it("happens by itself after 30 days, to suspected ones only", async () => {
    const now = new Date();
    const { services, form, applicationId, key } = await stage({ now });
    const released = await aSuspected(services, form);
    await releaseApplication(services, form.actor, { ...key, applicationId: released });
    services.setNow(new Date(now.getTime() + quarantineMs - 60_000));
    const young = await aSuspected(services, form);
    expect(await expireSuspected(services)).toBe(0);
    services.setNow(new Date(now.getTime() + quarantineMs + 1000));
    expect(await expireSuspected(services)).toBeGreaterThanOrEqual(1);
    expect(await leftOf(applicationId)).toEqual(nothing);
    const traces = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.expire-spam'";
    expect(await countRows(traces, applicationId)).toBe(1);
    for (const id of [released, young]) expect((await leftOf(id)).application).toBe(1);
    expect(await expireSuspected(services)).toBe(0);
  });
});
