import { expect, it } from "vitest";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { runJob } from "../../../workers/jobs/run-job";
import { aSentApplication } from "../../support/applications";
import { aDefinition, aPublishedForm, ids, testServices } from "../../support/forms";
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
