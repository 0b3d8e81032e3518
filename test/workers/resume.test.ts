import { describe, expect, it } from "vitest";
import { type Draft, findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { askForResumeLink, findResumeLink } from "../../app/features/applying/apply/commands/resume-draft.server";
import { saveDraft, startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import type { OutboxId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import { sweepReminders } from "../../workers/jobs/sweeps/reminders";
import { typedSteps } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { countRows, ids, testServices } from "../support/forms";
import { mailOf } from "../support/outbox";
import { sendKind } from "../support/send-kind";

const sendResumeLink = sendKind("mail.resume-draft");

const hourMs = 3_600_000;

/** A draft with its first page answered, whose link was asked for at `services`' time. */
async function anUnfinished(locale = "en") {
  const services = testServices();
  const { urlId } = await storeForm();
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(services, form, locale);
  const raw = Object.fromEntries((typedSteps[0] ?? []).map(([name, value]) => [name, [value]]));
  const draft = (await findDraft(services, form.formId, token)) as Draft;
  const done = form.definition.sections[0]?.id;
  const saved = await saveDraft(services, { form, token, draft }, { change: () => raw, done });
  if (!saved.ok) throw new Error(saved.code);
  const email = `${ids.nodeId()}@tenant.example`;
  const asked = await askForResumeLink(services, saved.value, { email, formEndsAt: form.opensUntil });
  if (!asked.ok) throw new Error(asked.code);
  return { services, form, token, draft: asked.value, email, startedAt: services.clock.now().getTime() };
}

const aJob = () => ({ id: crypto.randomUUID() as OutboxId });
const remindersOf = (draft: Draft) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE instr(dedupe_key, ?) = 1", `draft-reminder:${draft.id}:`);

describe("the link to resume a draft", () => {
  const link = mailLinks.resumeDraft;

  it("opens the application it was mailed for", async () => {
    const { services, draft } = await anUnfinished();
    const token = await mintLinkToken(services, { ...link, ref: draft.id });
    expect(await findResumeLink(services, token)).toMatchObject({ draftId: draft.id, seat: "lead" });
  });

  // Each is red without its line of findResumeLink.
  it.each([
    ["the link has expired", "UPDATE link_token SET expires_at = ?2 WHERE ref = ?1", link.purpose],
    ["the draft has expired", "UPDATE application_draft SET expires_at = ?2 WHERE id = ?1", link.purpose],
    ["the application was sent", "UPDATE application_draft SET submitted_at = ?2 WHERE id = ?1", link.purpose],
    ["the link was made for another purpose", "SELECT ?1, ?2", mailLinks.applicationStatus.purpose],
  ])("opens nothing once %s", async (_why, change, purpose) => {
    const { services, draft } = await anUnfinished();
    const token = await mintLinkToken(services, { ...link, purpose, ref: draft.id });
    await bindings.DB.prepare(change).bind(draft.id, services.clock.now().getTime()).run();
    expect(await findResumeLink(services, token)).toBeNull();
  });
});

describe("the mail with the link to resume", () => {
  // Red while the link of the button was the one of the reminders, too.
  it("goes to the address given and names the home; stopping the reminders is another link than continuing", async () => {
    const { services, form, draft, email } = await anUnfinished();
    const job = aJob();
    await sendResumeLink(services, { draftId: draft.id, reminder: 0 }, { ...job, kind: "mail.resume-draft" });
    const mail = await mailOf(job.id);
    expect(mail).toMatchObject({ to: email, subject: "Continue your application" });
    expect(mail?.text).toContain("17%");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ada|Lovelace/);
    expect(mail?.text).toContain(form.definition.title.en ?? "?");
    const [goOn, stop] = mail?.text.match(/http:\/\/localhost:8787\/apply\/\S+/g) ?? [];
    expect(goOn).toMatch(/\/resume\/[\w-]{43}$/);
    expect(stop).toBe(`${goOn}?stop=1`);
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  // Red when saveDraft puts only answers and sections into what it seals.
  it("is sent to that address also after the next step was saved", async () => {
    const { services, draft, email, form, token } = await anUnfinished();
    await saveDraft(services, { form, token, draft }, { change: (raw) => raw });
    const job = aJob();
    await sendResumeLink(services, { draftId: draft.id, reminder: 1 }, { ...job, kind: "mail.resume-draft" });
    expect(await mailOf(job.id)).toMatchObject({ to: email });
  });

  it.each([
    ["es", "Su solicitud aún no se ha enviado"],
    ["fr", "Votre candidature n’est pas encore envoyée"],
  ])("is in the language of the application: %s", async (locale, subject) => {
    const { services, draft } = await anUnfinished(locale);
    const job = aJob();
    await sendResumeLink(services, { draftId: draft.id, reminder: 1 }, { ...job, kind: "mail.resume-draft" });
    expect((await mailOf(job.id))?.subject).toBe(subject);
  });

  it.each([
    ["it was sent", "UPDATE application_draft SET submitted_at = 1 WHERE id = ?1"],
    ["it has expired", "UPDATE application_draft SET expires_at = 1 WHERE id = ?1"],
    [
      "its form was closed",
      "UPDATE rent_form SET state = 'closed', closed_at = 1 WHERE id = (SELECT form_id FROM application_draft WHERE id = ?1)",
    ],
    [
      "its form was deleted",
      "UPDATE rent_form SET state = 'deleted' WHERE id = (SELECT form_id FROM application_draft WHERE id = ?1)",
    ],
  ])("is not sent once %s", async (_why, change) => {
    const { services, draft } = await anUnfinished();
    await bindings.DB.prepare(change).bind(draft.id).run();
    const job = aJob();
    expect(
      await sendResumeLink(services, { draftId: draft.id, reminder: 1 }, { ...job, kind: "mail.resume-draft" }),
    ).toEqual({ kind: "done" });
    expect(await mailOf(job.id)).toBeNull();
  });
});

describe("reminders to finish a draft", () => {
  it("are sent after a day, after three days and a day before the end: three at most", async () => {
    const { draft, startedAt } = await anUnfinished();
    const sentAt: number[] = [];
    for (let hours = 0; hours <= 31 * 24; hours += 6) {
      await sweepReminders(testServices(new Date(startedAt + hours * hourMs)));
      while (sentAt.length < (await remindersOf(draft))) sentAt.push(hours);
    }
    expect(sentAt).toEqual([24, 72, 29 * 24]);
  });

  it("are not sent to tenants who are working on it, have sent it or switched them off", async () => {
    const [busy, sent] = [await anUnfinished(), await anUnfinished()];
    const at = new Date(busy.startedAt + 25 * hourMs);
    await bindings.DB.prepare("UPDATE application_draft SET updated_at = ? WHERE id = ?")
      .bind(at.getTime() - hourMs, busy.draft.id)
      .run();
    await bindings.DB.prepare("UPDATE application_draft SET submitted_at = 1 WHERE id = ?").bind(sent.draft.id).run();
    await sweepReminders(testServices(at));
    expect([await remindersOf(busy.draft), await remindersOf(sent.draft)]).toEqual([0, 0]);
    await sweepReminders(testServices(new Date(busy.startedAt + 73 * hourMs)));
    expect([await remindersOf(busy.draft), await remindersOf(sent.draft)]).toEqual([1, 0]);
  });

  it("are written once, however many sweeps run at once", async () => {
    const { draft, startedAt } = await anUnfinished();
    const services = testServices(new Date(startedAt + 25 * hourMs));
    await Promise.all([1, 2, 3].map(() => sweepReminders(services)));
    expect(await remindersOf(draft)).toBe(1);
  });
});
