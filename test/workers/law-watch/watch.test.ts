import { describe, expect, it } from "vitest";
import { announceFindings } from "../../../app/features/forms/law-watch/commands/announce-findings.server";
import { draftLawfulForm } from "../../../app/features/forms/law-watch/commands/draft-lawful-form.server";
import { moveAnnouncements } from "../../../app/features/forms/law-watch/commands/hold-announcements.server";
import { readLiveForms } from "../../../app/features/forms/law-watch/commands/read-live-forms.server";
import { findLawChange } from "../../../app/features/forms/law-watch/queries/find-law-change.server";
import { listAnnouncements } from "../../../app/features/forms/law-watch/queries/list-announcements.server";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { anAccountForm } from "../../support/account-forms";
import { anAccount, aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { askingOfEvictions, beforeTheRule } from "../../support/law-forms";
import { mailOf } from "../../support/outbox";

const hourMs = 3_600_000;
type Services = ReturnType<typeof testServices>;

/** The walk goes once a day: each test has days of its own. */
const onDay = (test: number) => testServices(new Date(Date.now() + test * 4 * 24 * hourMs));

/** The walk is paged, and other tests leave forms behind. */
async function readAll(services: Services): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await readLiveForms(services);
    if ((await countRows("SELECT count(*) AS n FROM law_walk WHERE done_at IS NOT NULL")) > 0) return;
  }
  throw new Error("the walk does not come to an end");
}

/** Until nobody waits to be told any more. */
async function announceAll(services: Services): Promise<void> {
  for (let round = 0; round < 50; round += 1) if ((await announceFindings(services)) === 0) return;
}

async function mailsAbout(services: Services, formId: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT id, lane FROM outbox WHERE kind = 'mail.form-law' AND ref LIKE ? ORDER BY created_at",
  )
    .bind(`%${formId}%`)
    .all<{ id: OutboxId; lane: string }>();
  for (const { id } of results) await runJob(services, id);
  return Promise.all(results.map(async ({ id, lane }) => ({ lane, mail: await mailOf(id) })));
}

const readings = (formId: string) => countRows("SELECT count(*) AS n FROM form_law_reading WHERE form_id = ?", formId);

const later = (services: Services, hours: number) =>
  services.setNow(new Date(services.clock.now().getTime() + hours * hourMs));

describe("a published form after its law changed", () => {
  // Red when the walk does not begin anew with a day, or `announceAt` is now.
  it("is rechecked the next day, and its landlord is notified a day later, with one notice and one mail", async () => {
    const services = onDay(0);
    const { actor, email } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor, askingOfEvictions());
    await readAll(services);
    expect(await readings(formId)).toBe(1);
    await beforeTheRule(formId);
    later(services, 24);
    await readAll(services);
    expect(await readings(formId)).toBe(2);
    await announceAll(services);
    expect(await mailsAbout(services, formId)).toEqual([]);
    later(services, 24);
    for (let again = 0; again < 3; again += 1) {
      await readAll(services);
      await announceAll(services);
    }
    const mails = await mailsAbout(services, formId);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      lane: "bulk",
      mail: { to: email, subject: "A question of your form needs a change: Florida, United States" },
    });
    expect(mails[0]?.mail?.text).toContain("needs a reason in Florida, United States.");
    expect(mails[0]?.mail?.text).toContain(`/app/forms/${formId}/law`);
    const notices = "SELECT count(*) AS n FROM notification WHERE form_id = ? AND kind = 'form-law'";
    expect(await countRows(notices, formId)).toBe(1);
    expect(await readings(formId)).toBe(2);
  });

  it("of a guest is reported to the confirmed address, with a link to the form", async () => {
    const services = onDay(1);
    const form = await aPublishedForm(services, { definition: askingOfEvictions() });
    await beforeTheRule(form.formId);
    await readAll(services);
    later(services, 24);
    await announceAll(services);
    const [told] = await mailsAbout(services, form.formId);
    expect(told?.mail?.to).toBe(form.email);
    expect(told?.mail?.text).toContain("/manage/");
  });

  // Red when the handler does not look again at what is published.
  it("is not reported when its landlord mended it before the mail was sent", async () => {
    const services = onDay(2);
    const form = await aPublishedForm(services, { definition: askingOfEvictions() });
    await beforeTheRule(form.formId);
    await readAll(services);
    later(services, 24);
    await announceAll(services);
    const change = await findLawChange(services, form.actor, { formId: form.formId }, "en");
    expect(change).toMatchObject({ stage: "propose", rows: [{ code: "reason-missing" }] });
    const rev = change?.rev ?? 0;
    const reasons = { evicted: "required-here" } as const;
    const drafted = await draftLawfulForm(services, form.actor, { formId: form.formId, rev, reasons });
    expect(drafted).toMatchObject({ ok: true });
    expect(await draftLawfulForm(services, form.actor, { formId: form.formId, rev, reasons })).toMatchObject({
      code: "conflict",
    });
    expect(await findLawChange(services, form.actor, { formId: form.formId }, "en")).toMatchObject({
      stage: "publish",
      rows: [{ became: { kind: "reasoned" } }],
    });
    const published = await publishForm(services, form.actor, { formId: form.formId, rev: rev + 1 });
    expect(published).toMatchObject({ ok: true, value: { isNew: true } });
    expect(await findLawChange(services, form.actor, { formId: form.formId }, "en")).toMatchObject({
      stage: "nothing",
    });
    expect(await mailsAbout(services, form.formId)).toEqual([{ lane: "bulk", mail: null }]);
  });

  it("is not rechecked when it was never published or is closed", async () => {
    const services = onDay(3);
    const { actor } = await anAccount(services);
    const draft = await createForm(services, actor, { definition: askingOfEvictions() });
    if (!draft.ok) throw new Error(draft.code);
    const closed = await aPublishedForm(services, { definition: askingOfEvictions() });
    await bindings.DB.prepare("UPDATE rent_form SET state = 'closed' WHERE id = ?").bind(closed.formId).run();
    await readAll(services);
    expect(await readings(draft.value.formId)).toBe(0);
    expect(await readings(closed.formId)).toBe(0);
  });

  // Red when `isDue` does not ask for holds, or "send" leaves the time as it was.
  it("waits while the admin holds its place back, and is reported at once when the admin releases it", async () => {
    const services = onDay(4);
    const form = await aPublishedForm(services, { definition: askingOfEvictions() });
    const { actor, userId, email } = await anAccount(services);
    const florida = (move: "hold" | "send") => moveAnnouncements(services, actor, { place: "US-FL", move });
    await beforeTheRule(form.formId);
    await readAll(services);
    expect(await florida("hold")).toMatchObject({ code: "not-found" });
    await bindings.DB.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(userId).run();
    Object.assign(services, { config: { ...services.config, adminEmail: email } });
    expect(await florida("hold")).toMatchObject({ ok: true });
    later(services, 48);
    await announceAll(services);
    expect(await mailsAbout(services, form.formId)).toEqual([]);
    const [waiting] = await listAnnouncements(services);
    expect(waiting).toMatchObject({ place: "US-FL", placeName: "Florida, United States", heldAt: expect.any(Number) });
    expect(waiting?.questions).toEqual([{ question: "evicted", forms: waiting?.forms }]);
    expect(await florida("send")).toMatchObject({ ok: true });
    // Its day went by while it was held back: the page names no past day.
    expect(await listAnnouncements(services)).toMatchObject([{ place: "US-FL", heldAt: null, at: null }]);
    await announceAll(services);
    expect(await mailsAbout(services, form.formId)).toHaveLength(1);
    expect(await listAnnouncements(services)).toEqual([]);
  });
});
