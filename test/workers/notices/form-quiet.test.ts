import { describe, expect, it } from "vitest";
import { pauseForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { anAccountForm } from "../../support/account-forms";
import { sendApplication } from "../../support/applications";
import { anAccount, aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { sweepOn } from "../../support/sweep-on";

async function jobsOf(formId: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = 'mail.form-quiet' AND instr(ref, ?)",
  )
    .bind(formId)
    .all<{ id: OutboxId }>();
  return results;
}

async function aForm() {
  const services = testServices();
  const { actor, email, userId } = await anAccount(services);
  return { services, actor, email, userId, ...(await anAccountForm(services, actor)) };
}

describe("the mail about a form without applications", () => {
  it("is sent once, with the form's link and a link to its Share tab", async () => {
    const { services, email, userId, formId, urlId } = await aForm();
    await sweepOn(services, formId, 13);
    expect(await jobsOf(formId)).toEqual([]);
    for (const day of [15, 16, 20]) await sweepOn(services, formId, day);
    const [job, ...more] = await jobsOf(formId);
    expect(more).toEqual([]);
    for (let run = 0; run < 2; run += 1) await runJob(services, job?.id as OutboxId);
    const mail = await mailOf(job?.id ?? "");
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(`/apply/${urlId}`);
    expect(mail?.text).toContain(`/app/forms/${formId}/share`);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'form-quiet'";
    expect(await countRows(told, userId)).toBe(1);
    // Its job is deleted after 90 days.
    await bindings.DB.prepare("DELETE FROM outbox WHERE id = ?").bind(job?.id).run();
    await sweepOn(services, formId, 100);
    expect(await jobsOf(formId)).toEqual([]);
  });

  it("is not sent when an application arrived before its job ran", async () => {
    const { services, formId } = await aForm();
    await sweepOn(services, formId, 15);
    const [job] = await jobsOf(formId);
    await sendApplication(services, formId);
    await runJob(services, job?.id as OutboxId);
    expect([job === undefined, await mailOf(job?.id ?? "")]).toEqual([false, null]);
  });

  const others: [string, () => Promise<string>][] = [
    [
      "with an application",
      async () => {
        const { services, formId } = await aForm();
        await sendApplication(services, formId);
        return formId;
      },
    ],
    [
      "that is paused",
      async () => {
        const { services, actor, formId } = await aForm();
        await pauseForm(services, actor, formId);
        return formId;
      },
    ],
    ["of a guest", async () => (await aPublishedForm(testServices())).formId],
  ];

  it.each(others)("is not sent for a form %s", async (_, make) => {
    const formId = await make();
    await sweepOn(testServices(), formId, 15);
    expect(await jobsOf(formId)).toEqual([]);
  });
});
