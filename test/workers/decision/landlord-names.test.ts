import { expect, it } from "vitest";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { runJob } from "../../../workers/jobs/run-job";
import { aSentApplication } from "../../support/applications";
import { aColleagueOf } from "../../support/colleagues";
import { aDefinition, aPublishedForm, bindings, ids, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aDesk } from "../../support/review";

const definition = { ...aDefinition({ withFile: true }), landlord: { name: "O'Brien & Sons, C21" } };

async function receiptOf(services: Services, applicationId: ApplicationId): Promise<string> {
  const id = ids.uuid<OutboxId>();
  const job = { id, kind: "mail.application-receipt", ref: { applicationId }, dedupeKey: id } as const;
  await insertJob(services.db, { ...job, now: services.clock.now() });
  await runJob(services, id);
  return (await mailOf(id))?.text ?? "";
}

// Red without `landlordColumns`: every landlord's name was cut down as a stranger's.
it("the name of a confirmed account is printed unchanged in mails to applicants", async () => {
  const services = testServices();
  const [id] = (await aDesk(services, { definition })).applicationIds as [ApplicationId];
  expect(await receiptOf(services, id)).toContain("O'Brien & Sons, C21 (");
});

it("a guest landlord's name loses all characters that are not letters", async () => {
  const services = testServices();
  const form = await aPublishedForm(services, { definition });
  const { id } = await aSentApplication(services, form);
  const text = await receiptOf(services, id as ApplicationId);
  expect(text).toContain("O'Brien Sons C (");
});

// Red where a letter or message takes its name from the person who is signed in.
it("letters and messages that a colleague sends carry the landlord's published name, and never the colleague's", async () => {
  const services = testServices(new Date("2027-05-03T09:00:00Z"));
  const desk = await aDesk(services, { definition });
  const [id] = desk.applicationIds as [ApplicationId];
  const ana = await aColleagueOf(services, desk, "reviewer");
  await bindings.DB.prepare("UPDATE user SET name = 'Ana Brown' WHERE id = ?").bind(ana.userId).run();
  const postId = crypto.randomUUID();
  await writeMessages(services, ana.inTeam, { applicationIds: [id], postId, text: "Hello", isNamed: false });
  const letter = { text: null, sendAt: 0, agency: null };
  await moveApplications(services, ana.inTeam, { applicationIds: [id], action: "approve", letter });
  services.setNow(new Date("2027-05-03T11:00:00Z"));
  for (const kind of ["mail.applicant-letter", "mail.message"]) {
    const found = bindings.DB.prepare("SELECT id FROM outbox WHERE kind = ? ORDER BY created_at DESC");
    const job = (await found.bind(kind).first<OutboxId>("id")) ?? ("none" as OutboxId);
    await runJob(services, job);
    const mail = JSON.stringify(await mailOf(job));
    expect([kind, mail.includes("O'Brien & Sons, C21"), mail.includes("Ana Brown"), mail.includes(ana.email)]).toEqual([
      ...[kind, true, false, false],
    ]);
  }
});
