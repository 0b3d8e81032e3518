import { expect, it } from "vitest";
import { addDocument } from "../../app/features/applications/commands-documents.server";
import { draftRates, saveDraft, startDraft } from "../../app/features/applications/commands-draft.server";
import { submitApplication } from "../../app/features/applications/commands-submit.server";
import { findDraft } from "../../app/features/applications/queries-draft.server";
import { askingOf } from "../../app/features/applications/queries-page.server";
import { sendRates } from "../../app/features/applications/spam/commands-judge.server";
import type { OutboxId } from "../../app/kernel/ids";
import { createMailQueue, type MailMessage } from "../../app/platform/mail-queue";
import { createMailer } from "../../app/platform/mailer";
import { runJob } from "../../workers/jobs/run-job";
import { asked, typedSteps } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { anAccount, testServices } from "../support/forms";
import { aReadyDraft, submitInput } from "../support/ready-draft";

/** An account's form with every kind of question, and services that count what is written to which; mails cost nothing here. */
async function aCountedForm() {
  const services = testServices();
  const { userId } = await anAccount(services);
  const { formId, urlId } = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(userId, formId).run();
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No such form");
  const queueSends: unknown[] = [];
  const sendBatch = async (messages: unknown) => void queueSends.push(messages);
  const queue = { sendBatch } as unknown as Queue<MailMessage>;
  // The mailbox of a developer's machine writes rows that production does not.
  const mailer = createMailer(services.config, async () => ({ ok: true }));
  const counted = { ...services, mailer, mailQueue: createMailQueue(queue, services.log) };
  return { services: counted, form, queueSends };
}

type Counted = Awaited<ReturnType<typeof aCountedForm>>;

async function draftOf({ services, form }: Counted, token: string) {
  const draft = await findDraft(services, form.formId, token);
  if (!draft) throw new Error("No such draft");
  return draft;
}

/** What D1 counts of one application, index entries too; the README's sum of money is made of it. */
it("writes no more rows from the first press to the mails than the README's arithmetic says", async () => {
  const counted = await aCountedForm();
  const { services, form } = counted;
  let before = { ...services.usage };
  const written: Record<string, number> = {};
  const count = (what: string) => {
    written[what] = (written[what] ?? 0) + services.usage.rowsWritten - before.rowsWritten;
    before = { ...services.usage };
  };
  const { token } = await startDraft(services, form, "en");
  count("start");
  const raw: Record<string, string[]> = {};
  for (const step of [...typedSteps, [[`consent.${asked.truth}`, "yes"]] as const]) {
    for (const [name, value] of step) if (value) raw[name] = [value];
    const draft = await draftOf(counted, token);
    await saveDraft(services, { form, token, draft }, { change: () => ({ ...raw }) });
    count("steps");
  }
  for (const name of ["october.pdf", "november.pdf"]) {
    const draft = await draftOf(counted, token);
    const { plan } = askingOf(services, form, draft);
    const file = { path: asked.payslips, name, bytes: new TextEncoder().encode(`%PDF-1.4 ${name}`) };
    await addDocument(services, { plan, draft }, file);
    count("documents");
  }
  const rates = [draftRates.start, draftRates.upload, draftRates.upload, sendRates.address, sendRates.form];
  for (const rate of rates) await services.rateLimit.take(rate, token);
  count("rates");
  const draft = await draftOf(counted, token);
  const sent = await submitApplication(services, submitInput(services, { form, draft, token }));
  expect(sent.ok).toBe(true);
  count("sending");
  const { results } = await bindings.DB.prepare("SELECT id FROM outbox WHERE ref LIKE ?")
    .bind(`%${draft.id}%`)
    .all<{ id: OutboxId }>();
  for (const { id } of results) await runJob(services, id);
  count("mails and search");
  expect(written).toEqual({ start: 3, steps: 6, documents: 4, rates: 5, sending: 25, "mails and search": 19 });
});

// One document (1 row) and the audit row (3) are in it.
it("sends an application with one batch and one message to the queue, and reads few rows", async () => {
  const counted = await aCountedForm();
  const { services, form } = counted;
  const { draft, token } = await aReadyDraft(services, form);
  const before = { ...services.usage };
  const sent = await submitApplication(services, submitInput(services, { form, draft, token }));
  expect(sent.ok).toBe(true);
  const { roundTrips, rowsWritten, rowsRead } = services.usage;
  expect({
    batches: roundTrips - before.roundTrips,
    queueSends: counted.queueSends.length,
    written: rowsWritten - before.rowsWritten,
  }).toEqual({ batches: 1, queueSends: 1, written: 24 });
  // A search that finds nobody reads the entry it comes to, where another form's stands there.
  expect(rowsRead - before.rowsRead).toBeLessThanOrEqual(13);
});
