import { expect, it } from "vitest";
import { addDocument } from "../../app/features/applications/commands-documents.server";
import { saveDraft, startDraft } from "../../app/features/applications/commands-draft.server";
import { submitApplication } from "../../app/features/applications/commands-submit.server";
import { findDraft } from "../../app/features/applications/queries-draft.server";
import { askingOf } from "../../app/features/applications/queries-page.server";
import type { OutboxId } from "../../app/kernel/ids";
import { runJob } from "../../workers/jobs/run-job";
import { asked, typedSteps } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { anAccount, testServices } from "../support/forms";
import { submitInput } from "../support/ready-draft";

/** What D1 counts of one application, index entries too; the README's sum of money is made of it. */
it("writes no more rows from the first press to the mails than the README's arithmetic says", async () => {
  const services = testServices();
  const { userId } = await anAccount(services);
  const { formId, urlId } = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(userId, formId).run();
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No such form");
  let before = { ...services.usage };
  const written: Record<string, number> = {};
  const count = (what: string) => {
    written[what] = (written[what] ?? 0) + services.usage.rowsWritten - before.rowsWritten;
    before = { ...services.usage };
  };
  const { token } = await startDraft(services, form, "en");
  const current = async () => {
    const draft = await findDraft(services, form.formId, token);
    if (!draft) throw new Error("No such draft");
    return draft;
  };
  count("start");
  const raw: Record<string, string[]> = {};
  for (const step of [...typedSteps, [[`consent.${asked.truth}`, "yes"]] as const]) {
    for (const [name, value] of step) if (value) raw[name] = [value];
    await saveDraft(services, { form, token, draft: await current() }, { change: () => ({ ...raw }) });
    count("steps");
  }
  for (const name of ["october.pdf", "november.pdf"]) {
    const draft = await current();
    const { plan } = askingOf(services, form, draft);
    const file = { path: asked.payslips, name, bytes: new TextEncoder().encode(`%PDF-1.4 ${name}`) };
    await addDocument(services, { plan, draft }, file);
    count("documents");
  }
  const draft = await current();
  const sent = await submitApplication(services, submitInput(services, { form, draft, token }));
  expect(sent.ok).toBe(true);
  count("sending");
  const { results } = await bindings.DB.prepare("SELECT id FROM outbox WHERE ref LIKE ?")
    .bind(`%${draft.id}%`)
    .all<{ id: OutboxId }>();
  for (const { id } of results) await runJob(services, id);
  count("mails and search");
  expect(written).toEqual({ start: 3, steps: 6, documents: 4, sending: 28, "mails and search": 41 });
});
