import { beforeEach, describe, expect, it } from "vitest";
import {
  cancelInfoRequest,
  requestInfo,
} from "../../../app/features/applying/info-requests/commands/request-info.server";
import {
  type MoveInput,
  moveApplications,
} from "../../../app/features/deciding/decision/commands/move-applications.server";
import type { ApplicationId, InfoRequestId, OutboxId, ReferenceRequestId } from "../../../app/kernel/ids";
import { insertJob, type JobKind, type NewJob } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { bindings, ids } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aRefereeDesk, ask, type RefereeDesk } from "../../support/references";
import { testServices } from "../../support/services";
import { eraseAsApplicant } from "../../support/withdraw";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-11-22T09:00:00Z");

let services: ReturnType<typeof testServices>;
let desk: RefereeDesk;
beforeEach(async () => {
  services = testServices({ now: start });
  desk = await aRefereeDesk(services);
});

const down = { send: async () => ({ ok: false, kind: "retry", code: "E_INTERNAL_SERVER_ERROR" }) as const };
const set = (assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(desk.applicationId).run();
const move = (action: MoveInput["action"]) =>
  moveApplications(services, desk.actor, { applicationIds: [desk.applicationId], action });

type Work = Pick<NewJob, "kind" | "ref">;

/** A job whose first try the mail service refused for now, and what becomes of it an hour later. */
async function secondTry(work: Work, meanwhile: () => Promise<unknown>) {
  const id = ids.uuid<OutboxId>();
  await insertJob(services.db, { id, ...work, dedupeKey: null, now: services.clock.now() });
  await runJob({ ...services, mailer: down }, id);
  const [{ tries } = { tries: 0 }] = (
    await bindings.DB.prepare("SELECT attempts AS tries FROM outbox WHERE id = ? AND done_at IS NULL")
      .bind(id)
      .all<{ tries: number }>()
  ).results;
  expect(tries).toBe(1);
  await meanwhile();
  services.setNow(new Date(services.clock.now().getTime() + hourMs));
  await runJob(services, id);
  return (await mailOf(id))?.subject ?? null;
}

async function aRequest(): Promise<InfoRequestId> {
  const { formId, applicationId, actor } = desk;
  const asked = { items: [{ kind: "text" as const, text: "Who is your landlord?" }], note: "By email, please." };
  const made = await requestInfo(services, actor, { formId, applicationId, ...asked, dueAt: +start + 5 * dayMs });
  if (!made.ok) throw new Error(made.code);
  return made.value.id;
}

async function aReference(): Promise<ReferenceRequestId> {
  const made = await ask(services, desk);
  if (!made.ok) throw new Error(made.code);
  const row = await bindings.DB.prepare("SELECT id FROM reference_request WHERE application_id = ?")
    .bind(desk.applicationId)
    .first<{ id: ReferenceRequestId }>();
  return row?.id as ReferenceRequestId;
}

const aboutApplication = (kind: JobKind) => async () =>
  ({ kind, ref: { applicationId: desk.applicationId as ApplicationId } }) as Work;
const infoMail = (isReminder: boolean) => async () =>
  ({ kind: "mail.info-request", ref: { infoRequestId: await aRequest(), isReminder } }) as const;
const referenceMail = async () =>
  ({ kind: "mail.reference-request", ref: { referenceRequestId: await aReference(), isReminder: false } }) as const;

const withdrawn = () => set("state = 'withdrawn', decided_at = updated_at");
const erased = () => eraseAsApplicant(services, desk.applicationId);
const cancelled = () => cancelInfoRequest(services, desk.actor, desk);
const wait = (ms: number) => async () => services.setNow(new Date(services.clock.now().getTime() + ms));

type Case = [what: string, work: () => Promise<Work>, meanwhile: () => Promise<unknown>];

describe("a mail retried after its first attempt failed", () => {
  // Red when the handler reads once what it tells of, or leaves out one of these questions.
  it.each<Case>([
    ["a request for information that was cancelled", infoMail(false), cancelled],
    ["a request for information after a decision", infoMail(false), () => move("decline")],
    ["a reminder after its due date", infoMail(true), wait(6 * dayMs)],
    ["a reference request about a declined applicant", referenceMail, () => move("decline")],
    ["an expired reference request", referenceMail, wait(60 * dayMs)],
    ["a receipt of a withdrawn application", aboutApplication("mail.application-receipt"), withdrawn],
    ["a receipt of an erased application", aboutApplication("mail.application-receipt"), erased],
    ["the new-application mail of a withdrawn application", aboutApplication("mail.new-application"), withdrawn],
    ["the new-application mail of an erased application", aboutApplication("mail.new-application"), erased],
  ])("is not sent any more: %s", async (_what, work, meanwhile) => {
    expect(await secondTry(await work(), meanwhile)).toBeNull();
  });

  it.each<Case>([
    ["an open request for information", infoMail(false), async () => undefined],
    ["a reminder before its due date", infoMail(true), async () => undefined],
    ["an open reference request", referenceMail, async () => undefined],
    [
      "a receipt of an application decided meanwhile",
      aboutApplication("mail.application-receipt"),
      () => move("decline"),
    ],
    [
      "the new-application mail of an application read meanwhile",
      aboutApplication("mail.new-application"),
      () => set("first_viewed_at = 1"),
    ],
  ])("is sent: %s", async (_what, work, meanwhile) => {
    expect(await secondTry(await work(), meanwhile)).not.toBeNull();
  });

  it("is not sent about a complete household once the application was withdrawn", async () => {
    await set("household_completed_at = 1");
    expect(await secondTry(await aboutApplication("mail.household-complete")(), withdrawn)).toBeNull();
  });

  it("is not sent about answered requests once the answers were erased", async () => {
    const infoRequestId = await aRequest();
    await bindings.DB.prepare("UPDATE info_request SET answered_at = 1 WHERE id = ?").bind(infoRequestId).run();
    const ref = { applicationId: desk.applicationId, infoRequestId };
    expect(await secondTry({ kind: "mail.info-answered", ref }, erased)).toBeNull();
  });
});
